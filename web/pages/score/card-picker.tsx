import { type CardId, cards, type Suit, suitForms } from '@tafelrunde/fantasy-realms';
import { useLang, useWords } from '../../app/text/words.ts';
import { suitNames } from '../../boards/fantasy-realms/suit-names.ts';
import { SuitSign } from '../../boards/fantasy-realms/suit-sign.tsx';
import { scoreWords } from '../../words/score.ts';
import { matches } from '../learn/rule-book.ts';
import style from './score.module.css';

interface CardPickerProps {
  readonly ids: readonly CardId[];
  readonly chosen: readonly CardId[];
  readonly search: string;
  readonly full: boolean;
  toggle(id: CardId): void;
}

/** All cards as keys, by suit: a thumb finds them. */
export function CardPicker({ ids, chosen, search, full, toggle }: CardPickerProps) {
  const t = useWords(scoreWords);
  const lang = useLang();
  const found = ids.filter((id) => matches(`${cards[id].name[lang]} ${suitNames(cards[id].suit, lang)}`, search));
  const suits = [...new Set(found.map((id) => cards[id].suit))];
  if (found.length === 0) return <p role="status">{t.none}</p>;
  return (
    <div className={style.picker}>
      {suits.map((suit) => (
        <Suite key={suit} suit={suit}>
          {found
            .filter((id) => cards[id].suit === suit)
            .map((id) => (
              <button
                key={id}
                type="button"
                className={style.key}
                aria-pressed={chosen.includes(id)}
                disabled={full && !chosen.includes(id)}
                onClick={() => toggle(id)}
              >
                <span className={style.strength}>{cards[id].strength}</span>
                {cards[id].name[lang]}
              </button>
            ))}
        </Suite>
      ))}
    </div>
  );
}

function Suite({ suit, children }: { readonly suit: Suit; readonly children: React.ReactNode }) {
  const lang = useLang();
  return (
    <fieldset className={style.suite} data-suit={suit}>
      <legend>
        <SuitSign suit={suit} />
        {suitForms[suit][lang].heading}
      </legend>
      <div className={style.keys}>{children}</div>
    </fieldset>
  );
}

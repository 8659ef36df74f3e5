import { type CardKind, cards, cardText } from '@tafelrunde/four-souls';
import type { CardId, Lang } from '@tafelrunde/kernel';
import { useState } from 'react';
import { ChoiceRow } from '../../app/fields/choice-row.tsx';
import type { CardsProps } from '../../app/games/boards.ts';
import { useLang } from '../../app/text/words.ts';
import { CardsPage } from '../../pages/learn/cards-page.tsx';
import { matches } from '../../pages/learn/rule-book.ts';
import own from './all-cards.module.css';
import { CardFace, textFit } from './card.tsx';
import { describe } from './describe.ts';
import { soulsWords } from './words.ts';

/** A kind of cards, or all that a set brought. */
type Shown = CardKind | 'fsp2';

const CHOICES: readonly Shown[] = [
  'treasure',
  'loot',
  'monster',
  'event',
  'curse',
  'character',
  'starting-item',
  'bonus-soul',
  'room',
  'fsp2',
];

/** Every card of the game, to look through. */
export function AllCards({ game }: CardsProps) {
  const lang = useLang();
  const words = soulsWords[lang];
  const [shown, show] = useState<Shown>('treasure');
  const [search, setSearch] = useState('');
  const found = Object.keys(cards).filter((id) =>
    search.trim() === '' ? isAmong(id, shown) : matches(searchText(id, lang), search),
  );
  return (
    <CardsPage
      game={game}
      lead={words.cardsLead}
      choices={
        <ChoiceRow
          legend={words.allKinds}
          value={shown}
          choose={(value) => {
            show(value);
            setSearch('');
          }}
          choices={CHOICES.map((value) => ({ value, label: value === 'fsp2' ? 'Four Souls+' : words.kind[value] }))}
        />
      }
      search={{ label: words.search, value: search, set: setSearch }}
      found={found.length}
    >
      <ul className={own.cards}>
        {found.map((id) => (
          <Listed key={id} id={id} lang={lang} />
        ))}
      </ul>
    </CardsPage>
  );
}

/** Pixels: a text that needs a wider card than this is not on the cards of this page. */
const SMALL = 230;

/** Here is no zoom: what is small on the card stands beside it. */
function Listed({ id, lang }: { readonly id: CardId; readonly lang: Lang }) {
  return (
    <li data-small={textFit(id, lang).fitsFrom >= SMALL || undefined}>
      <span aria-hidden="true">
        <CardFace id={id} lang={lang} />
      </span>
      <span className="visually-hidden">{describe(id, lang)}</span>
      <p className={own.beside} aria-hidden="true">
        <b>{cards[id]?.name}</b>
        {cardText(id, lang)
          .split('\n')
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </p>
    </li>
  );
}

const isAmong = (id: CardId, shown: Shown): boolean => cards[id]?.set === shown || cards[id]?.kind === shown;

const searchText = (id: CardId, lang: Lang): string => `${cards[id]?.name ?? ''} ${cardText(id, lang)}`;

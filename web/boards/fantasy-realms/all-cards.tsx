import {
  baseIds,
  type CardId,
  cards,
  fantasyRealms,
  hoardIds,
  type ItemId,
  isItemId,
  itemIds,
  promoIds,
  type Suit,
  suitForms,
} from '@tafelrunde/fantasy-realms';
import type { Lang } from '@tafelrunde/kernel';
import { useMemo, useState } from 'react';
import { ChoiceRow } from '../../app/fields/choice-row.tsx';
import type { CardsProps } from '../../app/games/boards.ts';
import { useLang, useWords } from '../../app/text/words.ts';
import { CardsPage } from '../../pages/learn/cards-page.tsx';
import style from '../../pages/learn/learn.module.css';
import { matches } from '../../pages/learn/rule-book.ts';
import { learnWords } from '../../words/learn.ts';
import { CardFace, sectionsOf } from './card.tsx';
import { suitNames } from './suit-names.ts';
import { SuitSign } from './suit-sign.tsx';
import { fitText } from './text-fit.ts';

const SETS = { base: baseIds, hoard: hoardIds, items: itemIds, promos: promoIds } as const;
type SetName = keyof typeof SETS;
type Shown = { readonly id: CardId | ItemId; readonly group: Suit | 'item'; readonly text: string };

/** All cards of Fantasy Realms, by sets and suits. */
export function AllCards({ game }: CardsProps) {
  const t = useWords(learnWords);
  const lang = useLang();
  const [set, setSet] = useState<SetName>('base');
  const [suit, setSuit] = useState<Suit | 'item'>();
  const [search, setSearch] = useState('');
  const all = useMemo(() => SETS[set].map((id) => shownOf(id, lang)), [set, lang]);
  const groups = [...new Set(all.map(({ group }) => group))];
  const found = all.filter(
    (card) => (suit === undefined || card.group === suit) && matches(searchText(card, lang), search),
  );
  return (
    <CardsPage
      game={game}
      choices={
        <ChoiceRow
          legend={t.sets}
          value={set}
          choose={(value) => {
            setSet(value);
            setSuit(undefined);
          }}
          choices={(['base', 'hoard', 'items', 'promos'] as const).map((value) => ({ value, label: t[value] }))}
        />
      }
      narrower={
        groups.length < 2 ? null : (
          <fieldset className={style.suits}>
            <legend className="visually-hidden">{t.suits}</legend>
            <button
              type="button"
              className={style.suit}
              aria-pressed={suit === undefined}
              onClick={() => setSuit(undefined)}
            >
              {t.everything}
            </button>
            {groups.map((each) => (
              <button
                key={each}
                type="button"
                className={style.suit}
                data-suit={each}
                aria-pressed={suit === each}
                onClick={() => setSuit(suit === each ? undefined : each)}
              >
                <SuitSign suit={each} />
                {groupName(each, lang)}
              </button>
            ))}
          </fieldset>
        )
      }
      search={{ label: t.searchCards, value: search, set: setSearch }}
      found={found.length}
    >
      {groups.map((group) => {
        const members = found.filter((card) => card.group === group);
        return members.length === 0 ? null : (
          <section key={group} className={style.group} aria-label={groupName(group, lang)}>
            <h2>{groupName(group, lang)}</h2>
            <ul className={style.cards}>
              {members.map(({ id }) => (
                <Listed key={id} id={id} lang={lang} />
              ))}
            </ul>
          </section>
        );
      })}
    </CardsPage>
  );
}

/** Here is no zoom: what is cut on a small card stands below it. */
function Listed({ id, lang }: { readonly id: CardId | ItemId; readonly lang: Lang }) {
  const { bonus, penalty } = sectionsOf(id, lang);
  const { fitsFrom } = fitText(bonus, penalty);
  return (
    <li data-fits={fitsFrom}>
      <CardFace id={id} lang={lang} />
      {fitsFrom === undefined ? null : (
        <p className={style.whole} aria-hidden="true">
          {bonus} {penalty}
        </p>
      )}
    </li>
  );
}

function shownOf(id: CardId | ItemId, lang: Lang): Shown {
  return { id, group: isItemId(id) ? 'item' : cards[id].suit, text: fantasyRealms.text.card(id, lang).text };
}

function groupName(group: Suit | 'item', lang: Lang): string {
  return group === 'item' ? learnWords[lang].items : suitForms[group][lang].heading;
}

const searchText = ({ id, group, text }: Shown, lang: Lang): string =>
  `${fantasyRealms.text.card(id, lang).name} ${group === 'item' ? groupName(group, lang) : suitNames(group, lang)} ${text}`;

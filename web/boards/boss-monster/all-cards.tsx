import { type CardKind, type CardSet, cards, cardText, setNames } from '@tafelrunde/boss-monster';
import type { CardId, Lang } from '@tafelrunde/kernel';
import { useState } from 'react';
import { ChoiceRow } from '../../app/fields/choice-row.tsx';
import type { CardsProps } from '../../app/games/boards.ts';
import { useLang } from '../../app/text/words.ts';
import { CardsPage } from '../../pages/learn/cards-page.tsx';
import { matches } from '../../pages/learn/rule-book.ts';
import own from './all-cards.module.css';
import { CardFace } from './card.tsx';
import { describe } from './describe.ts';
import { cardNamed } from './reading.ts';
import { bossWords } from './words.ts';

const ALL = 'all';
type Chosen<T extends string> = T | typeof ALL;

const ids = Object.keys(cards);

/** What there is among the cards that are written, in the order in which it comes. */
const sets: readonly CardSet[] = [...new Set(Object.values(cards).map(({ set }) => set))];
const KINDS: readonly CardKind[] = ['room', 'spell', 'boss', 'hero', 'miniboss', 'item'];
const kinds = KINDS.filter((kind) => Object.values(cards).some((card) => card.kind === kind));

/** Every card of the game, to look through by set and kind. */
export function AllCards({ game }: CardsProps) {
  const lang = useLang();
  const words = bossWords[lang];
  const [set, chooseSet] = useState<Chosen<CardSet>>('base');
  const [kind, chooseKind] = useState<Chosen<CardKind>>('room');
  const [search, setSearch] = useState('');
  const isSearched = search.trim() !== '';
  const found = ids.filter((id) =>
    isSearched ? matches(searchText(id, lang), search) : isAmong(id, set, 'set') && isAmong(id, kind, 'kind'),
  );
  const choosing =
    <T,>(choose: (value: T) => void) =>
    (value: T): void => {
      choose(value);
      setSearch('');
    };
  return (
    <CardsPage
      game={game}
      lead={words.cardsLead}
      choices={
        <>
          <ChoiceRow
            legend={words.set}
            value={set}
            choose={choosing(chooseSet)}
            choices={[
              { value: ALL, label: words.allSets },
              ...sets.map((value) => ({ value, label: setNames[value][lang] })),
            ]}
          />
          <ChoiceRow
            legend={words.kinds}
            value={kind}
            choose={choosing(chooseKind)}
            choices={[
              { value: ALL, label: words.allKinds },
              ...kinds.map((value) => ({ value, label: words.kind[value] })),
            ]}
          />
        </>
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

/** Longer texts do not fit on the card: here is no zoom, so they stand below it. */
const LONG = 120;

function Listed({ id, lang }: { readonly id: CardId; readonly lang: Lang }) {
  const text = cardText(id, lang);
  const words = bossWords[lang];
  return (
    <li>
      <span aria-hidden="true">
        <CardFace id={id} lang={lang} />
      </span>
      <span className="visually-hidden">{describe(id, lang)}</span>
      {text.length <= LONG ? null : (
        <p className={own.below} aria-hidden="true">
          {text}
        </p>
      )}
      {cardNamed(id)?.own === true ? (
        <p className={own.mark} title={words.zoom.own}>
          {words.ownMark}
        </p>
      ) : null}
    </li>
  );
}

const isAmong = (id: CardId, wanted: string, by: 'set' | 'kind'): boolean =>
  wanted === ALL || cardNamed(id)?.[by] === wanted;

const searchText = (id: CardId, lang: Lang): string => `${cardNamed(id)?.name[lang] ?? ''} ${cardText(id, lang)}`;

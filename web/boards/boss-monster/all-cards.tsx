import { type CardKind, type CardSet, cards, cardText, setNames } from '@tafelrunde/boss-monster';
import type { CardId, Lang } from '@tafelrunde/kernel';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { ChoiceRow } from '../../app/fields/choice-row.tsx';
import { SearchField } from '../../app/fields/search-field.tsx';
import type { CardsProps } from '../../app/games/boards.ts';
import { Page } from '../../app/shell/page.tsx';
import { useLang, useWords } from '../../app/text/words.ts';
import style from '../../pages/learn/learn.module.css';
import { matches } from '../../pages/learn/rule-book.ts';
import controls from '../../style/controls.module.css';
import { learnWords } from '../../words/learn.ts';
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
  const t = useWords(learnWords);
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
    <Page title={t.cardsOf(game.text.name[lang])} lead={words.cardsLead}>
      <div className={style.filters}>
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
        <SearchField label={words.search} value={search} set={setSearch} />
      </div>
      <p role="status" className={controls.hint}>
        {found.length === 0 ? t.nothing : t.found(found.length)}
      </p>
      <ul className={own.cards}>
        {found.map((id) => (
          <Listed key={id} id={id} lang={lang} />
        ))}
      </ul>
      <div>
        <Link href={`/learn/${game.id}/rules`} className={controls.button}>
          <BookOpen aria-hidden="true" />
          {t.toRules}
        </Link>
      </div>
    </Page>
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

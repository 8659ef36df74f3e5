import { type CardKind, cards, cardText, fourSouls } from '@tafelrunde/four-souls';
import type { CardId, Lang } from '@tafelrunde/kernel';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { ChoiceRow } from '../../app/fields/choice-row.tsx';
import { SearchField } from '../../app/fields/search-field.tsx';
import { Page } from '../../app/shell/page.tsx';
import { useLang, useWords } from '../../app/text/words.ts';
import style from '../../pages/learn/learn.module.css';
import { matches } from '../../pages/learn/rule-book.ts';
import controls from '../../style/controls.module.css';
import { learnWords } from '../../words/learn.ts';
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
export function AllCards() {
  const t = useWords(learnWords);
  const lang = useLang();
  const words = soulsWords[lang];
  const [shown, show] = useState<Shown>('treasure');
  const [search, setSearch] = useState('');
  const found = Object.keys(cards).filter((id) =>
    search.trim() === '' ? isAmong(id, shown) : matches(searchText(id, lang), search),
  );
  return (
    <Page title={t.cardsOf(fourSouls.text.name[lang])} lead={words.cardsLead}>
      <div className={style.filters}>
        <ChoiceRow
          legend={words.allKinds}
          value={shown}
          choose={(value) => {
            show(value);
            setSearch('');
          }}
          choices={CHOICES.map((value) => ({ value, label: value === 'fsp2' ? 'Four Souls+' : words.kind[value] }))}
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
        <Link href="/learn/four-souls/rules" className={controls.button}>
          <BookOpen aria-hidden="true" />
          {t.toRules}
        </Link>
      </div>
    </Page>
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

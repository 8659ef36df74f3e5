import { type CardKind, cards, cardText, fourSouls } from '@tafelrunde/four-souls';
import type { CardId, Lang } from '@tafelrunde/kernel';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { ChoiceRow } from '../../app/choice-row.tsx';
import { Page } from '../../app/page.tsx';
import { matches } from '../../app/rule-book.ts';
import { SearchField } from '../../app/search-field.tsx';
import { useLang, useWords } from '../../app/words.ts';
import style from '../../pages/learn/learn.module.css';
import controls from '../../style/controls.module.css';
import { learnWords } from '../../words/learn.ts';
import { CardFace } from './card.tsx';
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
      <ul className={style.cards}>
        {found.map((id) => (
          <li key={id}>
            <CardFace id={id} lang={lang} />
            <span className="visually-hidden">{cardText(id, lang)}</span>
          </li>
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

const isAmong = (id: CardId, shown: Shown): boolean => cards[id]?.set === shown || cards[id]?.kind === shown;

const searchText = (id: CardId, lang: Lang): string => `${cards[id]?.name ?? ''} ${cardText(id, lang)}`;

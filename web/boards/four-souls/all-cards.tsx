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

const KINDS: readonly CardKind[] = [
  'treasure',
  'loot',
  'monster',
  'event',
  'curse',
  'character',
  'starting-item',
  'bonus-soul',
  'room',
];

/** Every card of the game, to look through. */
export function AllCards() {
  const t = useWords(learnWords);
  const lang = useLang();
  const words = soulsWords[lang];
  const [kind, setKind] = useState<CardKind>('treasure');
  const [search, setSearch] = useState('');
  const found = Object.keys(cards).filter((id) =>
    search.trim() === '' ? cards[id]?.kind === kind : matches(searchText(id, lang), search),
  );
  return (
    <Page title={t.cardsOf(fourSouls.text.name[lang])} lead={words.cardsLead}>
      <div className={style.filters}>
        <ChoiceRow
          legend={words.allKinds}
          value={kind}
          choose={(value) => {
            setKind(value);
            setSearch('');
          }}
          choices={KINDS.map((value) => ({ value, label: words.kind[value] }))}
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

const searchText = (id: CardId, lang: Lang): string => `${cards[id]?.name ?? ''} ${cardText(id, lang)}`;

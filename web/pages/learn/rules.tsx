import { playableOf } from '@tafelrunde/games';
import type { Manifest } from '@tafelrunde/kernel';
import { Layers } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { SearchField } from '../../app/fields/search-field.tsx';
import { Loaded } from '../../app/shell/loaded.tsx';
import { Page } from '../../app/shell/page.tsx';
import { useLang, useSaid, useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { learnWords } from '../../words/learn.ts';
import { NotFoundPage } from '../not-found/not-found.tsx';
import { inShort } from './in-short.ts';
import style from './learn.module.css';
import { type Chapter, loadRules, type Rule, searchRules } from './rule-book.ts';

export function RulesPage({ gameId }: { readonly gameId: string }) {
  const lang = useLang();
  const box = playableOf(gameId);
  if (box === undefined) return <NotFoundPage />;
  return (
    <Loaded load={() => loadRules(gameId, lang)} what={`${gameId} ${lang}`}>
      {(chapters) => <RuleBook box={box} chapters={chapters} />}
    </Loaded>
  );
}

function RuleBook({ box, chapters }: { readonly box: Manifest; readonly chapters: readonly Chapter[] }) {
  const t = useWords(learnWords);
  const said = useSaid();
  const lang = useLang();
  const [search, setSearch] = useState('');
  const gameId = box.id;
  // The anchor in the address is there only once the rules are.
  useEffect(() => {
    if (chapters.length > 0 && location.hash.length > 1)
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [chapters]);
  const found = searchRules(chapters, search);
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <Page title={t.rulesOf(said(box.name))} lead={t.rulesLead}>
      <section className={style.short} aria-labelledby="in-short">
        <h2 id="in-short">{t.short}</h2>
        <ol>
          {(inShort(gameId)?.[lang] ?? [said(box.blurb)]).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        <div>
          <Link href={`/learn/${gameId}/cards`} className={controls.button}>
            <Layers aria-hidden="true" />
            {t.toCards}
          </Link>
        </div>
      </section>
      <section className={controls.stack} aria-labelledby="all-rules">
        <h2 id="all-rules">{t.all}</h2>
        <SearchField label={t.searchRules} value={search} set={setSearch} />
        <p role="status">{search === '' ? '' : count === 0 ? t.nothing : t.found(count)}</p>
        <div className={style.columns}>
          <nav className={style.contents} aria-label={t.contents}>
            {found.map(({ title }) => (
              <a key={title} href={`#${anchor(title)}`}>
                {title}
              </a>
            ))}
          </nav>
          <div className={style.chapters}>
            {found.map(({ title, rules }) => (
              <section key={title} id={anchor(title)} className={style.chapter}>
                <h3>{title}</h3>
                <ul className={style.rules}>
                  {rules.map((rule) => (
                    <RuleRow key={rule.id} rule={rule} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      </section>
    </Page>
  );
}

const anchor = (title: string): string => title.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-');

function RuleRow({ rule: { id, text } }: { readonly rule: Rule }) {
  return (
    <li className={style.rule} id={id}>
      <span className={style.id}>{id}</span>
      <p>{spoken(text)}</p>
    </li>
  );
}

/** Marks rulings, and what stands in backquotes as code. */
function spoken(text: string): ReactNode[] {
  return text.split(/(Ruling:|Auslegung:|`[^`]+`)/).map((part, i) => {
    const key = `${i}${part}`;
    if (part === 'Ruling:' || part === 'Auslegung:') return <RulingMark key={key} />;
    return part.startsWith('`') ? <code key={key}>{part.slice(1, -1)}</code> : part;
  });
}

function RulingMark() {
  return <span className={style.ruling}>{useWords(learnWords).ruling}</span>;
}

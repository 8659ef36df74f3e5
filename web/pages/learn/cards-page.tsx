import type { AnyGame } from '@tafelrunde/kernel';
import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { SearchField } from '../../app/fields/search-field.tsx';
import { Page } from '../../app/shell/page.tsx';
import { useLang, useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { learnWords } from '../../words/learn.ts';
import style from './learn.module.css';

interface CardsPageProps {
  readonly game: AnyGame;
  readonly lead?: string;
  /** Rows of choices before the search field, and what else narrows the cards below it. */
  readonly choices?: ReactNode;
  readonly narrower?: ReactNode;
  readonly search: Parameters<typeof SearchField>[0];
  /** How many cards are found. */
  readonly found: number;
  readonly children: ReactNode;
}

/** The page on which a game shows its cards: how to look through them, how many are found, the cards, the way to the rules. */
export function CardsPage({ game, lead, choices, narrower, search, found, children }: CardsPageProps) {
  const t = useWords(learnWords);
  const lang = useLang();
  return (
    <Page title={t.cardsOf(game.text.name[lang])} {...(lead === undefined ? {} : { lead })}>
      <div className={style.filters}>
        {choices}
        <SearchField {...search} />
      </div>
      {narrower}
      <p role="status" className={controls.hint}>
        {found === 0 ? t.nothing : t.found(found)}
      </p>
      {children}
      <div>
        <Link href={`/learn/${game.id}/rules`} className={controls.button}>
          <BookOpen aria-hidden="true" />
          {t.toRules}
        </Link>
      </div>
    </Page>
  );
}

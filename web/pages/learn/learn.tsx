import { manifests } from '@tafelrunde/games';
import { BookOpen, GraduationCap, Layers } from 'lucide-react';
import { Link } from 'wouter';
import { Cover } from '../../app/covers/cover.tsx';
import { Page } from '../../app/shell/page.tsx';
import { useSaid, useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { learnWords } from '../../words/learn.ts';
import style from './learn.module.css';

/** What cannot be played yet stands together at the end. */
const readyFirst = [
  ...manifests.filter(({ play }) => play !== undefined),
  ...manifests.filter(({ play }) => play === undefined),
];

export function LearnPage() {
  const t = useWords(learnWords);
  const said = useSaid();
  return (
    <Page title={t.title} lead={t.lead}>
      <ul className={style.games}>
        {readyFirst.map(({ id, name, blurb, play }) => (
          <li key={id} className={style.game} data-ready={play !== undefined || undefined}>
            <span className={style.cover}>
              <Cover game={id} />
            </span>
            <div className={style.about}>
              <h2>{said(name)}</h2>
              <p>{said(blurb)}</p>
              {play === undefined ? (
                <p className={style.works}>{t.inTheWorks}</p>
              ) : (
                <div className={controls.row}>
                  <Link className={controls.primary} href={`/learn/${id}/lesson/first-game`}>
                    <GraduationCap aria-hidden="true" />
                    {t.lesson}
                  </Link>
                  <Link className={controls.button} href={`/learn/${id}/rules`}>
                    <BookOpen aria-hidden="true" />
                    {t.rules}
                  </Link>
                  <Link className={controls.button} href={`/learn/${id}/cards`}>
                    <Layers aria-hidden="true" />
                    {t.cards}
                  </Link>
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Page>
  );
}

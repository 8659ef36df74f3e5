import { figuresIn, stateIn } from '@tafelrunde/four-souls';
import { ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Layout } from '../../table/layout.ts';
import { useTools } from '../../table/tools.tsx';
import { isSolo } from './reading.ts';
import { LootSack, Sword } from './signs.tsx';
import style from './track.module.css';
import { soulsWords } from './words.ts';

const PHASES = ['start', 'action', 'end'] as const;

/** Where the turn stands, and what may still be done in it; on a phone in signs. */
export function Track({ layout }: { readonly layout: Layout }) {
  const { board } = useTools();
  const { view, lang } = board;
  const t = soulsWords[lang];
  const { phase, soloDie } = stateIn(view);
  return (
    <div className={style.track} data-layout={layout}>
      <ol className={style.phases} aria-label={t.phases}>
        {PHASES.map((each) => (
          <li key={each} aria-current={each === phase ? 'step' : undefined}>
            {t.phase[each]}
          </li>
        ))}
      </ol>
      {phase === 'action' ? <Left layout={layout} /> : null}
      {isSolo(view) ? (
        <p className={style.solo} title={t.soloDie(soloDie)}>
          <span className="visually-hidden">{t.soloDie(soloDie)}</span>
          <span aria-hidden="true">{soloDie}</span>
        </p>
      ) : null}
    </div>
  );
}

/** Some effects grant any number of times; nobody comes as far as this. */
const COUNTLESS = 100;
const shown = (n: number): string => (n < COUNTLESS ? String(n) : '∞');

const SIGNS = { plays: <LootSack />, attacks: <Sword />, purchases: <ShoppingBag aria-hidden="true" /> } as const;

/** FS-074, FS-151, FS-141: what may still be played, attacked and bought this turn. */
function Left({ layout }: { readonly layout: Layout }) {
  const { board } = useTools();
  const { view, lang } = board;
  const t = soulsWords[lang];
  const { players, attacks, purchases } = figuresIn(view);
  const plays = players[stateIn(view).active]?.plays ?? 0;
  const entry = (what: keyof typeof SIGNS, n: number): ReactNode => (
    <span aria-hidden="true" data-none={n === 0 || undefined} title={t.left[what]}>
      {layout === 'wide' ? t.left[what] : SIGNS[what]} <b>{shown(n)}</b>
    </span>
  );
  return (
    <p className={style.left}>
      <span className="visually-hidden">{t.leftLong(shown(plays), shown(attacks), shown(purchases))}</span>
      {entry('plays', plays)}
      {entry('attacks', attacks)}
      {entry('purchases', purchases)}
    </p>
  );
}

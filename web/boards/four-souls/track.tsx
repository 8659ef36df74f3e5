import { figuresIn, stateIn } from '@tafelrunde/four-souls';
import { useTools } from '../../table/tools.tsx';
import style from './track.module.css';
import { soulsWords } from './words.ts';

const PHASES = ['start', 'action', 'end'] as const;

/** Where the turn stands, and what may still be done in it. */
export function Track() {
  const { board } = useTools();
  const { view, lang } = board;
  const t = soulsWords[lang];
  const { phase, active } = stateIn(view);
  const { players, attacks, purchases } = figuresIn(view);
  const plays = players[active]?.plays ?? 0;
  return (
    <div className={style.track}>
      <ol className={style.phases} aria-label={t.phases}>
        {PHASES.map((each) => (
          <li key={each} aria-current={each === phase ? 'step' : undefined}>
            {t.phase[each]}
          </li>
        ))}
      </ol>
      {phase === 'action' ? (
        <p className={style.left}>
          <span className="visually-hidden">{t.leftLong(plays, attacks, purchases)}</span>
          <span aria-hidden="true">
            {t.left.plays} <b>{plays}</b>
          </span>
          <span aria-hidden="true">
            {t.left.attacks} <b>{attacks}</b>
          </span>
          <span aria-hidden="true">
            {t.left.purchases} <b>{purchases}</b>
          </span>
        </p>
      ) : null}
    </div>
  );
}

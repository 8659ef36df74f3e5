import { stateIn } from '@tafelrunde/four-souls';
import { refs } from '@tafelrunde/kernel';
import type { Layout } from '../../table/layout.ts';
import { useTools } from '../../table/tools.tsx';
import { Die } from './die.tsx';
import style from './fight.module.css';
import { Latest } from './latest.tsx';
import { Outcomes } from './outcomes.tsx';
import { nameOf, oddsIn, waitingIn } from './reading.ts';
import { Sword } from './signs.tsx';
import { soulsWords } from './words.ts';

/**
 * The attack that goes on, with the roll that is needed and its chance; and the die, whatever it is rolled for. On a phone the die
 * lies beside it, on the stack.
 */
export function Fight({ layout }: { readonly layout: Layout }) {
  const { board } = useTools();
  const { view, lang, names } = board;
  const t = soulsWords[lang];
  const { attack, announced, active } = stateIn(view);
  const waiting = waitingIn(view);
  const roll = waiting.find((item) => item.kind === 'roll');
  const odds = oddsIn(view);
  const words =
    attack === null
      ? announced === null
        ? undefined
        : `${names[active] ?? ''}: ${t.announced[announced]}`
      : t.fight(nameOf(board, refs.seat(attack.seat)), nameOf(board, attack.target));
  // Beside a fight it is said how it goes; on a phone there is room for one of them.
  const isCalm =
    layout === 'wide'
      ? roll === undefined && (words === undefined || attack !== null)
      : words === undefined && waiting.length === 0;
  if (words === undefined && !isCalm && roll === undefined && layout !== 'wide') return null;
  return (
    <div className={style.fight} data-layout={layout}>
      {words === undefined ? null : (
        <p className={style.words}>
          <Sword />
          <span>{words}</span>
          {odds === undefined ? null : (
            <strong>{odds.least === undefined ? t.never : t.needs(odds.least, odds.percent)}</strong>
          )}
        </p>
      )}
      {isCalm && view.outcome === undefined ? <Latest /> : null}
      {layout === 'wide' && roll !== undefined ? (
        <Die key={roll.id} value={roll.value} label={t.rolled(roll.value)} />
      ) : null}
      {roll === undefined ? null : <Outcomes roll={roll} />}
    </div>
  );
}

import { stateIn } from '@tafelrunde/four-souls';
import { useTools } from '../../table/tools.tsx';
import { Die } from './die.tsx';
import style from './fight.module.css';
import { Latest } from './latest.tsx';
import { nameOf, oddsIn, playerRef } from './reading.ts';
import { Sword } from './signs.tsx';
import { soulsWords } from './words.ts';

/** The attack that goes on, with the roll that is needed and its chance; and the die, whatever it is rolled for. */
export function Fight() {
  const { board } = useTools();
  const { view, lang, names } = board;
  const t = soulsWords[lang];
  const { attack, announced, active, stack } = stateIn(view);
  const roll = stack.findLast((item) => item.kind === 'roll');
  const odds = oddsIn(view);
  const words =
    attack === null
      ? announced === null
        ? undefined
        : `${names[active] ?? ''}: ${t.announced[announced]}`
      : t.fight(nameOf(board, playerRef(attack.seat)), nameOf(board, attack.target));
  return (
    <div className={style.fight}>
      {words === undefined && roll === undefined && view.outcome === undefined ? <Latest /> : null}
      {words === undefined ? null : (
        <p className={style.words}>
          <Sword />
          {words}
          {odds === undefined ? null : (
            <strong>{odds.least === undefined ? t.never : t.needs(odds.least, odds.percent)}</strong>
          )}
        </p>
      )}
      {roll?.kind === 'roll' ? <Die key={roll.id} value={roll.value} label={t.rolled(roll.value)} /> : null}
    </div>
  );
}

import type { Seat } from '@tafelrunde/kernel';
import { standingOf } from '../effects/held.ts';
import { INVADERS } from '../pieces.ts';
import { adjacentTo } from '../queries.ts';
import type { At, Chapter, State } from '../state.ts';
import { putAction } from './actions.ts';
import { dealDamage, withBadlands } from './damage.ts';

/* Vengeance of the Dead (SI-310): after an action that destroys towns, cities or dahan in a land somebody deals damage. */

interface Vengeance {
  readonly seat: Seat;
  readonly land: string;
  readonly n: number;
}

export interface VengeanceOps {
  /** After an action; `avenging` are the effects that it has come from. */
  vengeance: Pick<State, 'fallen' | 'avenging'>;
  /** An action of its own; `by` are the effects that it comes from. */
  avenge: Vengeance & { by: readonly number[] };
  avenges: Vengeance;
}

/** Does it reach into adjacent lands? */
const isWide = (m: At, { seat, land }: Vengeance): boolean =>
  standingOf(m, 'avengeAround').some((held) => held.seat === seat && held.land === land);

export const vengeanceRules: Chapter<VengeanceOps> = {
  // It is never set off by itself, not even by way of another one.
  vengeance: (m, { fallen, avenging }) => {
    for (const { id, seat, land } of standingOf(m, 'avenge')) {
      const n = fallen.filter(([where, kind]) => where === land && kind !== 'explorer').length;
      if (n === 0 || seat === undefined || land === undefined || avenging.includes(id)) continue;
      m.put({ op: 'avenge', seat, land, n, by: [...avenging, id] });
    }
  },

  avenge: (m, { seat, land, n, by }) => {
    putAction(m, 'vengeance-of-the-dead', { seat, user: seat }, { op: 'avenges', seat, land, n });
    m.state.avenging = by;
  },

  avenges: (m, vengeance) => {
    const { seat, land, n } = vengeance;
    if (!isWide(m, vengeance)) dealDamage(m, land, n, seat);
    else {
      const lands = [land, ...adjacentTo(m, land)];
      m.put({ op: 'deal', seat, lands, n: withBadlands(m, land, n, 'invaders'), to: INVADERS });
    }
  },
};

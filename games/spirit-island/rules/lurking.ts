import { type Option, refs, type Seat } from '@tafelrunde/kernel';
import { isSettled } from '../effects/lurking.ts';
import { islandIn, presenceAt } from '../queries.ts';
import type { At, Chapter } from '../state.ts';

export interface LurkingOps {
  /** How much of its presence counts as badlands and beasts in the next action. */
  lurk: { seat: Seat };
}

const settledIn = (m: At, seat: Seat): Option[] =>
  islandIn(m).lands.flatMap(({ name }, i) => {
    const n = isSettled(m, seat) ? presenceAt(m, seat, i) : 0;
    return n === 0 ? [] : [{ ref: refs.land(name), cap: n }];
  });

export const lurkingRules: Chapter<LurkingOps> = {
  lurk: {
    options: (m, { seat }) => settledIn(m, seat),
    min: 0,
    max: (m, { seat }) => settledIn(m, seat).reduce((sum, { cap = 1 }) => sum + cap, 0),
    answer: (m, { seat }, picks) => {
      const lands = picks.flatMap((pick) => refs.land.in(pick) ?? []);
      const own = [...new Set(lands)].map((land): [Seat, string, number] => [
        seat,
        land,
        lands.filter((each) => each === land).length,
      ]);
      m.state.lurking = [...m.state.lurking.filter(([whose]) => whose !== seat), ...own];
    },
  },
};

import { NO, refs } from '@tafelrunde/kernel';
import { below } from '@tafelrunde/words';
import { type Held, standingOf } from '../effects/held.ts';
import { spotOf } from '../places.ts';
import { type At, type Chapter, type Game, seatsOf } from '../state.ts';
import { putAction } from './actions.ts';

/* SI-225: so many actions of the invaders in a land that the players may skip, whichever they choose. */

type Coming =
  | { readonly action: 'ravage' | 'build'; readonly land: string }
  | { readonly action: 'explore'; readonly land: string; readonly n: number; readonly town?: true };

export interface ForestallingOps {
  /** The invaders go on, unless the players keep them from it. */
  unlessForestalled: Coming;
  forestall: Coming;
}

/** What is left of it there. */
const heldIn = (m: At, where: string): Held | undefined =>
  standingOf(m, 'forestalls').find(
    ({ land, n = 0, id }) => land === where && m.state.taken.filter((each) => each === id).length < n,
  );

function goOn(m: Game, coming: Coming): void {
  const { land } = coming;
  if (coming.action === 'explore') {
    const { n, town } = coming;
    putAction(m, 'explore', {}, { op: 'explores', land, n, ...(town === true && { town }) });
  } else m.put({ op: 'unlessChoked', land, action: coming.action === 'ravage' ? 'ravages' : 'builds' });
}

/** What comes of it is an action of its own. */
function putAftermath(m: Game, where: string): void {
  for (const { at, seat, land } of standingOf(m, 'forestalled')) {
    if (land !== where || seat === undefined) continue;
    m.put({ op: 'action', cause: at[0], at: below(at, 'do'), vars: { seat, user: seat, land } });
  }
}

export const forestallingRules: Chapter<ForestallingOps> = {
  unlessForestalled: (m, coming) => {
    if (heldIn(m, coming.land) === undefined) goOn(m, coming);
    else m.put({ ...coming, op: 'forestall' });
  },

  forestall: {
    among: seatsOf,
    options: (_, { land }) => [refs.land(land), NO],
    answer: (m, coming, [pick]) => {
      const { land, action } = coming;
      const held = heldIn(m, land);
      if (pick === NO || held === undefined) {
        goOn(m, coming);
        return;
      }
      m.state.taken = [...m.state.taken, held.id];
      m.emit({ type: 'skipped', to: spotOf(land), cause: held.at[0], data: { action: `${action}In` } });
      putAftermath(m, land);
    },
  },
};

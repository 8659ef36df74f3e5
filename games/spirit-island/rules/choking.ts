import { NO, type Seat, YES } from '@tafelrunde/kernel';
import { standingOf } from '../effects/held.ts';
import { isSacredSite } from '../effects/lands.ts';
import { spotOf } from '../places.ts';
import { indexOf } from '../queries.ts';
import type { At, Chapter, Game } from '../state.ts';
import { putAction } from './actions.ts';
import { destroyPresence } from './pieces.ts';

/* SI-365, SI-366: A Spread of Rampant Green may choke what invaders are about to do. */

interface Choked {
  readonly land: string;
  readonly action: keyof typeof CAUSES;
}

export interface ChokingOps {
  /** The invaders go on, unless somebody can and will keep them from it. */
  unlessChoked: Choked;
  choke: Choked & { seat: Seat };
}

const CAUSES = { ravages: 'ravage', builds: 'build' } as const;

const chokerOf = (m: At, land: string): Seat | undefined =>
  standingOf(m, 'chokes').find(({ seat }) => seat !== undefined && isSacredSite(m, seat, indexOf(m, land)))?.seat;

const goOn = (m: Game, { land, action }: Choked): void => putAction(m, CAUSES[action], {}, { op: action, land });

export const chokingRules: Chapter<ChokingOps> = {
  unlessChoked: (m, { land, action }) => {
    const seat = chokerOf(m, land);
    if (seat === undefined) goOn(m, { land, action });
    else m.put({ op: 'choke', land, action, seat });
  },

  choke: {
    options: () => [YES, NO],
    answer: (m, { seat, land, action }, [pick]) => {
      if (pick !== YES) {
        goOn(m, { land, action });
        return;
      }
      destroyPresence(m, land, seat, 1);
      m.emit({ type: 'skipped', to: spotOf(land), seat, data: { action: `${CAUSES[action]}In` } });
    },
  },
};

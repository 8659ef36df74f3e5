import { move, objectsIn, type Seat } from '@tafelrunde/kernel';
import { aid, DECKS, offer } from '../places.ts';
import { type At, type Chapter, type Game, seatsOf } from '../state.ts';
import { drawSome } from './power-cards.ts';

/* Aid from Lesser Spirits: minor powers that nobody has to play. */

export interface AidOps {
  /** Which of those that were drawn comes to this spirit. */
  giveAid: { seat: Seat };
  /** What nobody got. */
  aidGiven: object;
}

/** They lie where the first spirit chooses among powers. */
const DRAWN = offer(0);

const drawn = (m: At): readonly number[] => objectsIn(m, DRAWN);

export function putLesserAid(m: Game, more: number): void {
  drawSome(m, 0, 'minor', m.seats + more);
  for (const seat of seatsOf(m)) m.put({ op: 'giveAid', seat });
  m.put({ op: 'aidGiven' });
}

export const aidRules: Chapter<AidOps> = {
  giveAid: {
    options: drawn,
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') move(m, pick, aid(seat));
    },
  },

  aidGiven: (m) => {
    for (const object of drawn(m)) move(m, object, DECKS.minor.discard);
  },
};

import { refs } from '@tafelrunde/kernel';
import { type Chapter, seatsOf } from '../state.ts';
import { add } from './pieces.ts';

/* One piece of the invaders comes to one of several lands (SI-029). */

export interface PlacingOps {
  addOne: { kind: string; lands: readonly string[] };
  /** The players choose. */
  addOneWhere: { kind: string; lands: readonly string[] };
}

export const placingRules: Chapter<PlacingOps> = {
  addOne: (m, { kind, lands }) => {
    const [only, ...more] = lands;
    if (only === undefined) return;
    if (more.length === 0) add(m, only, kind, 1);
    else m.put({ op: 'addOneWhere', kind, lands });
  },

  addOneWhere: {
    among: seatsOf,
    options: (_, { lands }) => lands.map((land) => refs.land(land)),
    answer: (m, { kind }, [pick]) => {
      const land = refs.land.in(pick);
      if (land !== undefined) add(m, land, kind, 1);
    },
  },
};

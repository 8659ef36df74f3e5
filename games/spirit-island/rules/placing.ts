import { refs } from '@tafelrunde/kernel';
import { type Chapter, seatsOf } from '../state.ts';
import { add } from './pieces.ts';

/* Pieces of the invaders come to one of several lands (SI-029), or are divided among them. */

export interface PlacingOps {
  addOne: { kind: string; lands: readonly string[] };
  addSome: Placing;
  /** The players choose. */
  addOneWhere: Placing;
}

interface Placing {
  readonly kind: string;
  readonly lands: readonly string[];
  readonly n: number;
}

export const placingRules: Chapter<PlacingOps> = {
  addOne: (m, { kind, lands }) => m.put({ op: 'addSome', kind, lands, n: 1 }),

  addSome: (m, { kind, lands, n }) => {
    const [only, ...more] = lands;
    if (only === undefined) return;
    if (more.length === 0) add(m, only, kind, n);
    else m.put({ op: 'addOneWhere', kind, lands, n });
  },

  addOneWhere: {
    among: seatsOf,
    options: (_, { lands, n }) => lands.map((land) => ({ ref: refs.land(land), cap: n })),
    min: (_, { n }) => n,
    max: (_, { n }) => n,
    answer: (m, { kind }, picks) => {
      for (const pick of picks) {
        const land = refs.land.in(pick);
        if (land !== undefined) add(m, land, kind, 1);
      }
    },
  },
};

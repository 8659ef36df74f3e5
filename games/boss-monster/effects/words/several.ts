import type { ObjectNumber, Path, Seat } from '@tafelrunde/kernel';
import { below, type Circumstance, type WordNode, when } from '@tafelrunde/words';
import type { Chapter } from '../../state.ts';
import { type Stat, sayStatic } from '../holding/stats.ts';
import { always } from '../language/ability.ts';
import type { Static } from '../language/card.ts';
import { here } from '../language/context.ts';
import type { BossWord } from '../language/word.ts';
import { type Rooms, refsFor } from '../selectors/picks.ts';
import { roomNoun } from '../selectors/rooms.ts';

/* A word for several Rooms at once. */

interface RoomsGet extends WordNode {
  readonly word: 'roomsGet';
  readonly count: number;
  readonly pick: Rooms;
  readonly effect: Static;
}

/** So many Rooms of one's choice have more of a value until the end of the round. */
export const roomsGet = (count: number, pick: Rooms, stat: Stat, n: number): RoomsGet => ({
  word: 'roomsGet',
  count,
  pick,
  effect: always(stat, n, { rooms: { where: 'target' } }),
});

export interface SeveralOps {
  pickRooms: { seat: Seat; count: number; pick: Rooms; at: Path };
}

const TILL: Circumstance = { en: 'until the end of the round', de: 'bis zum Ende der Runde', isAdverb: true };

const roomsWord: BossWord<RoomsGet> = {
  can: (m, { pick, count }) => refsFor(m, pick, here(m)).length >= count,
  run: (m, { pick, count }, at) => m.put({ op: 'pickRooms', seat: here(m).seat, count, pick, at }),
  says: ({ count, pick, effect }, say) => when(TILL, sayStatic(effect, say, roomNoun(pick, count, say))),
};

export const severalWords = { roomsGet: roomsWord } as const;

export const severalRules: Chapter<SeveralOps> = {
  pickRooms: {
    options: (m, { pick }) => refsFor(m, pick, here(m)),
    min: (_, { count }) => count,
    answer: (m, { seat, at }, picks) => {
      for (const target of picks.flatMap((each): ObjectNumber[] => (typeof each === 'number' ? [each] : []))) {
        m.startLasting(below(at, 'effect'), { target }, { scope: 'round' }, seat);
      }
    },
  },
};

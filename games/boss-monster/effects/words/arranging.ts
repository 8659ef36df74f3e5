import { type ObjectNumber, objectsIn, type Seat } from '@tafelrunde/kernel';
import { clause, verb, type WordNode } from '@tafelrunde/words';
import { stack } from '../../places.ts';
import { roomsOf, stackWith } from '../../rules/dungeons.ts';
import type { Chapter } from '../../state.ts';
import { here } from '../language/context.ts';
import type { BossWord } from '../language/word.ts';
import { nounOf, seatsOf, type Who } from '../selectors/who.ts';

/* The word that puts a whole dungeon into another order. */

interface Rearrange extends WordNode {
  readonly word: 'rearrange';
  readonly who: Who;
}

/** Whole stacks; picked from left to right. */
export const rearrange = (who: Who): Rearrange => ({ word: 'rearrange', who });

export interface ArrangingOps {
  rearrangeRooms: { seat: Seat; of: Seat };
}

const REARRANGE = verb(
  'put the Rooms in the dungeon of {whom} into any order',
  'bringe bringst bringt bringen | die Räume im Dungeon {whom.gen} in eine beliebige Reihenfolge',
);

const rearrangeWord: BossWord<Rearrange> = {
  run: (m, { who }) => {
    for (const of of seatsOf(m, who, here(m))) m.put({ op: 'rearrangeRooms', seat: here(m).seat, of });
  },
  says: ({ who }, say) => clause(say.you, REARRANGE, { whom: nounOf(who, say) }),
};

export const arrangingWords = { rearrange: rearrangeWord } as const;

export const arrangingRules: Chapter<ArrangingOps> = {
  rearrangeRooms: {
    options: (m, { of }) => roomsOf(m, of),
    min: (m, { of }) => roomsOf(m, of).length,
    answer: (m, { of }, picks) => {
      const rooms = picks.flatMap((pick): ObjectNumber[] => (typeof pick === 'number' ? [pick] : []));
      const row = m.state.rows[of] ?? [];
      const empty = row.filter((n) => objectsIn(m, stack(of, n)).length === 0);
      const stacks = [...empty, ...rooms.map((room) => stackWith(m, room))];
      m.state.rows[of] = stacks;
      m.emit({ type: 'rearranged', seat: of, data: { stacks } });
    },
  },
};

import { type ObjectNumber, objectsIn, type Path, placeOf, type Seat } from '@tafelrunde/kernel';
import { below, type Circumstance, clause, type Noun, sequence, verb, type WordNode, when } from '@tafelrunde/words';
import { destroyRoom } from '../../rules/rooms.ts';
import type { Chapter } from '../../state.ts';
import { type Stat, sayStatic } from '../holding/stats.ts';
import { always } from '../language/ability.ts';
import type { Static } from '../language/card.ts';
import { here } from '../language/context.ts';
import type { BossWord } from '../language/word.ts';
import { type Rooms, refsFor } from '../selectors/picks.ts';
import { roomNoun } from '../selectors/rooms.ts';
import { nounOf, objectsOf, type Who } from '../selectors/who.ts';

/* Words for several Rooms at once. */

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

interface CutThrough extends WordNode {
  readonly word: 'cutThrough';
  readonly room: Who;
  readonly effect: Static;
}

/** A Room is destroyed, and the one beneath it deals more until the end of the round. */
export const cutThrough = (room: Who, n: number): CutThrough => ({
  word: 'cutThrough',
  room,
  effect: always('damage', n, { rooms: { where: 'target' } }),
});

const DESTROY = verb('destroy {room}', 'zerstöre zerstörst zerstört zerstören | {room}');
const BENEATH: Noun = {
  en: 'the Room beneath it',
  de: { nom: 'der Raum darunter', acc: 'den Raum darunter', dat: 'dem Raum darunter', gen: 'des Raums darunter' },
  plural: false,
};

export interface SeveralOps {
  pickRooms: { seat: Seat; count: number; pick: Rooms; at: Path };
}

const TILL: Circumstance = { en: 'until the end of the round', de: 'bis zum Ende der Runde', isAdverb: true };

const roomsWord: BossWord<RoomsGet> = {
  can: (m, { pick, count }) => refsFor(m, pick, here(m)).length >= count,
  run: (m, { pick, count }, at) => m.put({ op: 'pickRooms', seat: here(m).seat, count, pick, at }),
  says: ({ count, pick, effect }, say) => when(TILL, sayStatic(effect, say, roomNoun(pick, count, say))),
};

const cutWord: BossWord<CutThrough> = {
  run: (m, { room }, at) => {
    const { seat } = here(m);
    for (const each of objectsOf(m, room, here(m))) {
      const place = placeOf(m, each);
      const beneath = place === undefined ? undefined : objectsIn(m, place).at(-2);
      if (!destroyRoom(m, each, seat) || beneath === undefined) continue;
      m.startLasting(below(at, 'effect'), { target: beneath }, { scope: 'round' }, seat);
    }
  },
  says: ({ room, effect }, say) =>
    sequence([clause(say.you, DESTROY, { room: nounOf(room, say) }), when(TILL, sayStatic(effect, say, BENEATH))]),
};

export const severalWords = { roomsGet: roomsWord, cutThrough: cutWord } as const;

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

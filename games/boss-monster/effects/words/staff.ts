import { move, type ObjectNumber, type Seat, type ZoneName } from '@tafelrunde/kernel';
import { allowed, clause, kind, noun, sequence, verb, type WordNode } from '@tafelrunde/words';
import { DISCARD, underStack } from '../../places.ts';
import { coinsOf, gainCoins, payCoins } from '../../rules/coins.ts';
import { activeRooms, dungeonOf, stackWith } from '../../rules/dungeons.ts';
import { levelOf, roomOver } from '../../rules/levels.ts';
import { allowPromotion, promotableNow, promote } from '../../rules/minibosses.ts';
import { unmark } from '../../rules/rooms.ts';
import { isFreeOfMinibosses } from '../../rules/spots.ts';
import type { At, Chapter, M } from '../../state.ts';
import { here } from '../language/context.ts';
import type { BossWord } from '../language/word.ts';
import { nounOf, objectsOf, seatsOf, type Who } from '../selectors/who.ts';

/* Words about Minibosses that change hands and places, and what they are worth. */

interface ToMiniboss<W extends string> extends WordNode {
  readonly word: W;
  readonly what: Who;
}

interface SwapMinibosses extends WordNode {
  readonly word: 'swapMinibosses';
  readonly one: Who;
  readonly other: Who;
}

interface CashIn extends ToMiniboss<'cashIn'> {
  readonly n: number;
}

interface TakeCoins extends WordNode {
  readonly word: 'takeCoins';
  readonly n: number;
  readonly from: Who;
}

interface MoveThis extends WordNode {
  readonly word: 'moveThis';
}

interface PromoteMore extends WordNode {
  readonly word: 'promoteMore';
}

/** They change places and keep their levels. */
export const swapMinibosses = (one: Who, other: Who): SwapMinibosses => ({ word: 'swapMinibosses', one, other });
/** BM-129: for its coin, as always. */
export const promoteMore = (): PromoteMore => ({ word: 'promoteMore' });
/** It is discarded for so many coins per level. */
export const cashIn = (what: Who, n: number): CashIn => ({ word: 'cashIn', what, n });
/** As many as they have, up to so many. */
export const takeCoins = (n: number, from: Who): TakeCoins => ({ word: 'takeCoins', n, from });
/** BM-126: this Miniboss goes under another Room, not next to another Miniboss. */
export const moveThis = (): MoveThis => ({ word: 'moveThis' });
/** BM-129: without the coin and outside of one's turn, but still only one per round. */
export const promoteNow = (what: Who): ToMiniboss<'promoteNow'> => ({ word: 'promoteNow', what });

const COIN = kind('coin', 'die Münze/Münzen');
const coins = (n: number) => noun(COIN, n);

const SWAP = verb(
  'swap {one} with {other} (both keep their levels)',
  'tausche tauschst tauscht tauschen | {one} gegen {other} (beide behalten ihre Stufen)',
);
const MORE = verb(
  'promote one more Miniboss this round for its coin',
  'befördere beförderst befördert befördern | in dieser Runde einen weiteren Miniboss für seine Münze',
);
const DISCARDS = verb('discard {what}', 'lege legst legt legen ab | {what}');
const CASH = verb(
  'gain {coins} for each of its levels',
  'nimm nimmst nimmt nehmen | {self} für jede seiner Stufen {coins}',
);
const TAKE = verb('take {coins} from {whom}', 'nimm nimmst nimmt nehmen | {whom.dat} {coins} weg');
const MOVE = verb(
  'move this Miniboss under another Room in your dungeon that is not next to a Miniboss',
  'lege legst legt legen | diesen Miniboss unter einen anderen Raum in deinem Dungeon, der nicht neben einem Miniboss liegt',
);
const PROMOTE = verb('promote {what} by one level', 'befördere beförderst befördert befördern | {what} um eine Stufe');

/** It keeps its level. */
function lay(m: M, miniboss: ObjectNumber, to: ZoneName): void {
  const level = levelOf(m, miniboss);
  unmark(m, miniboss);
  const moved = move(m, miniboss, to);
  if (moved !== undefined && level > 1) m.state.levels[moved] = level;
}

const under = (m: M, object: ObjectNumber): ZoneName | undefined => {
  const seat = dungeonOf(m, object);
  return seat === undefined ? undefined : underStack(seat, stackWith(m, object));
};

const swapWord: BossWord<SwapMinibosses> = {
  run: (m, { one, other }) => {
    const [first] = objectsOf(m, one, here(m));
    const [second] = objectsOf(m, other, here(m));
    if (first === undefined || second === undefined) return;
    const [from, to] = [under(m, first), under(m, second)];
    if (from === undefined || to === undefined) return;
    lay(m, first, to);
    lay(m, second, from);
  },
  says: ({ one, other }, say) => clause(say.you, SWAP, { one: nounOf(one, say), other: nounOf(other, say) }),
};

const moreWord: BossWord<PromoteMore> = {
  run: (m) => allowPromotion(m, here(m).seat),
  says: (_, say) => allowed(clause(say.you, MORE)),
};

const cashWord: BossWord<CashIn> = {
  run: (m, { what, n }) => {
    for (const miniboss of objectsOf(m, what, here(m))) {
      const level = levelOf(m, miniboss);
      unmark(m, miniboss);
      move(m, miniboss, DISCARD);
      gainCoins(m, here(m).seat, n * level);
    }
  },
  says: ({ what, n }, say) =>
    sequence([clause(say.you, DISCARDS, { what: nounOf(what, say) }), clause(say.you, CASH, { coins: coins(n) })]),
};

function carry(m: M, from: Seat, to: Seat, n: number): void {
  const taken = Math.min(n, coinsOf(m, from));
  payCoins(m, from, taken);
  gainCoins(m, to, taken);
}

const takeWord: BossWord<TakeCoins> = {
  run: (m, { n, from }) => {
    for (const seat of seatsOf(m, from, here(m))) carry(m, seat, here(m).seat, n);
  },
  says: ({ n, from }, say) => clause(say.you, TAKE, { coins: coins(n), whom: nounOf(from, say) }),
};

/** The Rooms that a Miniboss could go to. */
function placesFor(m: At, miniboss: ObjectNumber | undefined): ObjectNumber[] {
  const seat = miniboss === undefined ? undefined : dungeonOf(m, miniboss);
  if (miniboss === undefined || seat === undefined) return [];
  return activeRooms(m, seat).filter(
    (room) => room !== roomOver(m, miniboss) && isFreeOfMinibosses(m, seat, room, miniboss),
  );
}

const moveWord: BossWord<MoveThis> = {
  can: (m) => placesFor(m, here(m).source).length > 0,
  run: (m) => {
    const { source, seat } = here(m);
    if (source !== undefined) m.put({ op: 'moveMiniboss', seat, miniboss: source });
  },
  says: (_, say) => clause(say.you, MOVE),
};

const promoteWord: BossWord<ToMiniboss<'promoteNow'>> = {
  can: (m) => promotableNow(m, here(m).seat).length > 0,
  run: (m, { what }) => {
    for (const miniboss of objectsOf(m, what, here(m))) promote(m, here(m).seat, miniboss);
  },
  says: ({ what }, say) => clause(say.you, PROMOTE, { what: nounOf(what, say) }),
};

export interface StaffOps {
  moveMiniboss: { seat: Seat; miniboss: ObjectNumber };
}

export const staffWords = {
  swapMinibosses: swapWord,
  promoteMore: moreWord,
  cashIn: cashWord,
  takeCoins: takeWord,
  moveThis: moveWord,
  promoteNow: promoteWord,
} as const;

export const staffRules: Chapter<StaffOps> = {
  moveMiniboss: {
    options: (m, { miniboss }) => placesFor(m, miniboss),
    answer: (m, { miniboss }, [pick]) => {
      const place = typeof pick === 'number' ? under(m, pick) : undefined;
      if (place !== undefined) lay(m, miniboss, place);
    },
  },
};

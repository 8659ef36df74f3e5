import type { ObjectNumber, Seat, Vars } from '@tafelrunde/kernel';
import { isHalfGone } from '../../rules/health.ts';
import { seatIn } from '../../seats.ts';
import type { At } from '../../state.ts';
import { type Context, heroHere, numberIn, roomHere } from '../language/context.ts';
import { cardAt } from '../language/registry.ts';
import { type CardFilter, fitsCard } from '../selectors/cards.ts';
import type { RoomFilter } from '../selectors/rooms.ts';
import { type Condition, isTrue } from './conditions.ts';
import { fitsRoom, isSuch } from './values.ts';

/* What may happen so that triggers answer it. The facts are plain data: `player` to whom it happens, `room`, `hero`, `n`. */

interface ToPlayer {
  player: Seat;
}

interface InRoom extends ToPlayer {
  /** 0 where it was in no Room. */
  room: ObjectNumber;
}

/** All that happens, with its facts; how each is said stands in `event-clauses.ts`. */
export interface Happenings {
  /** BM-031. */
  levelUp: ToPlayer;
  /** BM-063; `player` owns the dungeon; `again`: it was built before, and only its own abilities answer. */
  built: InRoom & { again?: boolean };
  /** BM-147; `by`: who has destroyed the Room above, if that was how. */
  uncovered: InRoom & { by: Seat };
  /** Built on another Room. */
  builtOver: InRoom;
  /** Built or uncovered. */
  appeared: InRoom;
  /** `by`: who has destroyed it. */
  destroyed: InRoom & { by: Seat };
  /** From the hand of `player`, by an effect or for a cost of `by`; `card` lies on the discard pile. */
  discarded: ToPlayer & { by: Seat; card: ObjectNumber };
  /** From a hand or from a dungeon. */
  discardedOrDestroyed: ToPlayer & { card: ObjectNumber };
  /** From the discard pile into the hand. */
  tookDiscarded: ToPlayer;
  heroEntered: InRoom & { hero: ObjectNumber };
  /** `player` gets the Soul. */
  heroDied: InRoom & { hero: ObjectNumber };
  /** It leaves the Room alive. */
  heroSurvivedRoom: InRoom & { hero: ObjectNumber };
  /** It comes into a dungeon from the entrance. */
  heroEnteredDungeon: ToPlayer & { hero: ObjectNumber };
  /** It reaches the Boss. */
  heroSurvived: ToPlayer & { hero: ObjectNumber };
  /** It was not cancelled, and is about to take effect. */
  spellPlayed: ToPlayer;
  /** it was not cancelled, and has taken effect. */
  spellResolved: ToPlayer;
  roundEnd: ToPlayer;
  /** BM-053: it comes into town from the deck; it is nobody's there. */
  heroAppeared: { hero: ObjectNumber };
  /** Before the Room does anything. */
  heroEntering: InRoom & { hero: ObjectNumber };
  buildBegins: ToPlayer;
  /** The turn of the active player in the Build phase. */
  buildTurnEnds: ToPlayer;
  adventureTurnBegins: ToPlayer;
  /** BM-116: face up into the score area. */
  itemTurnedUp: ToPlayer;
  /** BM-119. */
  itemUsed: ToPlayer;
  /** It is about to die, with all that it bears. */
  heroFalls: ToPlayer & { hero: ObjectNumber };
  /** BM-068. */
  heroArrived: ToPlayer & { hero: ObjectNumber };
  /** BM-131. */
  levelThreeUsed: ToPlayer;
  /** Built over, or uncovered. */
  coveredOrUncovered: InRoom;
  coinsGained: ToPlayer & { n: number };
  /** BM-127, BM-129: built and paid for, or promoted. */
  minibossPlayed: InRoom;
}

export type EventName = keyof Happenings;

/** Which events of a name a trigger answers. */
export interface Of {
  /** To whom it happens: the owner unless told. */
  readonly who?: 'you' | 'opponents' | 'anybody' | 'target';
  /** In or to this very Room. */
  readonly this?: true;
  /** To this very Hero, or to the one who bears this Item. */
  readonly thisHero?: true;
  /** Who has brought it about, where somebody has. */
  readonly by?: 'you';
  /** Such a card. */
  readonly card?: CardFilter;
  /** In or to another Room. */
  readonly another?: true;
  /** Such a Room. */
  readonly room?: RoomFilter;
  readonly if?: Condition;
  /** At least half of the Hero's Health is gone. */
  readonly half?: true;
  /** The Hero bears an Item. */
  readonly bearing?: true;
}

/** Does a trigger answer an event with these facts? */
export function answers(
  m: At,
  { who = 'you', this: own, thisHero, by, card, another, room: filter, if: condition, bearing, half }: Of,
  facts: Vars,
  context: Context,
): boolean {
  const hero = numberIn(facts, 'hero') ?? 0;
  if (half === true && !isHalfGone(m, hero)) return false;
  if (bearing === true && m.state.heroes[hero]?.item === undefined) return false;
  if (facts.again === true && own !== true) return false;
  const player = numberIn(facts, 'player');
  const room = numberIn(facts, 'room') ?? 0;
  if (!isMeant(player, who, context)) return false;
  if (own === true && room !== roomHere(m, context)) return false;
  if (by === 'you' && numberIn(facts, 'by') !== context.seat) return false;
  if (card !== undefined && !fitsCard(cardAt(m, numberIn(facts, 'card') ?? 0), card)) return false;
  if (thisHero === true && hero !== heroHere(m, context)) return false;
  if (another === true && room === roomHere(m, context)) return false;
  if (filter !== undefined && !(filter.where === undefined ? isSuch : fitsHere)(m, room, filter, context)) return false;
  return isTrue(m, condition, context);
}

function isMeant(player: Seat | undefined, who: Of['who'], { seat, vars }: Context): boolean {
  if (who === 'anybody') return true;
  if (who === 'target') return typeof vars.target === 'string' && seatIn(vars.target) === player;
  return (player === seat) === (who === 'you');
}

const fitsHere = (m: At, room: ObjectNumber, filter: RoomFilter, context: Context): boolean =>
  fitsRoom(m, room, filter, context);

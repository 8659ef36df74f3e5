import { count, objectsIn, placeOf, type Seat } from '@tafelrunde/kernel';
import { type Condition as AnyCondition, conditions, ifThenOf, ifWordOf, type Test } from '@tafelrunde/words';
import { entrance, hand } from '../../places.ts';
import { coinsOf } from '../../rules/coins.ts';
import { activeRooms, isDeactivated, roomsOf } from '../../rules/dungeons.ts';
import { minibossesOf, minibossUnder } from '../../rules/levels.ts';
import { enteredRoom, soulsOf, tallied, woundsOf } from '../../rules/score.ts';
import { opponentsOf, seatIn } from '../../seats.ts';
import type { At } from '../../state.ts';
import { type Context, here, heroHere, roomHere } from '../language/context.ts';
import { cardAt, roomAt } from '../language/registry.ts';

/* What an effect may depend on. */

/** BM-144: a deactivated Room does not count; one that a face-down card lies on still does. */
const countedRooms = (m: At, seat: Seat): number => roomsOf(m, seat).filter((room) => !isDeactivated(m, room)).length;

const tests = {
  fewerRooms: {
    holds: (m, { seat }) => opponentsOf(m, seat).some((each) => countedRooms(m, each) > countedRooms(m, seat)),
    says: () => ({
      en: 'you have fewer Rooms than another player',
      de: 'du weniger Räume hast als eine andere Person',
    }),
  },
  nobodyEnteredHere: {
    holds: (m, context) => tallied(m, enteredRoom(roomHere(m, context) ?? 0), context.seat) === 0,
    says: () => ({
      en: 'no Hero has entered this Room this round',
      de: 'in dieser Runde kein Held diesen Raum betreten hat',
    }),
  },
  /** R-37: Souls gained by any means. */
  moreSoulsGained: {
    holds: (m, { seat }, n) =>
      opponentsOf(m, seat).some((each) => tallied(m, 'souls', each) >= tallied(m, 'souls', seat) + n),
    says: (n) => ({
      en: `another player has gained at least ${n} more Souls this round than you`,
      de: `eine andere Person in dieser Runde mindestens ${n} Seelen mehr bekommen hat als du`,
    }),
  },
  /** In this round's Bait phase. */
  luredExactly: {
    holds: (m, { seat }, n) => tallied(m, 'lured', seat) === n,
    says: (n) => ({
      en: `${n === 0 ? 'no' : `exactly ${n}`} Hero was lured to your dungeon this round`,
      de: `in dieser Runde ${n === 0 ? 'kein' : `genau ${n}`} Held zu deinem Dungeon gelockt wurde`,
    }),
  },
  destroyedAtLeast: {
    holds: (m, { seat }, n) => tallied(m, 'destroyed', seat) >= n,
    says: (n) => ({
      en: `${n} or more of your Rooms have been destroyed this round`,
      de: `in dieser Runde mindestens ${n} deiner Räume zerstört wurden`,
    }),
  },
  fewerSouls: {
    holds: (m, { seat }) => opponentsOf(m, seat).some((each) => soulsOf(m, each) > soulsOf(m, seat)),
    says: () => ({
      en: 'you have fewer Souls than another player',
      de: 'du weniger Seelen hast als eine andere Person',
    }),
  },
  anotherAdvancedRoom: {
    holds: (m, context) =>
      activeRooms(m, context.seat).some((room) => room !== roomHere(m, context) && roomAt(m, room)?.advanced === true),
    says: () => ({
      en: 'you have another Advanced Room in your dungeon',
      de: 'du einen anderen Erweiterten Raum in deinem Dungeon hast',
    }),
  },
  woundsAtLeast: {
    holds: (m, { seat }, n) => woundsOf(m, seat) >= n,
    says: (n) => ({ en: `you have ${n} or more Wounds`, de: `du mindestens ${n} Wunden hast` }),
  },
  noSpellInHand: {
    holds: (m, { seat }) => objectsIn(m, hand(seat)).every((object) => cardAt(m, object)?.kind !== 'spell'),
    says: () => ({ en: 'you have no Spell card in hand', de: 'du keinen Zauberspruch auf der Hand hast' }),
  },
  /** BM-009: at least so many tokens lie on this Room. */
  tokensHere: {
    holds: (m, context, n) => (m.state.tokens[roomHere(m, context) ?? 0] ?? 0) >= n,
    says: (n) => ({ en: `it has ${n} tokens`, de: `${n} Marker auf ihm liegen` }),
  },
  noMinibossHere: {
    holds: (m, context) => minibossUnder(m, roomHere(m, context) ?? 0) === undefined,
    says: () => ({ en: 'it has no Miniboss', de: 'er keinen Miniboss hat' }),
  },
  fewestCoins: {
    holds: (m, { seat }) => opponentsOf(m, seat).every((each) => coinsOf(m, each) > coinsOf(m, seat)),
    says: () => ({
      en: 'you have fewer coins than every other player',
      de: 'du weniger Münzen hast als jede andere Person',
    }),
  },
  noCoins: {
    holds: (m, { seat }) => coinsOf(m, seat) === 0,
    says: () => ({ en: 'you have no coins', de: 'du keine Münzen hast' }),
  },
  oneMiniboss: {
    holds: (m, { seat }) => minibossesOf(m, seat).length === 1,
    says: () => ({ en: 'you have exactly one Miniboss', de: 'du genau einen Miniboss hast' }),
  },
  targetHasSpell: {
    holds: (m, { vars }) => {
      const seat = seatIn(typeof vars.target === 'string' ? vars.target : undefined);
      return seat !== undefined && objectsIn(m, hand(seat)).some((object) => cardAt(m, object)?.kind === 'spell');
    },
    says: () => ({ en: 'they have a Spell card', de: 'sie einen Zauberspruch hat' }),
  },
  heroAtEntrance: {
    holds: (m, { seat }) => count(m, entrance(seat)) > 0,
    says: () => ({ en: 'a Hero is at your entrance', de: 'ein Held an deinem Eingang ist' }),
  },
  yourTurn: {
    holds: (m, { seat }) => m.state.active === seat,
    says: () => ({ en: 'it is your turn', de: 'du am Zug bist' }),
  },
  inAdventure: {
    holds: (m) => m.state.phase === 'adventure',
    says: () => ({
      en: 'this Hero is in your dungeon or at your entrance in the Adventure phase',
      de: 'dieser Held in der Abenteuerphase in deinem Dungeon oder an deinem Eingang ist',
    }),
  },
  heroInside: {
    holds: (m, context) => placeOf(m, heroHere(m, context) ?? 0)?.kind === 'inside',
    says: () => ({ en: 'this Hero is in your dungeon', de: 'dieser Held in deinem Dungeon ist' }),
  },
} as const satisfies Readonly<Record<string, Test<At, Context>>>;

export type TestName = keyof typeof tests;
export type Condition = AnyCondition<TestName>;

const { holds, says } = conditions<TestName, At, Context>(tests);

export const isTrue = holds;
export const sayCondition = says;

export const test = (name: TestName, n?: number): Condition => (n === undefined ? { test: name } : { test: name, n });
export const ifThen = ifThenOf<TestName>();

export const ifWord = ifWordOf({ holds: (m: At, condition: Condition) => holds(m, condition, here(m)), says });

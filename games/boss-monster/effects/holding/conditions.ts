import { objectsIn, placeOf, type Seat } from '@tafelrunde/kernel';
import { type Condition as AnyCondition, conditions, ifThenOf, ifWordOf, type Test } from '@tafelrunde/words';
import { hand } from '../../places.ts';
import { isDeactivated, roomsOf } from '../../rules/dungeons.ts';
import { enteredRoom, tallied, woundsOf } from '../../rules/score.ts';
import { opponentsOf } from '../../seats.ts';
import type { At } from '../../state.ts';
import { type Context, here, roomHere } from '../language/context.ts';
import { cardAt } from '../language/registry.ts';

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
  /** This Hero is not at the entrance any more. */
  inDungeon: {
    holds: (m, { source = 0 }) => placeOf(m, source)?.kind === 'inside',
    says: () => ({ en: 'it is in your dungeon', de: 'er in deinem Dungeon ist' }),
  },
  nobodyEnteredHere: {
    holds: (m, context) => tallied(m, enteredRoom(roomHere(m, context) ?? 0), context.seat) === 0,
    says: () => ({
      en: 'no Hero has entered this Room this round',
      de: 'in dieser Runde kein Held diesen Raum betreten hat',
    }),
  },
  /** Souls gained by any means. */
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
      en: `exactly ${n} Hero${n === 1 ? '' : 'es'} came to your dungeon in this round’s Bait phase`,
      de: `in der Anlockphase dieser Runde genau ${n} Held${n === 1 ? '' : 'en'} zu deinem Dungeon kam`,
    }),
  },
  destroyedAtLeast: {
    holds: (m, { seat }, n) => tallied(m, 'destroyed', seat) >= n,
    says: (n) => ({
      en: `${n} or more of your Rooms have been destroyed this round`,
      de: `in dieser Runde mindestens ${n} deiner Räume zerstört wurden`,
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
} as const satisfies Readonly<Record<string, Test<At, Context>>>;

export type TestName = keyof typeof tests;
export type Condition = AnyCondition<TestName>;

const { holds, says } = conditions<TestName, At, Context>(tests);

export const isTrue = holds;
export const sayCondition = says;

export const test = (name: TestName, n?: number): Condition => (n === undefined ? { test: name } : { test: name, n });
export const ifThen = ifThenOf<TestName>();

export const ifWord = ifWordOf({ holds: (m: At, condition: Condition) => holds(m, condition, here(m)), says });

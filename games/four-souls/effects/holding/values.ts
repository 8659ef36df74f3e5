import { count, type Effect, effectsOn, placeOf, type Said, type Seat, type Vars } from '@tafelrunde/kernel';
import {
  type Condition as AnyCondition,
  type Context,
  conditions,
  ifThenOf,
  ifWordOf,
  type Test,
} from '@tafelrunde/words';
import { hand } from '../../places.ts';
import { type Body, player, seatIn } from '../../players.ts';
import { cardOfBody, countersOn, damageOn, setDamage, tallied } from '../../rules/table.ts';
import type { At, M } from '../../state.ts';
import { isStatic } from '../language/card.ts';
import { contextOf, here } from '../language/context.ts';
import { cardData } from '../language/registry.ts';
import { isOneOf } from '../selectors/who.ts';
import type { Stat } from './stats.ts';

/* What conditions and permanent effects come to now. Values depend on conditions and conditions on values, so they share a page. */

/** Was one of the cards that were discarded as the cost called so? */
const paidWith = ({ paid }: Vars, word: string): boolean =>
  Array.isArray(paid) && paid.some((id) => cardData(String(id))?.name.toLowerCase().includes(word));

const makesAttackRolls = ({ state: { active, attack } }: At, seat: Seat): boolean =>
  seat === active || attack?.joined.includes(seat) === true;

const simply = (en: string, de: string) => (): Said => ({ en, de });

const tests = {
  yourTurn: {
    holds: (m, { seat }) => m.state.active === seat,
    says: simply('it is your turn', 'du am Zug bist'),
  },
  handAtMost: {
    holds: (m, { seat }, n) => count(m, hand(seat)) <= n,
    says: (n) =>
      n === 0
        ? { en: 'you have no loot in hand', de: 'du keine Beute auf der Hand hast' }
        : { en: `you have at most ${n} loot in hand`, de: `du höchstens ${n} Beute auf der Hand hast` },
  },
  handAtLeast: {
    holds: (m, { seat }, n) => count(m, hand(seat)) >= n,
    says: (n) => ({ en: `you have ${n} or more loot in hand`, de: `du mindestens ${n} Beute auf der Hand hast` }),
  },
  coinsAtMost: {
    holds: (m, { seat }, n) => (m.state.coins[seat] ?? 0) <= n,
    says: (n) =>
      n === 0
        ? { en: 'you have 0¢', de: 'du 0¢ hast' }
        : { en: `you have at most ${n}¢`, de: `du höchstens ${n}¢ hast` },
  },
  countersAtLeast: {
    holds: (m, { source }, n) => source !== undefined && countersOn(m, source) >= n,
    says: (n) =>
      n === 1
        ? { en: 'there is a counter on this', de: 'hier ein Marker liegt' }
        : { en: `there are ${n} or more counters on this`, de: `hier mindestens ${n} Marker liegen` },
  },
  hpIs: {
    holds: (m, { source }, n) => source !== undefined && hpOf(m, source) === n,
    says: (n) => ({ en: `this has exactly ${n} HP`, de: `diese Karte genau ${n} Leben hat` }),
  },
  hpAtMost: {
    holds: (m, { source }, n) => source !== undefined && hpOf(m, source) <= n,
    says: (n) => ({ en: `this has ${n} HP or less`, de: `diese Karte höchstens ${n} Leben hat` }),
  },
  // FS-282.
  firstAttackRoll: {
    holds: (m, { seat }) => m.state.attackRolls[seat] === 0 && makesAttackRolls(m, seat),
    says: simply('it is your first attack roll of the turn', 'es dein erster Angriffswurf in diesem Zug ist'),
  },
  noRollOnStack: {
    holds: (m) => !m.state.stack.some(({ kind }) => kind === 'roll'),
    says: simply('no dice roll is on the stack', 'kein Würfelwurf auf dem Stapel liegt'),
  },
  goalsBelow: {
    holds: (m, { source }, n) => source !== undefined && countersOn(m, source) < n,
    says: (n) => ({ en: `fewer than ${n} goals are met`, de: `weniger als ${n} Ziele erreicht sind` }),
  },
  noShopPurchase: {
    holds: (m, { seat }) => tallied(m, 'shopPurchase', player(seat)) === 0,
    says: simply(
      'you have purchased nothing from the shop this turn',
      'du in diesem Zug nichts aus dem Shop gekauft hast',
    ),
  },
  bombDiscarded: {
    holds: (_, { vars }) => paidWith(vars, 'bomb'),
    says: simply('the discarded card has “bomb” in its name', 'die abgeworfene Karte „bomb“ im Namen trägt'),
  },
  keyDiscarded: {
    holds: (_, { vars }) => paidWith(vars, 'key'),
    says: simply('the discarded card has “key” in its name', 'die abgeworfene Karte „key“ im Namen trägt'),
  },
} as const satisfies Readonly<Record<string, Test<At, Context>>>;

type TestName = keyof typeof tests;

/** What has to hold: for a permanent effect all the time, for a trigger when it happens (FS-219), for `ifThen` when it resolves. */
export type Condition = AnyCondition<TestName>;

const { holds, says } = conditions<TestName, At, Context>(tests);

export const isTrue = (m: At, condition: Condition | undefined, context: Context): boolean =>
  holds(m, condition, context);

export const sayCondition = (condition: Condition): Said => says(condition);

/** Is it this test, alone? */
export const isTest = (condition: Condition | undefined, ...names: readonly TestName[]): boolean =>
  condition !== undefined && 'test' in condition && names.includes(condition.test);

export const ifThen = ifThenOf<TestName>();

export const ifWord = ifWordOf({ holds: (m: At, condition: Condition) => holds(m, condition, here(m)), says });

/** Does the permanent effect change this for that body, with that attack roll? */
function changes(m: At, effect: Effect, body: Body, roll: number | undefined): number {
  const { ability } = effect;
  if (!isStatic(ability)) return 0;
  if (ability.on !== undefined && (roll === undefined || !ability.on.includes(roll))) return 0;
  const context = contextOf(m, effect);
  if (!isOneOf(m, ability.whose, body, context)) return 0;
  const seat = seatIn(body);
  const about = seat === undefined || effect.seat !== undefined ? context : { ...context, seat };
  return isTrue(m, ability.if, about) ? ability.n : 0;
}

/** Is there an effect at all that could change it for anybody? */
export const isChanged = (m: At, stat: Stat): boolean => effectsOn(m, 'always', stat).length > 0;

/** How much more of it the body has now. */
export function bonusOf(m: At, stat: Stat, body: Body, roll?: number): number {
  let sum = 0;
  for (const effect of effectsOn(m, 'always', stat)) sum += changes(m, effect, body, roll);
  return sum;
}

/** The product of all factors: "doubled" twice is four times. */
export function factorOf(m: At, stat: Stat, body: Body, roll?: number): number {
  let product = 1;
  for (const effect of effectsOn(m, 'always', stat)) product *= changes(m, effect, body, roll) || 1;
  return product;
}

/** FS-234. */
export function maxHpOf(m: At, body: Body): number {
  return Math.max(0, (cardOfBody(m, body)?.stats?.hp ?? 0) + bonusOf(m, 'hp', body));
}

/** FS-222. */
export const hpOf = (m: At, body: Body): number => Math.max(0, maxHpOf(m, body) - damageOn(m, body));

export function attackOf(m: At, body: Body): number {
  return (cardOfBody(m, body)?.stats?.attack ?? 0) + bonusOf(m, 'attack', body);
}

/** FS-101. Undefined: it cannot be attacked. */
export function evasionOf(m: At, body: Body): number | undefined {
  const printed = seatIn(body) === undefined ? cardOfBody(m, body)?.stats?.evasion : playerEvasion(m);
  if (printed === undefined) return undefined;
  return Math.min(6, Math.max(1, printed + bonusOf(m, 'evasion', body)));
}

/** FS-175. */
function playerEvasion(m: At): number | undefined {
  const set = bonusOf(m, 'playerEvasion', player(m.state.active));
  return set === 0 ? undefined : set;
}

/** Is it alive, with something to lose? */
export function isAlive(m: At, body: Body): boolean {
  const seat = seatIn(body);
  if (seat !== undefined) return m.state.dead[seat] !== true;
  return typeof body === 'number' && placeOf(m, body) !== undefined && hpOf(m, body) > 0;
}

export function markDamage(m: M, body: Body, n: number): void {
  setDamage(m, body, Math.min(maxHpOf(m, body), damageOn(m, body) + n));
}

import { count, type Effect, effectsOn, placeOf, type Seat, type Vars } from '@tafelrunde/kernel';
import { hand } from '../../places.ts';
import { type Body, player, seatIn } from '../../players.ts';
import { cardOfBody, countersOn, damageOn, setDamage, tallied } from '../../rules/table.ts';
import type { At, M } from '../../state.ts';
import { isStatic } from '../language/card.ts';
import { type Context, contextOf } from '../language/context.ts';
import { cardData } from '../language/registry.ts';
import { subjectOf } from '../selectors/subjects.ts';
import { type Condition, numberIn, type Test } from './conditions.ts';
import type { Stat } from './stats.ts';

/* What conditions and permanent effects come to now. Values depend on conditions and conditions on values, so they share a page. */

type Holds = (m: At, context: Context, n: number) => boolean;

/** Was one of the cards that were discarded as the cost called so? */
const paidWith = ({ paid }: Vars, word: string): boolean =>
  Array.isArray(paid) && paid.some((id) => cardData(String(id))?.name.toLowerCase().includes(word));

const makesAttackRolls = ({ state: { active, attack } }: At, seat: Seat): boolean =>
  seat === active || attack?.joined.includes(seat) === true;

const tests: Readonly<Record<Test, Holds>> = {
  yourTurn: (m, { seat }) => m.state.active === seat,
  handAtMost: (m, { seat }, n) => count(m, hand(seat)) <= n,
  handAtLeast: (m, { seat }, n) => count(m, hand(seat)) >= n,
  coinsAtMost: (m, { seat }, n) => (m.state.coins[seat] ?? 0) <= n,
  countersAtLeast: (m, { source }, n) => source !== undefined && countersOn(m, source) >= n,
  hpIs: (m, { source }, n) => source !== undefined && hpOf(m, source) === n,
  hpAtMost: (m, { source }, n) => source !== undefined && hpOf(m, source) <= n,
  firstAttackRoll: (m, { seat }) => m.state.attackRolls[seat] === 0 && makesAttackRolls(m, seat), // FS-282
  noRollOnStack: (m) => !m.state.stack.some(({ kind }) => kind === 'roll'),
  goalsBelow: (m, { source }, n) => source !== undefined && countersOn(m, source) < n,
  noShopPurchase: (m, { seat }) => tallied(m, 'shopPurchase', player(seat)) === 0,
  bombDiscarded: (_, { vars }) => paidWith(vars, 'bomb'),
  keyDiscarded: (_, { vars }) => paidWith(vars, 'key'),
};

export function isTrue(m: At, condition: Condition | undefined, context: Context): boolean {
  if (condition === undefined) return true;
  if (condition.test === 'both') return condition.of.every((each) => isTrue(m, each, context));
  return tests[condition.test](m, context, numberIn(condition));
}

/** Does the permanent effect change this for that body, with that attack roll? */
function changes(m: At, effect: Effect, body: Body, roll: number | undefined): number {
  const { ability } = effect;
  if (!isStatic(ability)) return 0;
  if (ability.on !== undefined && (roll === undefined || !ability.on.includes(roll))) return 0;
  const context = contextOf(m, effect);
  if (!subjectOf(ability.whose).fits(m, body, context)) return 0;
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

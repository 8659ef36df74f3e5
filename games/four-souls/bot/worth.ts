import { at, type CardId, cardOf, count, objectsIn, type Position, type Ref, type Seat } from '@tafelrunde/kernel';
import type { WordNode } from '@tafelrunde/words';
import { attackOf, maxHpOf } from '../effects/holding/values.ts';
import type { Card, Reward } from '../effects/language/card.ts';
import { cardData } from '../effects/language/registry.ts';
import { isSolo } from '../options.ts';
import { hand } from '../places.ts';
import { type Body, player, seatIn, turnOrder } from '../players.ts';
import { ATTACK_DECK, mustAttackNow, targetsNow } from '../rules/attack.ts';
import { soulsToWin } from '../rules/souls.ts';
import {
  cardOfBody,
  characterOf,
  countersOn,
  cursesOf,
  isEternal,
  isTapped,
  itemsOf,
  soulsOf,
} from '../rules/table.ts';
import { type At, isFourSouls } from '../state.ts';
import { chanceToWin } from './odds.ts';

/* What things are worth, in coins of a sort: ten of them buy an item. */

const SOULS = [0, 16, 36, 60] as const;
const VICTORY = 1000;
const ITEM = 9;
const COIN = 0.8;
/** A loot card of which nobody knows more. */
const LOOT = 1.8;
/** How much of its coins a card that gives some is worth in hand: it takes a loot play to have them. */
const IN_HAND = 0.7;
/** One loot play a turn is all that is sure: cards beyond these will lie there for long, or be discarded in the end (FS-084). */
const PLAYED_SOON = 4;
const PLAYED_LATER = 0.4;
const NEVER_PLAYED = 8;
const CHARGED = 0.2;
const COUNTER = 0.4;
const ATTACK = 6;
const HP = 4;
const CURSE = 4;
/** The rest of the turn that the dead miss. */
const TURN_LOST = 1;
/** How much of what the others have counts against oneself. */
const ENVY = 0.5;

/** What the seat stands for against the others; alone against the die, what both characters come to together (FS-302). */
export function evaluate(m: Position, seat: Seat): number {
  const { outcome } = m.match;
  if (outcome !== undefined) return outcome.winners.includes(seat) ? VICTORY : -VICTORY;
  if (!isFourSouls(m)) return 0;
  if (isSolo(m))
    return worthOfSouls(m, seat) + sumOf(turnOrder(m, seat).map((each) => worthOfBelongings(m, each, true)));
  const all = turnOrder(m, seat).map((each) => worthOfSouls(m, each) + worthOfBelongings(m, each, each === seat));
  return at(all, 0) - (ENVY * sumOf(all.slice(1))) / (all.length - 1);
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function worthOfBelongings(m: At, seat: Seat, own: boolean): number {
  return (
    COIN * at(m.state.coins, seat) +
    worthOfItems(m, seat) +
    (own ? worthOfHand(m, seat) : worthOfHidden(m, seat)) +
    ATTACK * attackOf(m, player(seat)) +
    HP * maxHpOf(m, player(seat)) -
    CURSE * cursesOf(m, seat).length +
    worthOfFight(m, seat) +
    worthOfDuty(m, seat)
  );
}

/** Those that count for the seat, and perhaps some more; in a harder solo game the first ones are all worth the same. */
function worthOfSouls(m: At, seat: Seat, more = 0): number {
  const n = more + (isSolo(m) ? sumOf(turnOrder(m, seat).map((each) => soulsOf(m, each))) : soulsOf(m, seat));
  const early = Math.min(n, soulsToWin(m) - SOULS.length);
  return early * SOULS[1] + (SOULS[n - early] ?? VICTORY);
}

function worthOfItems(m: At, seat: Seat): number {
  const own = characterOf(m, seat);
  let sum = own === undefined || isTapped(m, own) ? 0 : CHARGED;
  for (const object of itemsOf(m, seat)) {
    sum += worthOfItem(cardOf(m, object) ?? '') + COUNTER * countersOn(m, object);
    if (!isTapped(m, object)) sum += CHARGED;
  }
  return sum;
}

/** An item that does nothing but this brings its owner little. */
const OF_LITTLE_USE: ReadonlySet<string> = new Set(['mustAttack', 'mill', 'vote', 'lookAtTop']);
const LITTLE = 4;

const knownItems = new Map<CardId, number>();

function worthOfItem(id: CardId): number {
  let worth = knownItems.get(id);
  if (worth === undefined) {
    const steps = (cardData(id)?.abilities ?? []).flatMap((ability) => ('do' in ability ? ability.do : []));
    worth = steps.length > 0 && steps.every(({ word }) => OF_LITTLE_USE.has(word)) ? LITTLE : ITEM;
    knownItems.set(id, worth);
  }
  return worth;
}

/** The best cards count whole. */
function worthOfHand(m: At, seat: Seat): number {
  const worths = objectsIn(m, hand(seat)).map((object) => worthOfLoot(cardOf(m, object) ?? ''));
  if (worths.length > PLAYED_SOON) worths.sort((a, b) => b - a);
  return sumOf(worths.map((worth, i) => worth * shareOf(i)));
}

/** How much of its worth a card has that comes after so many better ones. */
const shareOf = (better: number): number => (better < PLAYED_SOON ? 1 : better < NEVER_PLAYED ? PLAYED_LATER : 0);

function worthOfHidden(m: At, seat: Seat): number {
  const n = count(m, hand(seat));
  return LOOT * (Math.min(n, PLAYED_SOON) + PLAYED_LATER * Math.max(0, n - PLAYED_SOON));
}

const known = new Map<CardId, number>();

function worthOfLoot(id: CardId): number {
  let worth = known.get(id);
  if (worth === undefined) {
    worth = coinsFrom(cardData(id)) ?? LOOT;
    known.set(id, worth);
  }
  return worth;
}

const isGain = (step: WordNode): step is WordNode & { readonly n: number } =>
  step.word === 'gainCoins' && 'n' in step && typeof step.n === 'number';

function coinsFrom(card: Card | undefined): number | undefined {
  const steps = card?.play?.do ?? [];
  const [first] = steps;
  return steps.length === 1 && first !== undefined && isGain(first) ? COIN * IN_HAND * first.n : undefined;
}

/** What an attack that goes on will come to. */
function worthOfFight(m: At, seat: Seat): number {
  const { attack } = m.state;
  return attack?.seat === seat ? worthOfAttack(m, seat, attack.target) : 0;
}

/** FS-128: an attack that has to be made before the turn may end, as far as it is none that one would like to make. */
function worthOfDuty(m: At, seat: Seat): number {
  if (seat !== m.state.active || m.state.attack !== null || m.state.dead[seat] === true) return 0;
  if (m.state.phase !== 'action' || !mustAttackNow(m, seat)) return 0;
  const worths = targetsNow(m, seat).map((ref) => worthOfTarget(m, seat, ref));
  return Math.min(0, ...(worths.length === 0 ? [] : [Math.max(...worths)]));
}

/** Meeting a card of the monster deck unseen: mostly a small gain at some risk. */
const UNSEEN = -1;

export function worthOfTarget(m: At, seat: Seat, ref: Ref): number {
  const other = seatIn(ref);
  if (ref === ATTACK_DECK) return UNSEEN;
  if (other !== undefined) return worthOfAttack(m, seat, player(other));
  return typeof ref === 'number' ? worthOfAttack(m, seat, ref) : 0;
}

export function worthOfAttack(m: At, seat: Seat, target: Body): number {
  const chance = chanceToWin(m, seat, target);
  return chance * worthOfKill(m, seat, target) - (1 - chance) * worthOfDying(m, seat);
}

function worthOfKill(m: At, seat: Seat, target: Body): number {
  const card = cardOfBody(m, target);
  const souls = worthOfSouls(m, seat, card?.souls ?? 0) - worthOfSouls(m, seat);
  return worthOfReward(card?.reward ?? {}) + souls;
}

/** The mean of a die. */
const ROLLED = 3.5;

function worthOfReward({ coins = 0, loot = 0, treasure = 0, roll }: Reward): number {
  const rolled = roll === undefined ? 0 : ROLLED * (roll === 'coins' ? COIN : LOOT);
  return COIN * coins + LOOT * loot + ITEM * treasure + rolled;
}

/** FS-251 to FS-254. */
function worthOfDying(m: At, seat: Seat): number {
  const item = itemsOf(m, seat).some((object) => !isEternal(m, object)) ? ITEM : 0;
  const loot = count(m, hand(seat)) > 0 ? LOOT : 0;
  return item + loot + Math.min(1, at(m.state.coins, seat)) * COIN + TURN_LOST;
}

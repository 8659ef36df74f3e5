import { type Effect, isRef, type Op, type Ref, type Said } from '@tafelrunde/kernel';
import { below, clause, occasion, type Say, type Speech, type Verb, verb, when } from '@tafelrunde/words';
import { type Body, player, seatIn } from '../../players.ts';
import { tallied, tally } from '../../rules/table.ts';
import type { At, M } from '../../state.ts';
import type { Replacing } from '../language/card.ts';
import { contextOf } from '../language/context.ts';
import { oneOf } from '../selectors/who.ts';
import { changeVerb, sayChange } from './changes.ts';
import { isTest } from './values.ts';

/* A replacement: which verb it answers, how often, and how that is said. What it makes of the verb is in `changes.ts`. */

export function replaceBy(m: M, effect: Effect, { change, then, first }: Replacing, verb: Op): readonly Op[] {
  if (first === true) countVerb(m, verb);
  const instead = changeVerb(m, verb, effect, change);
  if (then === undefined || change.change === 'doInstead') return instead;
  const { seat, source = 0, vars } = contextOf(m, effect);
  const declared = { op: 'declare', seat, source, at: below(effect.at, 'then'), via: 'trigger', vars };
  return [...instead, declared];
}

const would = (en: string, de: string): Verb => verb(`would ${en}`, `- würdest würde würden | ${de}`);

/** "you would take damage": the verb that is replaced; `{when}` it happens and how much (`{what}`) of it. */
const verbs: Readonly<Record<Replacing['instead'], Verb>> = {
  gainCoins: would('gain ¢', '{when} ¢ erhalten'),
  lootCards: would('loot', '{when} Beute nehmen'),
  hurt: would('take {what} damage', '{when} {what} Schaden erleiden'),
  destroyCard: would('be destroyed', '{when} zerstört werden'),
  gainSoul: would('gain a soul', '{when} eine Seele erhalten'),
  payPenalty: would('pay the death penalty', '{when} die Todesstrafe zahlen'),
  putDeath: would('die', '{when} sterben'),
};

const TAKE = verb('take {how}', 'erleide erleidest erleidet erleiden | {how}');

/** The verbs as orders. */
const orders: Readonly<Partial<Record<Replacing['instead'], Verb>>> = {
  gainCoins: verb('gain {how}', 'erhalte erhältst erhält erhalten | {how}'),
  lootCards: verb('loot {how}', 'nimm nimmst nimmt nehmen | {how}'),
};

const moments = {
  always: { en: 'each time', de: '' },
  game: { en: 'the next time', de: 'das nächste Mal' },
  turn: { en: 'the next time this turn', de: 'in diesem Zug das nächste Mal' },
  first: { en: 'the first time each turn', de: 'in einem Zug zum ersten Mal' },
  firstInYours: { en: 'the first time in each of your turns', de: 'in deinem Zug zum ersten Mal' },
  once: { en: 'when', de: '' },
} as const satisfies Readonly<Record<string, Said>>;

type Moment = keyof typeof moments;

function momentOf({ instead, first, if: condition }: Replacing): Moment {
  if (instead === 'destroyCard') return 'once';
  if (first !== true) return 'always';
  return isTest(condition, 'yourTurn') ? 'firstInYours' : 'first';
}

/** "each time you would take damage, take 1 more instead". */
export function sayReplacing(replacing: Replacing, say: Say, how: Moment = momentOf(replacing)): Speech {
  const { instead, whose, change, atLeast, then } = replacing;
  const condition = clause(oneOf(whose, say), verbs[instead], {
    when: { en: '', de: moments[how].de },
    what: atLeast === undefined ? undefined : { en: `${atLeast} or more`, de: `${atLeast} oder mehr` },
  });
  const said = sayChange(change, { say, verb: orders[instead] ?? TAKE, then: then?.do ?? [] });
  return when(occasion(moments[how].en, condition), said);
}

/** How often it has happened, or would have, to somebody this turn. */
export function timesSoFar(m: At, verb: Op): number {
  const body = bodyOfVerb(m, verb);
  return body === undefined ? 0 : tallied(m, verb.op, body);
}

function countVerb(m: M, verb: Op): void {
  const body = bodyOfVerb(m, verb);
  if (body !== undefined) tally(m, verb.op, body);
}

export function bodyOfVerb(m: At, verb: Op): Body | undefined {
  const subject = subjectOfVerb(m, verb);
  const seat = seatIn(subject);
  return seat === undefined ? (typeof subject === 'number' ? subject : undefined) : player(seat);
}

/** The body or the card that the verb would happen to. */
function subjectOfVerb(m: At, verb: Op): Ref | undefined {
  if ('to' in verb && isRef(verb.to)) return verb.to;
  if ('object' in verb && typeof verb.object === 'number') return verb.object;
  if ('who' in verb && isRef(verb.who)) return verb.who;
  return 'seat' in verb && typeof verb.seat === 'number' && verb.seat < m.seats ? player(verb.seat) : undefined;
}

import { at, type Option, objectsIn, type Ref, type Seat } from '@tafelrunde/kernel';
import { monsterSlot } from '../places.ts';
import { player, seatIn } from '../players.ts';
import { ATTACK, END, PURCHASE, slotRef } from '../refs.ts';
import { ATTACK_DECK, targetsNow } from '../rules/attack.ts';
import type { At } from '../state.ts';
import { type Asking, rehearse } from './rehearsal.ts';
import { evaluate, worthOfAttack } from './worth.ts';

/** An effect has to bring more than this to be worth the trouble. */
const ENOUGH = 0.3;
/** Meeting a card of the monster deck unseen: mostly a small gain at some risk. */
const UNSEEN = -1;

/** First what effects bring, then shopping, then a fight that is worth it. */
export function act(asking: Asking): Ref {
  const { m, question } = asking;
  const { options, seat } = question;
  const effect = bestEffect(asking);
  if (effect !== undefined) return effect;
  if (options.some(({ ref, idle }) => ref === PURCHASE && idle === undefined)) return PURCHASE;
  const mayEnd = options.some(({ ref }) => ref === END);
  const mayAttack = options.some(({ ref }) => ref === ATTACK);
  if (mayAttack && (!mayEnd || Math.max(...attacksOn(m, seat).map(({ worth }) => worth)) > 0)) return ATTACK;
  return mayEnd ? END : at(options, 0).ref;
}

const isButton = ({ ref }: Option): boolean => ref === END || ref === ATTACK || ref === PURCHASE;

function bestEffect({ m, sight, question, chance, goesOn }: Asking): Ref | undefined {
  const answers = question.options.filter((option) => !isButton(option)).map(({ ref }) => [ref]);
  if (answers.length === 0) return undefined;
  const now = evaluate(m, question.seat);
  const best = rehearse(sight, question, answers, chance, goesOn).reduce((a, b) => (b.worth > a.worth ? b : a));
  return best.worth > now + ENOUGH ? at(best.picks, 0) : undefined;
}

/** What may be attacked, and what that is worth. */
function attacksOn(m: At, seat: Seat): { readonly ref: Ref; readonly worth: number }[] {
  return targetsNow(m, seat).map((ref) => ({ ref, worth: worthOfTarget(m, seat, ref) }));
}

function worthOfTarget(m: At, seat: Seat, ref: Ref): number {
  const other = seatIn(ref);
  if (ref === ATTACK_DECK) return UNSEEN;
  if (other !== undefined) return worthOfAttack(m, seat, player(other));
  return typeof ref === 'number' ? worthOfAttack(m, seat, ref) : 0;
}

export const chooseAttacked = ({ m, question: { seat, options } }: Asking): Ref =>
  bestOf(options, (ref) => worthOfTarget(m, seat, ref));

/** FS-153: the monster that one would like least to fight is covered. */
export const chooseSlot = ({ m, question: { seat, options } }: Asking): Ref =>
  bestOf(options, (ref) => {
    const [monster] = objectsIn(m, monsterSlot(slotRef.in(ref) ?? 0));
    return monster === undefined ? 0 : -worthOfAttack(m, seat, monster);
  });

/** The option that brings most; the first of equal ones. */
function bestOf(options: readonly Option[], worth: (ref: Ref) => number): Ref {
  return options.map(({ ref }) => ({ ref, worth: worth(ref) })).reduce((a, b) => (b.worth > a.worth ? b : a)).ref;
}

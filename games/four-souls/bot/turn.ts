import { at, count, type Option, type Ref } from '@tafelrunde/kernel';
import { hand } from '../places.ts';
import { ATTACK, END, PURCHASE } from '../refs.ts';
import { targetsNow } from '../rules/attack.ts';
import { prospectsOf, slotToCover } from './fight.ts';
import { type Asking, rehearse } from './rehearsal.ts';
import { evaluate, worthOfTarget } from './worth.ts';

/** An effect has to bring more than this to be worth the trouble. */
const ENOUGH = 0.2;
/** With so many cards in hand one of them will be discarded soon (FS-084): whatever does no harm is played. */
const FULL = 9;
const HARMLESS = -0.1;

/** What each target would come to, as far as it is worth attacking. */
type Prospects = (asking: Asking, targets: readonly Ref[]) => readonly { readonly ref: Ref; readonly worth: number }[];

const atAGlance: Prospects = ({ m, question: { seat } }, targets) =>
  targets.map((ref) => ({ ref, worth: worthOfTarget(m, seat, ref) }));

/** First what effects bring, then shopping, then a fight that is worth it. */
const acting =
  (effectFor: (asking: Asking) => Ref | undefined, prospects: Prospects) =>
  (asking: Asking): Ref => {
    const { m, question } = asking;
    const { options, seat } = question;
    const effect = effectFor(asking);
    if (effect !== undefined) return effect;
    if (options.some(({ ref, idle }) => ref === PURCHASE && idle === undefined)) return PURCHASE;
    const mayEnd = options.some(({ ref }) => ref === END);
    const mayAttack = options.some(({ ref }) => ref === ATTACK);
    if (mayAttack && (!mayEnd || prospects(asking, targetsNow(m, seat)).some(({ worth }) => worth > 0))) return ATTACK;
    return mayEnd ? END : at(options, 0).ref;
  };

const choosing =
  (prospects: Prospects) =>
  (asking: Asking): Ref =>
    prospects(
      asking,
      asking.question.options.map(({ ref }) => ref),
    ).reduce((a, b) => (b.worth > a.worth ? b : a)).ref;

/** Judged by the odds alone. */
export const act = acting(bestEffect, atAGlance);
export const chooseAttacked = choosing(atAGlance);

/** Fought in mind before. */
export const actThoroughly = acting(bestEffect, prospectsOf);
export const chooseThoroughly = choosing(prospectsOf);

/** A card that comes to hand, or none. */
function anyEffect({ question: { options }, chance }: Asking): Ref | undefined {
  const cards = options.filter((option) => !isButton(option));
  return cards.length === 0 ? undefined : cards[chance('whim', 2 * cards.length)]?.ref;
}

/** Plays its cards as they come. */
export const actLoosely = acting(anyEffect, atAGlance);

const isButton = ({ ref }: Option): boolean => ref === END || ref === ATTACK || ref === PURCHASE;

function bestEffect({ m, sight, question, chance, goesOn }: Asking): Ref | undefined {
  const answers = question.options.filter((option) => !isButton(option)).map(({ ref }) => [ref]);
  if (answers.length === 0) return undefined;
  const now = evaluate(m, question.seat);
  const best = rehearse(sight, question, answers, chance, goesOn).reduce((a, b) => (b.worth > a.worth ? b : a));
  const least = count(m, hand(question.seat)) >= FULL ? HARMLESS : ENOUGH;
  return best.worth > now + least ? at(best.picks, 0) : undefined;
}

export const chooseSlot = ({ m, question: { seat } }: Asking): Ref => slotToCover(m, seat);

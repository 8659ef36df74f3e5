import { markOn, type Option, type Question, type Ref, refs, type View } from '@tafelrunde/kernel';
import { figuresIn } from '@tafelrunde/spirit-island';
import { timesPicked } from '../../table/asking/picking.ts';
import { askedIn } from './reading.ts';

/* Damage that is divided: what falls by it, and the division that makes the most of it. */

/** What the loss of one is worth: the health that it takes, the fear that it gives, the harm that it does. */
const WORTH: Readonly<Record<string, number>> = { explorer: 2, town: 5, city: 9 };

interface Target {
  readonly ref: Ref;
  /** What one of them can still take. */
  readonly health: number;
  readonly worth: number;
  /** How many there are, and how much they take together. */
  readonly most: number;
  readonly cap: number;
}

/** What a piece can still take. */
function healthIn(view: View, ref: Ref): number | undefined {
  const [, piece] = refs.piece.in(ref) ?? [];
  if (piece === undefined) return undefined;
  const whole = figuresIn(view).health[piece.kind];
  return whole === undefined ? undefined : whole - markOn(piece, 'damage') - markOn(piece, 'dream');
}

function targetsIn(view: View, options: readonly Option[]): readonly Target[] {
  return options.flatMap(({ ref, cap = 1 }) => {
    const [, piece] = refs.piece.in(ref) ?? [];
    const health = healthIn(view, ref);
    if (piece === undefined || health === undefined || health <= 0) return [];
    return [{ ref, health, worth: WORTH[piece.kind] ?? 1, most: Math.floor(cap / health), cap }];
  });
}

/** How many of each fall, so that as much as possible is gained by so much damage. */
function bestFall(targets: readonly Target[], damage: number): readonly number[] {
  const [first, ...rest] = targets;
  if (first === undefined) return [];
  let best: { readonly falls: readonly number[]; readonly worth: number } | undefined;
  for (let n = 0; n <= first.most && n * first.health <= damage; n++) {
    const falls = [n, ...bestFall(rest, damage - n * first.health)];
    const worth = targets.reduce((sum, target, i) => sum + target.worth * (falls[i] ?? 0), 0);
    if (best === undefined || worth > best.worth) best = { falls, worth };
  }
  return best?.falls ?? [];
}

/** The best division of damage; nothing for what is divided otherwise. */
export function divisionOf(view: View, question: Question): readonly Ref[] | undefined {
  const { max, options } = question;
  const { op } = askedIn(question);
  if (op !== 'deal' && op !== 'dealTogether') return undefined;
  const targets = targetsIn(view, options);
  const falls = bestFall(targets, max);
  const picks = targets.flatMap(({ ref, health }, i) => Array.from({ length: (falls[i] ?? 0) * health }, () => ref));
  // What is left over hurts whoever is worth the most.
  for (const { ref, cap } of targets.toSorted((one, other) => other.worth - one.worth)) {
    while (picks.length < max && timesPicked(picks, ref) < cap) picks.push(ref);
  }
  return picks;
}

/** What falls by the picks so far, and what is hurt without falling. */
export function fallsBy(
  view: View,
  picks: readonly Ref[],
): readonly { readonly ref: Ref; readonly fallen: number; readonly hurt: number }[] {
  return [...new Set(picks)].flatMap((ref) => {
    const health = healthIn(view, ref);
    if (health === undefined) return [];
    const damage = timesPicked(picks, ref);
    return [{ ref, fallen: Math.floor(damage / health), hurt: damage % health }];
  });
}

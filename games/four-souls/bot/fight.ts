import {
  at,
  type Chance,
  clone,
  type Open,
  objectsIn,
  type Question,
  questionOf,
  quickChance,
  type Ref,
  Run,
} from '@tafelrunde/kernel';
import { monsterSlot } from '../places.ts';
import { ATTACK, slotRef } from '../refs.ts';
import { type At, isFourSouls } from '../state.ts';
import { type Asking, letItHappen } from './rehearsal.ts';
import { evaluate, worthOfAttack, worthOfTarget } from './worth.ts';

/** So many fights are fought in mind. */
const MOST_FIGHTS = 24;
/** How many of them the first glance counts for. */
const GLANCE = 3;
/** After so many answers a fight is judged as it stands. */
const MOST_ANSWERS = 80;

interface Prospect {
  readonly ref: Ref;
  readonly worth: number;
}

/** What an attack on each of the targets comes to: a glance at the odds, and fights in imagined matches with all that comes of them. */
export function prospectsOf(asking: Asking, targets: readonly Ref[]): Prospect[] {
  const { m, sight, question, chance, goesOn } = asking;
  const sums = targets.map((ref) => GLANCE * worthOfTarget(m, question.seat, ref));
  let fights = 0;
  for (; fights < MOST_FIGHTS && goesOn(fights); fights++) {
    const match = sight.imagine(chance);
    const luck = chance('luck', 2 ** 31);
    targets.forEach((target, i) => {
      const run = new Run(sight.game, clone(match), quickChance(luck));
      sums[i] = at(sums, i) + gainOf(run, question, target, quickChance(luck));
    });
  }
  return targets.map((ref, i) => ({ ref, worth: at(sums, i) / (GLANCE + fights) }));
}

function gainOf(run: Run, { seat, id, op }: Question, target: Ref, whim: Chance): number {
  const before = evaluate(run, seat);
  const first = run.open().find((each) => each.seat === seat && questionOf(run, each).id === id);
  if (first === undefined || !isFourSouls(run)) return 0;
  run.isUnanswered = true;
  run.choose(first, [op.op === 'act' ? ATTACK : target]);
  for (let i = 0; i < MOST_ANSWERS && run.match.outcome === undefined && run.state.active === seat; i++) {
    const open = run.openOn(0);
    if (open === undefined || open.op.op === 'act' || isGone(run, open, target)) break;
    run.choose(open, answerIn(run, open, target, whim));
  }
  return evaluate(run, seat) - before;
}

/** What comes of the announcement may have killed the target before it is named. */
const isGone = (run: Run, open: Open, target: Ref): boolean =>
  open.op.op === 'chooseAttacked' && !questionOf(run, open).options.some(({ ref }) => ref === target);

function answerIn(run: Run & At, open: Open, target: Ref, whim: Chance): readonly Ref[] {
  if (open.op.op === 'chooseAttacked') return [target];
  if (open.op.op === 'chooseSlot') return [slotToCover(run, open.seat)];
  return letItHappen(run, open, whim);
}

/** FS-153: the monster that one would like least to fight is covered. */
export function slotToCover(m: At, seat: number): Ref {
  let found = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < m.state.monsterSlots; n++) {
    const [monster] = objectsIn(m, monsterSlot(n));
    const worth = monster === undefined ? 0 : worthOfAttack(m, seat, monster);
    if (worth >= least) continue;
    found = n;
    least = worth;
  }
  return slotRef(found);
}

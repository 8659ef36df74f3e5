import type { OnLane } from '../crank/on-lane.ts';
import type { AnyOps, Ask, ControlOp, Effect, Position, Verb } from '../game.ts';
import type { Op, Seat } from '../match.ts';
import { labels, refs } from '../refs/refs.ts';
import { effectsOn, isAlike } from './effects.ts';

/** What tells one effect from another while a verb passes them. */
function keyOf({ at: path, source, lasting }: Effect): string {
  return lasting === undefined ? `${source}/${path.join('/')}` : `lasting/${lasting}`;
}

function appliedTo(verb: Op): readonly string[] {
  return 'applied' in verb && Array.isArray(verb.applied) ? verb.applied : [];
}

/** A verb passes the replacements that match it, each once; the affected seat says which goes first. */
export function passReplacements(m: OnLane, verb: Op, rule: Verb<Op, AnyOps, object>): void {
  if (effectsOn(m, 'instead', verb.op).length === 0) {
    rule.act(m, verb);
    return;
  }
  const [first, ...more] = differing(m, replacementsOf(m, verb));
  if (first === undefined) rule.act(m, verb);
  else if (more.length === 0) replaceBy(m, first, verb);
  else m.put(askWhichFirst(rule.affected(m, verb), verb));
}

/** One of each sort: of those that are alike nobody has to say which comes first. */
function differing(m: Position, effects: readonly Effect[]): Effect[] {
  const found: Effect[] = [];
  for (const effect of effects) {
    const isKnown = found.some(
      (other) =>
        other.seat === effect.seat && isAlike(other, effect) && m.game.effects?.alike?.(other, effect) !== false,
    );
    if (!isKnown) found.push(effect);
  }
  return found;
}

function replacementsOf(m: Position, verb: Op): Effect[] {
  const applied = appliedTo(verb);
  return effectsOn(m, 'instead', verb.op).filter(
    (effect) => !applied.includes(keyOf(effect)) && m.game.effects?.applies(m, effect, verb) === true,
  );
}

function replaceBy(m: OnLane, effect: Effect, verb: Op): void {
  if (effect.lasting !== undefined) m.used(effect.lasting);
  const applied = [...appliedTo(verb), keyOf(effect)];
  const ops = m.game.effects?.replace(m, effect, verb) ?? [verb];
  m.put(...ops.map((op) => (op.op === verb.op ? { ...op, applied } : op)));
}

export interface WhichFirst extends ControlOp {
  readonly op: '$whichFirst';
  readonly seat: Seat;
  readonly verb: Op;
}

function askWhichFirst(seat: Seat, verb: Op): WhichFirst {
  return { op: '$whichFirst', seat, verb };
}

/** Several replacements apply: which one first? */
export const whichFirst: Ask<WhichFirst, AnyOps, object> = {
  options: (m, { verb }) =>
    differing(m, replacementsOf(m, verb)).map((effect) => ({
      ref: refs.effect(keyOf(effect)),
      label: labels.card(effect.at[0]),
    })),
  answer: (m, { verb }, [pick]) => {
    const replacing: Replace = { op: '$replace', verb, by: String(pick) };
    m.put(replacing);
  },
};

export interface Replace extends ControlOp {
  readonly op: '$replace';
  readonly verb: Op;
  readonly by: string;
}

export function replace(m: OnLane, { verb, by }: Replace): void {
  const chosen = replacementsOf(m, verb).find((effect) => refs.effect(keyOf(effect)) === by);
  if (chosen === undefined) m.put(verb);
  else replaceBy(m, chosen, verb);
}

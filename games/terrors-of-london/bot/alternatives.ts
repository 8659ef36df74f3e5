import { cardOf, type Question, type Ref } from '@tafelrunde/kernel';
import { type At, PASS, PILE_ACOLYTES } from '../state.ts';

/** What makes so much difference that it is worth a thought. */
const weighty: ReadonlySet<string> = new Set([
  'rage',
  'command',
  'curse',
  'sacrifice',
  'destroy',
  'mayDo',
  'hauntOne',
  'hordeAbility',
]);

/** Answers besides the first idea that may be better. */
export function alternatives(m: At, question: Question, [first]: readonly Ref[]): (readonly Ref[])[] {
  const { op, options } = question;
  const offered =
    op.op === 'action' ? shopping(question, first) : weighty.has(op.op) ? options.map(({ ref }) => ref) : [];
  const seen = new Set([first === undefined ? '' : nameOf(m, first)]);
  return offered.flatMap((ref) => {
    const name = nameOf(m, ref);
    if (seen.has(name)) return [];
    seen.add(name);
    return [[ref]];
  });
}

const nameOf = (m: At, ref: Ref): string => (typeof ref === 'number' ? (cardOf(m, ref) ?? String(ref)) : ref);

function shopping({ options }: Question, first: Ref | undefined): Ref[] {
  const wares = options.filter(({ ref, label }) => label === 'buy' || ref === PILE_ACOLYTES).map(({ ref }) => ref);
  if (wares.length === 0) return [];
  const isNow =
    wares.includes(first ?? '') || String(first).startsWith('button:') || String(first).startsWith('convert:');
  return isNow ? [...wares, ...options.filter(({ ref }) => ref === PASS).map(({ ref }) => ref)] : [];
}

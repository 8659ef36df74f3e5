import { cardOf, type Question, type Ref } from '@tafelrunde/kernel';
import { type At, PASS } from '../state.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { waresFor } from './shopping.ts';
import { isBuying } from './turn.ts';
import type { Weights } from './weights.ts';

/** Choices that make so much difference that they are worth a rehearsal. */
const weighty: ReadonlySet<string> = new Set(['rage', 'command', 'curse', 'sacrifice', 'destroy', 'mayDo', 'hauntOne']);
/** More alternatives leave too little time for each. */
const MOST = 3;

/** Answers besides the first idea that may be better, each card once. */
export function alternatives(m: At, question: Question, [first]: readonly Ref[], weights: Weights): (readonly Ref[])[] {
  const { op, options, seat } = question;
  const others =
    op.op === 'action'
      ? shopping(outlookOf(m, seat, weights), question, first)
      : weighty.has(op.op)
        ? options.map(({ ref }) => ref)
        : [];
  const seen = new Set([nameOf(m, first)]);
  const found = others.filter((ref) => {
    const isNew = !seen.has(nameOf(m, ref));
    seen.add(nameOf(m, ref));
    return isNew;
  });
  return found.slice(0, MOST).map((ref) => [ref]);
}

const nameOf = (m: At, ref: Ref | undefined): string =>
  typeof ref === 'number' ? (cardOf(m, ref) ?? String(ref)) : String(ref);

/** While buying: the other wares, the best first, and to buy nothing more. */
function shopping(outlook: Outlook, { options }: Question, first: Ref | undefined): Ref[] {
  const offered = options.filter(isBuying).map(({ ref }) => ref);
  if (first === undefined || !(offered.includes(first) || first === PASS)) return [];
  const wares = waresFor(outlook)
    .filter(({ ref }) => offered.includes(ref))
    .sort((a, b) => b.worth - a.worth)
    .map(({ ref }) => ref);
  return options.some(({ ref }) => ref === PASS) ? [...wares.slice(0, MOST - 1), PASS] : wares;
}

import { at, type Ref } from '@tafelrunde/kernel';
import { player } from '../players.ts';
import { PASS } from '../refs.ts';
import { topItem } from '../rules/stack.ts';
import type { At } from '../state.ts';
import { type Asking, rehearse } from './rehearsal.ts';
import { evaluate } from './worth.ts';

/** A loss that is not worth a thought. */
const TRIFLE = 0.5;
/** A reaction has to be better than letting it happen by more than this. */
const ENOUGH = 0.5;

/** Only what would hurt is answered, and a die of one's own that could have fallen better. */
export function react(asking: Asking): Ref {
  const { m, sight, question, chance, goesOn } = asking;
  const { seat, options } = question;
  if (!isWorthThought(m, seat)) return PASS;
  const once = (done: number): boolean => done === 0;
  const [pass] = rehearse(sight, question, [[PASS]], chance, once);
  if (pass === undefined || (!isOwnRoll(m, seat) && pass.worth > evaluate(m, seat) - TRIFLE)) return PASS;
  const answers = options.map(({ ref }) => [ref]);
  const rehearsed = rehearse(sight, question, answers, chance, goesOn);
  const letting = rehearsed.find(({ picks }) => picks[0] === PASS)?.worth ?? 0;
  const best = rehearsed.reduce((a, b) => (b.worth > a.worth ? b : a));
  return best.worth > letting + ENOUGH ? at(best.picks, 0) : PASS;
}

/** In one's own turn, and where one would be hurt oneself; what others do to each other is let happen. */
export const reactForOneself = (asking: Asking): Ref =>
  isConcerned(asking.m, asking.question.seat) ? react(asking) : PASS;

function isConcerned(m: At, seat: number): boolean {
  const top = topItem(m);
  if (m.state.active === seat) return true;
  return (top?.kind === 'damage' && top.to === player(seat)) || (top?.kind === 'death' && top.who === player(seat));
}

function isWorthThought(m: At, seat: number): boolean {
  const top = topItem(m);
  return top !== undefined && !(top.kind === 'effect' && top.seat === seat);
}

function isOwnRoll(m: At, seat: number): boolean {
  const top = topItem(m);
  return top?.kind === 'roll' && top.seat === seat;
}

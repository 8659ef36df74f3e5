import { type Ref, refs, type Seat } from '@tafelrunde/kernel';
import { armorOf } from '../queries.ts';
import { convertRef } from '../refs.ts';
import {
  ATTACK,
  ATTACK_SOME,
  type At,
  type Chapter,
  type Conversion,
  type Game,
  opponentOf,
  RECOVER,
  RECOVER_SOME,
  type Resource,
} from '../state.ts';
import { lifeAfter, lowerLife, missingLife, raiseLife } from './life.ts';

/** Spending what is in the pool: power on attacks, recovery on life, and what may be converted. */
export interface SpendingOps {
  /** With less than all there is: how much? */
  attackWith: { seat: Seat };
  recoverBy: { seat: Seat };
  convertSome: { seat: Seat; from: Resource; to: Resource };
}

/** TL-059, TL-128, TL-170: each with all there is, or with less. */
export function spendable(m: At, seat: Seat): Ref[] {
  const { power, recovery, conversions } = m.state;
  const options: Ref[] = [];
  if (power > 0) options.push(ATTACK);
  if (power > 1) options.push(ATTACK_SOME);
  const most = recovery > 0 ? useful(m, seat) : 0;
  if (most > 0) options.push(RECOVER);
  if (most > 1) options.push(RECOVER_SOME);
  for (const each of conversions) if (m.state[each.from] > 0) options.push(refOf(each));
  return options;
}

const refOf = ({ from, to }: Conversion): Ref => convertRef([from, to]);

/** TL-170: no more recovery than there is life missing. */
const useful = (m: At, seat: Seat): number => Math.min(m.state.recovery, missingLife(m, seat));

/** TL-060, TL-063, TL-168: what the armor has left this turn comes off the damage. */
function attack(m: Game, seat: Seat, n: number): void {
  const { state } = m;
  const target = opponentOf(seat);
  state.power -= n;
  const absorbed = Math.min(n, Math.max(0, armorOf(m, target) - state.absorbed));
  state.absorbed += absorbed;
  if (m.isHeard) {
    const left = lifeAfter(m, target, n - absorbed);
    m.emit({ type: 'attacked', seat, data: { n, absorbed, target, left } });
  }
  if (n > absorbed) lowerLife(m, target, n - absorbed);
}

/** TL-152, TL-170: only what raises life is taken from the pool. */
function recover(m: Game, seat: Seat, n: number): void {
  m.state.recovery -= n;
  if (m.isHeard) m.emit({ type: 'recovered', seat, data: { n, left: lifeAfter(m, seat, -n) } });
  raiseLife(m, seat, n);
}

/** TL-128, TL-188. */
function convert(m: Game, seat: Seat, from: Resource, to: Resource, n: number): void {
  const { state } = m;
  state[from] -= n;
  state[to] += n;
  state.conversions = state.conversions
    .map((each) => (each.from === from && each.to === to ? { ...each, left: each.left - n } : each))
    .filter(({ left }) => left > 0);
  if (m.isHeard) m.emit({ type: 'converted', seat, data: { n, from, to } });
}

export function spend(m: Game, seat: Seat, pick: Ref): void {
  if (pick === ATTACK) attack(m, seat, m.state.power);
  else if (pick === ATTACK_SOME) m.put({ op: 'attackWith', seat });
  else if (pick === RECOVER) recover(m, seat, useful(m, seat));
  else if (pick === RECOVER_SOME) m.put({ op: 'recoverBy', seat });
  else {
    const chosen = m.state.conversions.find((each) => refOf(each) === pick);
    if (chosen !== undefined) m.put({ op: 'convertSome', seat, from: chosen.from, to: chosen.to });
  }
}

const upTo = (most: number): Ref[] => Array.from({ length: most }, (_, i) => refs.number(i + 1));

function allowed(m: At, from: Resource, to: Resource): number {
  const left = m.state.conversions.find((each) => each.from === from && each.to === to)?.left ?? 0;
  return Math.min(left, m.state[from]);
}

export const spendingRules: Chapter<SpendingOps> = {
  attackWith: {
    options: (m) => upTo(m.state.power - 1),
    answer: (m, { seat }, [pick]) => attack(m, seat, refs.number.in(pick) ?? 0),
  },
  recoverBy: {
    options: (m, { seat }) => upTo(useful(m, seat) - 1),
    answer: (m, { seat }, [pick]) => recover(m, seat, refs.number.in(pick) ?? 0),
  },
  convertSome: {
    options: (m, { from, to }) => upTo(allowed(m, from, to)),
    answer: (m, { seat, from, to }, [pick]) => convert(m, seat, from, to, refs.number.in(pick) ?? 0),
  },
};

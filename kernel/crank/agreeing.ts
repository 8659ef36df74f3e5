import { at } from '../at.ts';
import type { ControlOp, Position } from '../game.ts';
import type { Lane, Op, Ref, Seat } from '../match.ts';
import { byNumber, refKind } from '../refs/kinds.ts';
import { fork } from './control.ts';
import { dropLane, isJoin } from './lanes.ts';
import type { OnLane } from './on-lane.ts';
import type { CompiledAsk } from './rules.ts';

/*
 * A question to several seats: "the players agree". Each of them has a lane; whoever answers first proposes, the others consent,
 * object, or propose something else. What all consent to is the answer. Who has consented is not waited for, but may still object.
 */

/** What has been proposed, and who is for it. */
export interface Proposal {
  readonly by: Seat;
  readonly picks: readonly Ref[];
  readonly yes: readonly Seat[];
}

export interface Agreeing extends ControlOp {
  readonly op: '$agree';
  readonly seat: Seat;
  /** What it is about: the op that asked. */
  readonly about: Op;
  readonly among: readonly Seat[];
  /** How many proposals there have been: an answer to an earlier one is too late. */
  readonly round: number;
  readonly proposal?: Proposal;
  /** Who has objected so far, or proposed something else, each once. */
  readonly objected: readonly Seat[];
}

export interface Agreed extends ControlOp {
  readonly op: '$agreed';
  readonly about: Op;
  readonly picks: readonly Ref[];
}

export const consentRef = refKind('consent', byNumber);
export const objectRef = refKind('object', byNumber);

export const isAgreeing = (op: Op): op is Agreeing => op.op === '$agree';
const isAgreed = (op: Op): op is Agreed => op.op === '$agreed';

type Agreements = (m: Position, about: Op) => CompiledAsk;

/** Alone, or with nothing to choose, it is an ordinary question. */
export function askAll(m: OnLane, about: Op, among: readonly Seat[], ask: CompiledAsk): void {
  if (ask.options(m, about).length === 0) {
    ask.answer(m, about, []);
    return;
  }
  const isOneMind = m.game.oneMind?.(m.match.options, m.seats) === true;
  const [first = 0] = among;
  const asked = isOneMind || among.length < 2 ? [first] : among;
  const lanes = Object.fromEntries(
    asked.map((seat): [Seat, Agreeing] => [seat, { op: '$agree', seat, about, among: asked, round: 0, objected: [] }]),
  );
  const then: Agreed = { op: '$agreed', about, picks: [] };
  m.put(fork(lanes, then));
}

export const agreeingAsk = (askOf: Agreements): CompiledAsk<Agreeing> => ({
  seat: (_, { seat }) => seat,
  due: () => [],
  follows: () => undefined,
  ordered: false,
  masked: false,
  reaction: undefined,
  options: (m, op) => {
    const { about, round, proposal, seat } = op;
    const own = askOf(m, about).options(m, about);
    if (proposal === undefined) return own;
    return proposal.yes.includes(seat) ? [objectRef(round), ...own] : [consentRef(round), objectRef(round), ...own];
  },
  min: (m, { about, proposal }) => (proposal === undefined ? askOf(m, about).min(m, about) : 1),
  max: (m, { about }) => Math.max(1, askOf(m, about).max(m, about)),
  refuses: (m, { about }, picks) => {
    const saysSo = picks.some((pick) => consentRef.is(pick) || objectRef.is(pick));
    if (saysSo) return picks.length === 1 ? undefined : 'agree-alone';
    const ask = askOf(m, about);
    if (picks.length < ask.min(m, about)) return 'agree-more';
    return ask.refuses(m, about, picks);
  },
  answer: (m, op, picks) => {
    const { seat, proposal, objected, round } = op;
    const [pick] = picks;
    const isConsent = consentRef.is(pick) || (proposal !== undefined && isSame(picks, proposal, askOf(m, op.about)));
    if (proposal !== undefined && isConsent && !proposal.yes.includes(seat)) {
      consider(m, { ...op, proposal: { ...proposal, yes: [...proposal.yes, seat] } });
    } else if (objectRef.is(pick)) {
      const { proposal: _, ...left } = op;
      consider(m, { ...left, round: round + 1, objected: withSeat(objected, seat) });
    } else {
      const isOther = proposal !== undefined && proposal.by !== seat;
      const next = isOther ? withSeat(objected, seat) : objected;
      consider(m, { ...op, round: round + 1, proposal: { by: seat, picks, yes: [seat] }, objected: next });
    }
  },
});

/** They may go on like that for long: no list grows with it. */
const withSeat = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
  seats.includes(seat) ? seats : [...seats, seat];

/** Who proposes what has been proposed agrees to it. */
const isSame = (picks: readonly Ref[], proposal: Proposal, { ordered }: CompiledAsk): boolean =>
  listed(picks, ordered) === listed(proposal.picks, ordered);

const listed = (picks: readonly Ref[], ordered: boolean): string =>
  JSON.stringify(ordered ? picks : picks.map(String).toSorted());

/** Where all stand now: agreed, or everybody is asked by what has been said. */
function consider(m: OnLane, said: Agreeing): void {
  const { among, proposal } = said;
  const others = siblings(m);
  if (proposal !== undefined && among.every((seat) => proposal.yes.includes(seat))) {
    for (const { id } of others) dropLane(m.match, id);
    m.changeParent((join) => {
      if (!isJoin(join) || !isAgreed(join.then)) return join;
      const then: Agreed = { ...join.then, picks: proposal.picks };
      return { ...join, then };
    });
    return;
  }
  for (const lane of others) {
    const op = at(lane.ops, lane.ops.length - 1);
    if (isAgreeing(op)) m.replaceLane(withQuestion(m, lane, { ...said, seat: op.seat }));
  }
  m.stands(isFor(said));
  m.put(said);
}

const isFor = ({ proposal, seat }: Agreeing): boolean => proposal?.yes.includes(seat) === true;

function withQuestion(m: OnLane, lane: Lane, op: Agreeing): Lane {
  const { standing: _, ...asked } = lane;
  const next: Lane = { ...asked, ops: [op], asked: lane.asked };
  return isFor(op) ? { ...next, standing: m.standingHere() } : next;
}

const siblings = (m: OnLane): Lane[] =>
  m.match.lanes.filter(({ id, parent, ops }) => id !== m.laneId && parent === m.parentId && ops.some(isAgreeing));

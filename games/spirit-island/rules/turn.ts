import {
  type ControlOp,
  count,
  fork,
  markPieces,
  move,
  type OpsOf,
  objectsIn,
  type Piece,
  type Seat,
  scope,
} from '@tafelrunde/kernel';
import { standingOf } from '../effects/held.ts';
import { totalAt } from '../effects/standing.ts';
import { hasTwist } from '../effects/twists.ts';
import { damageOn, isInvader, pieceOf } from '../pieces.ts';
import { ADVERSARY, BLIGHTED, EARNED, hand, play, spotOf } from '../places.ts';
import { allLands, groupsIn, indexOf } from '../queries.ts';
import { type At, type Chapter, type Game, type Ops, PHASES, type Phase, seatsOf } from '../state.ts';
import { putAction } from './actions.ts';
import { hasEvents } from './events.ts';
import { layAside } from './mastery.ts';
import { returnThieves } from './theft.ts';
import { putParting } from './upheaval.ts';
import { pause } from './ways.ts';

/* SI-089 to SI-092, SI-304 to SI-307: the turn. */

export interface TurnOps {
  turn: object;
  phase: { phase: Phase };
  /** Rituals of the Destroying Flame: once all have grown; then the spirit phase goes on. */
  rites: object;
  afterRites: object;
  /** SI-304: what somebody may keep goes back to the hand first. */
  timePasses: object;
  keep: { seat: Seat };
  endTurn: object;
}

type Todo = OpsOf<Ops> | ControlOp;

/** Everybody at once, each in their own time. */
function everybody(m: At, of: (seat: Seat) => OpsOf<Ops>, then: OpsOf<Ops>): Todo {
  return fork(Object.fromEntries(seatsOf(m).map((seat) => [seat, of(seat)])), then);
}

/** What is done in each phase; a fork leads on to the next one by itself. */
function inPhase(m: At, phase: Phase, next: OpsOf<Ops>): readonly Todo[] {
  switch (phase) {
    case 'spirit':
      return hasTwist(m, 'flames')
        ? [everybody(m, (seat) => ({ op: 'growUp', seat }), { op: 'rites' })]
        : [everybody(m, (seat) => ({ op: 'spiritPhase', seat }), next)];
    case 'fast':
    case 'slow':
      return [everybody(m, (seat) => ({ op: 'usePowers', seat, speed: phase }), next)];
    case 'blighted':
      return [...(count(m, BLIGHTED) > 0 ? pause(m) : []), { op: 'blightedIsland' }, next];
    case 'event':
      return [...pause(m), { op: 'event' }, next];
    case 'fear':
      return hasTwist(m, 'ritual') ? [next] : [...(count(m, EARNED) > 0 ? pause(m) : []), { op: 'fearCards' }, next];
    case 'build':
      return [...(count(m, ADVERSARY) > 0 ? pause(m) : []), { op: phase }, next];
    case 'explore':
      return [...pause(m), { op: phase }, next];
    case 'ravage':
      return hasTwist(m, 'theft') ? [{ op: 'sneak' }, { op: phase }, next] : [{ op: phase }, next];
    case 'advance':
      return [{ op: phase }, next];
    case 'time':
      return [{ op: 'goUpstream' }, { op: 'timePasses' }];
  }
}

/** SI-091, SI-194: without event cards there is no event step. */
function phaseAfter(m: At, phase: Phase): Phase {
  const next = PHASES[PHASES.indexOf(phase) + 1] ?? 'time';
  return next === 'event' && !hasEvents(m) ? 'fear' : next;
}

/** SI-308: something keeps it from healing. */
const isKept = (m: Game, piece: Piece, land: string): boolean =>
  totalAt(m, 'smothers', indexOf(m, land)) > 0 || (isInvader(piece) && totalAt(m, 'unhealed', indexOf(m, land)) > 0);

/** SI-305. */
function heal(m: Game): void {
  for (const land of allLands(m)) {
    for (const group of groupsIn(m, land)) {
      if (damageOn(group) > 0 && !isKept(m, group, land))
        markPieces(m, spotOf(land), pieceOf(group), 'damage', -damageOn(group), group.n);
    }
  }
}

const keepers = (m: At): readonly Seat[] => standingOf(m, 'keep').flatMap(({ seat }) => seat ?? []);

export const turnRules: Chapter<TurnOps> = {
  turn: (m) => {
    m.state.round += 1;
    m.emit({ type: 'round', data: { n: m.state.round } });
    // Who has not healed may have lived by what ended with the last turn.
    putAction(m, 'turn', {}, { op: 'weaken' });
    m.put(
      scope('turn', { vars: {}, last: { op: 'turn' } }),
      ...m.state.eachTurn.map((at) => ({ op: 'action', cause: at[0], at, vars: {} }) as const),
      ...m.state.inReserve.map((at) => ({ op: 'useReserve', at }) as const),
      { op: 'phase', phase: m.state.phase },
    );
  },

  phase: (m, { phase }) => {
    m.state.phase = phase;
    if (phase === 'time') m.state.stasis = [];
    m.emit({ type: 'phase', data: { phase } });
    m.put(...inPhase(m, phase, { op: 'phase', phase: phaseAfter(m, phase) }));
  },

  rites: (m) => m.put(everybody(m, (seat) => ({ op: 'rite', seat }), { op: 'afterRites' })),

  afterRites: (m) => {
    const next = { op: 'phase', phase: phaseAfter(m, m.state.phase) } as const;
    m.put(everybody(m, (seat) => ({ op: 'settleDown', seat }), next));
  },

  timePasses: (m) => {
    m.put(...keepers(m).map((seat) => ({ op: 'keep', seat }) as const), { op: 'smother' }, { op: 'endTurn' });
  },

  keep: {
    options: (m, { seat }) => objectsIn(m, play(seat)),
    min: 0,
    max: 1,
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') move(m, pick, hand(seat));
    },
  },

  // SI-304 to SI-307. What lasted for the turn ends with its scope.
  endTurn: (m) => {
    for (const seat of seatsOf(m)) layAside(m, seat);
    heal(m);
    putParting(m);
    m.state.faceDown = [];
    m.state.assisting = [];
    returnThieves(m);
    m.state.used = m.state.used.map(() => []);
    m.state.taken = [];
    m.state.resolved = 0;
    m.state.later = [];
    m.state.boxed = 0;
    m.state.built = [];
    m.state.phase = 'spirit';
    for (const { seat, standing } of standingOf(m, 'gathersLight')) {
      const { n, extra: more = 0 } = standing;
      if (seat === undefined || typeof n !== 'number') continue;
      m.put({ op: 'reclaim', seat, least: 0, most: n, fromPlay: false }, { op: 'forgetForLight', seat, more });
    }
  },
};

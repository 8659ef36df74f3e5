import {
  type ControlOp,
  checkpoint,
  type OpsOf,
  type Path,
  type Ref,
  refs,
  type Seat,
  scope,
  type Vars,
} from '@tafelrunde/kernel';
import { spiritActing } from '../effects/context.ts';
import { standingOf } from '../effects/held.ts';
import { hasTwist } from '../effects/twists.ts';
import { fearFor, INVADERS } from '../pieces.ts';
import { adjacentTo, indexOf, landIn, oceanOf } from '../queries.ts';
import type { At, Chapter, Game, Ops, State } from '../state.ts';
import { wake } from './dreaming.ts';
import { isCutOff } from './isolate.ts';
import { lookAround, noteChanges, withoutInner } from './markers.ts';
import { isForEach } from './sideways.ts';
import { guardedLands } from './thieves.ts';
import { mustAtone } from './ways.ts';

/** What is remembered of an action until it is over. */
type Noted = Pick<
  State,
  | 'badlands'
  | 'moved'
  | 'fallen'
  | 'came'
  | 'removed'
  | 'avenging'
  | 'hallowed'
  | 'arrived'
  | 'feared'
  | 'boosted'
  | 'meddled'
  | 'sequels'
  | 'struck'
  | 'wounded'
  | 'fouled'
  | 'sensed'
  | 'sinking'
  | 'breached'
  | 'cornered'
  | 'guarded'
  | 'cause'
  | 'sheltered'
  | 'observed'
  | 'recalled'
  | 'atEnd'
>;

/** SI-309: a unit of instructions. What was set up for "after" comes when it is over (SI-310). */
export interface ActionOps {
  /** The steps at a path, as an action of their own. */
  action: { cause: string; at: Path; vars: Vars };
  /** What its steps have put off. */
  atEnd: { vars: Vars };
  actionEnds: { before: Noted; cause: string; actor?: Seat };
}

const NOTHING = {
  badlands: [],
  moved: {},
  fallen: [],
  came: [],
  removed: [],
  hallowed: [],
  arrived: [],
  feared: {},
  boosted: false,
  meddled: [],
  sequels: [],
  struck: [],
  sheltered: {},
  recalled: [],
  wounded: [],
  fouled: [],
  sensed: false,
  sinking: [],
  breached: {},
  cornered: [],
  atEnd: [],
} as const;

function notedIn({ state }: Game): Noted {
  const {
    badlands,
    moved,
    fallen,
    came,
    removed,
    avenging,
    hallowed,
    arrived,
    feared,
    boosted,
    meddled,
    sequels,
    struck,
    wounded,
    fouled,
    sensed,
    sinking,
    breached,
    cornered,
    guarded,
    cause,
    sheltered,
    observed,
    recalled,
    atEnd,
  } = state;
  return {
    badlands,
    moved,
    fallen,
    came,
    removed,
    avenging,
    hallowed,
    arrived,
    feared,
    boosted,
    meddled,
    sequels,
    struck,
    wounded,
    fouled,
    sensed,
    sinking,
    breached,
    cornered,
    guarded,
    cause,
    sheltered,
    observed,
    recalled,
    atEnd,
  };
}

/** Has it gone down with its board? */
const isLeft = (m: At, land: string): boolean => indexOf(m, land) >= 0;

/** Where invaders have fallen. */
const landsOf = (m: At, fallen: State['fallen']): ReadonlySet<string> =>
  new Set(fallen.flatMap(([land, kind]) => (isLeft(m, land) && INVADERS.some((each) => each === kind) ? [land] : [])));

/** What was for the next such action has had it. */
const usedUp = (m: Game, sheltered: State['sheltered']): readonly number[] =>
  standingOf(m, 'sheltered').flatMap(({ id, standing, land = '' }) =>
    standing.once === true && sheltered[land] !== undefined ? [id] : [],
  );

function byLand(comers: readonly Ref[]): ReadonlyMap<string, readonly Ref[]> {
  const lands = new Map<string, readonly Ref[]>();
  for (const comer of comers) {
    const [land = ''] = refs.piece.in(comer) ?? [];
    lands.set(land, [...(lands.get(land) ?? []), comer]);
  }
  return lands;
}

/** Does all of this as one action; one inside another is finished first (SI-311). */
export function putAction(m: Game, cause: string, vars: Vars, ...ops: readonly (OpsOf<Ops> | ControlOp)[]): void {
  const before = notedIn(m);
  Object.assign(m.state, NOTHING, { cause, observed: lookAround(m), guarded: guardedLands(m) });
  m.state.chosen = [];
  m.state.rewoven = [];
  const actor = spiritActing({ ...m, vars });
  const last = { op: 'actionEnds', before, cause, ...(actor !== undefined && { actor }) } as const;
  m.put(scope('action', { cause, vars, last }), ...ops, { op: 'atEnd', vars });
}

/** SI-310: after the action that is going on; at once where none is. */
export function putAfter(m: Game, at: Path, vars: Vars): void {
  if (m.state.cause === '') m.put({ op: 'action', cause: at[0], at, vars });
  else m.state.sequels = [...m.state.sequels, [at, vars]];
}

/** Resourceful Populace: beside where towns or cities have been destroyed. */
function comeAgain(m: Game, fallen: Noted['fallen']): void {
  if (standingOf(m, 'resourceful').length === 0) return;
  const lost = fallen.flatMap(([land, kind]) => (isLeft(m, land) && fearFor(kind) > 0 ? [land] : []));
  const around = lost.flatMap((land) => adjacentTo(m, land).filter((each) => !isCutOff(m, land, each)));
  if (lost.length > 0) m.put({ op: 'addOne', kind: 'town', lands: [...new Set(around)] });
}

/** What the action has moved there sinks. */
function putSwallowing(m: Game, sinking: State['sinking']): void {
  if (sinking.length === 0) return;
  for (const { seat, land, at } of standingOf(m, 'swallows')) {
    const pieces = sinking.filter(([where]) => where === land).map(([, piece]) => piece);
    if (seat !== undefined && land !== undefined && pieces.length > 0) {
      m.put({ op: 'swallow', seat, land, cause: at[0], pieces });
    }
  }
}

export const actionRules: Chapter<ActionOps> = {
  action: (m, { cause, at, vars }) => {
    if (m.state.dreamt && vars.leftOut === undefined && isForEach(cause, at))
      m.put({ op: 'leaveAlone', cause, at, vars });
    else putAction(m, cause, {}, { op: 'run', at, vars });
  },
  atEnd: (m, { vars }) => m.put(...m.state.atEnd.map((at) => ({ op: 'run', at, vars }) as const), { op: 'cornered' }),

  // SI-313, SI-337: what it has set off are actions of their own.
  actionEnds: (m, { before, cause, actor }) => {
    const { moved, fallen, sheltered, came, avenging, hallowed, arrived, feared, meddled, sequels } = m.state;
    const { struck, observed, fouled, sinking } = m.state;
    Object.assign(m.state, before);
    m.state.observed = withoutInner(m, before.observed, observed);
    wake(m);
    m.state.taken = [...m.state.taken, ...usedUp(m, sheltered)];
    for (const land of landsOf(m, fallen)) m.happened('invadersFell', { land });
    for (const [land, comers] of byLand(came)) m.happened('invadersCame', { land, came: comers });
    m.put(checkpoint());
    for (const [land, n] of Object.entries(moved)) m.put({ op: 'raid', land, n });
    if (hasTwist(m, 'response')) {
      for (const [land, kind] of fallen) if (fearFor(kind) > 0) m.put({ op: 'respond', land, kind });
    }
    for (const { seat, land = '' } of standingOf(m, 'dreads')) {
      if (seat !== undefined && (feared[land] ?? 0) > 0) m.put({ op: 'dread', seat, land, n: feared[land] ?? 0 });
    }
    for (const [seat, land] of arrived) m.put({ op: 'arrive', seat, land });
    for (const land of fouled) m.put({ op: 'addBlight', land: oceanOf(landIn(m, land).board), still: true });
    for (const [seat, land] of hallowed) m.put({ op: 'hallow', seat, land });
    noteChanges(m, observed);
    for (const [stat, seat, land] of meddled) m.put({ op: 'meddle', stat, seat, land });
    for (const [at, of] of sequels) m.put({ op: 'action', cause: at[0], at, vars: of });
    putSwallowing(m, sinking);
    if (fallen.length + sinking.length > 0 && actor !== undefined && mustAtone(m, actor))
      m.put({ op: 'atone', seat: actor });
    for (const [land, n] of struck) m.put({ op: 'breakOn', land, n });
    if (fallen.length === 0) return;
    comeAgain(m, fallen);
    if (cause === 'ravage') m.put({ op: 'mourn', fallen });
    m.put({ op: 'vengeance', fallen, avenging });
  },
};

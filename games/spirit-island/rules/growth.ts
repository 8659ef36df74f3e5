import { type Path, type Ref, refs, type Seat } from '@tafelrunde/kernel';
import { below, listAt, type Steps, type WordNode } from '@tafelrunde/words';
import { cardData } from '../cards/catalogue.ts';
import { standingOf } from '../effects/held.ts';
import { hasTwist } from '../effects/twists.ts';
import { actionLabel, actionRef, effectLabel, growthLabel, growthRef, PASS, spaceRef, specialRef } from '../refs.ts';
import type { At, Chapter, Game } from '../state.ts';
import { putAction } from './actions.ts';
import { energyOf, gainEnergy, payEnergy } from './energy.ts';
import { has } from './finds.ts';
import { markersOf } from './markers.ts';
import { hasReclaimed } from './power-cards.ts';
import { mayShift } from './relics.ts';
import { energyToGain, openActions, panelOf, spiritAt } from './tracks.ts';
import { mayOpenWays } from './ways.ts';

/* SI-093 to SI-102: the spirit phase up to its energy. */

export interface GrowthOps {
  spiritPhase: { seat: Seat };
  /** Its growth. */
  growUp: { seat: Seat };
  /** Its energy and cards. */
  settleDown: { seat: Seat };
  /** SI-098: one of the options that have not been chosen yet. */
  chooseGrowth: { seat: Seat; chosen: readonly number[] };
  /** SI-094: the actions that are left of an option, in any order. */
  grow: { seat: Seat; option: number; left: readonly number[] };
  chooseAction: { seat: Seat; option: number; left: readonly number[] };
  growthAction: { seat: Seat; at: Path };
  afterGrowth: { seat: Seat };
  gainTurnEnergy: { seat: Seat };
  /** SI-102: what costs energy may as well be done with what has just come. */
  spendEnergy: { seat: Seat };
  /** SI-378: the track is empty; which of the options behind it opens? */
  branch: { seat: Seat; track: number };
}

/** What comes in any case comes first in the list (SI-093). */
function stepsOf(m: At, seat: Seat, option: number): Steps {
  const { always = [], options } = spiritAt(m, seat).growth;
  return [...always, ...(options[option]?.do ?? [])];
}

/** Where an action of that list stands in the data. */
function actionAt(m: At, seat: Seat, option: number, action: number): Path {
  const always = spiritAt(m, seat).growth.always?.length ?? 0;
  const panel = panelOf(m, seat);
  return action < always
    ? below([panel], 'growth', 'always', action)
    : below([panel], 'growth', 'options', option, 'do', action - always);
}

/** SI-102: what may be done once per spirit phase besides growth: by spaces of tracks, and by special rules. */
function extrasOf(m: At, seat: Seat): readonly { readonly ref: Ref; readonly at: Path }[] {
  const panel = panelOf(m, seat);
  const spaces = openActions(m, seat).map((space) => ({
    ref: spaceRef(space),
    at: below([panel], 'tracks', ...space, 'action'),
  }));
  const rules = spiritAt(m, seat).special.flatMap(({ action }, i) =>
    action === undefined ? [] : [{ ref: specialRef(i), at: below([panel], 'special', i, 'action') }],
  );
  return [...spaces, ...rules].filter(
    ({ ref, at }) =>
      m.state.used[seat]?.includes(ref) !== true &&
      (priceAt(at, 'payFor') ?? 0) <= energyOf(m, seat) &&
      (priceAt(at, 'payMarkers') ?? 0) <= numberOfMarkers(m, seat),
  );
}

const numberOfMarkers = (m: At, seat: Seat): number => Object.values(markersOf(m, seat)).reduce((sum, n) => sum + n, 0);

/** What it costs in energy or element markers, if anything. */
function priceAt(at: Path, word: 'payFor' | 'payMarkers'): number | undefined {
  const [step] = listAt(cardData, at);
  return step?.word === word && 'n' in step && typeof step.n === 'number' ? step.n : undefined;
}

/** What changes nothing for the actions beside it is done without being asked for. */
const isPlain = (node: WordNode | undefined): boolean =>
  PLAIN.includes(node?.word ?? '') || (node?.word === 'gainEnergy' && 'n' in node && typeof node.n === 'number');

const PLAIN: readonly string[] = ['reclaimAll', 'gainTheseElements', 'ignoreRange'];

const WAYS = refs.button('open-ways');

const isAlike = (one: WordNode | undefined, other: WordNode | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The action that comes next without a choice; undefined where there is one. */
function nextOf(m: At, seat: Seat, option: number, left: readonly number[]): number | undefined {
  const steps = stepsOf(m, seat, option);
  const plain = left.find((action) => isPlain(steps[action]));
  if (plain !== undefined || extrasOf(m, seat).length > 0 || mayOpenWays(m, seat)) return plain;
  return left.every((action) => isAlike(steps[action], steps[left[0] ?? 0])) ? left[0] : undefined;
}

function growBy(m: Game, seat: Seat, option: number, left: readonly number[], action: number): void {
  const at = actionAt(m, seat, option, action);
  m.put({ op: 'growthAction', seat, at }, { op: 'grow', seat, option, left: left.filter((each) => each !== action) });
}

/** SI-102: each use is an action of its own. */
function useExtra(m: Game, seat: Seat, ref: Ref): void {
  const extra = extrasOf(m, seat).find((each) => each.ref === ref);
  if (extra === undefined) return;
  m.state.used[seat] = [...(m.state.used[seat] ?? []), String(ref)];
  m.put({ op: 'action', cause: panelOf(m, seat), at: extra.at, vars: { seat, rule: true } });
}

/** SI-098: it has been chosen, or another one of its group. */
function isTaken(m: At, seat: Seat, option: number, chosen: readonly number[]): boolean {
  const { options } = spiritAt(m, seat).growth;
  const group = options[option]?.group;
  return chosen.some((each) => each === option || (group !== undefined && options[each]?.group === group));
}

/** SI-378. */
const isOpen = (m: At, seat: Seat, option: number): boolean =>
  spiritAt(m, seat).growth.options[option]?.behind === undefined || m.state.grown[seat]?.includes(option) === true;

const costOf = (m: At, seat: Seat, option: number): number => spiritAt(m, seat).growth.options[option]?.cost ?? 0;

export const growthRules: Chapter<GrowthOps> = {
  spiritPhase: (m, { seat }) => m.put({ op: 'growUp', seat }, { op: 'settleDown', seat }),
  growUp: (m, { seat }) => {
    if (mayShift(m, seat)) m.put({ op: 'shift', seat });
    m.put({ op: 'chooseGrowth', seat, chosen: [] }, { op: 'afterGrowth', seat });
  },
  settleDown: (m, { seat }) => {
    m.put({ op: 'gainTurnEnergy', seat }, { op: 'spendEnergy', seat }, { op: 'playCards', seat });
    if (hasTwist(m, 'invocation')) m.put({ op: 'invoke', seat });
    if (hasTwist(m, 'secondWave')) m.put({ op: 'callAssistants', seat });
  },

  chooseGrowth: {
    options: (m, { seat, chosen }) =>
      spiritAt(m, seat).growth.options.flatMap((_, i) =>
        isTaken(m, seat, i, chosen) || !isOpen(m, seat, i) || costOf(m, seat, i) > energyOf(m, seat)
          ? []
          : [{ ref: growthRef(i), label: growthLabel([panelOf(m, seat), i]) }],
      ),
    answer: (m, { seat, chosen }, [pick]) => {
      const option = growthRef.in(pick) ?? 0;
      const all = [...chosen, option];
      payEnergy(m, seat, costOf(m, seat, option));
      m.put({ op: 'grow', seat, option, left: stepsOf(m, seat, option).map((_, i) => i) });
      if (all.length < spiritAt(m, seat).growth.pick) m.put({ op: 'chooseGrowth', seat, chosen: all });
    },
  },

  branch: {
    options: (m, { seat, track }) =>
      spiritAt(m, seat).growth.options.flatMap(({ behind }, i) =>
        behind === track ? [{ ref: growthRef(i), label: growthLabel([panelOf(m, seat), i]) }] : [],
      ),
    answer: (m, { seat }, [pick]) => {
      const option = growthRef.in(pick);
      if (option !== undefined) m.state.grown[seat] = [...(m.state.grown[seat] ?? []), option];
    },
  },

  grow: (m, { seat, option, left }) => {
    const next = nextOf(m, seat, option, left);
    if (next !== undefined) growBy(m, seat, option, left, next);
    else if (left.length > 0 || extrasOf(m, seat).length > 0) m.put({ op: 'chooseAction', seat, option, left });
  },

  chooseAction: {
    options: (m, { seat, option, left }) => [
      ...left.map((action) => ({
        ref: actionRef(action),
        label: actionLabel(actionAt(m, seat, option, action)),
      })),
      ...extrasOf(m, seat).map(({ ref, at }) => ({ ref, label: effectLabel(at) })),
      ...(left.length > 0 && mayOpenWays(m, seat) ? [WAYS] : []),
      ...(left.length === 0 ? [PASS] : []),
    ],
    answer: (m, { seat, option, left }, [pick]) => {
      const action = actionRef.in(pick);
      if (action !== undefined) growBy(m, seat, option, left, action);
      else if (pick === WAYS) m.put({ op: 'openWays', seat }, { op: 'grow', seat, option, left });
      else if (pick !== undefined && pick !== PASS) {
        useExtra(m, seat, pick);
        m.put({ op: 'grow', seat, option, left });
      }
    },
  },

  growthAction: (m, { seat, at }) => putAction(m, at[0], { seat, growth: true }, { op: 'step', at }),

  afterGrowth: (m, { seat }) => {
    for (const { at, seat: whose } of standingOf(m, 'afterGrowth')) {
      if (whose === seat) m.put({ op: 'action', cause: at[0], at: below(at, 'do'), vars: { seat, rule: true } });
    }
  },

  // SI-100. Powers Long Forgotten: more for who reclaims nothing.
  gainTurnEnergy: (m, { seat }) => {
    const more = has(m, 'tooth', 'spirits') && !hasReclaimed(m, seat) ? 2 : 0;
    gainEnergy(m, seat, energyToGain(m, seat) + more);
  },

  spendEnergy: (m, { seat }) => {
    const isOffered = extrasOf(m, seat).some(({ at }) => priceAt(at, 'payFor') !== undefined);
    if (isOffered) m.put({ op: 'chooseAction', seat, option: 0, left: [] });
  },
};

import { cardOf, objectsIn, type Path, type Ref, type Seat } from '@tafelrunde/kernel';
import { below, type Steps, type WordNode } from '@tafelrunde/words';
import { spirit } from '../places.ts';
import { actionLabel, actionRef, growthLabel, growthRef, PASS, spaceRef } from '../refs.ts';
import type { At, Chapter, Game } from '../state.ts';
import { putAction } from './actions.ts';
import { gainEnergy } from './energy.ts';
import { energyPerTurn, openActions, spiritAt } from './tracks.ts';

/* SI-093 to SI-102: the spirit phase up to its energy. */

export interface GrowthOps {
  spiritPhase: { seat: Seat };
  /** SI-098: one of the options that have not been chosen yet. */
  chooseGrowth: { seat: Seat; chosen: readonly number[] };
  /** SI-094: the actions that are left of an option, in any order. */
  grow: { seat: Seat; option: number; left: readonly number[] };
  chooseAction: { seat: Seat; option: number; left: readonly number[] };
  growthAction: { seat: Seat; at: Path };
  gainTurnEnergy: { seat: Seat };
}

const panelOf = (m: At, seat: Seat): string => cardOf(m, objectsIn(m, spirit(seat))[0] ?? -1) ?? '';

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

/** SI-102: actions of spaces that have not been used this turn. */
const freeSpaces = (m: At, seat: Seat): readonly Ref[] =>
  openActions(m, seat)
    .map((space) => spaceRef(space))
    .filter((ref) => m.state.used[seat]?.includes(ref) !== true);

/** What changes nothing for the actions beside it is done without being asked for. */
const isPlain = (node: WordNode | undefined): boolean => node?.word === 'gainEnergy' || node?.word === 'reclaimAll';

const isAlike = (one: WordNode | undefined, other: WordNode | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The action that comes next without a choice; undefined where there is one. */
function nextOf(m: At, seat: Seat, option: number, left: readonly number[]): number | undefined {
  const steps = stepsOf(m, seat, option);
  const plain = left.find((action) => isPlain(steps[action]));
  if (plain !== undefined || freeSpaces(m, seat).length > 0) return plain;
  return left.every((action) => isAlike(steps[action], steps[left[0] ?? 0])) ? left[0] : undefined;
}

function growBy(m: Game, seat: Seat, option: number, left: readonly number[], action: number): void {
  const at = actionAt(m, seat, option, action);
  m.put({ op: 'growthAction', seat, at }, { op: 'grow', seat, option, left: left.filter((each) => each !== action) });
}

/** SI-102: each use is an action of its own. */
function useSpace(m: Game, seat: Seat, [track, place]: readonly [number, number]): void {
  const panel = panelOf(m, seat);
  m.state.used[seat] = [...(m.state.used[seat] ?? []), spaceRef([track, place])];
  m.put({ op: 'action', cause: panel, at: below([panel], 'tracks', track, place, 'action'), vars: { seat } });
}

export const growthRules: Chapter<GrowthOps> = {
  spiritPhase: (m, { seat }) =>
    m.put({ op: 'chooseGrowth', seat, chosen: [] }, { op: 'gainTurnEnergy', seat }, { op: 'playCards', seat }),

  chooseGrowth: {
    options: (m, { seat, chosen }) =>
      spiritAt(m, seat).growth.options.flatMap((_, i) =>
        chosen.includes(i) ? [] : [{ ref: growthRef(i), label: growthLabel([panelOf(m, seat), i]) }],
      ),
    answer: (m, { seat, chosen }, [pick]) => {
      const option = growthRef.in(pick) ?? 0;
      const all = [...chosen, option];
      m.put({ op: 'grow', seat, option, left: stepsOf(m, seat, option).map((_, i) => i) });
      if (all.length < spiritAt(m, seat).growth.pick) m.put({ op: 'chooseGrowth', seat, chosen: all });
    },
  },

  grow: (m, { seat, option, left }) => {
    const next = nextOf(m, seat, option, left);
    if (next !== undefined) growBy(m, seat, option, left, next);
    else if (left.length > 0 || freeSpaces(m, seat).length > 0) m.put({ op: 'chooseAction', seat, option, left });
  },

  chooseAction: {
    options: (m, { seat, option, left }) => [
      ...left.map((action) => ({
        ref: actionRef(action),
        label: actionLabel(actionAt(m, seat, option, action)),
      })),
      ...freeSpaces(m, seat).map((ref) => ({ ref, label: 'space' })),
      ...(left.length === 0 ? [PASS] : []),
    ],
    answer: (m, { seat, option, left }, [pick]) => {
      const action = actionRef.in(pick);
      const space = spaceRef.in(pick);
      if (action !== undefined) growBy(m, seat, option, left, action);
      else if (space !== undefined) {
        useSpace(m, seat, space);
        m.put({ op: 'grow', seat, option, left });
      }
    },
  },

  growthAction: (m, { seat, at }) => putAction(m, at[0], { seat, growth: true }, { op: 'step', at }),

  gainTurnEnergy: (m, { seat }) => gainEnergy(m, seat, energyPerTurn(m, seat)), // SI-100
};

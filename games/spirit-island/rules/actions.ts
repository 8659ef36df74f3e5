import { type ControlOp, checkpoint, type OpsOf, type Path, scope, type Vars } from '@tafelrunde/kernel';
import type { Chapter, Game, Ops, State } from '../state.ts';

/** What is remembered of an action until it is over. */
type Noted = Pick<State, 'badlands' | 'moved' | 'fallen'>;

/** SI-309: a unit of instructions. What was set up for "after" comes when it is over (SI-310). */
export interface ActionOps {
  /** The steps at a path, as an action of their own. */
  action: { cause: string; at: Path; vars: Vars };
  actionEnds: { before: Noted };
}

const NOTHING: Noted = { badlands: [], moved: {}, fallen: [] };

/** Does all of this as one action; one inside another is finished first (SI-311). */
export function putAction(m: Game, cause: string, vars: Vars, ...ops: readonly (OpsOf<Ops> | ControlOp)[]): void {
  const { badlands, moved, fallen } = m.state;
  const last = { op: 'actionEnds', before: { badlands, moved, fallen } } as const;
  Object.assign(m.state, NOTHING);
  m.state.chosen = [];
  m.put(scope('action', { cause, vars, last }), ...ops);
}

export const actionRules: Chapter<ActionOps> = {
  action: (m, { cause, at, vars }) => putAction(m, cause, {}, { op: 'run', at, vars }),
  // SI-313, SI-337: what it has set off are actions of their own.
  actionEnds: (m, { before }) => {
    const { moved, fallen } = m.state;
    Object.assign(m.state, before);
    m.put(checkpoint());
    for (const [land, n] of Object.entries(moved)) m.put({ op: 'raid', land, n });
    for (const [land, kind] of fallen) m.put({ op: 'respond', land, kind });
  },
};

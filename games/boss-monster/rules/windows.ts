import { type Seat, scope } from '@tafelrunde/kernel';
import { type ReactionOps, reactionRounds } from '@tafelrunde/words';
import { PASS } from '../refs.ts';
import { isOut, nextToAct } from '../seats.ts';
import type { At, Chapter, Declared, M, State } from '../state.ts';
import { actionsOf, answeredBy, couldAct, declaring, interruptsOf } from './actions.ts';
import { ALARMS, alarmsFor, callsFor, openlyCallsFor, reactingTo } from './attention.ts';
import { buildOptions, couldBuild, doing } from './build.ts';
import { resolve } from './declare.ts';

/** Windows in which everybody may act; the rounds themselves are those of all games. */
export interface WindowOps extends ReactionOps {
  /** One of those of the Adventure phase. */
  window: object;
}

/** BM-062: in the Build phase the active player simply acts, unless somebody has declared something. */
const actsFreely = ({ state }: At, seat: Seat): boolean =>
  state.phase === 'build' && seat === state.active && state.waiting.length === 0;

/** BM-061: who may still build may do so before what others have declared. */
function couldReact(m: At, seat: Seat): boolean {
  if (isOut(m, seat) || actsFreely(m, seat)) return false;
  return couldBuild(m, seat) || couldAct(m, seat, undefined);
}

const optionsFor = (m: At, seat: Seat) =>
  couldBuild(m, seat) ? [...buildOptions(m, seat), ...actionsOf(m, seat)] : actionsOf(m, seat);

const rounds = reactionRounds<Declared, State>({
  first: 'active', // BM-050
  pass: PASS,
  active: (m) => m.state.active,
  after: nextToAct, // BM-052
  couldReact,
  options: optionsFor,
  declare: (m: M, seat, pick, of) => {
    if (of === undefined) doing(m, seat, pick);
    else m.put(declaring(m, seat, pick, of));
  },
  waiting: (m) => m.state.waiting,
  resolve,
  interrupts: {
    could: (m, seat, of) => {
      const answering = answeredBy(of);
      return answering !== undefined && of.seat !== seat && !isOut(m, seat) && couldAct(m, seat, answering);
    },
    options: interruptsOf,
    inTurn: (m) => m.match.options.counterCounterspell === true,
  },
  attention: {
    to: reactingTo,
    calls: callsFor,
    openlyCalls: openlyCallsFor,
    alarms: ALARMS,
    rings: alarmsFor,
  },
});

export const windowRules: Chapter<WindowOps> = {
  ...rounds,
  window: (m) => m.put(scope('window'), { op: 'settle' }),
};

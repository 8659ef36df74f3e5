import {
  at,
  type CardId,
  cardOf,
  clone,
  effectsOn,
  type GameEvent,
  type Lane,
  type Match,
  NO,
  type Op,
  type Open,
  type Option,
  questionOf,
  type Ref,
  Run,
  refs,
  topOf,
} from '@tafelrunde/kernel';
import { blightCardNamed, idsOf, invaderCardNamed } from './cards/catalogue.ts';
import { divided } from './division.ts';
import { countOf } from './pieces.ts';
import { INVADER_DECK } from './places.ts';
import { groupsIn } from './queries.ts';
import { PASS } from './refs.ts';
import { mayTurn } from './rules/blight.ts';
import { cardsSeen, exploredBy } from './rules/invaders.ts';
import { idsIn } from './sets.ts';
import { type At, isSpiritIsland, type Phase } from './state.ts';

/*
 * What the invaders will do if nobody does anything: the rules play their phase on an imagined match. Fear cards and the card that will
 * be explored are not known, and are left out.
 */

/** The ravage of one land. */
interface RavageForecast {
  /** What the land and its dahan take, after all that defends it. */
  readonly damage: number;
  /** What is destroyed there, by kind: dahan, invaders when the dahan fight back, presence where blight comes. */
  readonly destroyed: Readonly<Record<string, number>>;
  readonly blight: number;
  /** The blight goes on into an adjacent land, which the players choose. */
  readonly cascades: boolean;
}

export interface LandForecast {
  readonly ravage?: RavageForecast;
  /** Towns and cities that come. */
  readonly build?: readonly string[];
  /** Of the cards that may be turned up, those that bring an explorer. */
  readonly explore?: readonly CardId[];
  /** What something keeps the invaders from: `ravage`, `build`, `explore`. */
  readonly skipped?: readonly string[];
}

export interface Forecast {
  /** By name; those in which nothing happens are left out. */
  readonly lands: Readonly<Record<string, LandForecast>>;
  /** The cards of which one will be explored; a single one is certain. */
  readonly explore: readonly CardId[];
  /** So much blight comes that the blight card is turned over. */
  readonly blights: boolean;
  /** How the game ends on the way. */
  readonly ends?: { readonly won: boolean; readonly how: string };
}

/** Here the invaders have done what can be told of. */
export const STOP: Op & { readonly seat: number; readonly chosen: readonly number[] } = {
  op: 'chooseGrowth',
  seat: 0,
  chosen: [],
};

export const RAVAGE: Op = { op: 'ravage' };
export const BUILD: Op = { op: 'build' };

const isTurn = (op: Op): boolean => op.op === '$mark' && 'name' in op && op.name === 'turn';

/** The ops of the turn around everything else. */
const turnOf = ({ ops }: Lane): readonly Op[] => ops.slice(0, ops.findIndex(isTurn) + 1);

const isOp = (value: unknown): value is Op => typeof value === 'object' && value !== null && 'op' in value;

/** Where the players agree on something, what they are asked. */
function askedIn(op: Op): Op {
  if (op.op === 'leaveOut') return { ...op, op: 'buildAll' };
  if (op.op !== '$join' || !('then' in op) || !isOp(op.then)) return op;
  return 'about' in op.then && isOp(op.then.about) ? askedIn(op.then.about) : op;
}

/** What is going on in a phase of the invaders, without the phases after it. */
const goingOn = (lane: Lane): readonly Op[] =>
  lane.ops
    .slice(turnOf(lane).length)
    .filter(({ op }) => op !== 'phase')
    .map(askedIn);

/** What the invaders have still to do, the next thing last. */
function invadersFrom(phase: Phase, lane: Lane): readonly Op[] {
  if (phase === 'ravage') return [BUILD, ...goingOn(lane)];
  if (phase === 'explore') return []; // By a card that may not have been turned up yet.
  return phase === 'build' ? goingOn(lane) : [BUILD, RAVAGE];
}

/** The match with nothing to do but this; all who play are of one mind. */
export function imagined(match: Match, ops: readonly Op[]): Match {
  const lane = at(match.lanes, 0);
  const copy = clone(match);
  copy.options = { ...match.options, alone: true };
  const nextObject = Math.max(...match.lanes.map((each) => each.nextObject));
  const nextNumber = Math.max(...match.lanes.map((each) => each.nextNumber));
  copy.lanes = [{ ...lane, nextObject, nextNumber, ops: [...turnOf(lane), ...ops] }];
  copy.alone = -1;
  copy.queue = [];
  return copy;
}

/** When the invaders have done their part it is their next turn that counts. */
function atTheirTurn({ game, match, state: { phase } }: At): Match {
  if (phase !== 'advance' && phase !== 'slow' && phase !== 'time') return match;
  const run = new Run(game, imagined(match, [{ op: 'endTurn' }]));
  run.crank();
  return run.match;
}

/** Blight goes where there is none yet, if it can, and where nobody loses presence. */
export function unblighted(m: At, options: readonly Option[]): Ref | undefined {
  const harm = ({ ref }: Option): number =>
    groupsIn(m, refs.land.in(ref) ?? '').reduce(
      (sum, { kind, n }) => sum + (kind === 'blight' ? 10 * n : kind.startsWith('presence') ? 1 : 0),
      0,
    );
  const [first, ...others] = options;
  if (first === undefined) return undefined;
  return others.reduce((best, each) => (harm(each) < harm(best) ? each : best), first).ref;
}

/** Nobody does anything; who has to choose chooses what is nearest at hand. */
export function idly(run: Run & At, open: Open): readonly Ref[] {
  const { op, options, min, max } = questionOf(run, open);
  const about = 'about' in op && isOp(op.about) ? op.about.op : op.op;
  if (about === 'dealTogether' || about === 'deal') return divided(run, options, max);
  if (about === 'cascade') return [unblighted(run, options) ?? PASS];
  const none = options.find(({ ref }) => ref === NO || ref === PASS);
  if (none !== undefined) return [none.ref];
  return options
    .flatMap(({ ref, cap = 1 }) => Array.from({ length: cap }, () => ref))
    .slice(0, about === 'enthrall' ? max : min);
}

type Told = { -readonly [K in keyof LandForecast]: LandForecast[K] };

/** Puts together what was told, land by land. */
function landsTold(events: readonly GameEvent[]): Record<string, Told> {
  const lands: Record<string, Told> = {};
  const toldOf = (land: string): Told => {
    lands[land] ??= {};
    return lands[land];
  };
  let ravaged = '';
  for (const { type, cause, to, from, pieces = [], data = {} } of events) {
    const land = to?.name ?? from?.name ?? '';
    const [piece] = pieces;
    if (type === 'ravaged') {
      ravaged = land;
      const { ravage } = toldOf(land);
      const damage = (ravage?.damage ?? 0) + Number(data.n);
      toldOf(land).ravage = { destroyed: {}, blight: 0, cascades: false, ...ravage, damage };
    } else if (type === 'skipped') {
      const { skipped = [] } = toldOf(land);
      if (typeof data.action === 'string') toldOf(land).skipped = [...skipped, data.action.replace(/In$/, '')];
    } else if (cause === 'build' && type === 'added' && piece !== undefined) {
      toldOf(land).build = [...(toldOf(land).build ?? []), piece.kind];
    } else if (cause === 'ravage' && piece !== undefined) {
      const told = toldOf(ravaged);
      if (told.ravage !== undefined)
        told.ravage = afterRavage(told.ravage, type, piece.kind, piece.n, land === ravaged);
    }
  }
  return lands;
}

function afterRavage(told: RavageForecast, type: string, kind: string, n: number, isHere: boolean): RavageForecast {
  if (type === 'added' && kind === 'blight') {
    return isHere ? { ...told, blight: told.blight + n } : { ...told, cascades: true };
  }
  if (type !== 'destroyed' || !isHere) return told;
  return { ...told, destroyed: { ...told.destroyed, [kind]: (told.destroyed[kind] ?? 0) + n } };
}

/** SI-051: the cards of its stage that nobody has seen yet. */
function cardsToExplore(m: At): readonly CardId[] {
  const top = cardOf(m, topOf(m, INVADER_DECK) ?? -1);
  if (top === undefined) return [];
  const { stage } = invaderCardNamed(top);
  const seen = cardsSeen(m);
  return idsOf('invader').filter((id) => invaderCardNamed(id).stage === stage && !seen.includes(id));
}

const isSkipped = (m: At, land: string): boolean =>
  effectsOn(m, 'instead', 'exploreIn').some(
    (effect) => m.game.effects?.applies(m, effect, { op: 'exploreIn', land }) === true,
  );

function tellExplorers(m: At, cards: readonly CardId[], lands: Record<string, Told>): void {
  for (const card of cards) {
    for (const land of exploredBy(m, card)) {
      if (countOf(groupsIn(m, land), 'wilds') > 0) continue;
      lands[land] ??= {};
      const told = lands[land];
      if (!isSkipped(m, land)) told.explore = [...(told.explore ?? []), card];
      else if (told.skipped?.includes('explore') !== true) told.skipped = [...(told.skipped ?? []), 'explore'];
    }
  }
}

export const NOTHING: Forecast = { lands: {}, explore: [], blights: false };

/** What is still asked before it is over. */
const nextIn = (run: Run): Open | undefined => run.open(({ op }) => op !== STOP)[0];

/** What the invaders will do in their next phase, or in what is left of this one. */
export function forecast(m: At): Forecast {
  if (m.state.round === 0 || m.match.outcome !== undefined) return NOTHING;
  const known = lately.get(m.match);
  if (known !== undefined && isAsItWas(known.lanes, m.match.lanes)) return known.forecast;
  const made = foretell(m);
  lately.set(m.match, { lanes: m.match.lanes.slice(), forecast: made });
  return made;
}

/** Everybody who looks at a position is told the same. */
const lately = new WeakMap<Match, { readonly lanes: readonly Lane[]; readonly forecast: Forecast }>();

/** Whatever happens makes a lane anew. */
const isAsItWas = (before: readonly Lane[], now: readonly Lane[]): boolean =>
  before.length === now.length && before.every((lane, i) => lane === now[i]);

/** SI-055: nobody knows what is on the back of the blight card, so there it is not turned over. */
const MORE_BLIGHT = 1_000;

/** Where cascades use up what any back would hold, too, nobody knows how it goes on: the game may be lost by then. */
const isUntold = (blight: number, { options, seats }: Match): boolean =>
  blight < MORE_BLIGHT - seats * Math.min(...idsIn(options, 'blight').map((id) => blightCardNamed(id).perPlayer));

function foretell(m: At): Forecast {
  const match = atTheirTurn(m);
  if (match.outcome !== undefined) return { ...NOTHING, ...endsIn(match) };
  const left = match === m.match ? invadersFrom(m.state.phase, at(match.lanes, 0)) : [BUILD, RAVAGE];
  const events: GameEvent[] = [];
  const run = new Run(m.game, imagined(match, [STOP, ...left]), undefined, events);
  if (!isSpiritIsland(run)) return NOTHING;
  const isHealthy = mayTurn(m);
  if (isHealthy) run.state.blight += MORE_BLIGHT;
  run.state.hidden = 0; // what lies face down stays so
  run.state.loot = [];
  run.state.dreamt = false; // nobody knows yet which board will be left out
  run.crank();
  for (let open = nextIn(run); open !== undefined; open = nextIn(run)) {
    if (isHealthy && isUntold(run.state.blight, m.match)) break;
    run.choose(open, idly(run, open));
  }
  const lands = landsTold(events);
  const isOver = run.match.outcome !== undefined;
  const explore = isOver || m.state.phase === 'explore' ? [] : cardsToExplore(m);
  tellExplorers(run, explore, lands);
  return { lands, explore, blights: isHealthy && run.state.blight <= MORE_BLIGHT, ...endsIn(run.match) };
}

const endsIn = ({ outcome }: Match): Pick<Forecast, 'ends'> =>
  outcome === undefined ? {} : { ends: { won: outcome.won === true, how: outcome.how } };

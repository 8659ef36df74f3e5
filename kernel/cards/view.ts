import { at } from '../at.ts';
import { readerOf } from '../crank/at-rest.ts';
import type { Mutable } from '../crank/control.ts';
import { type Question, questionOf } from '../crank/questions.ts';
import type { Open } from '../crank/run.ts';
import type { AnyGame } from '../game.ts';
import type { CardId, Match, ObjectNumber, Options, Outcome, Seat, SeatSet, Zone, ZoneName } from '../match.ts';
import { seatSet, watchers, zoneKind } from './knowledge.ts';

export interface ViewCard {
  readonly obj: ObjectNumber;
  readonly card: CardId;
  /** Its place from the bottom or the left, where the zone has an order. */
  readonly at?: number;
}

/** A zone as a person sees it: the cards that they know, and how many there are. */
export interface ViewZone extends ZoneName {
  readonly size: number;
  readonly cards: readonly ViewCard[];
  /** What the backs of all cards show, where the game tells them apart. */
  readonly backs?: readonly string[];
}

/** The only thing about a match that leaves the host. */
export interface View {
  readonly rules: Match['rules'];
  readonly options: Options;
  readonly seats: number;
  readonly zones: readonly ViewZone[];
  readonly state: object;
  /** Values as they are now, where the game works them out. */
  readonly figures?: object;
  readonly questions: readonly Question[];
  /** The other seats that are being asked; `somebody` when who it is stays hidden. */
  readonly waiting: { readonly seats: readonly Seat[]; readonly somebody: boolean };
  readonly outcome?: Outcome;
}

/** What the holder of some seats saw of a position. */
export interface EarlierView {
  readonly match: Match;
  readonly view: View;
}

/**
 * The match as the holder of these seats may know it; with no seats, as those see it who only watch. What they saw of it
 * `before` spares the work for zones in which nothing has changed: these are the same objects.
 */
export function view(game: AnyGame, match: Match, seats: readonly Seat[], before?: EarlierView): View {
  const eyes = seats.length === 0 ? watchers(match) : seatSet(seats);
  const run = readerOf(game, match);
  const open = run.open(({ seat, standing }) => !standing || seats.includes(seat));
  const seen: Mutable<View> = {
    rules: match.rules,
    options: match.options,
    seats: match.seats,
    zones: match.zones.map((zone, i) => zoneSeenBefore(match, zone, i, before) ?? viewZone(game, match, zone, eyes)),
    state: match.state,
    questions: open.filter(({ seat }) => seats.includes(seat)).map((each) => questionOf(run, each)),
    waiting: waitingFor(match, open, seats),
  };
  if (game.figures !== undefined) seen.figures = game.figures(run);
  if (match.outcome !== undefined) seen.outcome = match.outcome;
  return seen;
}

function zoneSeenBefore(
  { known, face, obj }: Match,
  zone: Zone,
  i: number,
  before?: EarlierView,
): ViewZone | undefined {
  if (before === undefined || before.match.zones[i] !== zone) return undefined;
  const { match } = before;
  for (const card of zone.cards) {
    if (known[card] !== match.known[card] || face[card] !== match.face[card] || obj[card] !== match.obj[card]) {
      return undefined;
    }
  }
  return before.view.zones[i];
}

function viewZone(game: AnyGame, match: Match, zone: Zone, eyes: SeatSet): ViewZone {
  const { cards } = zone;
  const { order, showsBacks } = zoneKind(game, zone);
  const shown: ViewCard[] = [];
  cards.forEach((instance, i) => {
    if ((at(match.known, instance) & eyes) === 0) return;
    const obj = at(match.obj, instance);
    const card = at(match.table, at(match.face, instance));
    shown.push(order === 'none' ? { obj, card } : { obj, card, at: i });
  });
  const seen: ViewZone = { ...zone, size: cards.length, cards: order === 'none' ? byNumber(shown) : shown };
  if (showsBacks !== true) return seen;
  return { ...seen, backs: cards.map((instance) => game.back(at(match.table, at(match.face, instance)))) };
}

/** The order of the slots in a hand says nothing, so it is not told. */
function byNumber(cards: ViewCard[]): ViewCard[] {
  const isSorted = cards.every(({ obj }, i) => i === 0 || obj > at(cards, i - 1).obj);
  return isSorted ? cards : cards.sort((a, b) => a.obj - b.obj);
}

function waitingFor(match: Match, open: readonly Open[], mine: readonly Seat[]): View['waiting'] {
  const seats: Seat[] = [];
  let somebody = false;
  for (const { seat, lane, ask, standing } of open) {
    if (mine.includes(seat) || standing || at(match.lanes, lane).secret?.done === true) continue;
    if (ask.masked) somebody = true;
    else if (!seats.includes(seat)) seats.push(seat);
  }
  return { seats: seats.sort((a, b) => a - b), somebody };
}

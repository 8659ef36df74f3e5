import { at, type GameEvent, type Match, type Seat } from '@tafelrunde/kernel';
import { demand, type Played } from '@tafelrunde/kernel/testing';
import { handSize } from './state.ts';

/** FR-045. */
const MOST_IN_HAND = 9;

/** So many cards can come into a hand in a turn before others leave it: Fishhook, Rake. */
const MOST_DRAWN = 2;

/** What explains that a hand is not as large as it was at first, or that an item is missing. */
interface History {
  /** FR-126: who can draw nothing discards all the same. */
  hasDeckRunOut: boolean;
  /** FR-053: who should have got an item then waits until the end of the next turn. */
  haveItemsRunOut: boolean;
  /** By seat: how often Portal was used, or Repair Kit, which can copy it. */
  readonly portals: number[];
  /** By seat: cards gained in the first step of the end (FR-064). */
  readonly gained: number[];
  hasEnded: boolean;
}

/** Follows a game that was played, and throws where it breaks a rule about hands or face-up items. */
export function checkInvariants({ start, steps, end }: Played): void {
  const none = seatsOf(start).map(() => 0);
  const history: History = {
    hasDeckRunOut: false,
    haveItemsRunOut: false,
    portals: none,
    gained: [...none],
    hasEnded: false,
  };
  checkPosition(start, history);
  for (const { after, events } of steps) {
    for (const event of events) note(history, event);
    history.hasDeckRunOut ||= sizeOf(after, 'deck') === 0;
    history.haveItemsRunOut ||= sizeOf(after, 'item-deck') + sizeOf(after, 'item-discard') === 0;
    checkPosition(after, history);
  }
  checkEnd(end, history);
}

function note(history: History, { type, seat, cause }: GameEvent): void {
  if (type === 'ended') history.hasEnded = true;
  if (seat === undefined) return;
  const { portals, gained } = history;
  if (type === 'used' && (cause === 'portal' || cause === 'repair-kit')) portals[seat] = at(portals, seat) + 1;
  if (type === 'gained') gained[seat] = at(gained, seat) + 1;
}

function checkPosition(match: Match, history: History): void {
  for (const seat of seatsOf(match)) checkLimit(match, seat);
  const drawing = aboutToDraw(match);
  if (history.hasEnded || drawing === undefined) return;
  for (const seat of seatsOf(match)) {
    if (seat === drawing) continue; // may be in the middle of a turn, with an item used already
    checkHand(match, seat, history);
    checkItem(match, seat, history);
  }
}

/** FR-045, FR-046: more than nine cards only while some of them are about to go. */
function checkLimit(match: Match, seat: Seat): void {
  if (match.options.suits !== true) return;
  const size = sizeOf(match, 'hand', seat);
  const most = isAbout(match, 'reduce', seat) ? MOST_IN_HAND + MOST_DRAWN : MOST_IN_HAND;
  demand(size <= most, `seat ${seat} keeps ${size} cards`);
}

/** FR-010, FR-034: a turn leaves a hand as large as it was, and only Portal larger; two players draft theirs (FR-023). */
function checkHand(match: Match, seat: Seat, { portals, hasDeckRunOut }: History): void {
  const size = sizeOf(match, 'hand', seat);
  const whole = handSize(match);
  demand(size <= whole + at(portals, seat), `seat ${seat} has ${size} cards after a turn`);
  demand(size >= whole || match.seats === 2 || hasDeckRunOut, `seat ${seat} has only ${size} cards after a turn`);
}

/** FR-058, FR-060: one item face up, as long as there are any. */
function checkItem(match: Match, seat: Seat, { haveItemsRunOut }: History): void {
  if (match.options.items !== true) return;
  const faceUp = sizeOf(match, 'item', seat);
  const isDrafting = match.seats === 2 && sizeOf(match, 'hand', seat) < handSize(match);
  demand(
    faceUp === 1 || (faceUp === 0 && (isDrafting || haveItemsRunOut)),
    `seat ${seat} has ${faceUp} items face up after a turn`,
  );
}

/** The hands that are scored: whole, with what was gained; who ended the game in mid-turn has one more (FR-062). */
function checkEnd(match: Match, { portals, gained, hasDeckRunOut }: History): void {
  const { suits, items } = match.options;
  for (const seat of seatsOf(match)) {
    const size = sizeOf(match, 'hand', seat);
    const whole = handSize(match) + at(gained, seat);
    const most = whole + at(portals, seat) + (items === true ? 1 : 0);
    demand(size <= (suits === true ? Math.min(most, MOST_IN_HAND) : most), `seat ${seat} scores ${size} cards`);
    demand(size >= Math.min(whole, MOST_IN_HAND) || hasDeckRunOut, `seat ${seat} scores only ${size} cards`);
  }
}

const seatsOf = ({ seats }: Match): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

const sizeOf = ({ zones }: Match, kind: string, seat?: Seat): number =>
  zones.find((zone) => zone.kind === kind && zone.seat === seat)?.cards.length ?? 0;

/** Is this still to be done for the seat? */
const isAbout = ({ lanes }: Match, name: string, seat: Seat): boolean =>
  lanes.some(({ ops }) => ops.some((op) => op.op === name && 'seat' in op && op.seat === seat));

/** Who is asked to draw: at that moment all others are between their turns. */
function aboutToDraw({ lanes }: Match): Seat | undefined {
  const next = lanes[0]?.ops.at(-1);
  if (next?.op !== 'take' && next?.op !== 'draft') return undefined;
  return 'seat' in next && typeof next.seat === 'number' ? next.seat : undefined;
}

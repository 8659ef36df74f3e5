import { at } from '../at.ts';
import { ownFace } from '../cards/disguises.ts';
import { type GameEvent, toldTo } from '../cards/events.ts';
import { type Chance, quickChance } from '../crank/chance.ts';
import { clone } from '../crank/clone.ts';
import { type Question, questionsTo } from '../crank/questions.ts';
import type { AnyGame } from '../game.ts';
import type { Face, Match, SeatSet } from '../match.ts';
import { type Onlooker, onlookers, seenBy } from './onlookers.ts';
import {
  everySeat,
  fresh,
  type Given,
  type Plan,
  type Played,
  playRandomly,
  repeat,
  type Taken,
} from './random-play.ts';

/** What came of swapping: how many swaps stayed playable for as long as nobody could know, and how many steps were compared. */
export interface Swaps {
  readonly samples: number;
  readonly survived: number;
  readonly steps: number;
}

/**
 * In a random game two cards that an onlooker never learns change places, and everybody answers as before. As long as the
 * answers stay legal, all that the onlooker sees and is told must be the same to the byte.
 */
export function checkSwaps(game: AnyGame, plan: Plan & { readonly samples: number }): Swaps {
  const played = playRandomly(game, { ...plan, start: withOwnFaces(plan.start ?? fresh(game, plan)) });
  const mind = quickChance(plan.seed + 1);
  let survived = 0;
  let samples = 0;
  let steps = 0;
  for (let i = 0; i < plan.samples; i++) {
    const swap = chooseSwap(game, played, mind);
    if (swap === undefined) continue;
    samples++;
    const compared = follow(game, played, swap);
    steps += compared;
    if (compared === swap.until - swap.from) survived++;
  }
  return { samples, survived, steps };
}

/** The same match with a face for every single card, so that a card can be followed through a shuffle. */
export function withOwnFaces(match: Match): Match {
  return { ...match, table: match.face.map((face) => at(match.table, face)), face: [...match.face.keys()] };
}

/** Two cards that the onlooker does not know from the position `from` on and until the step `until` is taken. */
interface Swap {
  readonly onlooker: Onlooker;
  readonly from: number;
  readonly until: number;
  readonly faces: readonly [Face, Face];
}

const TRIES = 60;
const CANDIDATES = 4;

/** Of a few such pairs the one that stays unknown for longest. */
function chooseSwap(game: AnyGame, played: Played, mind: Chance): Swap | undefined {
  const found: Swap[] = [];
  for (let i = 0; i < TRIES && found.length < CANDIDATES; i++) {
    const swap = randomSwap(game, played, mind);
    if (swap.until > swap.from) found.push(swap);
  }
  return found.toSorted((a, b) => b.until - b.from - (a.until - a.from))[0];
}

function randomSwap(game: AnyGame, { start, steps }: Played, mind: Chance): Swap {
  const everybody = onlookers(start);
  const onlooker = at(everybody, mind('onlooker', everybody.length));
  const from = mind('from', Math.ceil(steps.length / 2));
  const a = mind('a', start.face.length);
  const b = mind('b', start.face.length);
  const learned = [a, b].map((face) => learnedAt(steps, onlooker, from, face));
  return { onlooker, from, until: isGoodPair(game, start, a, b) ? Math.min(...learned) : from, faces: [a, b] };
}

function isGoodPair(game: AnyGame, { table }: Match, a: Face, b: Face): boolean {
  return at(table, a) !== at(table, b) && game.back(at(table, a)) === game.back(at(table, b));
}

/** The first step that lets the onlooker learn the card; if it is known at once, that is `from`. */
function learnedAt(steps: readonly Taken[], onlooker: Onlooker, from: number, face: Face): number {
  if (isKnown(at(steps, from).before, onlooker, face)) return from;
  for (let i = from; i < steps.length; i++) {
    const { after, events } = at(steps, i);
    if (isKnown(after, onlooker, face) || isTold(events, onlooker, at(after.table, face))) return i;
  }
  return steps.length;
}

function instanceOf(match: Match, face: Face): number {
  return match.face.findIndex((_, instance) => ownFace(match, instance) === face);
}

const isKnown = (match: Match, { eyes }: Onlooker, face: Face): boolean => (knownTo(match, face) & eyes) !== 0;

/** Who knows where the card lies that this face belongs to. */
export const knownTo = (match: Match, face: Face): SeatSet => at(match.known, instanceOf(match, face));

/** A card may be shown and forgotten within one step. */
function isTold(events: readonly GameEvent[], { eyes }: Onlooker, card: string): boolean {
  return events.some((event) => toldTo(event, eyes).cards?.some((told) => told.card === card));
}

/** How many steps the swapped match went along. */
function follow(game: AnyGame, { steps }: Played, { onlooker, from, until, faces }: Swap): number {
  let match = swapped(at(steps, from).before, faces);
  compare(game, onlooker, { match: at(steps, from).before, events: [] }, { match, events: [] });
  for (let i = from; i < until; i++) {
    const { before, after, events, given } = at(steps, i);
    const again = repeat(game, match, { ...given, question: sameQuestion(game, before, match, given) });
    if (!again.ok) return i - from;
    compare(game, onlooker, { match: after, events }, again.value);
    match = again.value.match;
  }
  return until - from;
}

/** The same match, but that two cards lie in each other's place. */
export function swapped(match: Match, [a, b]: readonly [Face, Face]): Match {
  const copy = clone(match);
  const inDisguise = match.disguises.map(({ instance }) => instance);
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    const instance = instanceOf(match, from);
    if (!inDisguise.includes(instance)) copy.face[instance] = to;
  }
  copy.disguises = match.disguises.map((each) => ({
    ...each,
    own: each.own === a ? b : each.own === b ? a : each.own,
  }));
  return copy;
}

/** Its owner may be offered other cards now: the question is the one in the same place. */
function sameQuestion(game: AnyGame, before: Match, match: Match, { question }: Given): string {
  const place = open(game, before).findIndex(({ id }) => id === question);
  return open(game, match)[place]?.id ?? 'none';
}

function open(game: AnyGame, match: Match): Question[] {
  return questionsTo(game, match, everySeat(match));
}

interface Shown {
  readonly match: Match;
  readonly events: readonly GameEvent[];
}

function compare(game: AnyGame, onlooker: Onlooker, one: Shown, other: Shown): void {
  const [seen, alsoSeen] = [one, other].map(({ match }) => seenBy(game, match, onlooker));
  if (seen !== alsoSeen) {
    throw new Error(`${game.id}: a card that ${onlooker.name} does not know shows in the view:\n${seen}\n${alsoSeen}`);
  }
  const [told, alsoTold] = [one, other].map(({ events }) =>
    JSON.stringify(events.map((event) => toldTo(event, onlooker.eyes))),
  );
  if (told !== alsoTold) {
    throw new Error(
      `${game.id}: a card that ${onlooker.name} does not know shows in what happens:\n${told}\n${alsoTold}`,
    );
  }
}

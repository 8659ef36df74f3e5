import type { GameEvent } from '../cards/events.ts';
import type { AnyGame } from '../game.ts';
import { canonical } from '../history/hash.ts';
import type { Match, Plain } from '../match.ts';
import type { Groups } from '../pieces/groups.ts';
import { readCard } from './names.ts';
import { nameOfPlace } from './places.ts';
import type { ExpectedEvent } from './schema.ts';

/** An event as a scenario speaks of it: one flat record. */
type Told = Readonly<Record<string, Plain>>;

const FIELDS = ['type', 'seat', 'cause', 'from', 'to', 'card', 'cards'];

/** How often an event has happened, and the events of the same type as they were. */
export function countEvents(
  { game, match, events }: { readonly game: AnyGame; readonly match: Match; readonly events: readonly GameEvent[] },
  expected: ExpectedEvent,
): { count: number; alike: Told[] } {
  const pattern = readPattern(game, match, expected);
  const told = events.map(flatten);
  return {
    count: told.filter((event) => fits(event, pattern)).length,
    alike: told.filter(({ type }) => type === pattern.type),
  };
}

/** `{ damaged: fly, n: 1 }` is short for `{ type: damaged, cards: [fly], n: 1 }`. */
function readPattern(game: AnyGame, match: Match, { card, ...expected }: ExpectedEvent): Told {
  const { cards = card, ...rest } = expected;
  if (rest.type !== undefined) return withCards(game, match, rest, cards);
  const shorthand = Object.keys(rest).find((key) => !FIELDS.includes(key));
  if (shorthand === undefined) return withCards(game, match, rest, cards);
  const { [shorthand]: subject, ...others } = rest;
  return withCards(game, match, { type: shorthand, ...others }, subject === true ? cards : (subject ?? cards));
}

function withCards(game: AnyGame, match: Match, pattern: Told, cards: Plain | undefined): Told {
  if (cards === undefined) return pattern;
  const list = Array.isArray(cards) ? cards : [cards];
  return { ...pattern, cards: list.map((each) => readCard(game, match.table, String(each))) };
}

function flatten({ type, seat, cause, from, to, cards, pieces, by, data }: GameEvent): Told {
  return {
    ...data,
    type,
    ...(seat === undefined ? {} : { seat }),
    ...(cause === undefined ? {} : { cause }),
    ...(from === undefined ? {} : { from: nameOfPlace(from) }),
    ...(to === undefined ? {} : { to: nameOfPlace(to) }),
    ...(cards === undefined ? {} : { cards: cards.map(({ card }) => card) }),
    ...(pieces === undefined ? {} : { pieces: counted(pieces) }),
    ...(by === undefined ? {} : { by: counted(by) }),
  };
}

const counted = (groups: Groups): Plain => Object.fromEntries(groups.map(({ kind, n }) => [kind, n]));

/** All that is expected is there; of cards, those named are among them. */
function fits(event: Told, pattern: Told): boolean {
  return Object.entries(pattern).every(([key, value]) => {
    const found = event[key];
    if (key !== 'cards' || !Array.isArray(value)) return canonical(found) === canonical(value);
    return Array.isArray(found) && value.every((card) => found.includes(card));
  });
}

import { at } from '../at.ts';
import { ownFace } from '../cards/disguises.ts';
import { begin } from '../crank/start.ts';
import type { AnyGame } from '../game.ts';
import type { CardId, Disguise, Match, Options, Zone } from '../match.ts';
import type { Snapshot, SnapshotZone } from './snapshot-schema.ts';

/** The position of a match with public ids only. */
export function snapshotOf(match: Match): Snapshot {
  const { state, lanes, lasting, waiting, alone, queue, moves, outcome } = match;
  return JSON.parse(
    JSON.stringify({
      zones: match.zones.map((zone) => zoneAtRest(match, zone)),
      state,
      lanes,
      lasting,
      waiting,
      alone,
      queue,
      moves,
      outcome,
    }),
  );
}

function zoneAtRest(match: Match, { cards, ...place }: Zone): SnapshotZone {
  const { table, face, known, obj } = match;
  return {
    ...place,
    cards: cards.map((instance) => {
      const own = ownFace(match, instance);
      const shown = at(face, instance);
      const card = { card: at(table, own), obj: at(obj, instance), known: at(known, instance) };
      return own === shown ? card : { ...card, as: at(table, shown) };
    }),
  };
}

/** A match in the position of a snapshot. Slots are numbered afresh: their numbers mean nothing. */
export function matchOf(game: AnyGame, options: Options, seats: number, snapshot: Snapshot): Match {
  const cards = snapshot.zones.flatMap((zone) => zone.cards);
  const named = cards.flatMap(({ card, as }) => (as === undefined ? [card] : [card, as]));
  // The order of the setup, because a game may count on it.
  const table = [...new Set([...begin(game, options, seats).table, ...named])];
  const faceOf = (card: CardId): number => table.indexOf(card);
  const { zones, ...rest } = snapshot;
  let next = 0;
  return {
    rules: { game: game.id, version: game.version },
    options,
    seats,
    ...rest,
    table,
    face: cards.map(({ card, as }) => faceOf(as ?? card)),
    disguises: cards.flatMap(({ card, as }, instance): Disguise[] =>
      as === undefined ? [] : [{ instance, own: faceOf(card) }],
    ),
    zones: zones.map(({ cards: lying, ...place }) => ({ ...place, cards: lying.map(() => next++) })),
    known: cards.map(({ known }) => known),
    obj: cards.map(({ obj }) => obj),
  };
}

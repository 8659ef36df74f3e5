import { type NamedRef, type Piece, type PlaceName, refs, type ToldEvent } from '@tafelrunde/kernel';

/** Alike pieces, and the place where they stand. */
interface Stand {
  readonly place: NamedRef;
  readonly piece: NamedRef;
}

/** Pieces that have come (from nowhere), gone (to nowhere), gone elsewhere, or become something else where they are. */
export interface Stir {
  readonly from?: Stand | undefined;
  readonly to?: Stand | undefined;
}

/** What events do to the pieces of a map. */
export function stirsIn(events: readonly ToldEvent[]): readonly Stir[] {
  return events.flatMap(({ pieces = [], by, from, to }) =>
    pieces.map((piece, i) => ({
      // What only changes stands where it stood.
      from: standAt(by === undefined ? from : to, piece),
      to: standAt(to, by?.[i] ?? piece),
    })),
  );
}

const standAt = (spot: PlaceName | undefined, piece: Piece): Stand | undefined =>
  spot?.name === undefined ? undefined : { place: `${spot.kind}:${spot.name}`, piece: refs.piece([spot.name, piece]) };

import { at } from '../at.ts';
import type { CardId, Match, PlaceName, Zone, ZoneName } from '../match.ts';

const PLACE = /^([^/#]+)(?:\/(\d+))?(?:#(\d+))?$/;

/** A zone by its name: `discard`, `hand/0`, the third of several `room/1#2`. */
export function readPlace(name: string): ZoneName | undefined {
  const [, kind, seat, n] = PLACE.exec(name) ?? [];
  if (kind === undefined) return undefined;
  return {
    kind,
    ...(seat === undefined ? {} : { seat: Number(seat) }),
    ...(n === undefined ? {} : { n: Number(n) }),
  };
}

export function nameOfPlace({ kind, seat, n, name }: PlaceName): string {
  if (name !== undefined) return `${kind}/${name}`;
  return `${kind}${seat === undefined ? '' : `/${seat}`}${n === undefined ? '' : `#${n}`}`;
}

export function isSamePlace(a: ZoneName, b: ZoneName): boolean {
  return a.kind === b.kind && a.seat === b.seat && a.n === b.n;
}

export function zoneOf({ zones }: Match, place: ZoneName): Zone | undefined {
  return zones.find((zone) => isSamePlace(zone, place));
}

/** What lies there, bottom first. */
export function cardsIn({ table, face }: Match, { cards }: Zone): CardId[] {
  return cards.map((instance) => at(table, at(face, instance)));
}

/** The zones that hold a card, one for each copy of it. */
export function placesOf(match: Match, card: CardId): ZoneName[] {
  return match.zones.flatMap((zone) => {
    const copies = cardsIn(match, zone).filter((each) => each === card);
    return copies.map(() => zone);
  });
}

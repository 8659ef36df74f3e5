import { at } from '../at.ts';
import type { Crank, Position } from '../game.ts';
import type { Instance, Match, Zone, ZoneName } from '../match.ts';
import { holderOf, indexAt, isAt } from './find.ts';

export function indexOfZone({ zones }: Match, place: ZoneName): number {
  const found = indexAt(zones, place);
  return found < 0 ? noZone(place) : found;
}

export function zoneAt({ match: { zones } }: Position, place: ZoneName): Zone {
  return zones[indexAt(zones, place)] ?? noZone(place);
}

function noZone({ kind, seat, n }: ZoneName): never {
  throw new Error(`there is no zone ${kind} ${seat ?? ''} ${n ?? ''}`);
}

export function hasZone(m: Position, place: ZoneName): boolean {
  return indexAt(m.match.zones, place) >= 0;
}

export function openZone(m: Crank, place: ZoneName): void {
  m.match.zones.push(holding(place, []));
}

export function closeZone(m: Crank, place: ZoneName): void {
  if (zoneAt(m, place).cards.length > 0) throw new Error(`zone ${place.kind} is not empty`);
  m.match.zones = m.match.zones.filter((zone) => !isAt(zone, place));
}

/** The place in whose zone the card lies. */
export function placeAt(match: Match, instance: Instance): ZoneName {
  return bare(at(match.zones, holderOf(match, instance)));
}

/** A zone with these cards in it. Written out, so that zones have few shapes, and because a spread over several is slow. */
export function holding({ kind, seat, n }: ZoneName, cards: readonly Instance[]): Zone {
  if (seat === undefined) return n === undefined ? { kind, cards } : { kind, n, cards };
  return n === undefined ? { kind, seat, cards } : { kind, seat, n, cards };
}

/** Where a zone is, without what lies in it. */
export function bare({ kind, seat, n }: Zone): ZoneName {
  if (seat === undefined) return n === undefined ? { kind } : { kind, n };
  return n === undefined ? { kind, seat } : { kind, seat, n };
}

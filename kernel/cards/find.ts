import type { Instance, Match, ObjectNumber, Zone, ZoneName } from '../match.ts';

/*
 * Finding cards and zones is most of what games ask, so where a thing was found is looked at first the next time. Such a guess is
 * always checked against the match before it is believed: it may stem from another match or an earlier move, and a wrong one costs
 * no more than a search. So a match stays plain data, without an index that every change would have to mend.
 */

const GUESSES = 4096;
/** A mask, since `%` costs a tenth of a whole game. */
const WITHIN = GUESSES - 1;
const slots = new Int32Array(GUESSES);
const holders = new Int32Array(GUESSES);
const places = new Int32Array(GUESSES);

/** The slot that the object sits in; -1 when it is gone. */
export function slotOf({ obj }: Match, object: ObjectNumber): Instance {
  const guess = slots[object & WITHIN] ?? 0;
  if (obj[guess] === object) return guess;
  const found = obj.indexOf(object);
  if (found >= 0) guessSlot(object, found);
  return found;
}

/** The slot will be asked for by this number. */
export function guessSlot(object: ObjectNumber, slot: Instance): void {
  slots[object & WITHIN] = slot;
}

/** The index of the zone that the card lies in. */
export function holderOf({ zones }: Match, instance: Instance): number {
  const guess = holders[instance & WITHIN] ?? 0;
  if (zones[guess]?.cards.includes(instance) === true) return guess;
  for (let i = zones.length - 1; i >= 0; i--) {
    if (zones[i]?.cards.includes(instance) !== true) continue;
    guessHolder(instance, i);
    return i;
  }
  throw new Error(`card ${instance} is in no zone`);
}

export function guessHolder(instance: Instance, zone: number): void {
  holders[instance & WITHIN] = zone;
}

/** The index of the zone at a place; -1 when there is none. */
export function indexAt(zones: readonly Zone[], place: ZoneName): number {
  const key = keyOf(place);
  const guess = places[key] ?? 0;
  const guessed = zones[guess];
  if (guessed !== undefined && isAt(guessed, place)) return guess;
  const found = zones.findIndex((zone) => isAt(zone, place));
  if (found >= 0) places[key] = found;
  return found;
}

/** Tells most places apart: few kinds of a game share the length and the first letter of their names. */
function keyOf({ kind, seat = -1, n = -1 }: ZoneName): number {
  const ofKind = kind.length * 19 + kind.charCodeAt(0);
  return (ofKind * 64 + (seat + 1) * 8 + (n + 1)) & WITHIN;
}

export function isAt(zone: Zone, { kind, seat, n }: ZoneName): boolean {
  return zone.kind === kind && zone.seat === seat && zone.n === n;
}

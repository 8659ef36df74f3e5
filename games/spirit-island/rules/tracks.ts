import { cardOf, objectsIn, type Path, type Seat } from '@tafelrunde/kernel';
import { below } from '@tafelrunde/words';
import type { Space, SpiritCard, Track } from '../cards/card.ts';
import { powerCardNamed, spiritNamed } from '../cards/catalogue.ts';
import { type Element, type Elements, elements, together } from '../cards/elements.ts';
import { standingOf, totalFor } from '../effects/held.ts';
import { aid, spirit } from '../places.ts';
import type { At } from '../state.ts';
import { faceUpOf } from './face-down.ts';
import { markersUsed } from './markers.ts';

/* SI-100 to SI-106: what the tracks of a spirit show, and its elements. */

export const panelOf = (m: At, seat: Seat): string => cardOf(m, objectsIn(m, spirit(seat))[0] ?? -1) ?? '';

export const spiritAt = (m: At, seat: Seat): SpiritCard => spiritNamed(panelOf(m, seat));

/** How many spaces of a track are open. */
const openOn = (m: At, seat: Seat, track: number): number => 1 + (m.state.uncovered[seat]?.[track] ?? 0);

const openSpaces = (m: At, seat: Seat): readonly Space[] =>
  spiritAt(m, seat).tracks.flatMap((track, i) => track.slice(0, openOn(m, seat, i)));

export const hasPresenceOn = (m: At, seat: Seat, track: number, spaces: Track): boolean =>
  openOn(m, seat, track) < spaces.length;

const isBare = (m: At, seat: Seat, track: number): boolean =>
  !hasPresenceOn(m, seat, track, spiritAt(m, seat).tracks[track] ?? []);

/** May presence be taken off it yet? */
export function isWithinReach(m: At, seat: Seat, track: number): boolean {
  const gate = spiritAt(m, seat).gates?.[track];
  if (gate === undefined) return true;
  return 'all' in gate
    ? gate.all.every((each) => isBare(m, seat, each))
    : gate.any.some((each) => isBare(m, seat, each));
}

/** The space that is uncovered next. */
export const nextOn = (m: At, seat: Seat, track: number): Path =>
  below([panelOf(m, seat)], 'tracks', track, openOn(m, seat, track));

/** SI-101: the highest number counts. */
const highest = (spaces: readonly Space[], of: 'energy' | 'plays'): number =>
  spaces.reduce((most, space) => Math.max(most, space[of] ?? 0), 0);

export const energyPerTurn = (m: At, seat: Seat): number =>
  openSpaces(m, seat).reduce(
    (sum, { moreEnergy = 0 }) => sum + moreEnergy,
    highest(openSpaces(m, seat), 'energy') * (standingOf(m, 'lavish').some((held) => held.seat === seat) ? 2 : 1),
  );

/** By how much its tracks make every range grow. */
export const widening = (m: At, seat: Seat): number =>
  spiritAt(m, seat).tracks.reduce((sum, track, i) => {
    const last = track.findLastIndex(({ widens }) => widens !== undefined);
    return last >= 0 && last < openOn(m, seat, i) ? sum + (track[last]?.widens ?? 0) : sum;
  }, 0);

/** SI-100: less what a bargain takes. */
export const energyToGain = (m: At, seat: Seat): number =>
  Math.max(0, energyPerTurn(m, seat) - totalFor(m, 'tithe', seat));

/** SI-109. */
export const cardPlays = (m: At, seat: Seat): number =>
  Math.min(playsOf(m, seat), m.state.strained === m.state.round ? 1 : MANY);

const MANY = 99;

const playsOf = (m: At, seat: Seat): number =>
  openSpaces(m, seat).reduce((sum, { morePlays = 0 }) => sum + morePlays, highest(openSpaces(m, seat), 'plays')) +
  totalFor(m, 'plays', seat);

const spacesWith = (
  m: At,
  seat: Seat,
  is: (space: Space) => boolean,
): readonly (readonly [track: number, place: number])[] =>
  spiritAt(m, seat).tracks.flatMap((track, i) =>
    track.slice(0, openOn(m, seat, i)).flatMap((space, place): [number, number][] => (is(space) ? [[i, place]] : [])),
  );

/** SI-102: the spaces with an action that are open, by track and place. */
export const openActions = (m: At, seat: Seat): readonly (readonly [track: number, place: number])[] =>
  spacesWith(m, seat, ({ action }) => action !== undefined);

/** SI-104: the open spaces with an element of one's choice, by track and place. */
export const anyElements = (m: At, seat: Seat): readonly (readonly [track: number, place: number])[] =>
  spacesWith(m, seat, ({ always }) => always === 'element');

/** How often the open spaces show an element. */
export const showing = (m: At, seat: Seat, element: Element): number =>
  openSpaces(m, seat).reduce((sum, space) => sum + (space.elements?.[element] ?? 0), 0);

/** SI-103, SI-106, SI-126: of the cards in play, the open spaces, and what has been gained this turn. */
export function elementsOf(m: At, seat: Seat): Elements {
  const cards = [...faceUpOf(m, seat), ...objectsIn(m, aid(seat))].map(
    (object) => powerCardNamed(cardOf(m, object) ?? '').elements,
  );
  const spaces = openSpaces(m, seat).flatMap((space) => space.elements ?? []);
  const gained = standingOf(m, 'element').flatMap((each) =>
    each.seat === seat && each.element !== undefined ? [elements(each.element)] : [],
  );
  return together([...cards, ...spaces, ...gained, markersUsed(m, seat), m.state.settled[seat] ?? {}]);
}

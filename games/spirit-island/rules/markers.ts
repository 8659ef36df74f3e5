import type { Seat } from '@tafelrunde/kernel';
import { type Element, type Elements, together } from '../cards/elements.ts';
import { type Held, standingOf } from '../effects/held.ts';
import { countOf, strifeIn } from '../pieces.ts';
import { groupsIn } from '../queries.ts';
import type { At, Chapter, Game, State } from '../state.ts';

/* Shifting Memory of Ages (SI-376): element markers, prepared and used; lands that it observes. */

export interface MarkerOps {
  /** The action is over for which they were used. */
  markersSpent: { seat: Seat };
}

const NONE: Elements = {};

/** Prepared, and not used yet. */
export const markersOf = ({ state }: At, seat: Seat): Elements => state.prepared[seat] ?? NONE;

/** Those that are used for the power that comes next, or that is being used. */
export const markersUsed = ({ state }: At, seat: Seat): Elements => state.readied[seat] ?? NONE;

export const hasMarkers = (markers: Elements): boolean => Object.values(markers).some((n) => n > 0);

const less = (markers: Elements, element: Element): Elements => ({
  ...markers,
  [element]: Math.max(0, (markers[element] ?? 0) - 1),
});

export function prepareMarker(m: Game, seat: Seat, element: Element): void {
  m.state.prepared[seat] = together([markersOf(m, seat), { [element]: 1 }]);
  m.emit({ type: 'prepared', seat, data: { element } });
}

export function discardMarkers(m: Game, seat: Seat, given: readonly Element[]): void {
  m.state.prepared[seat] = given.reduce(less, markersOf(m, seat));
}

/** One is taken up for the next power. */
export function readyMarker(m: Game, seat: Seat, element: Element): void {
  discardMarkers(m, seat, [element]);
  m.state.readied[seat] = together([markersUsed(m, seat), { [element]: 1 }]);
}

/** Nothing was done with them. */
export function putMarkersBack(m: Game, seat: Seat): void {
  if (!hasMarkers(markersUsed(m, seat))) return;
  m.state.prepared[seat] = together([markersOf(m, seat), markersUsed(m, seat)]);
  m.state.readied[seat] = NONE;
}

export const markerRules: Chapter<MarkerOps> = {
  markersSpent: (m, { seat }) => {
    m.state.readied[seat] = NONE;
  },
};

/** Which pieces are in a land, in one word. */
function piecesIn(m: At, land: string): string {
  const groups = groupsIn(m, land);
  const kinds = [...new Set(groups.map(({ kind }) => kind))].toSorted();
  return [...kinds.map((kind) => `${kind} ${countOf(groups, kind)}`), `strife ${strifeIn(groups)}`].join(', ');
}

const observing = (m: At): readonly Held[] =>
  standingOf(m, 'observes').filter(({ id, n = 0 }) => m.state.taken.filter((each) => each === id).length < n);

/** What the lands that are observed look like when an action begins, or goes on after another one inside it. */
export const lookAround = (m: At): State['observed'] =>
  Object.fromEntries(observing(m).flatMap(({ land }) => (land === undefined ? [] : [[land, piecesIn(m, land)]])));

/** SI-311: what an action inside another has changed is its own, unless the outer one had changed the land before. */
export const withoutInner = (m: At, outer: State['observed'], inner: State['observed']): State['observed'] =>
  Object.fromEntries(Object.entries(outer).map(([land, was]) => [land, inner[land] === was ? piecesIn(m, land) : was]));

/** After an action that has changed what was there. */
export function noteChanges(m: Game, before: State['observed']): void {
  for (const { id, land, seat } of observing(m)) {
    const was = before[land ?? ''];
    if (land === undefined || seat === undefined || was === undefined || was === piecesIn(m, land)) continue;
    m.state.taken = [...m.state.taken, id];
    m.put({ op: 'prepare', seat });
  }
}

import type { Lang, Question, Ref, View } from '@tafelrunde/kernel';
import { cornerLabel, cornerName, cornerRef, cornersOf, islandNamed, laidOut, spelt } from '@tafelrunde/spirit-island';
import { optionFor } from '../../table/asking/picking.ts';
import type { Point } from '../../table/map/camera.ts';
import type { MapPlace } from '../../table/map/map.tsx';
import { Sign } from './art/signs.tsx';
import style from './corners.module.css';
import { shapeOf } from './geometry/shape.ts';
import { stateOf } from './reading.ts';

/* Elemental Invocation: corners where an element lies or may come to lie, as places of their own. */

const isPlayed = ({ options }: View): boolean => options.scenario === 'elemental-invocation';

/** All that can lie there, in the order in which it is seen. */
export const cornersOn = (view: View): readonly Ref[] =>
  isPlayed(view) ? cornersOf(stateOf(view).map).map(({ name }) => cornerRef(name)) : [];

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const away = (point: Point, outline: readonly Point[]): number =>
  Math.min(...outline.map((each) => distance(point, each)));

const known = new Map<string, ReadonlyMap<string, Point>>();

/** Where the corners of an island are, on the outline of a land that meets others there. */
function pointsOf(map: string): ReadonlyMap<string, Point> {
  const laid = laidOut(map);
  const found = known.get(laid) ?? foundOn(laid);
  known.set(laid, found);
  return found;
}

function foundOn(laid: string): ReadonlyMap<string, Point> {
  const { lands } = islandNamed(laid);
  const shapes = shapeOf(laid).lands;
  const outlineOf = (name: string): readonly Point[] =>
    shapes[lands.findIndex((land) => land.name === name)]?.outline ?? [];
  const points = new Map<string, Point>();
  // Inland first: an end at the edge is the one that is farther from them.
  for (const { name, lands: met, next } of cornersOf(laid).toSorted((one, other) => atEdge(one) - atEdge(other))) {
    const [first = '', ...others] = met;
    const board = lands.find((land) => land.name === first)?.board ?? '';
    const meet = name.includes('sea') ? [...others, `${board}0`] : others;
    const apart = (point: Point): number => Math.max(0, ...meet.map((each) => away(point, outlineOf(each))));
    const inland = next.flatMap((each) => (each.endsWith('edge') ? [] : (points.get(each) ?? [])));
    const worth = (point: Point): number =>
      apart(point) - (atEdge({ name }) > 0 ? Math.min(...inland.map((each) => distance(point, each)), FAR) / 4 : 0);
    const [point] = outlineOf(first).toSorted((one, other) => worth(one) - worth(other));
    if (point !== undefined) points.set(name, point);
  }
  return points;
}

const atEdge = ({ name }: { readonly name: string }): number => (name.endsWith('edge') ? 1 : 0);

/** Farther than that makes no difference. */
const FAR = 1_000;
const RADIUS = 44;
const SIDES = 10;

const around = ({ x, y }: Point): readonly Point[] =>
  Array.from({ length: SIDES }, (_, i) => {
    const angle = (2 * Math.PI * i) / SIDES;
    return { x: Math.round(x + RADIUS * Math.cos(angle)), y: Math.round(y + RADIUS * Math.sin(angle)) };
  });

/** Those with an element, and those that are asked for. */
export function cornerPlaces(view: View, lang: Lang, question: Question | undefined): readonly MapPlace[] {
  if (!isPlayed(view)) return [];
  const { map, invoked } = stateOf(view);
  const points = pointsOf(map);
  return cornersOf(map).flatMap(({ name }): MapPlace[] => {
    const ref = cornerRef(name);
    const at = points.get(name);
    const element = invoked[name];
    const option = question === undefined ? undefined : optionFor(question, ref);
    if (at === undefined || (element === undefined && option === undefined)) return [];
    const [, cost] = cornerLabel.in(option?.label ?? '') ?? [];
    const said = element === undefined ? '' : `: ${spelt(`{${element}}`, lang)}`;
    return [
      {
        ref,
        name: `${cornerName(name, lang)}${said}`,
        kind: 'corner',
        outline: around(at),
        at,
        pieces: [],
        label: {
          at,
          drawn: (
            <span className={style.corner} data-empty={element === undefined || undefined}>
              {element === undefined ? cost : <Sign name={element} />}
            </span>
          ),
        },
      },
    ];
  });
}

/** Who is asked for a corner wants to see it. */
export const cornersAsked = ({ options }: Question): readonly Ref[] =>
  options.flatMap(({ ref }) => (cornerRef.is(ref) ? [ref] : []));

import type { Layout } from '../../table/layout.ts';

/** A point, and how far the curve goes straight on from it. */
interface End {
  readonly x: number;
  readonly y: number;
  readonly dx?: number;
  readonly dy?: number;
}

type Ends = readonly [from: End, to: End];

const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

/** From what waits on the stack to what it is aimed at; it ends at an edge, so that what it points at stays readable. */
export function across(from: DOMRect, to: DOMRect, layout: Layout, height: number): string {
  if (layout === 'tall') return curve(fromRow(from, to));
  const start: End =
    layout === 'wide' ? { x: from.left, y: middle(from).y, dx: -70 } : { x: middle(from).x, y: from.bottom, dy: 50 };
  if (to.bottom < height / 3) return curve([start, fromBelow(from, to)]);
  return curve(layout === 'wide' && to.top - 60 > start.y ? downAndAcross(start, to) : [start, fromAbove(to)]);
}

/** From one card of the column to another: along its left side. */
export const beside = (from: DOMRect, to: DOMRect): string =>
  curve([
    { x: from.left + 4, y: middle(from).y, dx: -44 },
    { x: to.left - 2, y: middle(to).y, dx: -44 },
  ]);

const fromAbove = (to: DOMRect): End => ({ x: middle(to).x, y: to.top - 2, dy: -60 });

/** To those who sit at the top, past who sits between. */
function fromBelow(from: DOMRect, to: DOMRect): End {
  const { x } = middle(to);
  return { x, y: to.bottom + 2, dy: Math.min(150, 50 + Math.abs(from.left - x) / 8) };
}

/** From the column to what lies low: first along the column, then below what lies in the middle. */
function downAndAcross({ x, y }: End, to: DOMRect): Ends {
  const end = fromAbove(to);
  return [
    { x, y, dx: -16, dy: to.top - y },
    { ...end, dx: Math.min(220, Math.max(0, x - end.x) / 4) },
  ];
}

/** On a phone: up from the row, to the lower edge of what lies there; or down to one's own place, which is right below it. */
function fromRow(from: DOMRect, to: DOMRect): Ends {
  const [start, end] = [middle(from).x, middle(to).x];
  return to.bottom < from.top
    ? [
        { x: start, y: from.top, dy: -50 },
        { x: end, y: to.bottom + 2, dy: 40 },
      ]
    : [
        { x: start, y: from.bottom, dy: 14 },
        { x: end, y: to.top - 2, dy: -14 },
      ];
}

const curve = ([from, to]: Ends): string => `M${at(from)}C${control(from)} ${control(to)} ${at(to)}`;
const at = ({ x, y }: End): string => `${x} ${y}`;
const control = ({ x, y, dx = 0, dy = 0 }: End): string => `${x + dx} ${y + dy}`;

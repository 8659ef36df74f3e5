import { type RefObject, useEffect, useState } from 'react';
import type { Layout } from '../../table/layout.ts';
import { useTools } from '../../table/tools.tsx';
import style from './arrows.module.css';
import { targetsOf, waitingIn } from './reading.ts';

interface Arrow {
  readonly key: string;
  readonly path: string;
}

const none: readonly Arrow[] = [];

/** Cards travel for a moment before they lie. */
const LANDED = 320;

/** From what waits on the stack to what it is aimed at. It is measured when one of them changes, once the table is drawn. */
export function Arrows({ root, layout }: { readonly root: RefObject<HTMLElement | null>; readonly layout: Layout }) {
  const { board } = useTools();
  const [arrows, setArrows] = useState(none);
  const aims = waitingIn(board.view)
    .map((item) => `${item.id}>${targetsOf(item).join(',')}`)
    .join(' ');
  useEffect(() => {
    const draw = () => {
      const element = root.current;
      setArrows(element === null || aims === '' ? none : arrowsIn(element, layout));
    };
    const frame = requestAnimationFrame(draw);
    if (aims === '') return () => cancelAnimationFrame(frame);
    const timer = setTimeout(draw, LANDED);
    const watcher = new ResizeObserver(draw);
    if (root.current !== null) watcher.observe(root.current);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      watcher.disconnect();
    };
  }, [root, layout, aims]);
  return (
    <svg className={style.arrows} data-layout={layout} aria-hidden="true">
      <defs>
        <marker id="souls-arrow" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4" markerHeight="4" orient="auto">
          <path d="M0 0 10 5 0 10z" />
        </marker>
      </defs>
      {arrows.map(({ key, path }) => (
        <path key={key} d={path} markerEnd="url(#souls-arrow)" />
      ))}
    </svg>
  );
}

function arrowsIn(root: HTMLElement, layout: Layout): Arrow[] {
  const origin = root.getBoundingClientRect();
  const found: Arrow[] = [];
  for (const item of root.querySelectorAll<HTMLElement>('[data-aims]')) {
    const from = shifted(item.getBoundingClientRect(), origin);
    for (const aim of (item.dataset.aims ?? '').split(' ').filter((each) => each !== '')) {
      const target = root.querySelector(`[data-ref="${aim}"], [data-obj="${aim}"]`);
      if (target === null || target.contains(item)) continue;
      const isStacked = target.closest('[data-stack]') !== null;
      const to = shifted(target.getBoundingClientRect(), origin);
      if (to.width === 0 || from.width === 0) continue;
      // In a row on a phone the words say it.
      if (isStacked && layout !== 'wide') continue;
      const path = isStacked
        ? beside(from, to)
        : curve(startOf(from, to, layout), endAt(from, to, layout, origin.height));
      found.push({ key: `${item.dataset.from}-${aim}`, path });
    }
  }
  return found;
}

const shifted = (box: DOMRect, { left, top }: DOMRect): DOMRect =>
  new DOMRect(box.left - left, box.top - top, box.width, box.height);

const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

/** A point, and how far the curve goes straight on from it. */
interface End {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** Below the middle of the table, seen from the column. */
const isLow = (from: DOMRect, to: DOMRect): boolean => to.top - 60 > middle(from).y;

/** From the column at the right, or from the row on a phone that lies above or below. */
function startOf(from: DOMRect, to: DOMRect, layout: Layout): End {
  const { x, y } = middle(from);
  // To what lies low it goes down first, past the middle of the table.
  if (layout === 'wide')
    return isLow(from, to) ? { x: from.left, y, dx: -16, dy: to.top - y } : { x: from.left, y, dx: -70, dy: 0 };
  const isBelow = layout === 'flat' || to.top > from.top;
  return { x, y: isBelow ? from.bottom : from.top, dx: 0, dy: isBelow ? 50 : -50 };
}

/** At the edge that is nearest, or towards the middle of the table, so that what it points at stays readable. */
function endAt(from: DOMRect, to: DOMRect, layout: Layout, height: number): End {
  const { x } = middle(to);
  if (layout === 'tall' && to.bottom < from.top) return { x, y: to.bottom + 2, dx: 0, dy: 40 };
  if (to.bottom >= height * 0.33) {
    const dx = layout === 'wide' && isLow(from, to) ? Math.min(220, Math.max(0, from.left - x) / 4) : 0;
    return { x, y: to.top - 2, dx, dy: -60 };
  }
  // From far away it comes from below, past those who sit between.
  return { x, y: to.bottom + 2, dx: 0, dy: Math.min(150, 50 + Math.abs(from.left - x) / 8) };
}

const curve = (from: End, to: End): string =>
  `M${from.x} ${from.y}C${from.x + from.dx} ${from.y + from.dy} ${to.x + to.dx} ${to.y + to.dy} ${to.x} ${to.y}`;

/** From one card of the column to another: along its left side. */
function beside(from: DOMRect, to: DOMRect): string {
  const left = { dx: -44, dy: 0 };
  return curve({ x: from.left + 4, y: middle(from).y, ...left }, { x: to.left - 2, y: middle(to).y, ...left });
}

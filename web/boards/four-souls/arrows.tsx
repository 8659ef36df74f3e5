import { type RefObject, useEffect, useState } from 'react';
import type { Layout } from '../../table/layout.ts';
import { useTools } from '../../table/tools.tsx';
import { across, beside } from './arrow-path.ts';
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
  const { left, top, height } = root.getBoundingClientRect();
  const origin = new DOMRect(left - root.scrollLeft, top - root.scrollTop, 0, height);
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
      const path = isStacked ? beside(from, to) : across(from, to, layout, origin.height);
      found.push({ key: `${item.dataset.from}-${aim}`, path });
    }
  }
  return found;
}

const shifted = (box: DOMRect, { left, top }: DOMRect): DOMRect =>
  new DOMRect(box.left - left, box.top - top, box.width, box.height);

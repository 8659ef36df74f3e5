import { type RefObject, useCallback } from 'react';
import { type Arrow, ArrowSheet, useMeasuredArrows } from '../../table/arrows.tsx';
import type { Layout } from '../../table/layout.ts';
import { useTools } from '../../table/tools.tsx';
import { across, beside } from './arrow-path.ts';
import { targetsOf, waitingIn } from './reading.ts';

/** From what waits on the stack to what it is aimed at. */
export function Arrows({ root, layout }: { readonly root: RefObject<HTMLElement | null>; readonly layout: Layout }) {
  const { board } = useTools();
  const aims = waitingIn(board.view)
    .map((item) => `${item.id}>${targetsOf(item).join(',')}`)
    .join(' ');
  const measure = useCallback((element: HTMLElement) => arrowsIn(element, layout), [layout]);
  return <ArrowSheet arrows={useMeasuredArrows(root, aims, measure)} layout={layout} />;
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

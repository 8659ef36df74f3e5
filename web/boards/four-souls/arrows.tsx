import { type RefObject, useLayoutEffect, useState } from 'react';
import style from './arrows.module.css';

interface Arrow {
  readonly key: string;
  readonly path: string;
}

/** From what waits on the stack to what it is aimed at. */
export function Arrows({ root, seq }: { readonly root: RefObject<HTMLElement | null>; readonly seq: number }) {
  const [arrows, setArrows] = useState<readonly Arrow[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew whenever something has happened
  useLayoutEffect(() => {
    const draw = () => {
      const element = root.current;
      if (element !== null) setArrows(arrowsIn(element));
    };
    draw();
    // Cards travel for a moment before they lie.
    const timer = setTimeout(draw, 320);
    addEventListener('resize', draw);
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', draw);
    };
  }, [root, seq]);
  return (
    <svg className={style.arrows} aria-hidden="true">
      <defs>
        <marker id="souls-arrow" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0 10 5 0 10z" />
        </marker>
      </defs>
      {arrows.map(({ key, path }) => (
        <path key={key} d={path} markerEnd="url(#souls-arrow)" />
      ))}
    </svg>
  );
}

function arrowsIn(root: HTMLElement): Arrow[] {
  const origin = root.getBoundingClientRect();
  const found: Arrow[] = [];
  for (const item of root.querySelectorAll<HTMLElement>('[data-aims]')) {
    const from = item.getBoundingClientRect();
    for (const aim of (item.dataset.aims ?? '').split(' ').filter((each) => each !== '')) {
      const target = root.querySelector(`[data-ref="${aim}"]`);
      if (target === null || target.contains(item)) continue;
      const to = target.getBoundingClientRect();
      if (to.width === 0 || from.width === 0) continue;
      const x1 = from.left - origin.left;
      const y1 = from.top - origin.top + from.height / 2;
      const x2 = to.left - origin.left + to.width / 2;
      const y2 = to.top - origin.top + to.height / 2;
      found.push({
        key: `${item.dataset.from}-${aim}`,
        path: `M${x1} ${y1}C${x1 - 90} ${y1} ${x2 + 60} ${y2 - 50} ${x2} ${y2}`,
      });
    }
  }
  return found;
}

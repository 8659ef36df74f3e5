import { type RefObject, useEffect, useId, useState } from 'react';
import style from './arrows.module.css';

export interface Arrow {
  readonly key: string;
  /** As an SVG path. */
  readonly path: string;
}

interface ArrowSheetProps {
  readonly arrows: readonly Arrow[];
  readonly className?: string | undefined;
  readonly layout?: string;
  /** What it lies over, in the measure of the paths; without it, all of what is around it, in pixels. */
  readonly box?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Arrows over whatever they connect; nothing can be touched on it. */
export function ArrowSheet({ arrows, className = '', layout, box }: ArrowSheetProps) {
  const head = useId();
  return (
    <svg
      className={`${style.arrows} ${className}`}
      data-layout={layout}
      viewBox={box === undefined ? undefined : `${box.x} ${box.y} ${box.width} ${box.height}`}
      aria-hidden="true"
    >
      <defs>
        <marker id={head} viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4" markerHeight="4" orient="auto">
          <path d="M0 0 10 5 0 10z" />
        </marker>
      </defs>
      {arrows.map(({ key, path }) => (
        <path key={key} d={path} markerEnd={`url(#${head})`} />
      ))}
    </svg>
  );
}

const none: readonly Arrow[] = [];

/** Things travel for a moment before they lie. */
const LANDED = 320;

/** Arrows between things on the table, measured when `aims` changes, once the table is drawn. */
export function useMeasuredArrows(
  root: RefObject<HTMLElement | null>,
  aims: string,
  measure: (root: HTMLElement) => readonly Arrow[],
): readonly Arrow[] {
  const [arrows, setArrows] = useState(none);
  useEffect(() => {
    const draw = () => {
      const element = root.current;
      setArrows(element === null || aims === '' ? none : measure(element));
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
  }, [root, aims, measure]);
  return arrows;
}

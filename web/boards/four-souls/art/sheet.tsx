import type { SVGProps } from 'react';
import { INK, SKIN, type Stroke } from './parts.ts';
import type { Picture } from './picture.ts';

/** A sheet of paper, 100 by 100 with a margin, and a black crayon. */
export function Sheet(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="-4 -8 108 112"
      stroke={INK}
      strokeWidth="4"
      strokeLinejoin="round"
      strokeLinecap="round"
      fill="none"
      overflow="visible"
      aria-hidden="true"
      {...props}
    />
  );
}

export const drawn = (strokes: readonly Stroke[], skin?: string) =>
  strokes.map(([path, fill]) => <path key={path} d={path} fill={fill === SKIN ? skin : fill} />);

/** A thing, stroke by stroke. */
export const thing = (...strokes: readonly Stroke[]): Picture =>
  function Thing(props) {
    return <Sheet {...props}>{drawn(strokes)}</Sheet>;
  };

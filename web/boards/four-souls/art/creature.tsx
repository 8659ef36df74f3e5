import type { SVGProps } from 'react';
import {
  type AroundName,
  around,
  type BehindName,
  type BodyName,
  behind,
  bodies,
  type EyesName,
  eyes,
  halo,
  type MouthName,
  mouths,
  type Stroke,
  type WornName,
  worn,
} from './parts.ts';

/** How a creature looks. */
interface Looks {
  readonly body: BodyName;
  readonly skin: string;
  readonly eyes?: EyesName;
  readonly mouth?: MouthName;
  readonly around?: AroundName;
  readonly halo?: boolean;
  readonly behind?: readonly BehindName[];
  readonly worn?: readonly WornName[];
}

const MIDDLE = 'translate(50 50)';

/** A creature out of its parts, as a picture. */
export function creature(looks: Looks) {
  const { body, skin, eyes: gaze = 'dots', mouth = 'line', behind: back = [], worn: front = [] } = looks;
  const { strokes, face } = bodies[body];
  const [x, y, size] = face;
  const atFace = `translate(${x} ${y}) scale(${size})`;
  return function Creature(props: SVGProps<SVGSVGElement>) {
    return (
      <svg
        viewBox="-4 -8 108 112"
        stroke="#1f1712"
        strokeWidth="4"
        strokeLinejoin="round"
        strokeLinecap="round"
        fill="none"
        overflow="visible"
        aria-hidden="true"
        {...props}
      >
        {looks.around === undefined ? null : <g transform={MIDDLE}>{drawn(around[looks.around], skin)}</g>}
        <g transform={atFace}>
          {drawn(
            back.flatMap((name): readonly Stroke[] => behind[name]),
            skin,
          )}
        </g>
        {drawn(strokes, skin)}
        <g transform={atFace}>
          {drawn([...mouths[mouth], ...eyes[gaze], ...front.flatMap((name): readonly Stroke[] => worn[name])], skin)}
        </g>
        {looks.halo === true ? <g transform={MIDDLE}>{drawn(halo, skin)}</g> : null}
      </svg>
    );
  };
}

const drawn = (strokes: readonly Stroke[], skin: string) =>
  strokes.map(([path, fill]) => <path key={path} d={path} fill={fill === 'skin' ? skin : fill} />);

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
import type { Picture } from './picture.ts';
import { drawn, Sheet } from './sheet.tsx';

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
  /** What no other creature has, anywhere on the sheet. */
  readonly own?: readonly Stroke[];
}

const MIDDLE = 'translate(50 50)';

/** A creature out of its parts, as a picture. */
export function creature(looks: Looks): Picture {
  const { body, skin, eyes: gaze = 'dots', mouth = 'line', behind: back = [], worn: front = [], own = [] } = looks;
  const { strokes, face } = bodies[body];
  const [x, y, size] = face;
  const atFace = `translate(${x} ${y}) scale(${size})`;
  return function Creature(props) {
    return (
      <Sheet {...props}>
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
        {drawn(own, skin)}
        {looks.halo === true ? <g transform={MIDDLE}>{drawn(halo, skin)}</g> : null}
      </Sheet>
    );
  };
}

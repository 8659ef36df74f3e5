import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSize } from '../use-size.ts';
import {
  type Box,
  type Camera,
  closeTo,
  type Frame,
  fitted,
  isInSight,
  type Point,
  panned,
  showing,
  zoomed,
} from './camera.ts';

/** Pixels that a finger moves before it drags: less is a touch of what lies there. */
const SLOP = 6;

const STEP = 1.4;

interface CameraTools {
  readonly camera: Camera;
  /** Has somebody gone nearer? */
  readonly isNear: boolean;
  nearer(): void;
  farther(): void;
  fit(): void;
  show(part: Box): void;
  /** As near as this part fits. */
  approach(part: Box): void;
  /** The same where the room has become too small for it. */
  keepInSight(part: Box): void;
  readonly room: Frame['room'];
}

/** Wheel, drag and pinch move the map; a touch that dragged picks nothing. */
export function useCamera(root: RefObject<HTMLElement | null>, map: Box): CameraTools {
  const room = useSize(root);
  const frame = useMemo(() => ({ map, room }), [map, room]);
  const whole = useMemo(() => fitted(frame), [frame]);
  const [moved, move] = useState<Camera>();
  const camera = moved === undefined ? whole : panned(moved, { x: 0, y: 0 }, frame);
  const change = useCallback(
    (next: (camera: Camera) => Camera) =>
      move((before) => {
        const after = next(before ?? fitted(frame));
        return after.scale <= fitted(frame).scale ? undefined : after;
      }),
    [frame],
  );
  const zoom = useCallback(
    (factor: number, at: Point) => change((before) => zoomed(before, factor, at, frame)),
    [change, frame],
  );
  const pan = useCallback((by: Point) => change((before) => panned(before, by, frame)), [change, frame]);
  useGestures(root, zoom, pan);
  const middle = useMemo(() => ({ x: room.width / 2, y: room.height / 2 }), [room]);
  return {
    camera,
    isNear: moved !== undefined,
    nearer: () => zoom(STEP, middle),
    farther: () => zoom(1 / STEP, middle),
    fit: () => move(undefined),
    show: useCallback((part) => change((before) => showing(before, part, frame)), [change, frame]),
    approach: useCallback((part) => change(() => closeTo(part, frame)), [change, frame]),
    keepInSight: useCallback(
      (part) => change((before) => (isInSight(before, part, frame) ? before : closeTo(part, frame))),
      [change, frame],
    ),
    room,
  };
}

function useGestures(
  root: RefObject<HTMLElement | null>,
  zoom: (factor: number, at: Point) => void,
  pan: (by: Point) => void,
): void {
  const now = useRef({ zoom, pan });
  useEffect(() => {
    now.current = { zoom, pan };
  });
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const fingers = new Map<number, Point>();
    let far = 0;
    const at = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      now.current.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), at(event));
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (fingers.size === 0) far = 0;
      fingers.set(event.pointerId, at(event));
    };
    const drag = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const after = at(event);
      const [other] = [...fingers].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
      far += Math.hypot(after.x - before.x, after.y - before.y);
      if (far < SLOP) return;
      fingers.set(event.pointerId, after);
      if (other === undefined) return now.current.pan({ x: after.x - before.x, y: after.y - before.y });
      const [wide, was] = [after, before].map(({ x, y }) => Math.max(1, Math.hypot(x - other.x, y - other.y)));
      now.current.zoom((wide ?? 1) / (was ?? 1), { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 });
    };
    const up = ({ pointerId }: PointerEvent) => fingers.delete(pointerId);
    const click = (event: MouseEvent) => {
      if (far < SLOP) return;
      far = 0;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('pointerdown', down);
    element.addEventListener('click', click, true);
    addEventListener('pointermove', drag);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('click', click, true);
      removeEventListener('pointermove', drag);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  }, [root]);
}

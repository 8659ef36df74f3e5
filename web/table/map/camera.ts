/* Which part of a map is seen, and how large: pure numbers. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A point of the map lies at `x + scale * point.x` on the screen. */
export interface Camera extends Point {
  readonly scale: number;
}

export interface Frame {
  /** All of the map, in its own measure. */
  readonly map: Box;
  /** The room on the screen. */
  readonly room: { readonly width: number; readonly height: number };
}

/** So many times as large as the whole map in sight. */
const CLOSEST = 6;

/** All of it, in the middle. */
export function fitted({ map, room }: Frame): Camera {
  const scale = Math.max(0.001, Math.min(room.width / map.width, room.height / map.height));
  return {
    scale,
    x: (room.width - map.width * scale) / 2 - map.x * scale,
    y: (room.height - map.height * scale) / 2 - map.y * scale,
  };
}

export const panned = (camera: Camera, by: Point, frame: Frame): Camera =>
  kept({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, frame);

/** Nearer or farther; what lies at that point of the screen stays there. */
export function zoomed(camera: Camera, factor: number, at: Point, frame: Frame): Camera {
  const least = fitted(frame).scale;
  const scale = clamp(camera.scale * factor, least, least * CLOSEST);
  const by = scale / camera.scale;
  return kept({ scale, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by }, frame);
}

/** Pixels around what is brought into sight. */
const MARGIN = 10;

/** As little movement as brings this part of the map into sight. */
export function showing(camera: Camera, part: Box, frame: Frame): Camera {
  const shift = (start: number, size: number, room: number): number => {
    if (start < 0) return -start;
    return start + size > room ? Math.max(room - start - size, -start) : 0;
  };
  const { scale } = camera;
  const x = shift(camera.x + part.x * scale - MARGIN, part.width * scale + 2 * MARGIN, frame.room.width);
  const y = shift(camera.y + part.y * scale - MARGIN, part.height * scale + 2 * MARGIN, frame.room.height);
  return x === 0 && y === 0 ? camera : panned(camera, { x, y }, frame);
}

/** Is all of this part of the map seen? */
export function isInSight({ scale, x, y }: Camera, part: Box, { room }: Frame): boolean {
  const [left, top] = [x + part.x * scale, y + part.y * scale];
  return left >= 0 && top >= 0 && left + part.width * scale <= room.width && top + part.height * scale <= room.height;
}

/** As near as this part of the map fits into the room, in the middle. */
export function closeTo(part: Box, frame: Frame): Camera {
  const least = fitted(frame).scale;
  const { width, height } = frame.room;
  const scale = clamp(Math.min(width / part.width, height / part.height), least, least * CLOSEST);
  const [x, y] = [part.x + part.width / 2, part.y + part.height / 2];
  return kept({ scale, x: width / 2 - x * scale, y: height / 2 - y * scale }, frame);
}

/** Nobody loses the map: where it is larger than the room it fills it, else it lies in the middle. */
function kept(camera: Camera, { map, room }: Frame): Camera {
  const along = (start: number, offset: number, size: number, most: number): number => {
    const free = most - size * camera.scale;
    const at = start + offset * camera.scale;
    return (free >= 0 ? free / 2 : clamp(at, free, 0)) - offset * camera.scale;
  };
  return {
    scale: camera.scale,
    x: along(camera.x, map.x, map.width, room.width),
    y: along(camera.y, map.y, map.height, room.height),
  };
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

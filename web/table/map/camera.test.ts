import { describe, expect, it } from 'vitest';
import { closeTo, fitted, isInSight, panned, showing, zoomed } from './camera.ts';

/** A map of 200 by 100 in a room of 100 by 100: half as large it fits, with 25 above and below. */
const frame = { map: { x: 0, y: 0, width: 200, height: 100 }, room: { width: 100, height: 100 } };
const whole = fitted(frame);

describe('the part of a map that is seen', () => {
  it('is all of it at first, in the middle', () => {
    expect(whole).toEqual({ scale: 0.5, x: 0, y: 25 });
    expect(fitted({ ...frame, map: { ...frame.map, x: 40 } })).toEqual({ scale: 0.5, x: -20, y: 25 });
  });

  it('grows around the point that is looked at, never below the whole map and never beyond six times', () => {
    expect(zoomed(whole, 2, { x: 100, y: 50 }, frame)).toEqual({ scale: 1, x: -100, y: 0 });
    expect(zoomed(whole, 0.1, { x: 0, y: 0 }, frame)).toEqual(whole);
    expect(zoomed(whole, 100, { x: 0, y: 50 }, frame).scale).toBe(3);
  });

  it('moves, but never off the map', () => {
    const near = zoomed(whole, 2, { x: 0, y: 50 }, frame);
    expect(near.x).toBe(0);
    expect(panned(near, { x: -30, y: 0 }, frame).x).toBe(-30);
    expect(panned(near, { x: 30, y: 99 }, frame)).toEqual(near);
    expect(panned(near, { x: -999, y: 0 }, frame).x).toBe(-100);
  });

  it('moves as little as shows a part', () => {
    const near = zoomed(whole, 2, { x: 0, y: 50 }, frame);
    expect(showing(near, { x: 10, y: 10, width: 50, height: 20 }, frame)).toBe(near);
    expect(showing(near, { x: 90, y: 10, width: 50, height: 20 }, frame).x).toBe(-50);
  });

  it('knows whether a part is seen, which it is no longer when the room becomes less', () => {
    const part = { x: 100, y: 50, width: 50, height: 25 };
    const near = closeTo(part, frame);
    expect(isInSight(near, part, frame)).toBe(true);
    // It lies between 25 and 75 of 100.
    expect(isInSight(near, part, { ...frame, room: { width: 100, height: 75 } })).toBe(true);
    expect(isInSight(near, part, { ...frame, room: { width: 100, height: 74 } })).toBe(false);
  });

  it('goes as near as a part fits, and never off the map', () => {
    // 50 by 25 at twice the size is 100 by 50, in the middle of 100 by 100.
    expect(closeTo({ x: 100, y: 50, width: 50, height: 25 }, frame)).toEqual({ scale: 2, x: -200, y: -75 });
    expect(closeTo({ x: 0, y: 0, width: 50, height: 25 }, frame)).toEqual({ scale: 2, x: 0, y: 0 });
    expect(closeTo(frame.map, frame)).toEqual(whole);
  });
});

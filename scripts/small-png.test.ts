import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readPng, smallPng } from './small-png.ts';

/** A PNG as a browser writes it: RGBA, each row with a filter of its own. */
function pngOf(width: number, rows: readonly (readonly number[])[], filters: readonly number[]): Buffer {
  const part = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(rows.length, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const data = Buffer.concat(rows.map((row, y) => Buffer.from([filters[y] ?? 0, ...row])));
  return Buffer.concat([
    Buffer.alloc(8),
    part('IHDR', header),
    part('IDAT', deflateSync(data)),
    part('IEND', Buffer.alloc(0)),
  ]);
}

describe('small PNGs', () => {
  it('reads rows that are told by their difference to the left and above', () => {
    const plain = [10, 20, 30, 255, 40, 50, 60, 255];
    const left = [10, 20, 30, 255, 30, 30, 30, 0];
    const above = [0, 0, 0, 0, 0, 0, 0, 0];
    const { pixels } = readPng(pngOf(2, [plain, left, above], [0, 1, 2]));
    expect([...pixels]).toEqual([10, 20, 30, 40, 50, 60, 10, 20, 30, 40, 50, 60, 10, 20, 30, 40, 50, 60]);
  });

  it('keeps every pixel of a picture with few colours', () => {
    const row = [1, 2, 3, 255, 250, 240, 230, 255, 0, 0, 0, 255];
    const png = pngOf(3, [row, row.toReversed().map((each, i) => (i % 4 === 3 ? 255 : each))], [0, 0]);
    const { width, height, pixels } = readPng(smallPng(png));
    expect([width, height]).toEqual([3, 2]);
    expect([...pixels]).toEqual([...readPng(png).pixels]);
  });

  it('comes close where there are more than 256 colours', () => {
    const rows = Array.from({ length: 64 }, (_, y) =>
      Array.from({ length: 64 }, (_, x) => [x * 4, y * 4, 128, 255]).flat(),
    );
    const png = pngOf(64, rows, []);
    const [before, after] = [readPng(png).pixels, readPng(smallPng(png)).pixels];
    const far = Math.max(...before.map((value, i) => Math.abs(value - (after[i] ?? 0))));
    expect(far).toBeLessThanOrEqual(16);
  });
});

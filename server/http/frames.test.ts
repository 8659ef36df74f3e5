import { describe, expect, it } from 'vitest';
import { framesOf } from './frames.ts';

const headOf = (length: number, bytes: number): number[] => [...framesOf(['x'.repeat(length)]).subarray(0, bytes)];

describe('messages as frames', () => {
  it('[RFC 6455, 5.7] are as in the example of the standard', () => {
    expect([...framesOf(['Hello'])]).toEqual([0x81, 0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f]);
  });

  it('[RFC 6455, 5.2] tell their length in as few bytes as they can', () => {
    expect(headOf(125, 2)).toEqual([0x81, 125]);
    expect(headOf(126, 4)).toEqual([0x81, 126, 0, 126]);
    expect(headOf(65_535, 4)).toEqual([0x81, 126, 0xff, 0xff]);
    expect(headOf(65_536, 10)).toEqual([0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]);
  });

  it('count bytes, not characters, and follow one another', () => {
    expect([...framesOf(['ä', ''])]).toEqual([0x81, 2, 0xc3, 0xa4, 0x81, 0]);
  });
});

import { describe, expect, it } from 'vitest';
import { troubleIn } from './trouble.ts';

describe('a table that cannot go on', () => {
  it.each([
    ['a device without room', new DOMException('', 'QuotaExceededError'), 'full'],
    ['a move that another tab has made', new DOMException('', 'ConstraintError'), 'elsewhere'],
    ['a browser that allows nothing', new DOMException('', 'InvalidStateError'), 'storage'],
    ['a game that could not be loaded', new TypeError('Failed to fetch'), 'crashed'],
  ])('tells of %s', (_, fault, kind) => {
    expect(troubleIn(fault).kind).toBe(kind);
  });
});

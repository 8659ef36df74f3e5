import type { Seated } from '@tafelrunde/table/client';
import { cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import { SeatToken } from '../../table/seat-token.tsx';
import { useNames } from './room.tsx';

beforeEach(() => change({ lang: 'en' }));
afterEach(cleanup);

function seated(...names: readonly string[]): Seated;
function seated(...names: readonly string[]): unknown {
  return { info: { seats: names.map((name) => ({ name, mind: 'person' })) }, you: { seats: [0] } };
}

describe('names at the table', () => {
  it('that run from right to left take nothing along, and those that do not stay as they are', () => {
    const { result } = renderHook(() => useNames(seated('Anna', 'אנה', ''), true));
    expect(result.current).toEqual(['You', '\u2068אנה\u2069', 'Without a name']);
    const { container } = render(<SeatToken seat={1} name={result.current[1] ?? ''} />);
    expect(container.textContent).toBe('א');
  });
});

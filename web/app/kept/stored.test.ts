import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, recall, remember } from './storage.ts';
import { createStored } from './stored.ts';

const readNumbers = (stored: unknown): readonly number[] => (Array.isArray(stored) ? stored.map(Number) : []);
const tab = () => createStored('numbers', readNumbers);

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('a value that all tabs share', () => {
  it('is changed in what lies there, not in what a tab has seen of it', () => {
    const [one, other] = [tab(), tab()];
    one.set((before) => [...before, 1]);
    other.set((before) => [...before, 2]);
    one.set((before) => [...before, 3]);
    expect(recall('numbers')).toEqual([1, 2, 3]);
    expect(one.get()).toEqual([1, 2, 3]);
  });

  it('is shown by every tab as soon as another one has changed it', () => {
    const store = tab();
    const shown = vi.fn<() => void>();
    store.subscribe(shown);
    remember('numbers', [7]);
    dispatchEvent(new Event('storage'));
    expect(store.get()).toEqual([7]);
    dispatchEvent(new Event('storage'));
    expect(shown).toHaveBeenCalledOnce();
  });

  it('is gone once it is forgotten, and does not come back', () => {
    const store = tab();
    store.set([1]);
    forget('numbers');
    expect(store.get()).toEqual([]);
    store.set((before) => before);
    expect(localStorage).toHaveLength(0);
  });

  it.each(['forbidden', 'full'])('stays in this tab where storage is %s', (how) => {
    const refuse = () => {
      throw new Error('no');
    };
    const reading = how === 'full' ? () => null : refuse;
    vi.stubGlobal('localStorage', { getItem: reading, setItem: refuse, removeItem: refuse });
    const store = tab();
    store.set((before) => [...before, 1]);
    store.set((before) => [...before, 2]);
    expect(store.get()).toEqual([1, 2]);
  });
});

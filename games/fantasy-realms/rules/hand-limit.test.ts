import { describe, expect, it } from 'vitest';
import { filler, table } from '../table-in-tests.ts';

/** A turn in which Portal spares the discard: the hand grows by one. */
const withPortal = (cards: number, options: Readonly<Record<string, boolean | string>>) =>
  table({
    options: { items: true, ...options },
    hands: [filler(cards), filler(8, 11), filler(8, 19)],
    deck: ['island', 'rainstorm'],
    state: { skipDiscard: true },
  }).pick(0, 'pile:deck');

describe('the hand limit', () => {
  it('[FR-045] with the new suits nine cards may be kept', () => {
    const t = withPortal(8, { suits: true });
    expect(t.hand(0)).toHaveLength(9);
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-045] [FR-046] of ten cards one goes to the discard area at once, also with Portal', () => {
    const t = withPortal(9, { suits: true });
    expect(t.asked()).toEqual([[0, 'reduce']]);
    expect(t.options(0)).toEqual([...filler(9), 'island'].sort());
    expect(t.question(0)).toMatchObject({ min: 1, max: 1 });
    t.pick(0, 'knights');
    expect(t.hand(0)).toEqual([...filler(9).slice(1), 'island'].sort());
    expect(t.discard()).toEqual(['knights']);
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-046] as many as are too many', () => {
    const t = withPortal(11, { suits: true });
    expect(t.question(0)).toMatchObject({ min: 3, max: 3 });
    t.pick(0, 'knights', 'island', 'hydra');
    expect(t.hand(0)).toHaveLength(9);
    expect(t.discard()).toEqual(['hydra', 'island', 'knights']);
  });

  it('[FR-046] the discard of a turn comes first: nine cards, one drawn, one discarded', () => {
    const t = table({
      options: { suits: true, items: true },
      hands: [filler(9), filler(8, 11), filler(8, 19)],
      deck: ['island'],
    });
    t.pick(0, 'pile:deck');
    expect(t.asked()).toEqual([[0, 'drop']]);
    t.pick(0, 'island');
    expect(t.hand(0)).toEqual(filler(9).sort());
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-049] without the new suits there is no limit', () => {
    const t = withPortal(9, {});
    expect(t.hand(0)).toHaveLength(10);
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-049] unless the table plays with eight', () => {
    expect(withPortal(7, { handLimit: 'eight' }).asked()).toEqual([[1, 'take']]);
    const t = withPortal(8, { handLimit: 'eight' });
    expect(t.asked()).toEqual([[0, 'reduce']]);
    expect(t.question(0)).toMatchObject({ min: 1, max: 1 });
  });
});

import { describe, expect, it } from 'vitest';
import { drawnTogether, type ToldEvent } from './events.ts';

const draw = (card: string | undefined, more: Partial<ToldEvent> = {}): ToldEvent => ({
  type: 'moved',
  from: { kind: 'deck', seat: 0 },
  to: { kind: 'hand', seat: 0 },
  cards: [card === undefined ? {} : { card, obj: 1 }],
  ...more,
});

describe('cards that are drawn in a row', () => {
  it('are told in one breath', () => {
    const told = drawnTogether([{ type: 'passed' }, draw('king'), draw(undefined), draw('queen'), { type: 'turn' }]);
    expect(told.map(({ type }) => type)).toEqual(['passed', 'moved', 'turn']);
    expect(told[1]?.cards?.map(({ card }) => card)).toEqual(['king', undefined, 'queen']);
  });

  it('are told apart where somebody else draws, from elsewhere, or for another reason', () => {
    const others = [
      draw('king', { to: { kind: 'hand', seat: 1 } }),
      draw('king', { from: { kind: 'discard', seat: 0 } }),
      draw('king', { cause: 'flute' }),
    ];
    for (const other of others) expect(drawnTogether([draw('queen'), other])).toHaveLength(2);
  });

  it('are told one by one where they do not come into a hand', () => {
    const laid = draw('king', { to: { kind: 'play', seat: 0 } });
    expect(drawnTogether([laid, laid])).toHaveLength(2);
  });
});

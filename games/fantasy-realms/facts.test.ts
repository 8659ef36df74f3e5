import { view } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { fantasyRealms } from './index.ts';
import { filler, table } from './table-in-tests.ts';

const { facts, remark, printed } = fantasyRealms.text;
const names = (you: string) => [you, 'Anna', 'Cem'];

describe('how things stand', () => {
  it('[FR-013] is how full the discard area is, and what one’s own hand is worth card by card', () => {
    const hand = ['king', 'candle', 'smoke', 'rainstorm', 'swamp', 'forest', 'whirlwind'];
    const { run } = table({ hands: [hand, filler(7), filler(7, 7)], deck: ['island', 'mirage'], discard: ['hydra'] });
    const mine = view(fantasyRealms, run.match, [0]);
    expect(facts?.(mine, 'en', names('You'))).toEqual([
      'Deck: 2. Discard area: 1 of 10.',
      // Rainstorm blanks the Candle, and Smoke without a Flame itself; Rainstorm has 8 and 10 for the Swamp.
      'You: 64 points if the game ended now. ' +
        'King 8, Candle blanked, Smoke blanked, Rainstorm 18, Swamp 18, Forest 7, Whirlwind 13.',
    ]);
    expect(facts?.(mine, 'de', names('Du'))?.[0]).toBe('Nachziehstapel: 2. Ablagebereich: 1 von 10.');
    expect(facts?.(mine, 'de', names('Du'))?.[1]).toContain('Du: 64 Punkte, wenn das Spiel jetzt endete.');
  });

  it('[FR-004] tells nobody else what a hand is worth', () => {
    const { run } = table({ hands: [filler(7), filler(7, 7), filler(7, 14)] });
    expect(facts?.(view(fantasyRealms, run.match, []), 'en', names('Ben'))).toHaveLength(1);
  });

  it('is for whom a card in the discard area is sealed', () => {
    const t = table({ hands: [filler(7), filler(7, 7), filler(7, 14)], discard: ['hydra'] });
    const seen = view(fantasyRealms, t.run.match, [0]);
    const card = seen.zones.find(({ kind }) => kind === 'discard')?.cards[0]?.obj ?? 0;
    const sealed = { ...seen, state: { ...seen.state, vault: [{ card, by: 0 }] } };
    expect(remark?.(sealed, card, 'en', names('You'))).toBe('sealed for you');
    expect(remark?.(sealed, card, 'de', names('Ben'))).toBe('für Ben versiegelt');
    expect(remark?.(seen, card, 'en', names('You'))).toBeUndefined();
  });

  it('[FR-003] is the suit and the base strength that are printed on a card', () => {
    expect(printed?.('king', 'en')).toBe('Leader, strength 8');
    expect(printed?.('king', 'de')).toBe('Anführer, Stärke 8');
    expect(printed?.('sealed-vault', 'en')).toBeUndefined();
  });
});

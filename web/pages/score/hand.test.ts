import { deckFor } from '@tafelrunde/fantasy-realms';
import { describe, expect, it } from 'vitest';
import {
  countsTheDiscard,
  freshHand,
  type Hand,
  handSize,
  judge,
  NEW_HAND,
  nextHand,
  readHand,
  rulingsFor,
  toggled,
  withMode,
} from './hand.ts';

describe('scoring real cards', () => {
  it('adds up base strengths and bonuses: King 8 + 5 for Knights, Knights 20', () => {
    const judged = judge({ ...NEW_HAND, cards: ['king', 'knights'] });
    expect(judged).toMatchObject({ total: 33 });
  });

  it('uses wild cards as well as possible: Mirage as an Army brings King 5 more', () => {
    const judged = judge({ ...NEW_HAND, cards: ['king', 'knights', 'mirage'] });
    expect(judged).toMatchObject({ total: 38 });
  });

  it('scores nothing for no cards', () => {
    expect(judge(NEW_HAND)).toBeUndefined();
  });

  it('takes a card once, in the hand or in the discard area', () => {
    const hand = toggled(toggled(NEW_HAND, 'cards', 'king'), 'discard', 'king');
    expect(hand).toMatchObject({ cards: [], discard: ['king'] });
    expect(toggled(hand, 'discard', 'king')).toMatchObject({ cards: [], discard: [] });
  });

  it('[FR-034] has eight cards with the new suits, and drops cards that are not in the game', () => {
    const mode = { suits: true, items: false, promos: false };
    expect([handSize(NEW_HAND.mode), handSize(mode)]).toEqual([7, 8]);
    const changed = withMode({ ...NEW_HAND, cards: ['king', 'bell-tower'] }, mode, deckFor(mode));
    expect(changed.cards).toEqual(['king']);
  });

  it('asks for the discard area only when a card counts it', () => {
    expect(countsTheDiscard({ ...NEW_HAND, cards: ['king'] })).toBe(false);
    expect(countsTheDiscard({ ...NEW_HAND, cards: ['ghoul'] })).toBe(true);
  });

  it('[FR-107] has the same discard area for all hands of a round, and none in a new one', () => {
    const hand: Hand = { ...NEW_HAND, name: 'Anna', cards: ['ghoul'], discard: ['knights'], players: 3 };
    expect(nextHand(hand)).toEqual({ ...NEW_HAND, discard: ['knights'], players: 3 });
    expect(freshHand(hand)).toEqual({ ...NEW_HAND, players: 3 });
  });

  it('[FR-102] counts as the table has settled it: Collector with two sets', () => {
    // Collector 7, three Lands and three Armies: two sets of three different cards bring 10 each.
    const cards = ['collector', 'mountain', 'cavern', 'forest', 'knights', 'elven-archers', 'rangers'] as const;
    const total = (sets: string) => {
      const judged = judge({ ...NEW_HAND, cards, rulings: { ...NEW_HAND.rulings, sets } });
      return judged === undefined || 'error' in judged ? undefined : judged.total;
    };
    expect((total('all') ?? 0) - (total('largest') ?? 0)).toBe(10);
  });

  it('asks how the table counts only where a card in the game needs it', () => {
    const none = { suits: false, items: false, promos: false };
    expect(Object.keys(rulingsFor(none))).toEqual(['sets', 'runs', 'unusedWild']);
    expect(Object.keys(rulingsFor({ ...none, suits: true, items: true }))).toEqual([
      'sets',
      'runs',
      'unusedWild',
      'treasureChest',
      'undeadProtection',
    ]);
  });

  it('is there again after a reload', () => {
    const mode = { suits: true, items: true, promos: false };
    const hand = {
      ...NEW_HAND,
      name: 'Anna',
      cards: ['king', 'ghoul'],
      discard: ['candle'],
      players: 3,
      mode,
      rulings: { ...NEW_HAND.rulings, sets: 'largest' },
    } as const;
    expect(readHand(JSON.parse(JSON.stringify(hand)))).toEqual(hand);
  });

  it.each([
    null,
    7,
    [],
    { cards: 'king' },
    { cards: [7, 'no-card'], players: 99, mode: 3, rulings: { sets: 'none', runs: 7, toString: 'all' } },
  ])('begins anew with what is no hand: %j', (stored) => {
    expect(readHand(stored)).toEqual(NEW_HAND);
  });

  it('has no card twice, and none that is not in the game', () => {
    expect(readHand({ cards: ['king', 'king', 'ghoul'], discard: ['king'] })).toEqual({ ...NEW_HAND, cards: ['king'] });
  });
});

import { describe, expect, it } from 'vitest';
import { type Hand, scoreHand } from './hand.ts';

const refusal = (hand: Hand) => {
  const result = scoreHand(hand);
  return 'error' in result ? result.error : undefined;
};

describe('a hand that cannot be scored', () => {
  it.each<[string, Hand]>([
    ['hand-size', { cards: [] }],
    ['unknown-card', { cards: ['kingg'] }],
    ['duplicate-card', { cards: ['king', 'king'] }],
    ['duplicate-card', { cards: ['king'], discard: ['king'] }],
    ['two-printings', { cards: ['mirage', 'mirage-ch'] }],
    ['player-count', { cards: ['king'], players: 7 }],
    ['unknown-item', { cards: ['king'], cursedItems: ['king'] }],
    ['duplicate-item', { cards: ['king'], cursedItems: ['portal', 'portal'] }],
    ['unknown-action', { cards: ['king'], actions: { king: { target: 'king' } } }],
    ['action-without-card', { cards: ['king'], actions: { mirage: { as: 'swamp' } } }],
    ['incomplete-action', { cards: ['mirage'], actions: { mirage: {} } }],
    ['illegal-target', { cards: ['mirage'], actions: { mirage: { as: 'king' } } }],
    ['illegal-target', { cards: ['doppelganger'], actions: { doppelganger: { copies: 'doppelganger' } } }],
    ['illegal-target', { cards: ['island', 'king'], actions: { island: { target: 'king' } } }],
    [
      'illegal-target',
      { cards: ['book-of-changes', 'phoenix'], actions: { 'book-of-changes': { target: 'phoenix', suit: 'land' } } },
    ],
    ['unknown-field', { cards: ['mirage'], actions: { mirage: { as: 'swamp', target: 'mirage' } } }],
    ['unknown-field', { cards: ['angel', 'king'], actions: { angel: { target: 'king', suit: 'army' } } }],
    ['two-actions', { cards: ['mirage-ch'], actions: { mirage: { as: 'swamp' }, 'mirage-ch': { as: 'forest' } } }],
    [
      'unknown-suit',
      { cards: ['book-of-changes', 'king'], actions: { 'book-of-changes': { target: 'king', suit: 'x' } } },
    ],
  ])('[FR-101] is refused as %s', (code, hand) => {
    expect(refusal(hand)?.code).toBe(code);
  });

  it('[FR-101] names the nearest card, in both languages', () => {
    expect(refusal({ cards: ['warlok-lord'] })?.message).toEqual({
      en: 'There is no card "warlok-lord". Did you mean "warlock-lord"?',
      de: 'Es gibt keine Karte „warlok-lord“. Ist „warlock-lord“ gemeint?',
    });
    expect(refusal({ cards: ['King'] })?.message.en).toContain('"king"');
  });

  it('[FR-101] names the nearest field of a choice', () => {
    const actions = { doppelganger: { copies: 'king', copys: 'king' } };
    expect(refusal({ cards: ['doppelganger', 'king'], actions })?.message).toEqual({
      en: 'The choice for "doppelganger" knows no "copys". Did you mean "copies"?',
      de: 'Die Wahl für „doppelganger“ kennt keine Angabe „copys“. Ist „copies“ gemeint?',
    });
    expect(refusal({ cards: ['island'], actions: { island: { target: 'island', suit: undefined } } })).toBeUndefined();
  });

  it('[FR-050] tells cursed items from cards of the hand', () => {
    expect(refusal({ cards: ['portal'] })?.message.en).toBe('"portal" is a cursed item, not a card of the hand.');
    expect(refusal({ cards: ['king'], cursedItems: ['queen'] })?.message.de).toBe(
      '„queen“ ist eine Handkarte, kein verfluchter Gegenstand.',
    );
  });

  it('[FR-095] Book of Changes gives no suit that is not in the game, and not Wild', () => {
    const changing = (suit: string): Hand => ({
      cards: ['book-of-changes', 'king'],
      actions: { 'book-of-changes': { target: 'king', suit } },
    });
    expect(refusal(changing('undead'))?.code).toBe('illegal-target');
    expect(refusal({ ...changing('undead'), mode: { suits: true } })).toBeUndefined();
    expect(refusal(changing('wild'))?.code).toBe('illegal-target');
  });

  it('[FR-032] a name means the printing that is in the game', () => {
    const hand: Hand = { cards: ['mirage-ch', 'castle'], actions: { mirage: { as: 'bell-tower' } } };
    expect(scoreHand(hand)).toMatchObject({ total: 20, actions: { mirage: { as: 'bell-tower-ch' } } });
  });

  it('[FR-032] choices come back under the plain name, whichever printing makes them', () => {
    const cards = ['mirage-ch', 'shapeshifter-ch', 'hydra', 'unicorn'];
    const actions = { 'mirage-ch': { as: 'swamp' }, shapeshifter: { as: 'princess' } };
    const plain = { mirage: { as: 'swamp' }, shapeshifter: { as: 'princess' } };
    expect(scoreHand({ cards, actions })).toMatchObject({ total: 79, actions: plain }); // Hydra 40, Unicorn 39
    const best = scoreHand({ cards, best: true });
    expect('actions' in best && Object.keys(best.actions).sort()).toEqual(['mirage', 'shapeshifter']);
  });
});

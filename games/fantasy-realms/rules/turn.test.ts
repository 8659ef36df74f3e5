import { describe, expect, it } from 'vitest';
import { DECK, DISCARD, hand } from '../state.ts';
import { filler, table } from '../table-in-tests.ts';

const seven = (from: number) => filler(7, from);
const three = [seven(0), seven(7), seven(14)];

describe('a turn', () => {
  it('[FR-007] begins with the top card of the deck or any card of the discard area', () => {
    const t = table({ hands: three, deck: ['island', 'rangers'], discard: ['basilisk', 'rainstorm', 'blizzard'] });
    expect(t.asked()).toEqual([[0, 'take']]);
    expect(t.options(0)).toEqual(['basilisk', 'blizzard', 'pile:deck', 'rainstorm']);
    t.pick(0, 'pile:deck');
    expect(t.hand(0)).toEqual([...seven(0), 'island'].sort());
    expect(t.pile(DECK)).toEqual(['rangers']);
  });

  it('[FR-007] a card of the discard area need not be the latest', () => {
    const t = table({ hands: three, deck: ['island'], discard: ['basilisk', 'rainstorm', 'blizzard'] });
    t.pick(0, 'rainstorm');
    expect(t.hand(0)).toContain('rainstorm');
    expect(t.discard()).toEqual(['basilisk', 'blizzard']);
    expect(t.pile(DECK)).toEqual(['island']);
  });

  it('[FR-008] with an empty discard area only the deck is there', () => {
    const t = table({ hands: three, deck: ['island'] });
    expect(t.options(0)).toEqual(['pile:deck']);
  });

  it('[FR-009] ends with any card of the hand, also the one just drawn', () => {
    const t = table({ hands: three, deck: ['island', 'rangers'] });
    t.pick(0, 'pile:deck');
    expect(t.asked()).toEqual([[0, 'drop']]);
    expect(t.options(0)).toEqual([...seven(0), 'island'].sort());
    t.pick(0, 'island');
    expect(t.discard()).toEqual(['island']);
    expect(t.hand(0)).toEqual(seven(0).sort());
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-009] a card taken from the discard area may go straight back', () => {
    const t = table({ hands: three, deck: ['island'], discard: ['basilisk'] });
    t.pick(0, 'basilisk').pick(0, 'basilisk');
    expect(t.discard()).toEqual(['basilisk']);
  });

  it('[FR-009] unless the table forbids it; a card from the deck may', () => {
    const options = { returnTaken: false };
    const t = table({ options, hands: three, deck: ['island', 'rangers'], discard: ['basilisk', 'blizzard'] });
    t.pick(0, 'basilisk');
    expect(t.options(0)).toEqual(seven(0).sort());
    t.pick(0, 'knights').pick(1, 'pile:deck');
    expect(t.options(1)).toEqual([...seven(7), 'island'].sort());
    t.pick(1, 'island').pick(2, 'blizzard');
    expect(t.options(2)).toEqual(seven(14).sort());
  });

  it('[FR-010] [FR-006] leaves seven cards; then it is the turn of the next player clockwise', () => {
    const t = table({ hands: three, deck: filler(6, 25), active: 1 });
    for (const seat of [1, 2, 0, 1]) {
      expect(t.asked()).toEqual([[seat, 'take']]);
      t.pick(seat, 'pile:deck').pick(seat, ...t.options(seat).slice(0, 1));
      expect(t.hand(seat)).toHaveLength(7);
    }
  });

  it('[FR-011] everybody sees the discard area, and it has no order', () => {
    const t = table({ hands: three, deck: ['island'] });
    t.pick(0, 'pile:deck').pick(0, 'knights');
    expect(t.knowing(DISCARD, 'knights')).toEqual([0, 1, 2]);
    expect(t.knowing(hand(0), 'island')).toEqual([0]);
    expect(t.run.game.zones.discard?.order).toBe('none');
  });

  it('[FR-012] cannot be passed: one card drawn, one card discarded', () => {
    const t = table({ hands: three, deck: ['island'], discard: ['basilisk'] });
    expect(t.question(0)).toMatchObject({ min: 1, max: 1 });
    t.pick(0, 'pile:deck');
    expect(t.question(0)).toMatchObject({ min: 1, max: 1 });
    expect(t.options(0)).not.toContain('button:decline');
  });
});

describe('an empty deck', () => {
  it('[FR-126] leaves the discard area to take from', () => {
    const t = table({ hands: three, discard: ['basilisk'] });
    expect(t.options(0)).toEqual(['basilisk']);
  });

  it('[FR-126] and if that is empty too, nothing is drawn', () => {
    const t = table({ hands: three });
    expect(t.asked()).toEqual([[0, 'drop']]);
    expect(t.options(0)).toEqual(seven(0).sort());
  });
});

describe('a Sealed Vault', () => {
  it('[FR-007] keeps the cards in it from all but its owner', () => {
    const given = { hands: three, deck: ['island'], discard: ['basilisk', 'blizzard'] };
    const basilisk = 2; // objects are numbered as they are laid out: the deck, then the discard area
    const sealed = { vault: [{ card: basilisk, by: 1 }] };
    expect(table({ ...given, state: sealed }).options(0)).toEqual(['blizzard', 'pile:deck']);
    expect(table({ ...given, state: sealed, active: 1 }).options(1)).toEqual(['basilisk', 'blizzard', 'pile:deck']);
  });
});

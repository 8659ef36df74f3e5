import { explainHand } from '@tafelrunde/fantasy-realms';
import { describe, expect, it } from 'vitest';
import { linkedTo, momentsOf, paceOf, type Scoring, sumOf } from './ceremony-steps.ts';

type Hand = Parameters<typeof explainHand>[0];

function scoringOf(seat: number, rank: number, hand: Hand): Scoring {
  const explanation = explainHand(hand);
  if ('error' in explanation) throw new Error(explanation.error.message.en);
  return { seat, rank, explanation, lines: [] };
}

const king = scoringOf(0, 1, { cards: ['king', 'queen', 'knights'] });
const smoke = scoringOf(1, 2, { cards: ['smoke', 'candle'] });

describe('the order of the scoring', () => {
  it('goes from the last to the first, card by card, with a moment before and for the sum', () => {
    expect(momentsOf([king, smoke])).toEqual([
      ...[0, 1, 2, 3].map((turned) => ({ seat: 1, turned, isBrisk: false })),
      ...[0, 1, 2, 3, 4].map((turned) => ({ seat: 0, turned, isBrisk: false })),
    ]);
  });

  it('dwells on the two best hands, and is over in less than 25 seconds however many there are', () => {
    const hand: Hand = { cards: ['king', 'queen', 'knights', 'smoke', 'candle', 'forest', 'swamp'] };
    const lengths = (seats: number) => {
      const moments = momentsOf(Array.from({ length: seats }, (_, seat) => scoringOf(seat, seat + 1, hand)));
      const each = moments.map(paceOf(moments, 'full'));
      return [each[0], each.at(-1), each.reduce((sum, length) => sum + length, 0)].map((ms = 0) => Math.round(ms));
    };
    // Seven cards, a moment before and one for the sum, 1.1 s each.
    expect(lengths(2)).toEqual([1_100, 1_100, 19_800]);
    // 2 x 9 moments at full length and 4 x 9 at 0.4 of it would come to 32.4; 22 of these are what it may take.
    expect(lengths(6)).toEqual([299, 747, 24_200]);
  });

  it('adds up what has been turned', () => {
    // King 8 + 20 for Knights with the Queen, Queen 6 + 20 for Knights with the King, Knights 20.
    expect([0, 1, 2, 3, 4].map((turned) => sumOf(king, turned))).toEqual([0, 28, 54, 74, 74]);
  });
});

describe('the cards that light up', () => {
  it('are those that earn a bonus', () => {
    const [first] = king.explanation.cards;
    expect(first === undefined ? [] : [...linkedTo(first)].sort()).toEqual(['knights', 'queen']);
  });

  it('are those that blank', () => {
    const { explanation } = scoringOf(0, 1, { cards: ['wildfire', 'king'] });
    const blanked = explanation.cards.find(({ id }) => id === 'king');
    expect(blanked === undefined ? [] : [...linkedTo(blanked)]).toEqual(['wildfire']);
  });
});

import { explainHand } from '@tafelrunde/fantasy-realms';
import { describe, expect, it } from 'vitest';
import { lengthOf, linkedTo, momentsOf, type Scoring, sumOf } from './ceremony-steps.ts';

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

  it('dwells on the two best hands: with six, too, it is over in less than forty seconds', () => {
    const hand: Hand = { cards: ['king', 'queen', 'knights', 'smoke', 'candle', 'forest', 'swamp'] };
    const length = (seats: number) =>
      momentsOf(Array.from({ length: seats }, (_, seat) => scoringOf(seat, seat + 1, hand))).reduce(
        (sum, moment) => sum + lengthOf(moment, 'full'),
        0,
      );
    // Seven cards, a moment before and one for the sum, 1.1 s each; 0.44 s each for everybody from the third on.
    expect([length(2), length(6)].map(Math.round)).toEqual([19_800, 35_640]);
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

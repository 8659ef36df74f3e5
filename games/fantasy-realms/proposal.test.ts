import { view } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { fantasyRealms } from './index.ts';
import { explanationOf, proposalAt, proposalFor, proposedPick } from './proposal.ts';
import { table } from './table-in-tests.ts';

type Laid = ReturnType<typeof table>;

const atTheEnd = (hand: readonly string[], options = {}) =>
  table({ options, hands: [hand, ['king'], []], first: { op: 'endOfGame' } });

const seen = (t: Laid) => view(fantasyRealms, t.run.match, [0]);

/** The card id or ref that is proposed to seat 0. */
function proposed(t: Laid): string {
  const pick = proposedPick(seen(t), t.question(0));
  const card = seen(t)
    .zones.flatMap(({ cards }) => cards)
    .find(({ obj }) => obj === pick)?.card;
  return card ?? String(pick);
}

function follow(t: Laid): Laid {
  while (t.outcome() === undefined) t.pick(0, proposed(t));
  return t;
}

describe('the proposal', () => {
  it('[FR-065] [FR-090] tells what the best assignment picks', () => {
    const t = atTheEnd(['mirage', 'hydra']);
    expect(proposed(t)).toBe('card-name:swamp');
    expect(proposalFor(seen(t), 0)).toMatchObject({ total: 40, actions: { mirage: { as: 'swamp' } } });
  });

  it('[FR-092] declines where a choice gains nothing', () => {
    expect(proposed(atTheEnd(['doppelganger', 'dragon']))).toBe('button:decline'); // the copy would cost 10
  });

  it('[FR-066] followed step by step leads to the best score', () => {
    const hands = [
      ['book-of-changes', 'candle', 'bell-tower', 'king', 'knights', 'swamp', 'island'],
      ['doppelganger', 'mirage', 'shapeshifter', 'warlord', 'knights', 'hydra', 'queen'],
    ];
    for (const hand of hands) {
      const t = atTheEnd(hand);
      const { total } = proposalFor(seen(t), 0);
      expect(follow(t).outcome()?.scores?.[0]).toBe(total);
    }
  });

  it('[FR-066] [FR-095] makes the best of what was chosen otherwise', () => {
    // Candle needs Book of Changes, Bell Tower and a Wizard; Doppelgänger is left unused or not, the Book still makes one.
    const t = atTheEnd(['doppelganger', 'book-of-changes', 'candle', 'bell-tower', 'king']);
    t.pick(0, 'king');
    expect(['doppelganger', 'king']).toContain(proposed(t));
    t.pick(0, proposed(t));
    expect(proposed(t)).toBe('suit:wizard');
    // Book 3, Candle 2 + 100, Bell Tower 8 + 15, King 8, the copy 8.
    expect(follow(t).outcome()?.scores?.[0]).toBe(144);
  });

  it('[FR-066] [FR-076] thinks anew after a choice of the player', () => {
    const t = atTheEnd(['doppelganger', 'book-of-changes', 'island', 'blizzard', 'unicorn', 'king', 'world-tree-ch'], {
      suits: true,
    });
    t.pick(0, 'king');
    // As a Flood Blizzard can be cleared by Island: the copy 8, Book 3, Island 14, Blizzard 30, Unicorn 9, King 8, World Tree 2.
    expect(follow(t).outcome()?.scores?.[0]).toBe(74);
  });

  it('tells what may still come of any pick', () => {
    const t = atTheEnd(['mirage', 'hydra']);
    const declined = proposalAt(seen(t), t.question(0), 'button:decline');
    expect(declined.total).toBe(12);
    expect(proposalAt(seen(t), t.question(0), 'card-name:swamp').total).toBe(40);
  });

  it('asks nothing of other questions', () => {
    const t = table({ hands: [['king'], ['queen'], ['candle']], deck: ['island'] });
    expect(proposedPick(seen(t), t.question(0))).toBeUndefined();
  });
});

describe('the explained score', () => {
  it('[FR-101] is that of the outcome, from the view of anybody', () => {
    const t = follow(atTheEnd(['mirage', 'hydra', 'swamp', 'knights', 'candle']));
    const watching = view(fantasyRealms, t.run.match, []);
    expect([0, 1].map((seat) => explanationOf(watching, seat).total)).toEqual(t.outcome()?.scores?.slice(0, 2));
  });
});

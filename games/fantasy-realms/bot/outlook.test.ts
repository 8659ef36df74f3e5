import {
  at,
  begin,
  granted,
  move,
  objectsIn,
  quickChance,
  Run,
  readOptions,
  type View,
  view,
} from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { fantasyRealms } from '../index.ts';
import { DISCARD, hand } from '../state.ts';
import { outlookOf } from './outlook.ts';

/** What seat 0 sees after the deal, once seat 1 has discarded a card and taken it again. */
function seen(given: Readonly<Record<string, unknown>>): { before: View; after: View } {
  const options = granted(readOptions(fantasyRealms, given));
  const run = new Run(fantasyRealms, begin(fantasyRealms, options, 3), quickChance(1));
  run.crank();
  const before = view(fantasyRealms, run.match, [0]);
  const discarded = move(run, at(objectsIn(run, hand(1)), 0), DISCARD) ?? 0;
  move(run, discarded, hand(1));
  return { before, after: view(fantasyRealms, run.match, [0]) };
}

describe('what a player can tell', () => {
  it('[FR-001] [FR-005] [FR-013] of the base game: 53 cards, 7 of them in hand, room for 10', () => {
    const { hand: held, unknown, room, rival } = outlookOf(seen({}).before, 0);
    expect(held).toHaveLength(7);
    expect(unknown).toHaveLength(53 - 7);
    expect(unknown.some((card) => held.some((each) => each.card === card))).toBe(false);
    expect(room).toBe(10);
    expect(rival).toEqual({ known: [], size: 7 });
  });

  it('[FR-033] [FR-034] [FR-035] with the new suits: 68 cards, 8 in hand, room for 12', () => {
    const { unknown, room, handSize } = outlookOf(seen({ suits: true }).before, 0);
    expect(unknown).toHaveLength(68 - 8);
    expect({ room, handSize }).toEqual({ room: 12, handSize: 8 });
  });

  it('[FR-011] remembers what the next player took from the discard area', () => {
    const { unknown, rival } = outlookOf(seen({}).after, 0);
    expect(rival.known).toHaveLength(1);
    expect(unknown).toHaveLength(53 - 7 - 1);
  });
});

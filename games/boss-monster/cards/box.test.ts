import { describe, expect, it } from 'vitest';
import type { Card } from '../effects/language/card.ts';
import type { CardSet } from '../sets.ts';
import { cards } from './catalogue.ts';

/** What each box holds, as its rule says. */
const boxes: readonly (readonly [rule: string, set: CardSet, held: Readonly<Record<string, number>>])[] = [
  ['BM-002', 'base', { boss: 8, room: 75, spell: 31, ordinary: 25, epic: 16 }],
  ['BM-003', 'next-level', { boss: 12, room: 75, spell: 31, ordinary: 25, epic: 17 }],
  ['BM-004', 'crash-landing', { boss: 3, room: 23, spell: 7, ordinary: 7, epic: 5 }],
  ['BM-005', 'tools-of-hero-kind', { room: 4, spell: 2, item: 20 }],
  ['BM-006', 'minibosses', { boss: 12, room: 72, miniboss: 10, spell: 26, ordinary: 25, epic: 17 }],
  ['BM-007', 'implements', { boss: 5, item: 24 }],
  ['BM-008', 'vault', { boss: 5, room: 35, miniboss: 15, spell: 9 }],
];

const kindOf = (card: Card): string => (card.kind === 'hero' ? (card.epic ? 'epic' : 'ordinary') : card.kind);

function heldIn(set: CardSet): Record<string, number> {
  const held: Record<string, number> = {};
  for (const card of Object.values(cards)) {
    if (card.set === set) held[kindOf(card)] = (held[kindOf(card)] ?? 0) + card.copies;
  }
  return held;
}

describe('what is in the boxes', () => {
  it.each(boxes)('[%s] %s', (_, set, held) => {
    expect(heldIn(set)).toEqual(held);
  });

  it('[R-55] Rise of the Minibosses has the Spells of the German box', () => {
    expect(heldIn('minibosses').spell).toBe(26);
  });

  it.each(['base', 'next-level'])('[BM-019] the Rooms of %s carry as much of each of the four treasures', (set) => {
    const sum = { cleric: 0, fighter: 0, mage: 0, thief: 0 };
    for (const card of Object.values(cards)) {
      if (card.set !== set || card.kind !== 'room') continue;
      for (const each of ['cleric', 'fighter', 'mage', 'thief'] as const) {
        sum[each] += card.copies * (card.treasure[each] ?? 0);
      }
    }
    expect(sum).toEqual({ cleric: 27, fighter: 27, mage: 27, thief: 27 });
  });
});

import { describe, expect, it } from 'vitest';
import { quickChance } from '../crank/chance.ts';
import { Run } from '../crank/run.ts';
import type { CardId } from '../match.ts';
import { facesIn } from './cards.ts';
import { imagine } from './imagine.ts';
import { cards, DECK, den, game, hand, ROW, table } from './table-in-tests.ts';

describe('imagining', () => {
  it('leaves what the seat knows, and deals the rest anew among cards with the same back', () => {
    const m = table();
    const decks = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const imagined = new Run(game, imagine(game, m.match, 0, quickChance(seed)));
      expect(cards(imagined, hand(0))).toEqual(['d', 'e']);
      expect(cards(imagined, ROW)).toEqual(['i', 'j']);
      expect(facesIn(imagined, den(0))).toEqual(facesIn(m, den(0)));
      decks.add(cards(imagined, DECK).join(''));
    }
    expect(decks.size).toBeGreaterThan(30);
    expect(cards(m, DECK)).toEqual(['a', 'b', 'c']);
  });

  it('keeps cards with different backs apart', () => {
    const backs = { ...game, back: (card: CardId) => (card < 'd' ? 'deck' : 'hand') };
    for (let seed = 0; seed < 20; seed++) {
      const imagined = new Run(backs, imagine(backs, table().match, 0, quickChance(seed)));
      expect(cards(imagined, DECK).toSorted()).toEqual(['a', 'b', 'c']);
      expect(cards(imagined, hand(1)).toSorted()).toEqual(['f', 'g', 'h']);
    }
  });

  it('keeps the cards of one pool together, and those of players apart', () => {
    const pooled = {
      ...game,
      zones: {
        ...game.zones,
        deck: { learn: 'nobody', order: 'pile', pool: 'supply' },
        hand: { learn: 'owner', order: 'none', pool: 'own' },
        den: { learn: 'owner', order: 'none', pool: 'own' },
      },
    } as const;
    const dens = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const imagined = new Run(pooled, imagine(pooled, table().match, 2, quickChance(seed)));
      expect(cards(imagined, DECK).toSorted()).toEqual(['a', 'b', 'c']);
      expect(cards(imagined, hand(1)).toSorted()).toEqual(['f', 'g', 'h']);
      expect([...cards(imagined, hand(0)), ...cards(imagined, den(0))].toSorted()).toEqual(['d', 'e', 'k', 'l', 'm']);
      dens.add(cards(imagined, den(0)).toSorted().join(''));
    }
    expect(dens.size).toBeGreaterThan(5);
  });
});

import { describe, expect, it } from 'vitest';
import { quickChance } from '../crank/chance.ts';
import type { Match } from '../match.ts';
import { cardOf } from './cards.ts';
import { disguise, ownFace } from './disguises.ts';
import { imagine } from './imagine.ts';
import { move } from './moving.ts';
import { cards, DECK, den, game, hand, moved, ROW, table } from './table-in-tests.ts';

describe('a disguise', () => {
  it('passes for another card until it leaves play', () => {
    const m = table();
    disguise(m, 9, 'j');
    expect(cards(m, ROW)).toEqual(['j', 'j']);
    expect(cardOf(m, moved(m, 9, hand(0)))).toBe('i');
    expect(m.match.disguises).toEqual([]);
  });

  it('may change, and the card underneath stays the same', () => {
    const m = table();
    disguise(m, 9, 'j');
    disguise(m, 9, 'k');
    expect(cards(m, ROW)).toEqual(['k', 'j']);
    expect(cardOf(m, moved(m, 9, DECK))).toBe('i');
  });

  it('stays while the card goes from one place in play to another', () => {
    const m = table();
    disguise(m, 9, 'j');
    expect(cardOf(m, moved(m, 9, den(0)))).toBe('j');
  });

  it('goes along when another card leaves the same hidden place', () => {
    const m = table();
    disguise(m, 13, 'a');
    move(m, 11, hand(0));
    expect(cards(m, den(0)).toSorted()).toEqual(['a', 'l']);
    expect(cardOf(m, moved(m, 13, hand(0)))).toBe('m');
    expect(cards(m, hand(0)).toSorted()).toEqual(['d', 'e', 'k', 'm']);
  });

  it('hides a card that others may only imagine: none is made and none is lost', () => {
    const m = table();
    disguise(m, 13, 'a');
    const all = (match: Match): number[] =>
      match.face.map((_, instance) => ownFace(match, instance)).sort((a, b) => a - b);
    for (let seed = 0; seed < 20; seed++) {
      const imagined = imagine(game, m.match, 1, quickChance(seed));
      expect(all(imagined)).toEqual(facesOfAll());
      expect(imagined.face[12]).toBe(m.match.face[12]);
    }
    expect(m.match.disguises).toEqual([{ instance: 12, own: 12 }]);
  });
});

/** Every card of this table is of its own kind. */
function facesOfAll(): number[] {
  return [...new Array(13).keys()];
}

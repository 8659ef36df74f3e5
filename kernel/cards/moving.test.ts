import { describe, expect, it } from 'vitest';
import { quickChance } from '../crank/chance.ts';
import { Run } from '../crank/run.ts';
import { begin } from '../crank/start.ts';
import type { ObjectNumber, Seat } from '../match.ts';
import { cardOf, exists, knows, objectsIn, placeOf, topOf } from './cards.ts';
import { seatSet } from './knowledge.ts';
import { arrange, look, move, randomOf, reveal, shuffle } from './moving.ts';
import { CELLAR, cards, DECK, game, hand, moved, ROW, table } from './table-in-tests.ts';

describe('moving a card', () => {
  it('puts it on top, at the bottom, or in between', () => {
    const m = table();
    move(m, 4, DECK);
    move(m, 5, DECK, { to: 'bottom' });
    move(m, 6, DECK, { to: 2 });
    expect(cards(m, DECK)).toEqual(['e', 'a', 'f', 'b', 'c', 'd']);
    expect(cardOf(m, topOf(m, DECK) ?? 0)).toBe('d');
  });

  it('gives it a new number; the old one is gone for good', () => {
    const m = table();
    const now = moved(m, 3, hand(0));
    expect(now).toBe(14);
    expect([exists(m, 3), cardOf(m, 3), placeOf(m, 3), move(m, 3, ROW)]).toEqual([
      false,
      undefined,
      undefined,
      undefined,
    ]);
    expect([cardOf(m, now), placeOf(m, now)]).toEqual(['c', hand(0)]);
    expect(knows(m, 0, 3)).toBe(false);
  });

  it('may go within one pile', () => {
    const m = table();
    move(m, 3, DECK, { to: 'bottom' });
    expect(cards(m, DECK)).toEqual(['c', 'a', 'b']);
  });

  it('takes the right card out of a hand, wherever in it that lies', () => {
    const m = table();
    const now = moved(m, 6, hand(0));
    expect(cardOf(m, now)).toBe('f');
    expect(cards(m, hand(1)).toSorted()).toEqual(['g', 'h']);
    expect([cardOf(m, 7), cardOf(m, 8)]).toEqual(['g', 'h']);
    expect(m.match.zones.map((zone) => zone.cards)).toEqual([[0, 1, 2], [3, 4, 7], [5, 6], [8, 9], [10, 11, 12], []]);
  });

  it('faults for a place that is not there', () => {
    expect(() => move(table(), 1, { kind: 'hand', seat: 7 })).toThrow('there is no zone hand 7');
  });
});

/** Who can name the object. */
function knowers(m: Run, object: ObjectNumber): Seat[] {
  return [0, 1, 2].filter((seat) => knows(m, seat, object));
}

describe('knowing a card', () => {
  it('comes from the place that it goes to, and stays with who knew it', () => {
    const m = table();
    const drawn = moved(m, 3, hand(0));
    expect(knowers(m, drawn)).toEqual([0]);
    const given = moved(m, drawn, hand(1));
    expect(knowers(m, given)).toEqual([0, 1]);
    expect(knowers(m, moved(m, given, ROW))).toEqual([0, 1, 2]);
  });

  it('can be had by moving it openly', () => {
    const m = table();
    expect(knowers(m, move(m, 3, hand(0), { openly: true }) ?? 0)).toEqual([0, 1, 2]);
  });

  it('of a hand is lost to who did not see which card went', () => {
    const m = table();
    look(m, 2, [6, 7, 8]);
    const stolen = moved(m, 7, hand(0));
    expect(knowers(m, stolen)).toEqual([0, 1]);
    expect([6, 8].map((object) => knowers(m, object))).toEqual([[1], [1]]);
  });

  it('of a hand is kept by all if the card goes openly', () => {
    const m = table();
    look(m, 2, [6, 7, 8]);
    move(m, 7, ROW);
    expect([6, 8].map((object) => knowers(m, object))).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  it('of a heap that nobody looks at is lost to all, the one who laid it there too', () => {
    const m = table();
    const [one, other] = [moved(m, 4, CELLAR), moved(m, 5, CELLAR)];
    expect([one, other].map((object) => knowers(m, object))).toEqual([[0], [0]]);
    expect(knowers(m, moved(m, one, hand(1)))).toEqual([1]);
    expect(knowers(m, other)).toEqual([]);
  });

  it('is noted where undo must know of it: learning what one knew is none', () => {
    const m = table();
    look(m, 0, [4]);
    expect(m.learned).toBe(false);
    reveal(m, [4]);
    expect(m.learned).toBe(true);
  });
});

describe('shuffling', () => {
  it('moves the cards, forgets them and renumbers them all', () => {
    const m = table();
    reveal(m, [1, 2]);
    shuffle(m, DECK);
    expect(cards(m, DECK).toSorted()).toEqual(['a', 'b', 'c']);
    expect(objectsIn(m, DECK)).toEqual([14, 15, 16]);
    expect(objectsIn(m, DECK).map((object) => knowers(m, object))).toEqual([[], [], []]);
    expect(m.drew).toBe(true);
  });

  it('can bring about every order', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 100; seed++) {
      const m = new Run(game, begin(game, {}, 3), quickChance(seed));
      shuffle(m, DECK);
      orders.add(cards(m, DECK).join(''));
    }
    expect([...orders].toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  });

  it('of a hand leaves its owner knowing it, and nobody else', () => {
    const m = table();
    reveal(m, objectsIn(m, hand(1)));
    shuffle(m, hand(1));
    expect(objectsIn(m, hand(1)).map((object) => knowers(m, object))).toEqual([[1], [1], [1]]);
  });

  it('ends what lasts as long as an object lies there, and so does arranging', () => {
    const m = table();
    for (const object of [1, 12]) m.startLasting(['x'], {}, { object });
    m.startLasting(['y'], {}, { game: true });
    shuffle(m, DECK);
    expect(m.match.lasting.map(({ until }) => until)).toEqual([{ object: 12 }, { game: true }]);
    m.startLasting(['z'], {}, { object: 15 });
    arrange(m, DECK, [16, 15, 14], 0);
    expect(m.match.lasting.map(({ at: [path] }) => path)).toEqual(['x', 'y']);
  });
});

describe('arranging', () => {
  it('puts back cards in the order given, the last on top, in the places they had', () => {
    const m = table();
    look(m, 0, [1, 3]);
    arrange(m, DECK, [3, 1], seatSet([0]));
    expect(cards(m, DECK)).toEqual(['c', 'b', 'a']);
    expect(objectsIn(m, DECK)).toEqual([14, 2, 15]);
    expect(objectsIn(m, DECK).map((object) => knowers(m, object))).toEqual([[0], [], [0]]);
  });
});

describe('a random card', () => {
  it('is the one that chance says, and none of an empty place', () => {
    const m = table();
    expect(cardOf(m, randomOf(m, hand(1)) ?? 0)).toBe('h');
    expect(randomOf(m, CELLAR)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { at } from './at.ts';
import {
  arrange,
  cardOf,
  closeZone,
  count,
  disguise,
  exists,
  faceOf,
  facesIn,
  hasZone,
  knows,
  look,
  move,
  objectsIn,
  openZone,
  ownFace,
  placeOf,
  randomOf,
  reveal,
  shuffle,
  topOf,
  totalIn,
} from './cards.ts';
import { quickChance } from './chance.ts';
import { imagine } from './imagine.ts';
import { seatSet } from './knowledge.ts';
import type { CardId, Match, ObjectNumber, Place, Seat } from './match.ts';
import { Run } from './run.ts';
import { begin } from './start.ts';
import { tinyGame } from './testing/tiny-game.ts';

const DECK: Place = { kind: 'deck' };
const ROW: Place = { kind: 'row' };
const CELLAR: Place = { kind: 'cellar' };
const hand = (seat: Seat): Place => ({ kind: 'hand', seat });
const den = (seat: Seat): Place => ({ kind: 'den', seat });

const game = tinyGame<{ wait: object }, object>({
  id: 'cards',
  zones: {
    deck: { learn: 'nobody', order: 'pile' },
    row: { learn: 'everybody', order: 'row', inPlay: true },
    hand: { learn: 'owner', order: 'none' },
    den: { learn: 'owner', order: 'none', inPlay: true },
    cellar: { learn: 'nobody', order: 'none' },
  },
  setup: () => ({
    zones: [
      { ...DECK, cards: ['a', 'b', 'c'] },
      { ...hand(0), cards: ['d', 'e'] },
      { ...hand(1), cards: ['f', 'g', 'h'] },
      { ...ROW, cards: ['i', 'j'] },
      { ...den(0), cards: ['k', 'l', 'm'] },
      { ...CELLAR, cards: [] },
    ],
    state: {},
    first: { op: 'wait' },
  }),
  rules: { wait: () => undefined },
});

/** A table of three with objects 1 to 13, as a handler sees it. */
function table(): Run {
  return new Run(game, begin(game, {}, 3), (_, n) => n - 1);
}

function cards(m: Run, place: Place): CardId[] {
  return facesIn(m, place).map((face) => at(m.match.table, face));
}

/** Who can name the object. */
function knowers(m: Run, object: ObjectNumber): Seat[] {
  return [0, 1, 2].filter((seat) => knows(m, seat, object));
}

function moved(m: Run, object: ObjectNumber, to: Place): ObjectNumber {
  const now = move(m, object, to);
  if (now === undefined) throw new Error(`${object} is gone`);
  return now;
}

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

describe('what cards are', () => {
  it('is told by face, an index into the table of the match; what is gone has none', () => {
    const m = table();
    expect(at(m.match.table, faceOf(m, 9))).toBe('i');
    disguise(m, 9, 'j');
    expect(faceOf(m, 9)).toBe(faceOf(m, 10));
    expect(faceOf(m, moved(m, 9, DECK))).toBe(m.match.table.indexOf('i'));
    expect([faceOf(m, 9), faceOf(m, 99)]).toEqual([-1, -1]);
  });

  it('adds up to what they are worth together, by face', () => {
    const m = table();
    const worth = m.match.table.map((card) => (card === 'i' ? 5 : card === 'j' ? 2 : 0));
    expect(totalIn(m, ROW, worth)).toBe(7);
    disguise(m, 9, 'j');
    expect(totalIn(m, ROW, worth)).toBe(4);
    expect([totalIn(m, DECK, worth), totalIn(m, CELLAR, worth), totalIn(m, ROW, [])]).toEqual([0, 0, 0]);
  });
});

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
    for (const object of [1, 12]) m.last(['x'], {}, { object });
    m.last(['y'], {}, { game: true });
    shuffle(m, DECK);
    expect(m.match.lasting.map(({ until }) => until)).toEqual([{ object: 12 }, { game: true }]);
    m.last(['z'], {}, { object: 15 });
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

describe('a zone', () => {
  it('opens and closes, closing only when empty', () => {
    const m = table();
    const room: Place = { kind: 'row', n: 1 };
    openZone(m, room);
    const object = moved(m, 1, room);
    expect([hasZone(m, room), count(m, room)]).toEqual([true, 1]);
    expect(() => closeZone(m, room)).toThrow('not empty');
    move(m, object, ROW);
    closeZone(m, room);
    expect(hasZone(m, room)).toBe(false);
  });
});

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

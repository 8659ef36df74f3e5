import { describe, expect, it } from 'vitest';
import type { Match, Zone } from '../match.ts';
import { guessHolder, guessSlot, holderOf, indexAt, slotOf } from './find.ts';

const zones: readonly Zone[] = [
  { kind: 'deck', cards: [0, 1, 2] },
  { kind: 'hand', seat: 0, cards: [3] },
  { kind: 'hand', seat: 1, cards: [] },
  { kind: 'row', n: 0, cards: [] },
  { kind: 'row', n: 1, cards: [4] },
];

const match: Match = {
  rules: { game: 'any', version: 1 },
  options: {},
  seats: 2,
  lanes: [],
  table: ['a'],
  face: [0, 0, 0, 0, 0],
  disguises: [],
  zones: [...zones],
  known: [0, 0, 0, 0, 0],
  obj: [10, 11, 12, 13, 14],
  lasting: [],
  waiting: [],
  alone: -1,
  queue: [],
  moves: 0,
  state: {},
};

describe('finding', () => {
  it('an object that is there, whatever was guessed', () => {
    guessSlot(13, 1);
    expect([slotOf(match, 13), slotOf(match, 13), slotOf(match, 10)]).toEqual([3, 3, 0]);
  });

  it('no object that is gone, or was never there', () => {
    guessSlot(99, 3);
    expect([99, -1, 0.5, Number.NaN, 4096 + 13].map((object) => slotOf(match, object))).toEqual([-1, -1, -1, -1, -1]);
  });

  it('the zone of a card, whatever was guessed', () => {
    guessHolder(4, 0);
    expect([holderOf(match, 4), holderOf(match, 4), holderOf(match, 3)]).toEqual([4, 4, 1]);
    expect(() => holderOf(match, 5)).toThrow('card 5 is in no zone');
  });

  it('a zone by kind, seat and number, in one match as in another', () => {
    const places = [{ kind: 'deck' }, { kind: 'hand', seat: 1 }, { kind: 'row', n: 1 }];
    const reversed = zones.toReversed();
    for (let i = 0; i < 2; i++) {
      expect(places.map((place) => indexAt(zones, place))).toEqual([0, 2, 4]);
      expect(places.map((place) => indexAt(reversed, place))).toEqual([4, 2, 0]);
    }
    expect(
      [{ kind: 'deck', seat: 0 }, { kind: 'hand' }, { kind: 'none' }].map((place) => indexAt(zones, place)),
    ).toEqual([-1, -1, -1]);
  });
});

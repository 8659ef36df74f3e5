import { describe, expect, it } from 'vitest';
import { baseCards } from '../cards/base.ts';
import { filler, table } from '../table-in-tests.ts';

const atTheEnd = (hands: readonly (readonly string[])[], more = {}) =>
  table({ hands, first: { op: 'endOfGame' }, ...more });

const namesOf = (...suits: string[]) =>
  Object.entries(baseCards)
    .filter(([, { suit }]) => suits.includes(suit))
    .map(([id]) => `card-name:${id}`);

const suitRefs = (...suits: string[]) => suits.map((suit) => `suit:${suit}`);

describe('the choices at the end', () => {
  it('[FR-065] [FR-066] come in their order: Doppelgänger, Mirage, Shapeshifter, Book of Changes, Island, Angel', () => {
    const choosers = ['angel', 'island', 'book-of-changes', 'shapeshifter-ch', 'mirage-ch', 'doppelganger'];
    const t = atTheEnd([choosers, [], []], { options: { suits: true } });
    const order: unknown[] = [];
    while (t.outcome() === undefined) {
      order.push(new Map<string, unknown>(Object.entries(t.question(0).op)).get('card'));
      t.pick(0, 'button:decline');
    }
    expect(order).toEqual(choosers.toReversed());
  });

  it('[FR-018] everybody chooses without waiting for the others', () => {
    const t = atTheEnd([['doppelganger', 'king'], ['knights'], ['mirage', 'island']]);
    expect(t.asked()).toEqual([
      [0, 'choose'],
      [2, 'choose'],
    ]);
    t.pick(2, 'suit:army');
    expect(t.asked()).toEqual([
      [0, 'choose'],
      [2, 'choose'],
    ]);
    t.pick(2, 'button:decline').pick(0, 'king');
    expect(t.outcome()).toBeDefined();
  });

  it('[FR-092] may all be left unused', () => {
    const t = atTheEnd([['doppelganger', 'mirage', 'shapeshifter', 'book-of-changes', 'island', 'king'], [], []]);
    for (let i = 0; i < 5; i++) t.pick(0, 'button:decline');
    // Book of Changes 3, Island 14, King 8.
    expect(t.outcome()?.scores?.[0]).toBe(25);
    expect(t.run.match.state).toMatchObject({ actions: [{}, {}, {}] });
  });

  it('[FR-089] Doppelgänger copies another card of the hand', () => {
    const t = atTheEnd([['doppelganger', 'knights', 'king'], ['basilisk'], []], { discard: ['hydra'] });
    expect(t.options(0)).toEqual(['button:decline', 'king', 'knights']);
    t.pick(0, 'knights');
    // King 8 and 5 for each of two Armies, Knights 20, the copy 20: there is a Leader.
    expect(t.outcome()?.scores?.[0]).toBe(58);
    expect(t.run.match.state).toMatchObject({ actions: [{ doppelganger: { copies: 'knights' } }, {}, {}] });
  });

  it('[FR-090] [FR-091] Mirage stands for any card of five suits in the game, or just for a suit', () => {
    const t = atTheEnd([['mirage', 'hydra'], [], []]);
    const five = ['army', 'land', 'weather', 'flood', 'flame'];
    expect(t.options(0)).toEqual([...namesOf(...five), ...suitRefs(...five), 'button:decline'].sort());
    t.pick(0, 'card-name:swamp');
    expect(t.outcome()?.scores?.[0]).toBe(40); // Hydra 12 + 28
  });

  it('[FR-090] [FR-091] Shapeshifter stands for cards of the other five', () => {
    const t = atTheEnd([['shapeshifter', 'warhorse'], [], []]);
    const five = ['artifact', 'leader', 'wizard', 'weapon', 'beast'];
    expect(t.options(0)).toEqual([...namesOf(...five), ...suitRefs(...five), 'button:decline'].sort());
    t.pick(0, 'suit:wizard');
    expect(t.outcome()?.scores?.[0]).toBe(20); // Warhorse 6 + 14
    expect(t.run.match.state).toMatchObject({ actions: [{ shapeshifter: { as: 'wizard' } }, {}, {}] });
  });

  it('[FR-090] with the new suits in the printings that are in the game', () => {
    const t = atTheEnd([['mirage-ch', 'king'], [], []], { options: { suits: true } });
    expect(t.options(0)).toEqual(
      expect.arrayContaining(['card-name:great-flood-ch', 'card-name:garden', 'suit:building']),
    );
    expect(t.options(0)).not.toContain('card-name:great-flood');
    expect(t.options(0)).not.toContain('card-name:ghoul');
  });

  it('[FR-095] Book of Changes: another card, then a suit', () => {
    const t = atTheEnd([['book-of-changes', 'king', 'candle'], [], []]);
    expect(t.options(0)).toEqual(['button:decline', 'candle', 'king']);
    t.pick(0, 'candle');
    expect(t.asked()).toEqual([[0, 'chooseSuit']]);
    expect(t.options(0)).toEqual(
      suitRefs('army', 'leader', 'wizard', 'weapon', 'artifact', 'beast', 'land', 'weather', 'flood', 'flame').sort(),
    );
    t.pick(0, 'suit:army');
    // Book 3, King 8 + 5, Candle 2.
    expect(t.outcome()?.scores?.[0]).toBe(18);
  });

  it('[FR-095] Phoenix is not touched', () => {
    const t = atTheEnd([['book-of-changes', 'phoenix', 'king'], [], []], { options: { promos: true } });
    expect(t.options(0)).toEqual(['button:decline', 'king']);
  });

  it('[FR-076] Island: a Flood or Flame as it is by then; one without a penalty is idle', () => {
    const t = atTheEnd([['island', 'book-of-changes', 'swamp', 'knights', 'wildfire'], [], []]);
    t.pick(0, 'knights').pick(0, 'suit:flame');
    expect(t.options(0)).toEqual(['button:decline', 'island', 'knights', 'swamp', 'wildfire']);
    expect(t.question(0).options.filter(({ idle }) => idle !== undefined)).toHaveLength(1);
    t.pick(0, 'knights');
    expect(t.run.match.state).toMatchObject({ actions: [{ island: { target: 'knights' } }, {}, {}] });
  });

  it('[FR-086] Angel: another card of the hand', () => {
    const t = atTheEnd([['angel', 'basilisk', 'king'], [], []], { options: { suits: true } });
    expect(t.options(0)).toEqual(['basilisk', 'button:decline', 'king']);
    t.pick(0, 'king');
    expect(t.outcome()?.scores?.[0]).toBe(59); // Angel 16, Basilisk 35, King 8
  });

  it('[FR-064] a chooser that was discarded in step 1 chooses nothing', () => {
    const t = atTheEnd([['leprechaun', 'doppelganger', ...filler(7)], [], []], {
      options: { suits: true },
      deck: ['rainstorm'],
    });
    t.pick(0, 'doppelganger');
    expect(t.outcome()).toBeDefined();
  });
});

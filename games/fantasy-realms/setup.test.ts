import { begin, crank, granted, type Options, objectsIn, Run, readOptions, type Step, view } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { cards, deckFor } from './cards/catalogue.ts';
import { fantasyRealms } from './index.ts';
import { backpack, DECK, DISCARD, hand, ITEM_DECK, item, used } from './state.ts';

function optionsWith(given: Readonly<Record<string, unknown>> = {}): Options {
  return granted(readOptions(fantasyRealms, given));
}

/** A game that has just begun; chance always says the highest number unless told. */
function started(seats: number, given: Readonly<Record<string, unknown>> = {}, first = 0): Step {
  const chance = (label: string, n: number) => (label === 'starting-player' ? first : n - 1);
  return granted(crank(fantasyRealms, begin(fantasyRealms, optionsWith(given), seats), chance));
}

const sizes = ({ match }: Step, seats: number) => ({
  deck: count(match.zones, 'deck'),
  discard: count(match.zones, 'discard'),
  hands: Array.from({ length: seats }, (_, seat) => count(match.zones, 'hand', seat)),
});

const count = (zones: Step['match']['zones'], kind: string, seat?: number) =>
  zones.filter((zone) => zone.kind === kind && zone.seat === seat).flatMap((zone) => zone.cards).length;

describe('the deck', () => {
  it('[FR-001] has 53 different cards: ten suits of five and three wild ones', () => {
    const deck = deckFor({ suits: false, items: false });
    expect(new Set(deck).size).toBe(53);
    const bySuit = Map.groupBy(deck, (id) => cards[id].suit);
    expect(Object.fromEntries([...bySuit].map(([suit, ids]) => [suit, ids.length]))).toEqual({
      army: 5,
      leader: 5,
      wizard: 5,
      weapon: 5,
      artifact: 5,
      beast: 5,
      land: 5,
      weather: 5,
      flood: 5,
      flame: 5,
      wild: 3,
    });
  });

  it('[FR-003] every card has a name, a suit, a base strength, and a bonus, a penalty or both', () => {
    for (const id of deckFor({ suits: true, items: true, promos: true })) {
      const { name, suit, strength, bonus, penalty } = cards[id];
      const shown = [name.en !== '', name.de !== '', suit.length > 0, Number.isInteger(strength)];
      const sections = [bonus ?? [], penalty ?? []].flat();
      expect([id, ...shown, sections.length > 0]).toEqual([id, true, true, true, true, true]);
    }
  });

  it('[FR-031] [FR-033] the new suits come together: 68 cards', () => {
    const deck = deckFor({ suits: true, items: false });
    expect(new Set(deck).size).toBe(68);
    const inSuit = (suit: string) => deck.filter((id) => cards[id].suit === suit).length;
    expect([inSuit('building'), inSuit('outsider'), inSuit('undead'), inSuit('land')]).toEqual([5, 5, 5, 5]);
    expect(deck).toContain('garden');
  });

  it('[FR-032] eight cards are replaced by those of the same name', () => {
    const base = deckFor({ suits: false, items: false });
    const deck = deckFor({ suits: true, items: false });
    const gone = base.filter((id) => !deck.includes(id)).sort();
    expect(gone).toEqual([
      'bell-tower',
      'fountain-of-life',
      'great-flood',
      'mirage',
      'necromancer',
      'rangers',
      'shapeshifter',
      'world-tree',
    ]);
    for (const id of gone) expect(deck).toContain(`${id}-ch`);
  });

  it('[FR-030] [FR-036] cursed items change nothing about the deck, promos add two cards', () => {
    expect(deckFor({ suits: false, items: true })).toHaveLength(53);
    expect(deckFor({ suits: false, items: false, promos: true })).toHaveLength(55);
  });
});

describe('setup', () => {
  it.each([3, 4, 5, 6])('[FR-005] %d players are dealt seven cards each', (seats) => {
    expect(sizes(started(seats), seats)).toEqual({
      deck: 53 - 7 * seats,
      discard: 0,
      hands: Array(seats).fill(7),
    });
  });

  it('[FR-005] the deck is shuffled: other chance, other hands', () => {
    const low = crank(fantasyRealms, begin(fantasyRealms, optionsWith(), 3), () => 0);
    const high = crank(fantasyRealms, begin(fantasyRealms, optionsWith(), 3), (_, n) => n - 1);
    if (!low.ok || !high.ok) throw new Error('refused');
    expect(low.value.match.face).not.toEqual(high.value.match.face);
  });

  it('[FR-034] with the new suits eight cards each', () => {
    expect(sizes(started(6, { suits: true }), 6)).toEqual({ deck: 20, discard: 0, hands: Array(6).fill(8) });
  });

  it('[FR-036] with cursed items alone seven cards each', () => {
    expect(sizes(started(3, { items: true }), 3).hands).toEqual([7, 7, 7]);
  });

  it.each([2, 3, 4, 5, 6])('[FR-002] %d can play', (seats) => {
    expect(started(seats).match.outcome).toBeUndefined();
    expect(seats).toBeGreaterThanOrEqual(fantasyRealms.seats.min);
    expect(seats).toBeLessThanOrEqual(fantasyRealms.seats.max);
  });

  it('[FR-002] [FR-022] two players use the variant and are dealt nothing', () => {
    expect(sizes(started(2), 2)).toEqual({ deck: 53, discard: 0, hands: [0, 0] });
    expect(started(2).match.lanes[0]?.ops.at(-1)).toEqual({ op: 'draft', seat: 0 });
    expect(started(3).match.lanes[0]?.ops.at(-1)).toEqual({ op: 'take', seat: 0 });
  });

  it('[FR-006] chance says who begins', () => {
    for (const seat of [0, 1, 2]) {
      expect(new Run(fantasyRealms, started(3, {}, seat).match).open().map((open) => open.seat)).toEqual([seat]);
    }
  });

  it('[FR-004] a hand is known to its holder alone, the deck to nobody', () => {
    const { match } = started(3);
    const run = new Run(fantasyRealms, match);
    const seen = view(fantasyRealms, match, [1]).zones;
    expect(seen.find(({ kind, seat }) => kind === 'hand' && seat === 1)?.cards).toHaveLength(7);
    expect(seen.find(({ kind, seat }) => kind === 'hand' && seat === 0)).toMatchObject({ size: 7, cards: [] });
    expect(seen.find(({ kind }) => kind === 'deck')).toMatchObject({ size: 32, cards: [] });
    expect(objectsIn(run, hand(1))).toHaveLength(7);
  });
});

describe('cursed items at setup', () => {
  it('[FR-050] everybody gets one face up from a deck of their own, with backs of their own', () => {
    const { match } = started(4, { items: true });
    const run = new Run(fantasyRealms, match);
    expect(objectsIn(run, ITEM_DECK)).toHaveLength(20);
    const seen = view(fantasyRealms, match, []).zones;
    for (const seat of [0, 1, 2, 3]) {
      expect(objectsIn(run, used(seat))).toEqual([]);
      expect(objectsIn(run, backpack(seat))).toEqual([]);
      expect(objectsIn(run, item(seat))).toHaveLength(1);
      expect(objectsIn(run, hand(seat))).toHaveLength(7);
      expect(seen.find((zone) => zone.kind === 'item' && zone.seat === seat)?.cards).toHaveLength(1);
    }
    expect(fantasyRealms.back('portal')).not.toBe(fantasyRealms.back('king'));
    expect(fantasyRealms.back('portal')).toBe(fantasyRealms.back('spyglass'));
  });

  it('[FR-060] two players begin without', () => {
    const run = new Run(fantasyRealms, started(2, { items: true }).match);
    expect(objectsIn(run, ITEM_DECK)).toHaveLength(24);
    expect(objectsIn(run, item(0))).toEqual([]);
    expect(objectsIn(run, item(1))).toEqual([]);
  });

  it('[FR-030] without the option there are none', () => {
    expect(started(3).match.zones.map(({ kind }) => kind)).not.toContain('item-deck');
    expect(started(3, { suits: true, items: true }).match.zones.map(({ kind }) => kind)).toContain('item-deck');
    expect([DECK.kind, DISCARD.kind]).toEqual(['deck', 'discard']);
  });
});

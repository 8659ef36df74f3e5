import { at } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { cards, deckFor, type Mode, suitsFor } from '../cards/catalogue.ts';
import { type CardId, cardIndex } from '../cards/ids.ts';
import { type Suit, suitIndex, suits } from '../cards/suits.ts';
import { bestChoices } from './best.ts';
import {
  applyChoices,
  type Choices,
  choosersIn,
  type Decided,
  layOut,
  namelessOf,
  UNUSED,
  unusedChoices,
} from './choices.ts';
import { contextOf } from './read-hand.ts';
import { defaultRulings, type Rulings } from './rulings.ts';
import { scoreCards } from './score.ts';
import { bit, type Context, createTableau, peek } from './tableau.ts';
import { workingOf } from './workings.ts';

const t = createTableau();

/** Every legal combination of choices that agrees with what is decided, one after the other, with no thought at all. */
function bruteForce(hand: readonly number[], context: Context, mode: Mode, decided: Decided = {}): number {
  layOut(t, hand, hand.length);
  const choosers = choosersIn(t);
  const others = (self: number) => [UNUSED, ...hand.keys()].filter((i) => i !== self);
  const when = (held: number, options: number[]) => (held === UNUSED ? [UNUSED] : options);
  const guises = (held: number) => {
    if (held === UNUSED) return [UNUSED];
    const allowed = workingOf(at(hand, held)).standsFor;
    const isAllowed = (suit: Suit) => (allowed & bit(suitIndex(suit))) !== 0;
    const named = deckFor(mode).filter((id) => isAllowed(cards[id].suit));
    return [UNUSED, ...suits.filter(isAllowed).map((suit) => namelessOf(suitIndex(suit))), ...named.map(cardIndex)];
  };
  const bookSuits = suitsFor(mode)
    .filter((suit) => suit !== 'wild')
    .map(suitIndex);
  const isChangeable = (i: number) => i === UNUSED || !workingOf(at(hand, i)).immune;
  let best = Number.NEGATIVE_INFINITY;
  const choices: Choices = unusedChoices();
  const free = (name: keyof Choices, options: number[]) => (decided[name] === undefined ? options : [decided[name]]);
  for (choices.copies of free('copies', when(choosers.doppelganger, others(choosers.doppelganger))))
    for (choices.mirage of free('mirage', guises(choosers.mirage)))
      for (choices.shapeshifter of free('shapeshifter', guises(choosers.shapeshifter)))
        for (choices.bookTarget of free('bookTarget', when(choosers.book, others(choosers.book).filter(isChangeable))))
          for (choices.bookSuit of free('bookSuit', choices.bookTarget === UNUSED ? [UNUSED] : bookSuits))
            for (choices.island of free('island', when(choosers.island, islandTargets(hand, choices))))
              for (choices.angel of free('angel', when(choosers.angel, others(choosers.angel))))
                best = Math.max(best, scoreCards(t, hand, hand.length, context, choices));
  return best;
}

function islandTargets(hand: readonly number[], choices: Choices): number[] {
  layOut(t, hand, hand.length);
  applyChoices(t, choices);
  const floods = peek(t.ofSuit, suitIndex('flood')) | peek(t.ofSuit, suitIndex('flame'));
  return [UNUSED, ...[...hand.keys()].filter((i) => (floods & bit(i)) !== 0)];
}

function random(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** A hand with these cards, filled up at random, and a discard area from the rest. */
function dealt(mode: Mode, held: readonly CardId[], size: number, next: (n: number) => number) {
  const deck = deckFor(mode).filter((id) => !held.includes(id) && !allChoosers.includes(id));
  const shuffled = deck.map((id) => ({ id, key: next(1 << 20) })).sort((a, b) => a.key - b.key);
  const hand = [...held, ...shuffled.slice(0, size - held.length).map(({ id }) => id)].map(cardIndex);
  return { hand, discard: shuffled.slice(size, size + 12).map(({ id }) => cardIndex(id)) };
}

const base: Mode = { suits: false, items: false };
const hoard: Mode = { suits: true, items: false };
const baseChoosers: CardId[] = ['doppelganger', 'mirage', 'shapeshifter', 'book-of-changes', 'island'];
const hoardChoosers: CardId[] = ['doppelganger', 'mirage-ch', 'shapeshifter-ch', 'book-of-changes', 'island', 'angel'];
const allChoosers: CardId[] = [...baseChoosers, ...hoardChoosers];

function subsets<T>(list: readonly T[], most: number): T[][] {
  const [head, ...rest] = list;
  if (head === undefined) return [[]];
  const without = subsets(rest, most);
  return [...without, ...without.filter((subset) => subset.length < most).map((subset) => [head, ...subset])];
}

/** What the search must get right most of all: words that compare, blank and ask for names. */
const tricky: CardId[] = [
  'collector',
  'demon',
  'wildfire',
  'basilisk',
  'great-flood-ch',
  'blizzard',
  'gem-of-order',
  'lich',
  'garden',
  'smoke',
  'war-dirigible',
  'warship',
  'judge',
  'chapel',
  'unicorn',
];

const expectBest = (hand: readonly number[], context: Context, mode: Mode, decided: Decided = {}) => {
  const found = bestChoices(hand, context, mode, decided);
  const again = scoreCards(t, hand, hand.length, context, found.choices);
  expect({ hand, decided, total: found.total, again }).toEqual({
    hand,
    decided,
    total: bruteForce(hand, context, mode, decided),
    again: found.total,
  });
  expect(found.choices).toMatchObject(decided);
};

/** The first choosers of a hand decide anything at all; the rest is open. */
function anyBeginning(hand: readonly number[], mode: Mode, next: (n: number) => number): Decided {
  layOut(t, hand, hand.length);
  const choosers = choosersIn(t);
  const any = (held: number, options: readonly number[]) =>
    held === UNUSED ? UNUSED : at(options, next(options.length));
  const card = (self: number) => [UNUSED, ...hand.keys()].filter((i) => i !== self);
  const changeable = card(choosers.book).filter((i) => i === UNUSED || !workingOf(at(hand, i)).immune);
  const guise = (held: number) =>
    held === UNUSED
      ? [UNUSED]
      : [
          UNUSED,
          ...suits
            .map(suitIndex)
            .filter((suit) => (workingOf(at(hand, held)).standsFor & bit(suit)) !== 0)
            .map(namelessOf),
        ];
  const bookTarget = any(choosers.book, changeable);
  const bookSuits = suitsFor(mode).flatMap((suit) => (suit === 'wild' ? [] : [suitIndex(suit)]));
  const steps: Decided[] = [
    { copies: any(choosers.doppelganger, card(choosers.doppelganger)) },
    { mirage: any(choosers.mirage, guise(choosers.mirage)) },
    { shapeshifter: any(choosers.shapeshifter, guise(choosers.shapeshifter)) },
    { bookTarget },
    { bookSuit: bookTarget === UNUSED ? UNUSED : at(bookSuits, next(bookSuits.length)) },
  ];
  return Object.assign({}, ...steps.slice(0, 1 + next(steps.length)));
}

describe('the best choices', () => {
  it.each(subsets(baseChoosers, 3).map((held) => ({ held })))(
    '[FR-065] [FR-066] $held in the base game, as by brute force',
    ({ held }) => {
      const next = random(held.length * 1000 + held.join().length);
      for (let i = 0; i < (held.length < 3 ? 20 : 2); i++) {
        const { hand } = dealt(base, held, 7, next);
        expectBest(hand, contextOf(4, []), base);
      }
    },
  );

  it.each(subsets(hoardChoosers, 3).map((held) => ({ held })))(
    '[FR-065] [FR-086] $held with the new suits, as by brute force',
    ({ held }) => {
      const next = random(held.length * 7919 + held.join().length);
      for (let i = 0; i < (held.length < 3 ? 20 : 2); i++) {
        const extra = i % 2 === 0 ? [at(tricky, next(tricky.length))] : [];
        const { hand, discard } = dealt(hoard, [...held, ...extra], 8, next);
        expectBest(hand, contextOf(3, discard), hoard);
      }
    },
  );

  it.each(subsets(hoardChoosers, 3).map((held) => ({ held })))(
    '[FR-065] [FR-066] $held, some of them decided already, as by brute force',
    ({ held }) => {
      const next = random(held.length * 31 + held.join().length);
      for (let i = 0; i < 12; i++) {
        const extra = i % 2 === 0 ? [at(tricky, next(tricky.length))] : [];
        const { hand, discard } = dealt(hoard, [...held, ...extra], 8, next);
        expectBest(hand, contextOf(3, discard), hoard, anyBeginning(hand, hoard, next));
      }
    },
  );

  it('[FR-092] leaves unused what does not help', () => {
    const hand = (['doppelganger', 'mirage', 'book-of-changes', 'island', 'forge'] as const).map(cardIndex);
    // Island 14, Book 3, Forge 9 and +9 for the Book; Doppelgänger copies Island: 14. Making Island an Artifact gives +9.
    const { total, choices } = bestChoices(hand, contextOf(4, []), base);
    expect(total).toBe(14 + 3 + 9 + 9 + 14 + 9);
    expect(choices).toMatchObject({ mirage: UNUSED, island: UNUSED, angel: UNUSED });
  });

  it.each<Partial<Rulings>>([
    { undeadProtection: 'while-active' },
    { unusedWildInWildfire: 'spared' },
    { sets: 'largest', runs: 'longest' },
  ])('[FR-121] [FR-124] also under %o', (ruling) => {
    const next = random(4242);
    for (let i = 0; i < 12; i++) {
      const held: CardId[] = [
        'mirage-ch',
        'angel',
        at(['wildfire', 'lich', 'necromancer-ch', 'demon'] as const, i % 4),
      ];
      const { hand, discard } = dealt(hoard, held, 8, next);
      expectBest(hand, contextOf(3, discard, { ...defaultRulings, ...ruling }), hoard);
    }
  });

  it('[FR-090] also where a card of several suits is in the game', () => {
    const promos: Mode = { suits: true, items: false, promos: true };
    const next = random(77);
    for (let i = 0; i < 8; i++) {
      const held: CardId[] = [
        'shapeshifter-ch',
        'book-of-changes',
        at(['collector', 'world-tree-ch', 'demon', 'phoenix'] as const, i % 4),
      ];
      const { hand, discard } = dealt(promos, held, 8, next);
      expectBest(hand, contextOf(3, discard), promos);
    }
  });
});

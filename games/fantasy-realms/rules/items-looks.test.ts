import { toldTo } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { DECK, hand } from '../state.ts';
import { filler, table } from '../table-in-tests.ts';

const hands = [filler(7), filler(7, 7), filler(7, 14)];
const deck = ['island', 'rainstorm', 'blizzard', 'rangers', 'basilisk', 'wildfire', 'warship', 'mirage', 'world-tree'];

const holding = (item: string, more = {}) =>
  table({ options: { items: true }, hands, deck, items: [item], itemDeck: ['shovel', 'rake'], ...more });

describe('Spyglass', () => {
  it('[FR-055] lets its user alone look at one other hand', () => {
    const t = holding('spyglass').pick(0, 'item:use');
    expect(t.asked()).toEqual([[0, 'lookAtHandOf']]);
    expect(t.options(0)).toEqual(['seat:1', 'seat:2']);
    t.pick(0, 'seat:2');
    for (const card of filler(7, 14)) expect(t.knowing(hand(2), card)).toEqual([0, 2]);
    for (const card of filler(7, 7)) expect(t.knowing(hand(1), card)).toEqual([1]);
    expect(t.asked()).toEqual([[0, 'take']]);
  });

  it('[FR-055] what is drawn afterwards is not known', () => {
    const t = holding('spyglass').pick(0, 'item:use').pick(0, 'seat:1').pick(0, 'pile:deck').pick(0, 'island');
    t.pick(1, 'pile:deck').pick(1, 'king');
    expect(t.knowing(hand(1), 'rainstorm')).toEqual([1]);
    expect(t.knowing(hand(1), 'queen')).toEqual([0, 1]);
  });
});

describe('Book of Prophecy', () => {
  it('[FR-055] shows its user alone the bottom seven cards, in an order that stays', () => {
    const t = holding('book-of-prophecy').pick(0, 'item:use');
    expect(t.pile(DECK)).toEqual(deck);
    for (const card of deck.slice(0, 2)) expect(t.knowing(DECK, card)).toEqual([]);
    for (const card of deck.slice(2)) expect(t.knowing(DECK, card)).toEqual([0]);
    expect(t.asked()).toEqual([[0, 'take']]);
  });

  it('[FR-126] or as many as there are', () => {
    const t = holding('book-of-prophecy', { deck: ['island', 'mirage'] }).pick(0, 'item:use');
    expect(t.knowing(DECK, 'island')).toEqual([0]);
    expect(t.knowing(DECK, 'mirage')).toEqual([0]);
  });
});

describe('Crystal Lens', () => {
  it('[FR-055] shows its user alone the top card before the draw is decided', () => {
    const t = holding('crystal-lens', { discard: ['necromancer'] }).pick(0, 'item:use');
    expect(t.knowing(DECK, 'island')).toEqual([0]);
    expect(t.knowing(DECK, 'rainstorm')).toEqual([]);
    expect(t.options(0)).toEqual(['necromancer', 'pile:deck']);
  });

  it('[FR-126] shows nothing when the deck is empty', () => {
    const t = holding('crystal-lens', { deck: [], discard: ['necromancer'] }).pick(0, 'item:use');
    expect(t.options(0)).toEqual(['necromancer']);
  });
});

describe('Crystal Ball', () => {
  it('[FR-055] [FR-128] makes every other player show its user all cards of the suit', () => {
    const t = holding('crystal-ball').pick(0, 'item:use');
    expect(t.asked()).toEqual([[0, 'nameSuit']]);
    t.pick(0, 'suit:flame');
    expect(t.asked()).toEqual([[1, 'showSuit']]);
    expect(t.options(1)).toEqual(['candle']);
    t.pick(1, 'candle');
    expect(t.asked()).toEqual([[2, 'showSuit']]);
    expect(t.question(2)).toMatchObject({ min: 2, max: 2 });
    t.pick(2, 'forge', 'lightning');
    expect(t.knowing(hand(1), 'candle')).toEqual([0, 1]);
    expect(t.knowing(hand(1), 'dragon')).toEqual([1]);
    expect(t.knowing(hand(2), 'forge')).toEqual([0, 2]);
    expect(t.knowing(hand(2), 'lightning')).toEqual([0, 2]);
    expect(t.knowing(hand(2), 'swamp')).toEqual([2]);
    expect(t.asked()).toEqual([[0, 'take']]);
  });

  it('[FR-128] everybody sees that cards are shown and how many, but not which', () => {
    const t = holding('crystal-ball').pick(0, 'item:use').pick(0, 'suit:flame').pick(1, 'candle');
    t.pick(2, 'forge', 'lightning');
    const told = (seat: number) =>
      t.events
        .filter(({ type }) => type === 'looked')
        .map((event) => toldTo(event, 1 << seat).cards?.map(({ card }) => card));
    expect(told(0)).toEqual([['candle'], ['forge', 'lightning']]);
    expect(told(1)).toEqual([['candle'], [undefined, undefined]]);
    expect(told(2)).toEqual([[undefined], ['forge', 'lightning']]);
  });

  it('[FR-128] unless the table has the cards shown to everybody', () => {
    const t = holding('crystal-ball', { options: { items: true, crystalBall: 'everybody' } });
    t.pick(0, 'item:use').pick(0, 'suit:flame').pick(1, 'candle').pick(2, 'forge', 'lightning');
    expect(t.knowing(hand(1), 'candle')).toEqual([0, 1, 2]);
    expect(t.knowing(hand(1), 'dragon')).toEqual([1]);
    expect(t.knowing(hand(2), 'forge')).toEqual([0, 1, 2]);
  });

  it('[FR-055] asks also those who have none, so that the asking tells nothing', () => {
    const t = holding('crystal-ball').pick(0, 'item:use').pick(0, 'suit:leader');
    expect(t.options(1)).toEqual(['empress', 'king', 'princess', 'queen', 'warlord']);
    t.pick(1, 'empress', 'king', 'princess', 'queen', 'warlord');
    expect(t.options(2)).toEqual(['button:nothing']);
    t.pick(2, 'button:nothing');
    for (const card of filler(7, 14)) expect(t.knowing(hand(2), card)).toEqual([2]);
  });

  it('[FR-001] [FR-031] knows the suits in the game; wild is none', () => {
    const base = holding('crystal-ball').pick(0, 'item:use').options(0);
    expect(base).toHaveLength(10);
    expect(base).not.toContain('suit:wild');
    const all = holding('crystal-ball', { options: { items: true, suits: true } })
      .pick(0, 'item:use')
      .options(0);
    expect(all).toHaveLength(13);
    expect(all).toContain('suit:undead');
  });

  it('[FR-055] a card of several suits is shown for each of them', () => {
    const t = holding('crystal-ball', { hands: [filler(7), ['phoenix', ...filler(6, 7)], filler(7, 14)] });
    t.pick(0, 'item:use').pick(0, 'suit:weather');
    expect(t.options(1)).toEqual(['phoenix']);
  });
});

describe('Cauldron', () => {
  const brewing = (more = {}) => holding('cauldron', more).pick(0, 'item:use');

  it('[FR-054] keeps one of three cards; the others go back on top, then a card is discarded', () => {
    const t = brewing();
    expect(t.options(0)).toEqual(['blizzard', 'island', 'rainstorm']);
    expect(t.question(0)).toMatchObject({ min: 2, max: 2, ordered: true });
    t.pick(0, 'blizzard', 'island').pick(0, 'number:2');
    expect(t.hand(0)).toEqual([...filler(7), 'rainstorm'].sort());
    expect(t.pile(DECK)).toEqual(['blizzard', 'island', ...deck.slice(3)]);
    expect(t.asked()).toEqual([[0, 'discardCards']]);
    t.pick(0, 'knights');
    expect(t.discard()).toEqual(['knights']);
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-054] or both under the deck', () => {
    const t = brewing().pick(0, 'island', 'blizzard').pick(0, 'number:0');
    expect(t.pile(DECK)).toEqual([...deck.slice(3), 'island', 'blizzard']);
  });

  it('[FR-054] or one each', () => {
    const t = brewing().pick(0, 'rainstorm', 'island').pick(0, 'number:1');
    expect(t.hand(0)).toContain('blizzard');
    expect(t.pile(DECK)).toEqual(['rainstorm', ...deck.slice(3), 'island']);
  });

  it('[FR-054] only its user knows the three, and nobody else can tell which was kept', () => {
    const t = brewing().pick(0, 'rainstorm', 'island').pick(0, 'number:1');
    expect(t.knowing(hand(0), 'blizzard')).toEqual([0]);
    expect(t.knowing(DECK, 'rainstorm')).toEqual([0]);
    expect(t.knowing(DECK, 'island')).toEqual([0]);
    expect(t.knowing(DECK, 'rangers')).toEqual([]);
  });

  it('[FR-054] who knew the top card before does not know any more where it is', () => {
    const t = holding('crystal-lens', { items: ['crystal-lens', 'cauldron'], discard: ['necromancer'] });
    t.pick(0, 'item:use').pick(0, 'necromancer').pick(0, 'necromancer');
    expect(t.knowing(DECK, 'island')).toEqual([0]);
    t.pick(1, 'item:use').pick(1, 'rainstorm', 'blizzard').pick(1, 'number:2');
    expect(t.knowing(hand(1), 'island')).toEqual([1]);
  });

  it('[FR-126] draws what is there', () => {
    const two = brewing({ deck: ['island', 'mirage'] });
    expect(two.question(0)).toMatchObject({ min: 1, max: 1 });
    two.pick(0, 'island').pick(0, 'number:1');
    expect(two.hand(0)).toContain('mirage');
    const one = brewing({ deck: ['island'] });
    expect(one.hand(0)).toContain('island');
    expect(one.asked()).toEqual([[0, 'discardCards']]);
    const none = brewing({ deck: [] });
    expect(none.asked()).toEqual([[0, 'discardCards']]);
  });
});

describe('Wishing Ring', () => {
  it('[FR-055] puts any card of the deck on top, and its user may draw it', () => {
    const t = holding('wishing-ring').pick(0, 'item:use');
    expect(t.options(0)).toEqual([...deck].sort());
    t.pick(0, 'basilisk');
    expect(t.pile(DECK)).toEqual(['basilisk', ...deck.filter((card) => card !== 'basilisk')]);
    for (const card of deck) expect(t.knowing(DECK, card)).toEqual([0]);
    t.pick(0, 'pile:deck');
    expect(t.hand(0)).toContain('basilisk');
    expect(t.knowing(hand(0), 'basilisk')).toEqual([0]);
  });

  it('[FR-055] the deck is shuffled at the end of the turn: nobody knows it any more', () => {
    const t = holding('wishing-ring').pick(0, 'item:use').pick(0, 'basilisk').pick(0, 'pile:deck');
    expect(t.events.some(({ type }) => type === 'shuffled')).toBe(false);
    t.pick(0, 'knights');
    expect(t.events.filter(({ type, from }) => type === 'shuffled' && from?.kind === 'deck')).toHaveLength(1);
    for (const card of t.pile(DECK)) expect(t.knowing(DECK, card)).toEqual([]);
    t.pick(1, 'pile:deck').pick(1, 'king');
    expect(t.events.filter(({ type, from }) => type === 'shuffled' && from?.kind === 'deck')).toHaveLength(1);
  });

  it('[FR-055] others who knew a card of the deck know it no longer', () => {
    const t = holding('crystal-lens', { items: ['crystal-lens', 'wishing-ring'], discard: ['necromancer'] });
    t.pick(0, 'item:use').pick(0, 'necromancer').pick(0, 'necromancer');
    expect(t.knowing(DECK, 'island')).toEqual([0]);
    t.pick(1, 'item:use').pick(1, 'warship');
    expect(t.knowing(DECK, 'island')).toEqual([1]);
  });
});

import { describe, expect, it } from 'vitest';
import { DECK, hand } from '../state.ts';
import { filler, table } from '../table-in-tests.ts';

const suits = { suits: true };

/** The end of a game with the new suits, before step 1. */
const atTheEnd = (hands: readonly (readonly string[])[], more = {}) =>
  table({ options: suits, hands, first: { op: 'endOfGame' }, ...more });

describe('step 1', () => {
  it('[FR-064] Leprechaun, then Genie, then Necromancer, whoever holds them', () => {
    const t = atTheEnd([['necromancer-ch'], ['genie'], ['leprechaun']], {
      deck: ['knights', 'king', 'forge'],
      discard: ['hydra'],
    });
    // Leprechaun has drawn the top card; Genie sees the other two.
    expect(t.hand(2)).toEqual(['knights', 'leprechaun']);
    expect(t.asked()).toEqual([[1, 'gainCard']]);
    expect(t.options(1)).toEqual(['button:decline', 'forge', 'king']);
    t.pick(1, 'forge');
    expect(t.asked()).toEqual([[0, 'gainCard']]);
    expect(t.options(0)).toEqual(['button:decline', 'hydra']);
    t.pick(0, 'hydra');
    expect(t.hand(0)).toEqual(['hydra', 'necromancer-ch']);
    expect(t.discard()).toEqual([]);
    expect(t.outcome()).toBeDefined();
  });

  it('[FR-064] comes before the choices and before Undead are scored', () => {
    const t = atTheEnd([['necromancer-ch', 'ghoul'], ['doppelganger', 'king'], []], { discard: ['hydra', 'candle'] });
    expect(t.asked()).toEqual([[0, 'gainCard']]);
    t.pick(0, 'hydra');
    expect(t.asked()).toEqual([[1, 'choose']]);
    t.pick(1, 'button:decline');
    // Necromancer 3, Ghoul 8 and nothing for the Beast that left the discard area, Hydra 12.
    expect(t.outcome()?.scores?.[0]).toBe(23);
  });

  it('[FR-064] Necromancer takes an Army, Leader, Wizard, Beast, and with the new suits an Undead', () => {
    const discard = ['knights', 'king', 'collector', 'hydra', 'ghoul', 'candle', 'doppelganger'];
    expect(atTheEnd([['necromancer-ch'], [], []], { discard }).options(0)).toEqual(
      ['button:decline', 'collector', 'ghoul', 'hydra', 'king', 'knights'].sort(),
    );
    const base = table({ hands: [['necromancer'], [], []], discard, first: { op: 'endOfGame' } });
    expect(base.options(0)).toEqual(['button:decline', 'collector', 'hydra', 'king', 'knights'].sort());
  });

  it('[FR-063] without the expansion only Necromancer is there', () => {
    const t = table({ hands: [['necromancer'], ['king'], []], discard: ['hydra'], first: { op: 'endOfGame' } });
    expect(t.asked()).toEqual([[0, 'gainCard']]);
  });

  it('[FR-071] a card gained too late is not used: Leprechaun fetched by Genie draws nothing', () => {
    const t = atTheEnd([['genie'], [], []], { deck: ['king', 'leprechaun', 'queen'] });
    t.pick(0, 'leprechaun');
    expect(t.hand(0)).toEqual(['genie', 'leprechaun']);
    expect(t.pile(DECK)).toEqual(['king', 'queen']);
    expect(t.outcome()).toBeDefined();
  });

  it('[FR-071] one that comes in time is: Leprechaun draws Genie, Genie fetches Necromancer', () => {
    const t = atTheEnd([['leprechaun'], [], []], { deck: ['genie', 'king', 'necromancer-ch'], discard: ['hydra'] });
    t.pick(0, 'necromancer-ch').pick(0, 'hydra');
    expect(t.hand(0)).toEqual(['genie', 'hydra', 'leprechaun', 'necromancer-ch']);
  });

  it('[FR-127] Leprechaun always draws, Genie and Necromancer may decline', () => {
    const t = atTheEnd([['leprechaun', 'genie', 'necromancer-ch'], [], []], {
      deck: ['king', 'queen'],
      discard: ['hydra'],
    });
    expect(t.hand(0)).toContain('king');
    t.pick(0, 'button:decline').pick(0, 'button:decline');
    expect(t.hand(0)).toEqual(['genie', 'king', 'leprechaun', 'necromancer-ch']);
    expect(t.discard()).toEqual(['hydra']);
  });

  it('[FR-127] by choice of the table Leprechaun may decline too', () => {
    const options = { suits: true, leprechaun: 'may' };
    const t = table({ options, hands: [['leprechaun'], [], []], deck: ['king'], first: { op: 'endOfGame' } });
    expect(t.options(0)).toEqual(['button:decline', 'pile:deck']);
    expect(t.pick(0, 'button:decline').hand(0)).toEqual(['leprechaun']);
  });

  it('[FR-126] from an empty deck nothing is drawn', () => {
    const t = atTheEnd([['leprechaun', 'genie'], [], []]);
    expect(t.hand(0)).toEqual(['genie', 'leprechaun']);
    expect(t.outcome()).toBeDefined();
  });

  it('[FR-004] hands are open from now on; the look through the deck is Genie’s alone', () => {
    const t = atTheEnd([['king'], ['genie'], ['queen']], { deck: ['hydra', 'candle'] });
    expect(t.knowing(hand(0), 'king')).toEqual([0, 1, 2]);
    expect(t.knowing(DECK, 'hydra')).toEqual([1]);
    expect(t.knowing(DECK, 'candle')).toEqual([1]);
    t.pick(1, 'candle');
    expect(t.knowing(hand(1), 'candle')).toEqual([0, 1, 2]);
    expect(t.knowing(DECK, 'hydra')).toEqual([1]);
  });
});

describe('the limit of nine in step 1', () => {
  it('[FR-048] [FR-047] [FR-046] the example of the rulebook', () => {
    // Elinor: nine cards thanks to Portal, Leprechaun among them, which draws Necromancer.
    const others = filler(8);
    const elinor = ['leprechaun', ...others];
    const t = atTheEnd([elinor, [], []], { deck: ['necromancer-ch'], discard: ['ghoul', 'candle'] });
    expect(t.asked()).toEqual([[0, 'reduce']]);
    expect(t.options(0)).toEqual([...others, 'necromancer-ch'].sort());
    t.pick(0, 'knights');
    // She kept Necromancer: it may take a card, also the one that she has just discarded.
    expect(t.asked()).toEqual([[0, 'gainCard']]);
    expect(t.options(0)).toEqual(['button:decline', 'ghoul', 'knights']);
    t.pick(0, 'ghoul');
    expect(t.options(0)).toEqual([...others.slice(1), 'ghoul'].sort());
    t.pick(0, 'ghoul');
    expect(t.hand(0)).toEqual(['leprechaun', 'necromancer-ch', ...others.slice(1)].sort());
    expect(t.discard()).toEqual(['candle', 'ghoul', 'knights']);
  });

  it('[FR-048] Necromancer discarded takes nothing', () => {
    const t = atTheEnd([['leprechaun', ...filler(8)], [], []], { deck: ['necromancer-ch'], discard: ['ghoul'] });
    t.pick(0, 'necromancer-ch');
    expect(t.outcome()).toBeDefined();
    expect(t.discard()).toEqual(['ghoul', 'necromancer-ch']);
  });

  it('[FR-047] a drawing card that was not used may be discarded', () => {
    const t = atTheEnd([['genie', 'necromancer-ch', ...filler(7)], [], []], { deck: ['island'], discard: ['ghoul'] });
    t.pick(0, 'button:decline').pick(0, 'ghoul');
    expect(t.options(0)).toEqual(['genie', 'ghoul', ...filler(7)].sort());
  });

  it('[FR-064] after each card the hand goes back to nine before the next one', () => {
    const t = atTheEnd([['leprechaun', 'genie', ...filler(7)], [], []], { deck: ['island', 'rainstorm'] });
    expect(t.asked()).toEqual([[0, 'reduce']]);
    t.pick(0, 'island');
    expect(t.asked()).toEqual([[0, 'gainCard']]);
    t.pick(0, 'rainstorm');
    expect(t.asked()).toEqual([[0, 'reduce']]);
    expect(t.options(0)).toEqual(['rainstorm', ...filler(7)].sort());
  });

  it('[FR-045] without the new suits eight cards with Necromancer are kept', () => {
    const t = table({
      hands: [['necromancer', ...filler(6)], [], []],
      discard: ['dragon'],
      first: { op: 'endOfGame' },
    });
    t.pick(0, 'dragon');
    expect(t.hand(0)).toHaveLength(8);
  });
});

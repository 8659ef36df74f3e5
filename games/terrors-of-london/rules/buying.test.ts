import { describe, expect, it } from 'vitest';
import { ACOLYTES, deck, discard, MARKET, REMOVED, relics, STREET } from '../state.ts';
import { cultists, table } from '../table-in-tests.ts';

const street = [
  'undead-ghoul',
  'beast-rat-swarm',
  'relic-hand-of-glory',
  'mortal-inquisitor',
  'spirit-archdemon',
] as const;

describe('buying', () => {
  it('[TL-049, TL-050, TL-052] offers what can be paid in full: monsters, relics, an Acolyte', () => {
    const acolytes = ['acolyte-beast'];
    const offered = (coins: number) => {
      const t = table({ street, acolytes, state: { coins } });
      return [...t.labelled(0, 'buy'), ...t.options(0).filter((ref) => ref === 'pile:acolytes')];
    };
    expect(offered(0)).toEqual([]);
    expect(offered(1)).toEqual(['beast-rat-swarm', 'undead-ghoul']);
    expect(offered(3)).toEqual(['beast-rat-swarm', 'relic-hand-of-glory', 'undead-ghoul', 'pile:acolytes']);
    expect(offered(7)).not.toContain('spirit-archdemon');
    expect(offered(8)).toContain('spirit-archdemon');
  });

  it('[TL-050, TL-053] takes the price and puts a monster face up on the discard pile', () => {
    const t = table({ street, state: { coins: 6 } });
    t.pick(0, 'buy mortal-inquisitor');
    expect(t.state().coins).toBe(2);
    expect(t.in(discard(0))).toEqual(['mortal-inquisitor']);
    expect(t.knowing(discard(0), 'mortal-inquisitor')).toEqual([0, 1]);
  });

  it('[TL-051, TL-126, TL-189] fills the gap at once, and the new card can be bought', () => {
    const t = table({ street, market: ['undead-skeletal-creature', 'beast-werewolf'], state: { coins: 4 } });
    t.pick(0, 'buy undead-ghoul');
    expect(t.in(STREET)).toEqual(['undead-skeletal-creature', ...street.slice(1)]);
    expect(t.in(MARKET)).toEqual(['beast-werewolf']);
    t.pick(0, 'buy undead-skeletal-creature');
    expect(t.in(STREET)).toEqual(['beast-werewolf', ...street.slice(1)]);
  });

  it('[TL-124, TL-126] with an empty market the gap stays', () => {
    const t = table({ street, state: { coins: 1 } });
    t.pick(0, 'buy undead-ghoul');
    expect(t.in(STREET)).toEqual(street.slice(1));
  });
});

describe('CLAIM', () => {
  it('[TL-054, TL-141] lets the buyer put the card on top of the deck', () => {
    const t = table({ street, decks: [cultists(2), []], state: { coins: 1 } });
    t.pick(0, 'buy beast-rat-swarm');
    expect(t.asked()).toEqual([[0, 'claim']]);
    expect(t.options(0)).toEqual(['pile:deck', 'pile:discard']);
    t.pick(0, 'pile:deck');
    expect(t.pile(deck(0))).toEqual(['beast-rat-swarm', ...cultists(2)]);
    expect(t.in(discard(0))).toEqual([]);
  });

  it('[TL-141] or on the discard pile as usual', () => {
    const t = table({ street, state: { coins: 1 } });
    t.pick(0, 'buy beast-rat-swarm').pick(0, 'pile:discard');
    expect(t.in(discard(0))).toEqual(['beast-rat-swarm']);
  });

  it('[TL-182] with an empty deck the card is the whole deck', () => {
    const t = table({ street, discards: [cultists(3), []], state: { coins: 1 } });
    t.pick(0, 'buy beast-rat-swarm').pick(0, 'pile:deck');
    expect(t.in(deck(0))).toEqual(['beast-rat-swarm']);
    expect(t.in(discard(0))).toEqual(cultists(3));
  });

  it('[TL-082, TL-141] Lilith gives it to the next monster from the street, and to that one only', () => {
    const t = table({ street, acolytes: ['acolyte-beast'], state: { coins: 9 } });
    t.pick(0, 'overlord-lilith');
    t.pick(0, 'pile:acolytes').pick(0, 'buy relic-hand-of-glory');
    expect(t.state().claimNext).toBe(true);
    t.pick(0, 'buy undead-ghoul').pick(0, 'pile:discard');
    expect(t.state().claimNext).toBe(false);
    expect(t.in(discard(0))).toEqual(['acolyte-beast', 'undead-ghoul']);
  });

  it('is offered by the Occult Baronet as well', () => {
    const t = table({ street, hands: [['mortal-occult-baronet'], []], decks: [cultists(1), []] });
    t.pick(0, 'mortal-occult-baronet').pick(0, 'buy undead-ghoul').pick(0, 'pile:deck');
    expect(t.in(deck(0))).toEqual(['undead-ghoul']);
  });
});

describe('Acolytes', () => {
  it('[TL-055, TL-056, TL-127] cost two coins and go to the discard pile', () => {
    const t = table({ street, acolytes: ['acolyte-beast', 'acolyte-mortal'], state: { coins: 3 } });
    t.pick(0, 'pile:acolytes');
    expect(t.state().coins).toBe(1);
    expect(t.in(discard(0))).toEqual(['acolyte-beast']);
    expect(t.in(ACOLYTES)).toEqual(['acolyte-mortal']);
    expect(t.in(STREET)).toEqual(street);
    expect(t.options(0)).not.toContain('pile:acolytes');
  });

  it('[TL-055] are there only as long as there are any', () => {
    expect(table({ state: { coins: 5 } }).options(0)).not.toContain('pile:acolytes');
  });

  it('[TL-056, TL-183] are monsters: who answers the purchase of one answers theirs', () => {
    const t = table({ play: [['mortal-bounty-hunter'], []], acolytes: ['acolyte-beast'], state: { coins: 2 } });
    t.pick(0, 'pile:acolytes');
    expect(t.state().power).toBe(2);
  });

  it('[TL-183] are known to nobody before they are paid for', () => {
    const t = table({ acolytes: ['acolyte-beast'], state: { coins: 2 } });
    expect(t.knowing(ACOLYTES, 'acolyte-beast')).toEqual([]);
    t.pick(0, 'pile:acolytes');
    expect(t.knowing(discard(0), 'acolyte-beast')).toEqual([0, 1]);
  });
});

describe('a relic from the street', () => {
  it('[TL-057, TL-058] comes into play at once and can be used at once', () => {
    const t = table({ street, state: { coins: 3 } });
    t.pick(0, 'buy relic-hand-of-glory');
    expect(t.in(relics(0))).toEqual(['relic-hand-of-glory']);
    expect(t.in(discard(0))).toEqual([]);
    t.pick(0, 'relic-hand-of-glory');
    expect(t.state().coins).toBe(1);
  });

  it('[TL-057] is no monster: who answers the purchase of one is silent', () => {
    const t = table({ street, play: [['mortal-bounty-hunter'], []], state: { coins: 3 } });
    t.pick(0, 'buy relic-hand-of-glory');
    expect(t.state().power).toBe(0);
  });

  it('[TL-047, TL-048] as a fourth has one of the three leave the game first', () => {
    const three = ['relic-iron-maiden', 'relic-blood-chalice', 'relic-canopic-jar'] as const;
    const t = table({ street, market: ['beast-werewolf'], relics: [three, []], state: { coins: 3 } });
    t.pick(0, 'buy relic-hand-of-glory');
    expect(t.options(0)).toEqual([...three].sort());
    t.pick(0, 'relic-iron-maiden');
    expect(t.in(relics(0))).toEqual(['relic-blood-chalice', 'relic-canopic-jar', 'relic-hand-of-glory']);
    expect(t.in(REMOVED)).toEqual(['relic-iron-maiden']);
    expect(t.in(STREET)[2]).toBe('beast-werewolf');
  });
});

describe('a discount', () => {
  it('is for the next card of any kind, and never pays anything out', () => {
    const t = table({ street, relics: [['relic-spell-key'], []], acolytes: ['acolyte-beast'], state: { coins: 1 } });
    t.pick(0, 'relic-spell-key');
    expect(t.options(0)).toContain('pile:acolytes');
    t.pick(0, 'pile:acolytes');
    expect(t.state()).toMatchObject({ coins: 0, discount: 0, claimNext: true });
    expect(t.labelled(0, 'buy')).toEqual([]);
  });

  it('ends with the turn, and so does a CLAIM that was promised', () => {
    const t = table({ relics: [['relic-spell-key'], []] });
    t.pick(0, 'relic-spell-key');
    expect(t.state()).toMatchObject({ discount: 1, claimNext: true });
    t.pick(0, 'button:pass');
    expect(t.state()).toMatchObject({ active: 1, discount: 0, claimNext: false });
  });

  it('that is higher than the price is lost in part', () => {
    const t = table({ street, state: { coins: 2 } });
    t.state().discount = 3;
    t.pick(0, 'buy undead-ghoul');
    expect(t.state()).toMatchObject({ coins: 2, discount: 0 });
  });

  it('makes a card for one coin free, not cheaper than that', () => {
    const t = table({ street, relics: [['relic-spell-key'], []], state: { discount: 0 } });
    t.pick(0, 'relic-spell-key').pick(0, 'buy undead-ghoul').pick(0, 'pile:deck');
    expect(t.state()).toMatchObject({ coins: 0, discount: 0 });
  });
});

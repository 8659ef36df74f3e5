import { describe, expect, it } from 'vitest';
import { play, relics } from '../state.ts';
import { cultists, table } from '../table-in-tests.ts';

describe('an attack', () => {
  it('[TL-059, TL-060, TL-061] turns power into damage, point for point', () => {
    const t = table({ life: [45, 50], state: { power: 7 } });
    t.pick(0, 'button:attack');
    expect(t.state()).toMatchObject({ life: [45, 43], power: 0 });
  });

  it('[TL-169] may be of any size, and there may be several', () => {
    const t = table({ life: [45, 50], state: { power: 4 } });
    t.pick(0, 'button:attack-some');
    expect(t.options(0)).toEqual(['number:1', 'number:2', 'number:3']);
    t.pick(0, 'number:3');
    expect(t.state()).toMatchObject({ life: [45, 47], power: 1 });
    expect(t.options(0)).not.toContain('button:attack-some');
    t.pick(0, 'button:attack');
    expect(t.state()).toMatchObject({ life: [45, 46], power: 0 });
    expect(t.options(0)).not.toContain('button:attack');
  });

  it('[TL-007, TL-099, TL-100, TL-119] that leaves no life ends the game', () => {
    const t = table({ life: [45, 3], state: { power: 9 } });
    t.pick(0, 'button:attack');
    expect(t.outcome()).toEqual({ winners: [0], scores: [45, 0], how: 'overlord-fell' });
    expect(t.asked()).toEqual([]);
  });
});

describe('armor', () => {
  const gargoyle = { play: [[], ['beast-gargoyle']], haunts: { 'beast-gargoyle': 'spent' } } as const;

  it('[TL-062, TL-063, TL-154] of everything in play comes off the damage, by itself', () => {
    const t = table({ ...gargoyle, relics: [[], ['relic-silver-breastplate']], life: [45, 50], state: { power: 5 } });
    t.pick(0, 'button:attack');
    expect(t.state().life).toEqual([45, 48]);
  });

  it('[TL-063, TL-168] is a pool for the turn: small attacks do as much as a large one', () => {
    const t = table({ ...gargoyle, life: [45, 50], state: { power: 5 } });
    t.pick(0, 'button:attack-some').pick(0, 'number:1');
    expect(t.state()).toMatchObject({ life: [45, 50], absorbed: 1 });
    t.pick(0, 'button:attack-some').pick(0, 'number:2');
    expect(t.state()).toMatchObject({ life: [45, 49], absorbed: 2 });
    t.pick(0, 'button:attack');
    expect(t.state().life).toEqual([45, 47]);
  });

  it('[TL-168] that leaves play takes the rest with it, but nothing comes back', () => {
    const t = table({ ...gargoyle, hands: [['beast-bog-lurker'], []], life: [45, 50], state: { power: 1 } });
    t.pick(0, 'button:attack').pick(0, 'beast-bog-lurker').pick(0, 'beast-gargoyle');
    expect(t.in(play(1))).toEqual([]);
    t.pick(0, 'button:attack');
    expect(t.state().life).toEqual([45, 48]);
  });

  it('[TL-168] is there again in the next turn', () => {
    const t = table({
      relics: [[], ['relic-silver-breastplate']],
      decks: [['starter-fanatic', ...cultists(9)], cultists(10)],
      life: [45, 50],
      state: { power: 3 },
    });
    t.pick(0, 'button:attack').pick(0, 'button:pass');
    expect(t.state()).toMatchObject({ life: [45, 48], absorbed: 0 });
    t.pick(1, 'button:pass').pick(0, 'starter-fanatic').pick(0, 'button:attack');
    expect(t.state()).toMatchObject({ life: [45, 48], absorbed: 1 });
  });

  it('[TL-064, TL-122, TL-155] helps neither against CURSE nor against life that is paid or lost', () => {
    const armed = { relics: [['relic-iron-maiden', 'relic-blood-chalice'], ['relic-iron-maiden']] } as const;
    const t = table({ ...armed, hands: [['undead-crypt-wight', 'spirit-reaper'], []], life: [45, 50] });
    t.pick(0, 'undead-crypt-wight');
    expect(t.state().life).toEqual([45, 48]);
    t.pick(0, 'spirit-reaper').pick(0, 'undead-crypt-wight');
    expect(t.state().life).toEqual([45, 46]);
    t.pick(0, 'relic-blood-chalice').pick(0, 'button:yes');
    expect(t.state()).toMatchObject({ life: [44, 46] });
    expect(t.in(relics(0))).toHaveLength(2);
  });
});

describe('recovery', () => {
  it('[TL-152, TL-170] is used at any time and in any amount', () => {
    const t = table({ life: [30, 50], state: { recovery: 5 } });
    t.pick(0, 'button:recover-some');
    expect(t.options(0)).toEqual(['number:1', 'number:2', 'number:3', 'number:4']);
    t.pick(0, 'number:2');
    expect(t.state()).toMatchObject({ life: [32, 50], recovery: 3 });
    t.pick(0, 'button:recover');
    expect(t.state()).toMatchObject({ life: [35, 50], recovery: 0 });
  });

  it('[TL-120, TL-153, TL-170] never goes beyond the printed life, and takes no more than is missing', () => {
    const t = table({ life: [43, 50], state: { recovery: 5 } });
    t.pick(0, 'button:recover');
    expect(t.state()).toMatchObject({ life: [45, 50], recovery: 3 });
    expect(t.options(0)).not.toContain('button:recover');
  });
});

describe('recovering less than all', () => {
  it('[TL-170] is offered where less would be something', () => {
    const one = table({ life: [30, 50], state: { recovery: 1 } });
    expect(one.options(0)).toContain('button:recover');
    expect(one.options(0)).not.toContain('button:recover-some');
    const nearlyWell = table({ life: [44, 50], state: { recovery: 5 } });
    expect(nearlyWell.options(0)).not.toContain('button:recover-some');
  });

  it('[TL-120, TL-170] is less than the life that is missing', () => {
    const t = table({ life: [42, 50], state: { recovery: 5 } });
    t.pick(0, 'button:recover-some');
    expect(t.options(0)).toEqual(['number:1', 'number:2']);
  });
});

describe('converting', () => {
  it('[TL-128] is limited by what there is, too', () => {
    const t = table({ hands: [['mortal-alchemist'], []], street: ['undead-ghoul'] });
    t.pick(0, 'mortal-alchemist').pick(0, 'buy undead-ghoul').pick(0, 'convert:coins>power');
    expect(t.options(0)).toEqual(['number:1']);
  });

  it('[TL-188] uses up one permission and leaves another alone', () => {
    const t = table({ hands: [['starter-cultist'], []] });
    t.state().conversions.push({ from: 'coins', to: 'power', left: 2 }, { from: 'coins', to: 'recovery', left: 2 });
    t.pick(0, 'starter-cultist').pick(0, 'convert:coins>power').pick(0, 'number:1');
    expect(t.state().conversions).toEqual([
      { from: 'coins', to: 'power', left: 1 },
      { from: 'coins', to: 'recovery', left: 2 },
    ]);
  });

  it('[TL-128, TL-188] goes one for one, bit by bit, up to what is allowed', () => {
    const t = table({ hands: [['mortal-alchemist'], []], state: { coins: 3 } });
    t.pick(0, 'mortal-alchemist');
    expect(t.state().coins).toBe(5);
    t.pick(0, 'convert:coins>power');
    expect(t.options(0)).toEqual(['number:1', 'number:2']);
    t.pick(0, 'number:1').pick(0, 'convert:coins>power');
    expect(t.options(0)).toEqual(['number:1']);
    t.pick(0, 'number:1');
    expect(t.state()).toMatchObject({ coins: 3, power: 2, conversions: [] });
    expect(t.options(0)).not.toContain('convert:coins>power');
  });

  it('[TL-128] needs something to convert', () => {
    const t = table({ state: { coins: 0, conversions: [] }, hands: [['starter-cultist'], []] });
    t.state().conversions.push({ from: 'coins', to: 'power', left: 2 });
    expect(t.options(0)).not.toContain('convert:coins>power');
    t.pick(0, 'starter-cultist').pick(0, 'convert:coins>power').pick(0, 'number:1');
    expect(t.state()).toMatchObject({ coins: 0, power: 1 });
  });

  it('[TL-188] permissions add up, and end with the turn', () => {
    const t = table({ hands: [['mortal-alchemist', 'mortal-alchemist'], []], decks: [cultists(5), cultists(5)] });
    t.pick(0, 'mortal-alchemist').pick(0, 'mortal-alchemist');
    expect(t.state().conversions).toEqual([{ from: 'coins', to: 'power', left: 4 }]);
    t.pick(0, 'button:pass');
    expect(t.state().conversions).toEqual([]);
  });
});

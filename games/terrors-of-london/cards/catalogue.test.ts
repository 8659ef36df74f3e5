import { describe, expect, it } from 'vitest';
import type { Kind } from './card.ts';
import { cardIds, cardNamed, copiesOf, idsOf, isOwn } from './catalogue.ts';
import { factions, fits, links } from './factions.ts';

const all = cardIds.map((id) => ({ id, ...cardNamed(id) }));
const factionMonsters = all.filter(({ isMonster, faction }) => isMonster && faction !== undefined);

describe('the cards', () => {
  it('[TL-004] are 160 in 114 kinds', () => {
    expect(all).toHaveLength(114);
    const copies = (kind: Kind) => copiesOf(idsOf(kind)).length;
    expect(copies('starter')).toBe(16);
    expect(copies('acolyte')).toBe(8);
    expect(copies('monster')).toBe(80);
    expect(copies('relic')).toBe(16);
    expect(copies('overlord')).toBe(8);
    expect(copies('influence')).toBe(32);
  });

  it('are our own but for those whose names are published', () => {
    expect(cardIds.filter((id) => !isOwn(id)).map((id) => cardNamed(id).name.en)).toEqual([
      'Cultist',
      'Fanatic',
      'Ghoul',
      'Skeletal Creature',
      'Werewolf',
      'Gargoyle',
      'Relic Hunter',
      'Warlock',
      'Methuselah',
      'Fenris',
      'Lilith',
      'Cain',
      'Azazael',
      'Charon',
    ]);
  });

  it('[TL-003, TL-005] two overlords for each faction, four influence cards for each overlord, two of them for beginners', () => {
    for (const faction of factions) {
      const overlords = all.filter((card) => card.kind === 'overlord' && card.faction === faction);
      expect(overlords).toHaveLength(2);
      for (const { id } of overlords) {
        const own = all.filter(({ overlord }) => overlord === id);
        expect(own.map((card) => card.faction)).toEqual([faction, faction, faction, faction]);
        expect(own.filter(({ beginner }) => beginner)).toHaveLength(2);
      }
    }
  });

  it('[TL-041] an influence card has a symbol or a keyword, and a triggered ability', () => {
    for (const { kind, coins, power, recovery, keywords, influence } of all) {
      if (kind !== 'influence') continue;
      expect(coins + power + recovery + keywords.length).toBeGreaterThan(0);
      expect(influence.length).toBeGreaterThan(0);
    }
  });

  it('[TL-109, TL-110, TL-111] Cultists and Fanatics have no faction, all other monsters have one', () => {
    expect(all.filter(({ isMonster, faction }) => isMonster && faction === undefined).map(({ id }) => id)).toEqual([
      'starter-cultist',
      'starter-fanatic',
    ]);
  });

  it('[TL-114] faction monsters have one or two horde abilities, other cards none', () => {
    for (const { horde } of factionMonsters) expect([1, 2]).toContain(horde.length);
    const others = all.filter((card) => !factionMonsters.includes(card));
    expect(others.filter(({ horde }) => horde.length > 0)).toEqual([]);
  });

  it('[TL-118] what can be bought has a price; overlords, influence cards and starters have none', () => {
    for (const { kind, cost } of all) {
      expect(cost > 0).toBe(kind === 'acolyte' || kind === 'monster' || kind === 'relic');
    }
  });

  it('[TL-010] the overlords have between 40 and 50 life', () => {
    const lives = all.filter(({ kind }) => kind === 'overlord').map(({ name, life }) => [name.en, life]);
    expect(Object.fromEntries(lives)).toEqual({
      Methuselah: 40,
      'Countess Carmilla': 46,
      Fenris: 45,
      'Black Shuck': 47,
      Lilith: 45,
      Cain: 43,
      Azazael: 50,
      Charon: 48,
    });
  });
});

describe('horde indicators', () => {
  it('[TL-072, TL-164] of all pairs of faction monsters: either both point at each other, or neither does', () => {
    for (const { faction: left } of factionMonsters) {
      for (const { faction: right } of factionMonsters) {
        if (left === undefined || right === undefined) continue;
        expect(links[left].right === right).toBe(links[right].left === left);
      }
    }
  });

  it('[TL-069, TL-070, TL-071, TL-164] from left to right: Spirits, Undead, Beasts, Mortals, Spirits', () => {
    const fitting = factions.flatMap((left) =>
      factions.filter((right) => fits(left, right)).map((right) => [left, right]),
    );
    expect(fitting).toEqual([
      ['undead', 'beast'],
      ['beast', 'mortal'],
      ['mortal', 'spirit'],
      ['spirit', 'undead'],
    ]);
  });
});

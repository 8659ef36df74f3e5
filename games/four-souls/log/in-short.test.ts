import { LANGS, linesOf, type ToldEvent } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { fourSouls } from '../index.ts';

const names = { en: ['You', 'Anna', 'Ben'], de: ['Du', 'Anna', 'Ben'] } as const;
const lines = (...events: ToldEvent[]) =>
  Object.fromEntries(LANGS.map((lang) => [lang, linesOf(events, fourSouls.text, lang, names[lang])]));

const rolls = (seat: number, n: number, attack = true): ToldEvent => ({ type: 'dieRolled', seat, data: { n, attack } });
const stands = (seat: number, n: number, attack = true): ToldEvent => ({ type: 'rolled', seat, data: { n, attack } });

describe('the log in short', () => {
  it('[FS-161] [FS-182] tells a roll with who changed it and what came of it', () => {
    const bone: ToldEvent = { type: 'declared', seat: 0, cause: 'the-bone', data: { via: 'paid' } };
    const changed: ToldEvent = { type: 'dieChanged', seat: 1, cause: 'the-bone', data: { n: 4, attack: true } };
    const damaged: ToldEvent = { type: 'damaged', data: { body: 7, card: 'clotty', n: 1, by: 1 } };
    expect(lines(rolls(1, 3), bone, changed, stands(1, 4), { type: 'hit', seat: 1 }, damaged)).toEqual({
      en: ['Anna rolls a 3: you use The Bone, now a 4, Anna hits, Clotty takes 1 damage.'],
      de: ['Anna würfelt eine 3: du setzt The Bone ein, jetzt eine 4, Anna trifft, Clotty erleidet 1 Schaden.'],
    });
  });

  it('[FS-178] keeps a roll apart that is made while another waits', () => {
    expect(
      lines(rolls(1, 3), rolls(1, 6, false), stands(1, 6, false), stands(1, 3), { type: 'missed', seat: 1 }).en,
    ).toEqual(['Anna rolls a 3.', 'Anna rolls a 6.', 'The result is 3: Anna misses.']);
  });

  it('[FS-240] tells a death with its reward', () => {
    const soul: ToldEvent = {
      type: 'moved',
      from: { kind: 'dying' },
      to: { kind: 'souls', seat: 0 },
      cards: [{ card: 'larry-jr' }],
    };
    const coins: ToldEvent = { type: 'gainedCoins', seat: 0, data: { n: 6 } };
    expect(lines({ type: 'monsterDied', data: { card: 'larry-jr', by: 0 } }, coins, soul)).toEqual({
      en: ['You kill Larry Jr.: +6¢, gain its soul.'],
      de: ['Du tötest Larry Jr.: +6¢, erhältst die Seele.'],
    });
  });

  it('[FS-245] tells a reward that is rolled for with the death', () => {
    const died: ToldEvent = { type: 'monsterDied', data: { card: 'keeper-head', by: 1 } };
    const die: ToldEvent = { ...rolls(1, 5, false), cause: 'reward' };
    const comes: ToldEvent = { type: 'declared', seat: 1, cause: 'reward', data: { via: 'outcome' } };
    const coins: ToldEvent = { type: 'gainedCoins', seat: 1, cause: 'reward', data: { n: 5 } };
    expect(lines(died, die, stands(1, 5, false), comes, coins)).toEqual({
      en: ['Anna kills Keeper Head: rolls a 5, +5¢.'],
      de: ['Anna tötet Keeper Head: würfelt eine 5, +5¢.'],
    });
  });

  it('[FS-058] leaves out what was triggered and came to nothing', () => {
    const finger: ToldEvent = { type: 'declared', seat: 2, cause: 'finger', data: { via: 'trigger' } };
    const hurt: ToldEvent = { type: 'damaged', seat: 1, data: { body: 'seat:1', n: 1 } };
    expect(lines(rolls(1, 2), stands(1, 2), { type: 'missed', seat: 1 }, finger, hurt).en).toEqual([
      'Anna rolls a 2: misses, takes 1 damage.',
    ]);
    expect(lines(finger).en).toEqual(['The effect of Finger! goes on the stack.']);
  });

  it('[FS-268] says who gets the coins', () => {
    expect(lines({ type: 'gaveCoins', seat: 1, data: { n: 2, to: 0 } })).toEqual({
      en: ['Anna gives you 2¢.'],
      de: ['Anna gibt dir 2¢.'],
    });
  });

  it('[FS-211] says what is cancelled, and by what', () => {
    const cancelled = { type: 'cancelled', cause: 'butter-bean', data: { item: 4, kind: 'effect', card: 'bomb' } };
    expect(lines(cancelled)).toEqual({
      en: ['Bomb! is cancelled (Butter Bean!).'],
      de: ['Bomb! wird annulliert (Butter Bean!).'],
    });
    expect(lines({ type: 'cancelled', cause: 'broken-ankh', data: { item: 4, kind: 'death' } })).toEqual({
      en: ['A death is prevented (Broken Ankh).'],
      de: ['Ein Tod wird verhindert (Broken Ankh).'],
    });
  });

  it('[FS-276] says what became a copy of what', () => {
    const uses: ToldEvent = { type: 'declared', seat: 1, cause: 'modeling-clay', data: { via: 'tap' } };
    const copied: ToldEvent = { type: 'copied', cause: 'modeling-clay', data: { card: 'the-d6' } };
    expect(lines(uses, copied)).toEqual({
      en: ['Anna uses Modeling Clay: it becomes a copy of The D6.'],
      de: ['Anna setzt Modeling Clay ein: wird zu einer Kopie von The D6.'],
    });
    expect(lines(copied).en).toEqual(['Modeling Clay becomes a copy of The D6.']);
  });

  it('[FS-265] says what an effect recharges; the recharge step goes without saying', () => {
    const own: ToldEvent = { type: 'recharged', cause: 'yum-heart', data: { object: 3, card: 'yum-heart' } };
    const heart: ToldEvent = { type: 'declared', seat: 1, cause: 'yum-heart', data: { via: 'trigger' } };
    expect(lines(heart, own)).toEqual({ en: ['Yum Heart: recharged.'], de: ['Yum Heart: wird bereit.'] });
    const battery: ToldEvent = { type: 'declared', seat: 1, cause: 'the-battery', data: { via: 'tap' } };
    expect(lines(battery, { ...own, cause: 'the-battery' })).toEqual({
      en: ['Anna uses The Battery: Yum Heart is recharged.'],
      de: ['Anna setzt The Battery ein: Yum Heart wird bereit.'],
    });
    expect(lines({ type: 'recharged', data: { object: 3, card: 'yum-heart' } }).en).toEqual([]);
  });

  it('[FS-139] says what a turn is skipped for', () => {
    expect(lines({ type: 'skipped', seat: 0, cause: 'famine' })).toEqual({
      en: ['You skip this turn (Famine).'],
      de: ['Du setzt diesen Zug aus (Famine).'],
    });
  });
});

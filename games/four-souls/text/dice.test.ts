import { questionsTo, view } from '@tafelrunde/kernel';
import { positionAfter } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { fourSouls } from '../index.ts';
import type { Item, RollItem } from '../stack-items.ts';
import { stateIn } from '../state.ts';
import { alteredBy, effectText, outcomesOf, resultOf } from './dice.ts';

/** Where a scenario ends with a roll on top of the stack, as the second player sees it. */
function rolled(given: object, play: readonly object[], value: number) {
  const chance = [{ label: 'd6', value: value - 1 }];
  const base = { active: 0, phase: 'action', 'items/1': ['spoon-bender'], 'monster#0': ['conquest'] };
  const match = positionAfter(fourSouls, { given: { ...base, ...given }, chance, play });
  const seen = view(fourSouls, match, [1]);
  const isRoll = (item: Item | undefined): item is RollItem => item?.kind === 'roll';
  const roll = stateIn(seen).stack.findLast(isRoll);
  if (roll === undefined) throw new Error('nothing was rolled');
  return { seen, roll, match };
}

describe('what a die on the stack means', () => {
  it('[FS-162] an attack roll: what misses, what hits, and what +1 would make of it', () => {
    const { seen, roll } = rolled({}, [{ 0: 'attack -> conquest' }], 2);
    expect(outcomesOf(seen, roll, 'en')).toEqual([
      { from: 1, to: 2, says: 'miss' },
      { from: 3, to: 6, says: 'hit' },
    ]);
    expect(resultOf(seen, roll)).toBe(2);
    expect(alteredBy(seen, roll, 'spoon-bender', 0, 'de')).toEqual([{ how: '+1', says: 'Treffer' }]);
    expect(alteredBy(seen, roll, 'dice-shard', undefined, 'en')).toEqual([{ how: 'reroll', says: '?' }]);
  });

  it('[FS-191] [FS-194] a roll for a table: its rows, and nothing where it has none', () => {
    const { seen, roll } = rolled({ 'hand/0': ['pills-2'], 'lootPlays/0': 1 }, [{ 0: 'play pills-2' }], 4);
    expect(outcomesOf(seen, roll, 'en')).toEqual([
      { from: 1, to: 2, says: 'gain 4¢' },
      { from: 3, to: 4, says: 'gain 7¢' },
      { from: 5, to: 6, says: 'lose 4¢' },
    ]);
    expect(alteredBy(seen, roll, 'spoon-bender', 0, 'en')).toEqual([{ how: '+1', says: 'lose 4¢' }]);
    expect(alteredBy(seen, { ...roll, value: 6 }, 'spoon-bender', 0, 'en')).toEqual([]);
  });

  it('[FS-200] what an effect on the stack does', () => {
    expect(effectText(['bomb', 'play'], 'en')).toBe('deal 1 damage to a monster or player');
  });
});

describe('what is asked names the card behind it', () => {
  it('[FS-264] also where the step that asks does not know it', () => {
    const { match } = rolled(
      { 'items/0': ['godhead'] },
      [{ 0: 'attack -> conquest' }, { 0: 'use godhead' }, { 1: 'pass' }],
      2,
    );
    const [question] = questionsTo(fourSouls, match, [0]);
    expect(question === undefined ? '' : fourSouls.text.prompt(question, 'en')).toBe('Godhead: To which number?');
  });

  it('[FS-237] whose death is on the stack', () => {
    const said = (names: readonly string[]) => fourSouls.text.key('to:death:1', 'de', names);
    expect([said(['Anna', 'Du']), said(['Du', 'Ben']), said([])]).toEqual([
      'Gleich stirbst du.',
      'Gleich stirbt Ben.',
      'Gleich stirbt eine Person.',
    ]);
  });

  it('[FS-221] whose damage is on the stack', () => {
    const said = (key: string, lang: 'de' | 'en') =>
      fourSouls.text.key(key, lang, ['Anna', lang === 'de' ? 'Du' : 'You']);
    expect([said('to:damage:1', 'de'), said('to:damage:1', 'en'), said('to:damage:0', 'de')]).toEqual([
      'Gleich erleidest du Schaden.',
      'You are about to take damage.',
      'Gleich erleidet Anna Schaden.',
    ]);
    expect([said('to:damage', 'en'), said('damage:1', 'en')]).toEqual([
      'A monster is about to take damage.',
      'the damage',
    ]);
  });
});

import { linesOf } from '@tafelrunde/kernel';
import { expect, it } from 'vitest';
import { spiritIsland } from './index.ts';

it('tells what becomes of the island itself', () => {
  const told = (type: string, data: Record<string, string>, lang: 'en' | 'de' = 'en') =>
    linesOf([{ type, data }], spiritIsland.text, lang, ['Anna']);
  expect(told('boardGone', { board: 'B' })).toEqual(['Board B is gone.']);
  expect(told('boardAdded', { board: 'C' })).toEqual(['Board C joins the island.']);
  expect(told('boardLeftOut', { board: 'A' })).toEqual(['Board A is left out.']);
  expect(told('landsJoined', { one: 'A3', other: 'A4' })).toEqual(['A3 and A4 are one land for this turn.']);
  expect(told('landsParted', { one: 'A3', other: 'A4' }, 'de')).toEqual(['A3 und A4 sind wieder zwei Gebiete.']);
});

it('[SI-143] the log names the power that is used: a card, or an innate power by its own name', () => {
  const used = (cause: string, power: string) =>
    linesOf([{ type: 'used', seat: 0, cause, data: { power } }], spiritIsland.text, 'en', ['Anna']);
  const panel = 'river-surges-in-sunlight';
  expect(used('flash-floods', 'flash-floods')).toEqual(['Anna uses Flash Floods.']);
  expect(used(panel, `${panel}/innates/0`)).toEqual(['Anna uses Massive Flooding.']);
});

it('says whose presence it is that moves, and whose comes', () => {
  const [from, to] = [
    { kind: 'land', seat: 0, name: 'A4' },
    { kind: 'land', seat: 0, name: 'A7' },
  ];
  const pieces = [{ kind: 'presence-1', n: 1 }];
  const told = (lang: 'en' | 'de') =>
    linesOf(
      [
        { type: 'moved', pieces, from, to },
        { type: 'added', pieces: [{ kind: 'presence-0', n: 2 }], to },
      ],
      spiritIsland.text,
      lang,
      ['Anna', 'Ben'],
    );
  expect(told('en')).toEqual(['Presence of Ben: from land A4 to land A7.', 'Land A7: 2 presence of Anna added.']);
  expect(told('de')[0]).toBe('Präsenz von Ben: von Gebiet A4 nach Gebiet A7.');
});

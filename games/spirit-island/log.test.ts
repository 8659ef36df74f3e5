import { linesOf } from '@tafelrunde/kernel';
import { expect, it } from 'vitest';
import { spiritIsland } from './index.ts';

it('[SI-143] the log names the power that is used: a card, or an innate power by its own name', () => {
  const used = (cause: string, power: string) =>
    linesOf([{ type: 'used', seat: 0, cause, data: { power } }], spiritIsland.text, 'en', ['Anna']);
  const panel = 'river-surges-in-sunlight';
  expect(used('flash-floods', 'flash-floods')).toEqual(['Anna uses Flash Floods.']);
  expect(used(panel, `${panel}/innates/0`)).toEqual(['Anna uses Massive Flooding.']);
});

import { view } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { terrorsOfLondon } from './index.ts';
import { type Given, table } from './table-in-tests.ts';

const { facts, remark, printed } = terrorsOfLondon.text;

function seenBy(given: Given) {
  const { run } = table(given);
  return view(terrorsOfLondon, run.match, [0]);
}

/** 1 armor. */
const BREASTPLATE = 'relic-silver-breastplate';

describe('how things stand', () => {
  it('[TL-062] [TL-063] is the life and armor of both, what the turn has to spend, and what is left to buy', () => {
    const view = seenBy({
      overlords: ['overlord-lilith', 'overlord-azazael'],
      life: [31, 12],
      relics: [[], [BREASTPLATE, BREASTPLATE]],
      acolytes: ['acolyte-undead', 'acolyte-beast'],
      market: ['undead-ghoul'],
      hands: [['starter-cultist'], []],
    });
    const state = { ...view.state, turns: 5, coins: 1, power: 3, recovery: 0, discount: 2, absorbed: 1, rally: [1, 0] };
    expect(facts?.({ ...view, state }, 'en', ['You', 'Anna'])).toEqual([
      'You (Lilith): 31 of 45 life, 1 rally marker.',
      'Anna (Azazael): 12 of 50 life, 1 armor.',
      'Turn 5, You: 1 coin, 3 power, 0 recovery.',
      'The next card costs 2 less.',
      'Left to buy: Acolytes 2, market 1.',
    ]);
  });

  it('before the first turn is no more than that', () => {
    const view = seenBy({ state: { turns: 0 } });
    expect(facts?.({ ...view, state: { ...view.state, turns: 0 } }, 'de', ['Du', 'Anna'])).toEqual([
      'Der erste Zug hat noch nicht begonnen.',
    ]);
  });

  it('[TL-130] is what lies on a card and what it has done', () => {
    const view = seenBy({
      play: [['undead-ghoul'], []],
      haunts: { 'undead-ghoul': 'spent' },
      relics: [[BREASTPLATE], []],
    });
    const objectIn = (kind: string) => view.zones.find((zone) => zone.kind === kind && zone.seat === 0)?.cards[0]?.obj;
    const [ghoul = 0, relic = 0] = [objectIn('play'), objectIn('relics')];
    const state = { ...view.state, hordes: [[ghoul]], usedRelics: [relic] };
    expect(remark?.({ ...view, state }, ghoul, 'en', [])).toBe('haunt: spent, horde 1');
    expect(remark?.({ ...view, state }, relic, 'de', [])).toBe('benutzt');
    expect(remark?.(view, relic, 'de', [])).toBeUndefined();
  });

  it('[TL-002] [TL-118] is what a card is, its faction and its price', () => {
    expect(printed?.('undead-bone-piper', 'en')).toBe('Monster, Undead, costs 3');
    expect(printed?.('undead-bone-piper', 'de')).toBe('Monster, Untote, kostet 3');
    expect(printed?.('starter-cultist', 'en')).toBe('Monster');
  });
});

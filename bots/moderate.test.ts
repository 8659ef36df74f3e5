import { fourSouls, stateIn } from '@tafelrunde/four-souls';
import { type Chance, questionOf, Run, sightOf } from '@tafelrunde/kernel';
import { positionAfter } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Bot } from './bot.ts';
import { nextOpen } from './open.ts';
import { random } from './random.ts';
import { botsFor } from './registry.ts';

/** Always the last of all, which is an effect to activate wherever there is one. */
const last: Chance = (_, n) => n - 1;

const MANY = 2000;

/** Somebody with 400¢ and Battery Bum, which takes 4¢ as often as one likes; the coins that are left when the turn is over. */
function coinsAfterTurn(bot: Bot | undefined): number | undefined {
  const given = { active: 0, phase: 'action', 'coins/0': 400, 'items/0': ['battery-bum'], 'monster#0': ['fly'] };
  if (bot === undefined) throw new Error('there is no such bot');
  const run = new Run(fourSouls, positionAfter(fourSouls, { given }), last);
  for (let i = 0; i < MANY && stateIn(run).active === 0; i++) {
    const open = nextOpen(run);
    run.choose(
      open,
      bot.decide(sightOf(fourSouls, run.match, open.seat), questionOf(run, open), last, { iterations: 1 }),
    );
  }
  return stateIn(run).coins[0];
}

describe('bots that could go on for good', async () => {
  const bots = await botsFor(fourSouls);

  it('[FS-061] leave be in a turn what they have done twelve times', () => {
    expect(coinsAfterTurn(random)).toBe(0);
    expect(coinsAfterTurn(bots.random)).toBe(400 - 12 * 4);
  });
});

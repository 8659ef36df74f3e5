import { type AnyGame, runScenario, type Scenario } from '@tafelrunde/kernel';
import { checkQuickGame } from '@tafelrunde/kernel/testing';
import { scenarioFiles } from '@tafelrunde/kernel/testing/scenarios';
import { stillUnseen } from '@tafelrunde/words/testing';
import { describe, expect, it } from 'vitest';
import { ATTACK, PASS, PURCHASE } from '../refs.ts';
import { cardBehind, effectsDue, gameWithout, permanentEffects, watchedGame } from './effects-in-tests.ts';

/**
 * Random games, in some 60 of which most effects of the base game are seen; scenarios are the seeded starts that lay out the rare ones, and all
 * cards of Four Souls+, which would make the others rarer still.
 */
const MOST_GAMES = 600;
const OPTIONS = { bonusSouls: true, rooms: true, deals: false };
const OFTEN_PICKED = [PASS, ATTACK, PURCHASE];
const MOST_ANSWERS = 30_000;

/** Other tests look at the positions. */
const NEVER = Infinity;

/** What has no evasion cannot be attacked as it is (FS-096); Stoney says so all the same. */
const SAID_TWICE = ['stoney/abilities/1'];

const scenarios = scenarioFiles(new URL('../scenarios/', import.meta.url)).flatMap((file) => file.scenarios);

/** The scenarios that lay the card out or speak of it. */
const about = (card: string): Scenario[] =>
  scenarios.filter((scenario) => JSON.stringify(scenario).includes(`"${card}"`));

describe('every effect of every card', () => {
  it('[FS-057] [FS-059] [FS-077] [FS-199] [FS-227] is seen to do something, or to replace something', () => {
    const seen = new Set<string>();
    const game = watchedGame(seen);
    for (const scenario of scenarios) runScenario(game, scenario);
    const left = stillUnseen(effectsDue(), seen, MOST_GAMES, (seed) => {
      const plan = { seats: 2 + (seed % 3), seed, options: OPTIONS, most: MOST_ANSWERS, often: OFTEN_PICKED };
      checkQuickGame(game, { ...plan, every: NEVER });
    });
    expect(left).toEqual([]);
  });

  it('[FS-056] that is permanent is missed by a scenario when it is taken away', () => {
    const idle = permanentEffects().filter((effect) => {
      const game: AnyGame = gameWithout(effect);
      return about(cardBehind(effect)).every((scenario) => runScenario(game, scenario).ok);
    });
    expect(idle).toEqual(SAID_TWICE);
  });
});

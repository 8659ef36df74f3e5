import { type Budget, botsFor, nextOpen } from '@tafelrunde/bots';
import { fourSouls } from '@tafelrunde/four-souls';
import {
  type AnyGame,
  at,
  begin,
  granted,
  type Match,
  questionOf,
  questionsTo,
  quickChance,
  Run,
  readOptions,
  sightOf,
} from '@tafelrunde/kernel';
import { positionAfter } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { THINKING } from './thinking.ts';

/*
 * How long a bot thinks, by a clock that counts its work, so that the machine does not matter: a quarter of a millisecond for an
 * answer in an imagined match, seven times as long as the floor of `four-souls-games` allows for one.
 */
const PER_ANSWER = 0.25;
const A_SECOND = 1_000;

const DECISIONS = 150;

const { expert } = await botsFor(fourSouls);
if (expert === undefined) throw new Error('there is no expert');

interface Counted {
  readonly game: AnyGame;
  readonly clock: () => number;
}

/** The game as it is; its clock goes on with every answer. */
function counted(): Counted {
  let answers = 0;
  const game: AnyGame = fourSouls;
  const rules = { ...game.rules };
  for (const [name, rule] of Object.entries(rules)) {
    if (typeof rule !== 'object' || !('answer' in rule)) continue;
    const answer: typeof rule.answer = (m, args, picks) => {
      answers += 1;
      rule.answer(m, args, picks);
    };
    rules[name] = { ...rule, answer };
  }
  return { game: { ...game, rules }, clock: () => answers * PER_ANSWER };
}

/** What the expert picks, and how long that took. */
function decide({ game, clock }: Counted, match: Match, question: ReturnType<typeof questionOf>) {
  const budget: Budget = { milliseconds: THINKING, clock };
  const start = clock();
  const picks = expert?.decide(sightOf(game, match, question.seat), question, quickChance(1), budget) ?? [];
  return { picks, took: clock() - start };
}

describe('the bot in the app', () => {
  it('[FS-195] decides about every question of the first turns in less than a second', () => {
    const table = counted();
    const read = granted(readOptions(fourSouls, { rooms: true, bonusSouls: true, deals: false }));
    const run = new Run(table.game, begin(table.game, read, 4), quickChance(17));
    run.crank();
    const times: number[] = [];
    for (let i = 0; i < DECISIONS && run.match.outcome === undefined; i++) {
      const open = nextOpen(run);
      const { picks, took } = decide(table, run.match, questionOf(run, open));
      times.push(took);
      run.choose(open, picks);
    }
    expect(Math.max(...times)).toBeLessThan(A_SECOND);
    // There was something to think about.
    expect(Math.max(...times)).toBeGreaterThan(THINKING / 2);
  });

  it('[FS-197] decides in less than a second with a hand of ten and twelve items, nearly all to be aimed', () => {
    const given = {
      active: 0,
      phase: 'action',
      'lootPlays/1': 9,
      'hand/0': ['gold-bomb'],
      'hand/1': [
        'bomb',
        'bomb',
        'bomb',
        'bomb',
        'lil-battery',
        'lil-battery',
        'lil-battery',
        'soul-heart',
        'pills',
        'mega-battery',
      ],
      'items/1': [
        'boomerang',
        'decoy',
        'guppys-head',
        'jawbone',
        'modeling-clay',
        'moms-bra',
        'monster-manual',
        'mr-boom',
        'placebo',
        'razor-blade',
        'the-battery',
        'the-d20',
      ],
      'monster#0': ['fatty'],
      'monster#1': ['monstro'],
    };
    const play = [{ 0: 'play gold-bomb -> seat:1' }];
    const match = positionAfter(fourSouls, { seats: 4, given, play });
    const question = at(
      questionsTo(fourSouls, match, [1]).filter(({ op }) => op.op === 'mayReact'),
      0,
    );
    const { took } = decide(counted(), match, question);
    expect(question.options.length).toBeGreaterThan(20);
    expect(took).toBeLessThan(A_SECOND);
  });
});

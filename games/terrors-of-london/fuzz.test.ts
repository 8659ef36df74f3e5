import { at, type GameEvent, granted, layOut, type Match, readOptions } from '@tafelrunde/kernel';
import { checkQuickGame, checkRandomGame, checkSwaps, type QuickPlan } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { cardNamed, idsOf } from './cards/catalogue.ts';
import { type CardEffect, effectsDue, effectsSeen } from './effects-in-tests.ts';
import { terrorsOfLondon } from './index.ts';
import { checkInvariants } from './invariants-in-tests.ts';
import { STREET_SIZE } from './numbers.ts';
import { setup } from './setup.ts';

/** 12 rounds on 4 tables: 3,000 games in all, of some 440 answers each. */
const GAMES_PER_ROUND = 250;
const ROUNDS = [0, 1, 2];

/** At one position in so many JSON, views and secrets are looked at, too. */
const SOMETIMES = 50;

/** So many games are played step by step, with futures and undo checked as well, and one with everything at every step. */
const STEPWISE_GAMES = 20;

/** Swaps of two cards that somebody never learns, per game. */
const SWAPS = 6;
const SWAPPED_GAMES = 6;

const tables = [false, true].flatMap((mirror) =>
  (['choose', 'beginner'] as const).flatMap((influence) => ROUNDS.map((round) => ({ mirror, influence, round }))),
);

const seen = new Set<CardEffect>();

function playAndWatch(plan: Omit<QuickPlan, 'heard'>): void {
  const heard: GameEvent[] = [];
  checkQuickGame(terrorsOfLondon, { ...plan, heard });
  for (const effect of effectsSeen(heard)) seen.add(effect);
}

/** A first turn with these decks for both players, with nothing in hand yet. */
function withDecks(cards: readonly string[]): Match {
  const options = granted(readOptions(terrorsOfLondon, {}));
  const { zones, state } = setup();
  const instead: Readonly<Record<string, (seat: number) => readonly string[]>> = {
    deck: () => cards,
    overlord: (seat) => [at(['overlord-fenris', 'overlord-cain'], seat)],
    street: () => idsOf('relic').slice(0, STREET_SIZE),
  };
  const laid = zones.map((zone) => ({ ...zone, cards: instead[zone.kind]?.(zone.seat ?? 0) ?? zone.cards }));
  const first = terrorsOfLondon.turnOf(0);
  return layOut(terrorsOfLondon, options, 2, { zones: laid, state: { ...state, life: [40, 40] }, first });
}

describe('random whole games', () => {
  it.each(tables)(
    '[TL-047, TL-067, TL-120, TL-126, TL-131] mirror $mirror, influence $influence, round $round',
    (table) => {
      const { round, ...options } = table;
      for (let i = 1; i <= GAMES_PER_ROUND; i++) {
        const seed = round * GAMES_PER_ROUND + i;
        const plan = { seats: 2, options, seed, every: SOMETIMES, onQuestion: checkInvariants };
        playAndWatch(plan);
      }
    },
  );

  it('with decks of cards that people who play at random can hardly ever buy', () => {
    const dear = idsOf('monster').filter((id) => cardNamed(id).cost >= 6);
    for (let seed = 1; seed <= 40; seed++) {
      const plan = { seats: 2, seed, start: withDecks(dear), every: SOMETIMES, onQuestion: checkInvariants };
      playAndWatch(plan);
    }
  });

  it('step by step, and one with everything checked at every step', () => {
    for (let seed = 1; seed <= STEPWISE_GAMES; seed++) {
      checkRandomGame(terrorsOfLondon, { seats: 2, seed: 5_000 + seed, every: seed === 1 ? 1 : SOMETIMES });
    }
  });

  it('[TL-116, TL-191] cards that somebody never learns can be swapped without a trace', () => {
    const swaps = Array.from({ length: SWAPPED_GAMES }, (_, i) =>
      checkSwaps(terrorsOfLondon, { seats: 2, seed: 9_000 + i, samples: SWAPS }),
    );
    const survived = swaps.reduce((sum, each) => sum + each.survived, 0);
    const samples = swaps.reduce((sum, each) => sum + each.samples, 0);
    expect(survived).toBeGreaterThanOrEqual(samples / 2);
  });

  it('every effect of every card was seen', () => {
    expect(effectsDue().filter((effect) => !seen.has(effect))).toEqual([]);
  });
});

import { at, type OptionSpec, type Options, quickChance } from '@tafelrunde/kernel';
import { checkRandomGame, checkSwaps } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type CardEffect, effectsDue, effectsSeen } from './effects-in-tests.ts';
import { fantasyRealms } from './index.ts';
import { checkInvariants } from './invariants-in-tests.ts';

/** 40 tables: 2,000 games in all, every other one with rulings drawn at random. */
const GAMES_PER_TABLE = 50;

/** JSON, views, secrets and futures are checked at one position in so many. */
const EVERY = 50;

/** In so many games they are checked at every position. */
const THOROUGH_GAMES = 20;

/** Swaps of two cards that somebody never learns, per table. */
const SWAPS = 10;

const onOff = [false, true];
const tables = onOff.flatMap((suits) =>
  onOff.flatMap((items) =>
    onOff.flatMap((promos) =>
      [2, 3, 4, 5, 6].map((seats) => {
        const options = { suits, items, promos };
        const parts = Object.entries(options).flatMap(([part, on]) => (on ? [part] : []));
        return { seats, options, parts: parts.join(', ') || 'base game' };
      }),
    ),
  ),
);

const seen = new Set<CardEffect>();

function play(plan: { seats: number; options: object; seed: number; every: number }): void {
  const played = checkRandomGame(fantasyRealms, { ...plan, options: { ...plan.options } });
  checkInvariants(played);
  const events = played.steps.flatMap((step) => step.events);
  for (const effect of effectsSeen(played.end, events)) seen.add(effect);
}

/** Every option of the table set to anything that it may be. */
function anyRulings(seed: number): Options {
  const chance = quickChance(seed);
  const any = (spec: OptionSpec): Options[string] => {
    if (spec.kind === 'flag') return chance('flag', 2) === 0;
    if (spec.kind === 'number') return spec.min + chance('number', spec.max - spec.min + 1);
    const values = Object.keys(spec.values);
    return at(values, chance('choice', values.length));
  };
  return Object.fromEntries(Object.entries(fantasyRealms.options).map(([name, spec]) => [name, any(spec)]));
}

describe('random whole games', () => {
  it.each(tables)(
    '[FR-002] [FR-010] [FR-030] [FR-034] [FR-045] [FR-058] $seats players: $parts',
    ({ seats, options }) => {
      for (let seed = 1; seed <= GAMES_PER_TABLE; seed++) {
        const rulings = seed % 2 === 0 ? anyRulings(seed) : {};
        play({ seats, options: { ...rulings, ...options }, seed, every: EVERY });
      }
    },
  );

  it('with everything checked at every position', () => {
    for (let i = 0; i < THOROUGH_GAMES; i++) {
      const each = tables[(i * 7) % tables.length];
      if (each !== undefined) play({ ...each, seed: 1_000 + i, every: 1 });
    }
  });

  // Seed 67: so many cards are held (Portal, Repair Kit) that ten can never lie in the discard area.
  it('[FR-126] a game whose discard area cannot fill any more comes to its end', () => {
    play({ seats: 6, options: { items: true }, seed: 67, every: EVERY });
  });

  it('[FR-004] [FR-059] cards that somebody never learns can be swapped without a trace', () => {
    const swaps = tables.map(({ seats, options }) =>
      checkSwaps(fantasyRealms, { seats, options, seed: 2_000, samples: SWAPS }),
    );
    const survived = swaps.reduce((sum, each) => sum + each.survived, 0);
    const samples = swaps.reduce((sum, each) => sum + each.samples, 0);
    expect(survived).toBeGreaterThanOrEqual(samples / 2);
  });

  it('every effect of every card and item was seen', () => {
    expect(effectsDue().filter((effect) => !seen.has(effect))).toEqual([]);
  });
});

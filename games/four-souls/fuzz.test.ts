import { checkQuickGame, checkRandomGame, checkSwaps } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { fourSouls } from './index.ts';
import { checkInvariants } from './invariants-in-tests.ts';
import { PASS } from './state.ts';

/** 13 tables: 156 games of some 1,700 answers each. */
const GAMES_PER_TABLE = 12;

/** At one position in so many of these games JSON, views and secrets are looked at, too. */
const RARELY = 5_000;

/** In the games that are played step by step, futures and undo are checked as well, at one step in so many. */
const OFTEN = 200;

/** A random game that takes longer than this is cut and counted. */
const MOST_ANSWERS = 30_000;

/** Of all games at most this share may be cut. */
const CUT_SHARE = 0.01;

/** Swaps of two cards that somebody never learns, per table. */
const SWAPS = 2;

/** Not every table deals: what is asked all the time takes time. */
const QUIET = { deals: false } as const;

/** Whoever reacts whenever that is allowed dies of Blood Donation in every turn, so that the room stays for good (FS-292). */
const OFTEN_PICKED = [PASS, 'button:attack', 'button:purchase'];

const tables = [2, 3, 4].flatMap((seats) =>
  [
    QUIET,
    { ...QUIET, bonusSouls: true },
    { ...QUIET, rooms: true },
    { bonusSouls: true, rooms: true, deals: true },
    ...(seats === 2 ? [{ ...QUIET, solo: true }] : []),
  ].map((options) => ({ seats, options, parts: partsOf(options) })),
);

function partsOf(options: object): string {
  const parts = Object.entries(options).flatMap(([name, chosen]) => (chosen === true ? [name] : []));
  return parts.join(', ') || 'base game';
}

let games = 0;
const cut: string[] = [];

function playOrCut(plan: Parameters<typeof checkQuickGame>[1], table: string): void {
  games++;
  try {
    expect(checkQuickGame(fourSouls, plan).end.outcome).toBeDefined();
  } catch (found) {
    if (!(found instanceof Error) || !found.message.includes('no end after')) throw found;
    cut.push(`${table}, seed ${plan.seed}`);
  }
}

describe('random whole games', () => {
  it.each(tables)('[FS-008] [FS-117] [FS-286] $seats players: $parts', ({ seats, options, parts }) => {
    for (let seed = 1; seed <= GAMES_PER_TABLE; seed++) {
      const plan = {
        seats,
        options,
        seed,
        every: RARELY,
        most: MOST_ANSWERS,
        onQuestion: checkInvariants,
        often: OFTEN_PICKED,
      };
      playOrCut(plan, `${seats} players, ${parts}`);
    }
  });

  it('nearly all come to an end', () => {
    expect(cut.slice(Math.floor(games * CUT_SHARE))).toEqual([]);
  });

  it('step by step', () => {
    for (const { seats, options } of tables.filter(({ parts }) => parts.includes('deals') || parts === 'solo')) {
      checkRandomGame(fourSouls, { seats, options, seed: 5, every: OFTEN, most: MOST_ANSWERS, often: OFTEN_PICKED });
    }
  });

  it('[FS-050] cards that somebody never learns can be swapped without a trace', () => {
    const { survived, samples } = checkSwaps(fourSouls, { seats: 3, seed: 2_000, samples: SWAPS, options: QUIET });
    expect(survived).toBeGreaterThanOrEqual(samples / 2);
  });
});

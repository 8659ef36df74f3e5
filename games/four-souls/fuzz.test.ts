import { checkQuickGame, checkRandomGame, checkSwaps } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { fourSouls } from './index.ts';
import { checkInvariants } from './invariants-in-tests.ts';
import { PASS } from './state.ts';

/** 13 tables: 78 games. */
const GAMES_PER_TABLE = 6;

/** At one position in so many of these games JSON, views and secrets are looked at, too. */
const RARELY = 2_000;

/** In the games that are played step by step, futures and undo are checked as well, at one step in so many. */
const OFTEN = 200;

/** A random game that takes longer than this is cut and counted. */
const MOST_ANSWERS = 30_000;

/** Of all games at most this share may be cut. */
const CUT_SHARE = 0.01;

/** Swaps of two cards that somebody never learns, per table. */
const SWAPS = 2;

/** Random people would deal all day long: only some tables let them. */
const QUIET = { deals: false } as const;

/** So many answers are given where they may; that is not enough to end a game. */
const DEALING = 2_000;

const tables = [2, 3, 4].flatMap((seats) =>
  [
    {},
    { bonusSouls: true },
    { rooms: true },
    { bonusSouls: true, rooms: true },
    ...(seats === 2 ? [{ solo: true }] : []),
  ].map((options) => ({
    seats,
    options: { ...QUIET, ...options },
    parts: Object.keys(options).join(', ') || 'base game',
  })),
);

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
  // They mostly pass: who reacts whenever it is allowed dies of Blood Donation in every turn, so that the room stays for good
  // (FS-292), or lets Cursed Psy Horf recharge Forever Alone (FS-222) for as long as the random numbers like.
  it.each(tables)('[FS-008] [FS-117] $seats players: $parts', ({ seats, options, parts }) => {
    for (let seed = 1; seed <= GAMES_PER_TABLE; seed++) {
      const plan = {
        seats,
        options,
        seed,
        every: RARELY,
        most: MOST_ANSWERS,
        onQuestion: checkInvariants,
        often: PASS,
      };
      playOrCut(plan, `${seats} players, ${parts}`);
    }
  });

  it('nearly all come to an end', () => {
    expect(cut.slice(Math.floor(games * CUT_SHARE))).toEqual([]);
  });

  it('step by step', () => {
    for (const { seats, options } of tables.filter(({ parts }) => parts === 'bonusSouls, rooms' || parts === 'solo')) {
      checkRandomGame(fourSouls, { seats, options, seed: 5, every: OFTEN, most: MOST_ANSWERS, often: PASS });
    }
  });

  it('[FS-286] deals may come between any two answers', () => {
    const options = { bonusSouls: true, rooms: true };
    const plan = { seats: 3, options, seed: 7, every: OFTEN, most: DEALING, onQuestion: checkInvariants, often: PASS };
    expect(() => checkQuickGame(fourSouls, plan)).toThrow(`no end after ${DEALING} answers`);
  });

  it('[FS-050] cards that somebody never learns can be swapped without a trace', () => {
    const { survived, samples } = checkSwaps(fourSouls, { seats: 3, seed: 2_000, samples: SWAPS, options: QUIET });
    expect(survived).toBeGreaterThanOrEqual(samples / 2);
  });
});

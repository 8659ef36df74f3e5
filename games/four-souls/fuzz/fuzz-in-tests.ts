import { at } from '@tafelrunde/kernel';
import { checkQuickGame } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { fourSouls } from '../index.ts';
import { ATTACK, PASS, PURCHASE } from '../refs.ts';
import { checkInvariants } from './invariants-in-tests.ts';

/** 13 tables: 1,001 games in all, of some 2,000 answers each. */
const GAMES_PER_TABLE = 77;

/** At one position in so many JSON, views and secrets are looked at, too: some 40,000 positions, through the eyes of one after another. */
const SOMETIMES = 50;

/** A random game that takes longer than this is cut and counted. */
export const MOST_ANSWERS = 30_000;

/** Of all games at most this share may be cut. */
const CUT_SHARE = 0.01;

/** Not every table deals: what is asked all the time takes time. */
export const QUIET = { deals: false } as const;

/** Whoever reacts whenever that is allowed dies of Blood Donation in every turn, so that the room stays for good (FS-292). */
export const OFTEN_PICKED = [PASS, ATTACK, PURCHASE];

export interface Setting {
  readonly seats: number;
  readonly options: Readonly<Record<string, boolean>>;
  readonly parts: string;
}

const SOLO_SOULS = ['4', '6', '8'] as const;

/** What tables settle beside the parts of the game: otherwise from game to game. */
const houseRules = (seed: number) => ({
  fourSoulsPlus: seed % 3 === 0,
  curseYourself: seed % 2 === 0,
  soloSouls: at(SOLO_SOULS, seed % SOLO_SOULS.length),
});

export const settingsOf = (seats: number): Setting[] =>
  [
    QUIET,
    { ...QUIET, bonusSouls: true },
    { ...QUIET, rooms: true },
    { bonusSouls: true, rooms: true, fourSoulsPlus: true, deals: true },
    ...(seats === 2 ? [{ ...QUIET, solo: true }] : []),
  ].map((options) => ({ seats, options, parts: partsOf(options) }));

function partsOf(options: object): string {
  const parts = Object.entries(options).flatMap(([name, chosen]) => (chosen === true ? [name] : []));
  return parts.join(', ') || 'base game';
}

/** Whether the game came to its end. */
function playOut({ seats, options }: Setting, seed: number): boolean {
  const plan = { seats, options: { ...houseRules(seed), ...options }, seed, most: MOST_ANSWERS, often: OFTEN_PICKED };
  const looking = { every: SOMETIMES, eyes: 'in turn', onQuestion: checkInvariants } as const;
  try {
    expect(checkQuickGame(fourSouls, { ...plan, ...looking }).end.outcome).toBeDefined();
    return true;
  } catch (found) {
    if (!(found instanceof Error) || !found.message.includes('no end after')) throw found;
    return false;
  }
}

/** Random whole games with so many at the table. Each number of seats has a file of its own, so that they run side by side. */
export function playManyGames(seats: number): void {
  const cut: string[] = [];
  const tables = settingsOf(seats);

  describe(`random whole games of ${seats}`, () => {
    it.each(tables)('[FS-008] [FS-092] [FS-117] [FS-286] [FS-305] $parts', (table) => {
      for (let seed = 1; seed <= GAMES_PER_TABLE; seed++) {
        if (!playOut(table, seed)) cut.push(`${table.parts}, seed ${seed}`);
      }
    });

    it('nearly all come to an end', () => {
      expect(cut.slice(Math.floor(tables.length * GAMES_PER_TABLE * CUT_SHARE))).toEqual([]);
    });
  });
}

import { at, granted, layOut, type Match, readOptions } from '@tafelrunde/kernel';
import { checkQuickGame, checkRandomGame, checkSwaps } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { cards } from '../cards/catalogue.ts';
import { fourSouls } from '../index.ts';
import { setup } from '../setup.ts';
import { MOST_ANSWERS, OFTEN_PICKED, QUIET, type Setting, settingsOf } from './fuzz-in-tests.ts';
import { checkInvariants } from './invariants-in-tests.ts';

/** In so many games everything that must hold of a position is looked at everywhere, by everybody. */
const THOROUGH_GAMES = 20;

/** Some 4,000 positions in all. */
const FIRST_SEED = 440;

/** In the games that are played step by step, futures and undo are checked as well, at one step in so many. */
const OFTEN = 50;

/** Swaps of two cards that somebody never learns. */
const SWAPS = 2;

const tables = [2, 3, 4].flatMap(settingsOf);

/** Everybody has three souls already, so that the next one ends the game; a solo game is short anyway. */
const SOULS = 3;
const bosses = Object.keys(cards).filter((id) => cards[id]?.kind === 'monster' && cards[id].souls === 1);

function nearTheEnd({ seats, options }: Setting): Match {
  const all = granted(readOptions(fourSouls, options));
  const { zones, ...table } = setup(all, seats);
  const each = options.solo === true ? 0 : SOULS;
  const soulsOf = (seat: number): readonly string[] => bosses.slice(each * seat, each * (seat + 1));
  const taken = bosses.slice(0, each * seats);
  const laid = zones.map((zone) => {
    if (zone.kind === 'souls') return { ...zone, cards: soulsOf(zone.seat ?? 0) };
    return zone.kind === 'monster-deck' ? { ...zone, cards: zone.cards.filter((id) => !taken.includes(id)) } : zone;
  });
  return layOut(fourSouls, all, seats, { ...table, zones: laid });
}

const games = Array.from({ length: THOROUGH_GAMES }, (_, i) => ({
  table: at(tables, i % tables.length),
  seed: FIRST_SEED + i,
}));
const playing = { most: MOST_ANSWERS, often: OFTEN_PICKED };

describe('random games from where everybody has three souls', () => {
  it('with everything checked at every position', () => {
    for (const { table, seed } of games) {
      const plan = { ...table, ...playing, seed, start: nearTheEnd(table) };
      checkQuickGame(fourSouls, { ...plan, every: 1, onQuestion: checkInvariants });
    }
  });

  it('step by step, with futures and undo', () => {
    for (const { table, seed } of games) {
      checkRandomGame(fourSouls, { ...table, ...playing, seed, start: nearTheEnd(table), every: OFTEN });
    }
  });
});

describe('random whole games', () => {
  it('[FS-050] cards that somebody never learns can be swapped without a trace', () => {
    const { survived, samples } = checkSwaps(fourSouls, { seats: 3, seed: 2_000, samples: SWAPS, options: QUIET });
    expect(survived).toBeGreaterThanOrEqual(samples / 2);
  });
});

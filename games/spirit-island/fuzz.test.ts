import { type GameEvent, granted, layOut, type Match, readOptions } from '@tafelrunde/kernel';
import { checkQuickGame, checkRandomGame, checkSwaps } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { idsOf } from './cards/catalogue.ts';
import { spiritIsland } from './index.ts';
import { checkInvariants } from './invariants-in-tests.ts';
import { setup } from './setup.ts';

/** Games at each table; everything is looked at, at one position in fifty. */
const GAMES = 200;
const MOST_GAMES = 200;
const SOMETIMES = 50;
const VARIANT_GAMES = 12;

const tables = [
  { seats: 1, options: { alone: true } },
  { seats: 2, options: {} },
  { seats: 2, options: { alone: true, spirits: 'deal', map: 'thematic' } },
  { seats: 3, options: { alone: true, blightCard: false, jaggedBoards: true } },
  { seats: 4, options: { alone: true, layout: 'snake' } },
];

/** SI-032: every level of every adversary, every scenario, and the beginner game. */
const variants = [
  ...['brandenburg-prussia', 'england', 'sweden'].flatMap((adversary) =>
    [0, 1, 2, 3, 4, 5, 6].map((level) => ({ adversary, level })),
  ),
  ...['blitz', 'guard-the-isles-heart', 'rituals-of-terror', 'dahan-insurrection'].map((scenario) => ({ scenario })),
  { scenario: 'blitz', adversary: 'sweden', level: 6 },
  { scenario: 'dahan-insurrection', adversary: 'england', level: 6 },
  { beginner: true },
];

const heard: GameEvent[] = [];

/** Where nobody has to count their energy. */
function rich(seats: number): Match {
  const options = granted(readOptions(spiritIsland, RICH));
  const { state, ...table } = setup(options, seats);
  return layOut(spiritIsland, options, seats, { ...table, state: { ...state, energy: state.energy.map(() => 50) } });
}

const RICH = { alone: true, spirits: 'deal' };

describe('random whole games', () => {
  it.each(tables)('[SI-001, SI-018, SI-026, SI-209] seats $seats, $options', ({ seats, options }) => {
    for (let seed = 1; seed <= GAMES; seed++) {
      checkQuickGame(spiritIsland, { seats, options, seed, every: SOMETIMES, onQuestion: checkInvariants, heard });
    }
  });

  it.each(variants)('[SI-030, SI-031, SI-032, SI-067, SI-320, SI-332] %j', (options) => {
    for (let seed = 1; seed <= VARIANT_GAMES; seed++) {
      const seats = 1 + (seed % 4);
      const chosen = { ...options, alone: seats > 2 }; // many who answer at random never agree
      checkQuickGame(spiritIsland, {
        seats,
        options: chosen,
        seed,
        every: SOMETIMES,
        onQuestion: checkInvariants,
        heard,
      });
    }
  });

  it('[SI-092] step by step, lanes interleaved, with everything taken back and played again', () => {
    for (let seed = 1; seed <= 6; seed++) {
      checkRandomGame(spiritIsland, { seats: 2, seed: 500 + seed, every: seed === 1 ? 4 : SOMETIMES });
    }
  });

  it('[SI-055, SI-256] nobody learns the order of the decks', () => {
    const swaps = [1, 2, 3].map((seed) => checkSwaps(spiritIsland, { seats: 2, seed: 900 + seed, samples: 6 }));
    expect(swaps.reduce((sum, { survived }) => sum + survived, 0)).toBeGreaterThan(0);
  });

  it('every power of every spirit and every minor and major power was used', () => {
    const unused = (): string[] => {
      const used = new Set(heard.filter(({ type }) => type === 'used').map(({ cause }) => cause));
      return idsOf('unique', 'minor', 'major').filter((id) => !used.has(id));
    };
    // Some are so dear that at random they are hardly ever played.
    for (let seed = 1; unused().length > 0 && seed < MOST_GAMES; seed++) {
      checkQuickGame(spiritIsland, { seats: 3, options: RICH, start: rich(3), seed, every: SOMETIMES, heard });
    }
    expect(unused()).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { quickChance } from '../crank/chance.ts';
import { checkRandomGame } from '../testing/properties.ts';
import { sitDown } from '../testing/table.ts';
import { twoLands } from './two-lands-in-tests.ts';

describe('two lands', () => {
  it('divides damage over alike pieces and over those that carry some', () => {
    const table = sitDown(twoLands, { seats: 1, chance: quickChance(1) });
    const strike = (...hits: readonly `piece:${string}`[]): void => {
      table.answer(0, 'button:grow');
      table.answer(0, 'button:power');
      table.answer(0, 'land:hills');
      table.answer(0, ...hits);
    };
    strike('piece:hills/explorer');
    strike('piece:hills/explorer', 'piece:hills/explorer/damage=1');
    expect(table.match.state).toMatchObject({
      lands: {
        hills: [
          { kind: 'explorer', n: 1 },
          { kind: 'explorer', marks: { damage: 1 }, n: 1 },
        ],
      },
    });
  });

  it('lets one alone decide at dusk where the explorers go', () => {
    const table = sitDown(twoLands, { seats: 1, chance: quickChance(1) });
    table.answer(0, 'button:done');
    table.answer(0, 'land:hills');
    expect(table.match.state).toMatchObject({
      round: 2,
      lands: { coast: [{ kind: 'explorer', n: 3 }], hills: [{ kind: 'explorer', n: 5 }] },
    });
  });

  it.each([1, 2, 3])('holds every property at every step of a random game of three (%i)', (seed) => {
    checkRandomGame(twoLands, { seats: 3, seed, most: 300 });
  });
});

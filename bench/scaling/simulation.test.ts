import { describe, expect, it } from 'vitest';
import type { Costs } from './costs.ts';
import { serversFor, simulate } from './simulation.ts';

const costs: Costs = {
  serverSeconds: 0.000_2,
  databaseSeconds: 0.000_1,
  movesPerCommit: 1,
  rows: 1,
  logBytes: 500,
  storedBytes: 300,
  sentBytes: 700,
};
const plan = { people: 10_000, costs, seconds: 30, seed: 1, databaseCores: 4 };

describe('the simulation of people at tables', () => {
  it('moves as often as tables and pauses say', () => {
    // 3.4 people at a table, 6 seconds between two moves: some 490 moves a second.
    const { tables, movesPerSecond } = simulate({ ...plan, servers: 4 });
    expect(tables).toBeGreaterThan(2_850);
    expect(tables).toBeLessThan(3_050);
    expect(movesPerSecond).toBeGreaterThan(450);
    expect(movesPerSecond).toBeLessThan(530);
  });

  it('works as much as the moves cost', () => {
    const { busiest, database, movesPerSecond } = simulate({ ...plan, servers: 1 });
    expect(busiest).toBeCloseTo(movesPerSecond * costs.serverSeconds, 5);
    expect(database).toBeCloseTo((movesPerSecond * costs.databaseSeconds) / 4, 5);
  });

  it('keeps people waiting where a server has more to do than it can', () => {
    // One server makes 5,000 moves a second; 240,000 people at 70,600 tables want 11,800.
    const crowded = { ...plan, people: 240_000, seconds: 10 };
    expect(simulate({ ...crowded, servers: 1 }).p95).toBeGreaterThan(500);
    expect(simulate({ ...crowded, servers: 4 }).p95).toBeLessThan(20);
    expect(serversFor(crowded, 50)).toBe(3);
  });

  it('says so where Postgres is the wall, which no number of servers moves', () => {
    const slow = { ...costs, databaseSeconds: 0.01 };
    expect(serversFor({ ...plan, costs: slow, databaseCores: 1, seconds: 5 }, 50)).toBeUndefined();
  });
});

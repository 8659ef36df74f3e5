import { expect, it } from 'vitest';
import { storm } from '../testing/storm.ts';

it('several servers over one Postgres lose nothing when they are killed, stand still and are cut off, 10 times in the middle of games', async () => {
  const { findings, acknowledged, disturbances } = await storm(10, 19, () => undefined);
  expect(findings).toEqual([]);
  expect(Object.values(disturbances).reduce((sum, count) => sum + count)).toBe(10);
  expect(acknowledged).toBeGreaterThan(100);
});

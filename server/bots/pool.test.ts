import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { at, questionsTo } from '@tafelrunde/kernel';
import { playRandomly } from '@tafelrunde/kernel/testing';
import { expect, it } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { createPool } from './pool.ts';

it('bots decide at once while six or more decisions wait for each thread', async () => {
  const match = playRandomly(fantasyRealms, { seats: 3, seed: 1 }).start;
  const seat = [0, 1, 2].find((each) => questionsTo(fantasyRealms, match, [each]).length > 0) ?? 0;
  const question = at(questionsTo(fantasyRealms, match, [seat]), 0);
  const job = { game: fantasyRealms.id, match, seat, bot: 'greedy', question };
  const metrics = createMetrics();
  const pool = createPool({ threads: 1, milliseconds: 5, metrics });
  const all = await Promise.all(Array.from({ length: 10 }, () => pool.decide(job, 'here')));
  await pool.close();
  const offered = question.options.map(({ ref }) => ref);
  for (const picks of all) expect(offered).toContain(at(picks, 0));
  // The first finds nobody before it; of the nine that wait, three leave six or more behind.
  expect(metrics.text()).toMatch(/bot_decisions_quick_total 3$/m);
  expect(metrics.text()).toMatch(/bot_decisions_total 7$/m);
});

it('bots of different addresses take turns, however many of one wait', async () => {
  const match = playRandomly(fantasyRealms, { seats: 3, seed: 1 }).start;
  const seat = [0, 1, 2].find((each) => questionsTo(fantasyRealms, match, [each]).length > 0) ?? 0;
  const question = at(questionsTo(fantasyRealms, match, [seat]), 0);
  const job = { game: fantasyRealms.id, match, seat, bot: 'greedy', question };
  const pool = createPool({ threads: 1, milliseconds: 5, metrics: createMetrics() });
  const order: string[] = [];
  const many = Array.from({ length: 20 }, () => pool.decide(job, 'flood').then(() => order.push('flood')));
  const one = pool.decide(job, 'guest').then(() => order.push('guest'));
  await Promise.all([...many, one]);
  await pool.close();
  expect(order.indexOf('guest')).toBeLessThanOrEqual(2);
});

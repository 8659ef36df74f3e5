import { describe, expect, it } from 'vitest';
import { createBuckets, createCounts, networkOf } from './limits.ts';

describe('a bucket', () => {
  let now = 0;
  const buckets = (most: number, rate: number) => createBuckets(most, rate, () => now);
  const takes = (all: ReturnType<typeof buckets>, who: string, tries: number) =>
    Array.from({ length: tries }, () => all.take(who)).filter(Boolean).length;

  it('lets a burst through, and then as many as flow in', () => {
    const all = buckets(4, 2);
    expect(takes(all, 'anna', 10)).toBe(4);
    now += 1_000;
    expect(takes(all, 'anna', 10)).toBe(2);
    now += 60_000;
    expect([takes(all, 'anna', 10), takes(all, 'ben', 10)]).toEqual([4, 4]);
  });

  it('that was overdrawn by something costly is closed until that has flown in', () => {
    const all = buckets(4, 2);
    expect(all.take('anna')).toBe(true);
    all.spend('anna', 9);
    now += 3_000;
    expect(all.take('anna')).toBe(false);
    now += 500;
    expect(all.take('anna')).toBe(true);
  });

  it('is kept only while it is not full', () => {
    const all = buckets(4, 2);
    for (let n = 0; n < 5_000; n++) {
      now += 10;
      all.take(`${n}`);
      all.spend('greedy', 100);
    }
    expect(all.size()).toBeLessThan(2_500);
    expect(all.take('greedy')).toBe(false);
  });
});

it('each may have so many open, whoever else has how many', () => {
  const counts = createCounts(2);
  expect(['anna', 'anna', 'anna', 'ben'].map((who) => counts.enter(who))).toEqual([true, true, false, true]);
  counts.leave('anna');
  expect([counts.enter('anna'), counts.enter('anna')]).toEqual([true, false]);
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { at } from '@tafelrunde/kernel';
import { expect, it } from 'vitest';
import { playOut, threeAtTheTable } from '../testing/table.ts';

/** The bytes that three seats get for each answer of a random game, the end of it excepted. */
function bytesPerMove(seed: number): number[] {
  const host = threeAtTheTable(fantasyRealms);
  host.now = 1_800_000_000_000;
  const bytes: number[] = [];
  let from = host.sent.length;
  playOut(host, seed, () => {
    const texts = host.sent.slice(from).map(({ text }) => text);
    from = host.sent.length;
    if (host.table.facts.ended === undefined) bytes.push(texts.reduce((sum, text) => sum + text.length, 0));
  });
  return bytes;
}

it('a move of Fantasy Realms takes at most 1 kB for all three seats together in the median, 4 kB in the worst percent', () => {
  const bytes = Array.from({ length: 10 }, (_, seed) => bytesPerMove(seed))
    .flat()
    .sort((a, b) => a - b);
  expect(at(bytes, Math.floor(bytes.length * 0.5))).toBeLessThanOrEqual(1_000);
  expect(at(bytes, Math.floor(bytes.length * 0.99))).toBeLessThanOrEqual(4_000);
});

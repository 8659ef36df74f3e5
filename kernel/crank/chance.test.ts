import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ChanceNeeded,
  commitmentTo,
  type Drawn,
  isSeed,
  liveChance,
  notingChance,
  quickChance,
  recordedChance,
  stoppingChance,
  WrongChance,
} from './chance.ts';

const WORD = 2n ** 32n;

/** sfc32 as its author describes it, in numbers that cannot overflow. */
function* referenceOf(seed: bigint): Generator<bigint, never> {
  let [a, b, c, counter] = [seed % WORD, seed / WORD, 0x9e3779b9n, 1n];
  for (let round = 0; ; round++) {
    const word: bigint = (a + b + counter) % WORD;
    counter = (counter + 1n) % WORD;
    a = b ^ (b >> 9n);
    b = (c + (c << 3n)) % WORD;
    c = ((((c << 21n) % WORD) | (c >> 11n)) + word) % WORD;
    if (round >= 12) yield word;
  }
}

/** How far the counts are from even ones. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

function tally(size: number, draws: number, draw: () => number): number[] {
  const counts = Array.from({ length: size }, () => 0);
  for (let i = 0; i < draws; i++) {
    const value = draw();
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

describe('quick chance', () => {
  it('is sfc32', () => {
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (seed) => {
        const chance = quickChance(seed);
        const reference = referenceOf(BigInt(seed));
        for (let i = 0; i < 20; i++) expect(BigInt(chance('word', 2 ** 32))).toBe(reference.next().value);
      }),
      { numRuns: 50 },
    );
  });

  it('lies between 0 and n-1', () => {
    const chance = quickChance(7);
    for (let n = 1; n <= 200; n++) expect(chance('any', n)).toBeLessThan(n);
    expect(chance('any', 1)).toBe(0);
  });

  // 99.9 % of fair dice stay below 20.5 with 6 faces, and below 66.6 with 36 pairs of faces.
  it.for([1, 2, 3, 1000])('throws a fair die, and fair pairs, from seed %i', (seed) => {
    const chance = quickChance(seed);
    expect(chiSquare(tally(6, 60_000, () => chance('d6', 6)))).toBeLessThan(20.5);
    expect(chiSquare(tally(36, 60_000, () => chance('d6', 6) * 6 + chance('d6', 6)))).toBeLessThan(66.6);
  });

  it('is fair across neighbouring seeds too', () => {
    let seed = 0;
    expect(chiSquare(tally(6, 60_000, () => quickChance(seed++)('d6', 6)))).toBeLessThan(20.5);
  });
});

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

/** The first six bytes of the digest as a fraction of all there are. */
function byHand(entropy: readonly string[], position: number, label: string, n: number): number {
  const text = JSON.stringify([position, label, n, JSON.stringify(entropy)]);
  const digest = createHmac('sha256', Buffer.from(SEED, 'hex')).update(text).digest();
  return Math.floor((digest.readUIntBE(0, 6) / 2 ** 48) * n);
}

describe('live chance', () => {
  it('is the HMAC of seed, entropy and position', () => {
    const position = { value: 5 };
    const chance = liveChance(SEED, ['anna', 'bert'], position);
    const drawn = [chance('d6', 6), chance('d6', 6), chance('shuffle:deck', 52)];
    expect(drawn).toEqual([
      byHand(['anna', 'bert'], 5, 'd6', 6),
      byHand(['anna', 'bert'], 6, 'd6', 6),
      byHand(['anna', 'bert'], 7, 'shuffle:deck', 52),
    ]);
    expect(position.value).toBe(8);
  });

  it('depends on what the players add', () => {
    const row = (entropy: readonly string[]): number[] => {
      const chance = liveChance(SEED, entropy, { value: 0 });
      return Array.from({ length: 10 }, () => chance('d', 1000));
    };
    expect(row(['anna'])).toEqual(row(['anna']));
    expect(row(['anna'])).not.toEqual(row(['bert']));
    expect(row(['a', 'b'])).not.toEqual(row(['ab']));
  });

  it('throws a fair die', () => {
    const chance = liveChance(SEED, [], { value: 0 });
    expect(chiSquare(tally(6, 6_000, () => chance('d6', 6)))).toBeLessThan(20.5);
  });

  it('is committed to by the hash of its seed', () => {
    expect(commitmentTo(SEED)).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'));
    expect(isSeed(SEED)).toBe(true);
    expect(isSeed(SEED.slice(1))).toBe(false);
    expect(isSeed(SEED.toUpperCase())).toBe(false);
  });
});

describe('recorded chance', () => {
  it('plays back what was noted', () => {
    const notes: Drawn[] = [];
    const live = notingChance(quickChance(3), notes);
    const drawn = [live('d6', 6), live('card', 52)];
    const again = recordedChance(notes);
    expect(again.left()).toBe(2);
    expect([again('d6', 6), again('card', 52)]).toEqual(drawn);
    expect(again.left()).toBe(0);
  });

  it('faults when something else is asked, or nothing is left', () => {
    const record = [{ label: 'd6', n: 6, value: 4 }];
    expect(() => recordedChance(record)('card', 6)).toThrow(WrongChance);
    expect(() => recordedChance(record)('d6', 8)).toThrow('the record has d6 of 6');
    expect(() => recordedChance([])('d6', 6)).toThrow('nothing more is recorded');
  });
});

describe('chance that stops', () => {
  it('says what would be decided', () => {
    expect(() => stoppingChance('d6', 6)).toThrow(ChanceNeeded);
    expect(() => stoppingChance('d6', 6)).toThrow(expect.objectContaining({ label: 'd6' }));
  });
});

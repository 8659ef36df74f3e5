import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { draws } from '../refs/refs.ts';

/** Chance is answered by the host: a whole number from 0 to n-1. The label says what is being decided. */
export type Chance = (label: string, n: number) => number;

/** An outcome of chance as it is recorded. */
export interface Drawn {
  readonly label: string;
  readonly n: number;
  readonly value: number;
}

/** For search, simulation and tests: sfc32, quick and small. Same seed, same numbers. */
export function quickChance(seed: number): Chance {
  let a = seed | 0;
  let b = (seed / 4294967296) | 0;
  let c = 0x9e3779b9 | 0;
  let counter = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return (_label, n) => Math.floor((next() * n) / 4294967296);
}

/**
 * For live games: HMAC-SHA-256 over (seed, the players' entropy, position). The match holds no generator state, so nothing
 * in it tells what comes next; the position never rewinds, so an undone draw is not drawn again.
 */
export function liveChance(seed: string, entropy: readonly string[], position: { value: number }): Chance {
  const key = hexToBytes(seed);
  const salt = JSON.stringify(entropy);
  return (label, n) => liveOutcome(key, salt, position.value++, label, n);
}

function liveOutcome(key: Uint8Array, salt: string, position: number, label: string, n: number): number {
  const digest = hmac(sha256, key, utf8ToBytes(JSON.stringify([position, label, n, salt])));
  let number = 0;
  for (let i = 0; i < 6; i++) number = number * 256 + (digest[i] ?? 0);
  return Math.floor((number / 2 ** 48) * n);
}

/** What the host publishes before the first move. */
export function commitmentTo(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** A short name for a text that nobody can make who does not know the seed; it tells nothing of either. */
export function codeFor(seed: string, text: string): string {
  return bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(text)).slice(0, 8));
}

export function isSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** Plays back what was recorded; an outcome that was not recorded for this label is a fault of the record. */
export function recordedChance(drawn: readonly Drawn[]): Chance & { readonly left: () => number } {
  let i = 0;
  const chance = (label: string, n: number): number => {
    const next = drawn[i++];
    if (next === undefined || next.label !== label || next.n !== n) throw new WrongChance(label, n, next);
    return next.value;
  };
  return Object.assign(chance, { left: () => drawn.length - i });
}

/** The record and the rules disagree about what chance was asked. */
export class WrongChance extends Error {
  constructor(label: string, n: number, found: Drawn | undefined) {
    const has = found === undefined ? 'nothing more is recorded' : `the record has ${found.label} of ${found.n}`;
    super(`chance was asked for ${label} of ${n}, but ${has}`);
  }
}

/** Thrown by the source of chance that stops: what previews run on ("then a die is rolled"). */
export class ChanceNeeded extends Error {
  readonly label: string;
  constructor(label: string) {
    super(`chance is needed for ${label}`);
    this.label = label;
  }
}

export const stoppingChance: Chance = (label) => {
  throw new ChanceNeeded(label);
};

/** How a pile lies after a shuffle, and which card was taken at random, nobody sees who does not see the card. */
export const isUnseen = (label: string): boolean => draws.shuffle.is(label) || draws.random.is(label);

/** Passes outcomes on and notes them down. */
export function notingChance(source: Chance, notes: Drawn[]): Chance {
  return (label, n) => {
    const value = source(label, n);
    notes.push({ label, n, value });
    return value;
  };
}

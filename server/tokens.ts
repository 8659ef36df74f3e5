import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Hash } from './storage/store.ts';

/** 256 bits that nobody can guess. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const newSecret = (): string => randomBytes(32).toString('hex');

/** Short enough to be typed: 60 bits, without letters that look alike. */
export const newCode = (): string => readable(12).replace(/(.{4})(?=.)/g, '$1-');
/** Whoever knows the id of a table may ask about it, so it is not to be guessed either. */
export const newId = (): string => readable(16);

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

function readable(length: number): string {
  return Array.from(randomBytes(length), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}

/** However it was typed. */
export function codeHash(code: string): Hash {
  return hashOfToken(
    code
      .toLowerCase()
      .replace(/[^0-9a-z]/g, '')
      .replaceAll('o', '0')
      .replace(/[il]/g, '1'),
  );
}

export function hashOfToken(token: string): Hash {
  return createHash('sha256').update(token).digest('hex');
}

/** Takes the same time whatever the hashes are. */
export function isSameHash(one: Hash, other: Hash): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

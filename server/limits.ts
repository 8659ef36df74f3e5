import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Store } from './storage/store.ts';

/** Time that only goes forward, in milliseconds: whoever sets the machine's clock back shuts nobody out. */
export type Clock = () => number;
const steadyClock: Clock = () => performance.now();

/** Counts what each of many has open. */
export interface Counts {
  /** False when they have enough already. */
  enter(who: string): boolean;
  leave(who: string): void;
}

export function createCounts(most: number): Counts {
  const all = new Map<string, number>();
  return {
    enter(who) {
      const count = all.get(who) ?? 0;
      if (count >= most) return false;
      all.set(who, count + 1);
      return true;
    },
    leave(who) {
      const count = all.get(who) ?? 0;
      if (count > 1) all.set(who, count - 1);
      else all.delete(who);
    },
  };
}

/** A bucket for each of many, which holds `most` and fills by `rate` a second: bursts are fine, floods are not. */
export interface Buckets {
  /** Takes one out if there is one. */
  take(who: string): boolean;
  /** Takes out as many more, whether they are there or not: then it takes longer until there is one again. */
  spend(who: string, more: number): void;
  readonly size: () => number;
}

interface Bucket {
  left: number;
  at: number;
}

/** With so many buckets it is time to look for full ones, which need not be kept. */
const MANY = 1_000;

export function createBuckets(most: number, rate: number, clock: Clock = steadyClock): Buckets {
  const all = new Map<string, Bucket>();
  let tidyAt = MANY;

  const filled = (bucket: Bucket, now: number): Bucket => {
    bucket.left = Math.min(most, bucket.left + ((now - bucket.at) / 1000) * rate);
    bucket.at = now;
    return bucket;
  };

  const tidy = (now: number): void => {
    for (const [who, bucket] of all) if (filled(bucket, now).left === most) all.delete(who);
    tidyAt = Math.max(MANY, all.size * 2);
  };

  const bucketOf = (who: string): Bucket => {
    const now = clock();
    const known = all.get(who);
    if (known !== undefined) return filled(known, now);
    if (all.size >= tidyAt) tidy(now);
    const bucket = { left: most, at: now };
    all.set(who, bucket);
    return bucket;
  };

  return {
    take(who) {
      const bucket = bucketOf(who);
      if (bucket.left < 1) return false;
      bucket.left--;
      return true;
    },
    spend(who, more) {
      bucketOf(who).left -= more;
    },
    size: () => all.size,
  };
}

/** What all servers over one store allow together, each so often in a span of time. */
export interface SharedLimit {
  /** Counts it; false when it was one too many. */
  take(who: string): Promise<boolean>;
}

export interface SharedWorld {
  readonly store: Pick<Store, 'count'>;
  readonly now: () => number;
  /** Known to all servers: addresses are stored nowhere, only what they hash to with it. */
  readonly salt: () => string;
}

export function sharedLimit(
  { store, now, salt }: SharedWorld,
  what: string,
  most: number,
  milliseconds: number,
): SharedLimit {
  return {
    async take(who) {
      const name = createHmac('sha256', salt()).update(`${what} ${who}`).digest('hex');
      return (await store.count(name, now(), milliseconds)) <= most;
    },
  };
}

/** Who counts as one: an address, or a network of IPv6 (/64), for it is one household that has all of its addresses. */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return ip;
  // As short as can be, in small letters.
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const embedded = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(short);
  if (embedded !== null) return embedded.slice(1).flatMap(bytesOf).join('.');
  const [front = [], back = []] = short.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const between = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return `${[...front, ...between, ...back].slice(0, 4).join(':')}::/64`;
}

function bytesOf(group: string): [number, number] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}

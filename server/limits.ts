/** A bucket that fills by `rate` a second and holds twice that: bursts are fine, floods are not. */
interface Bucket {
  left: number;
  at: number;
}

const fullBucket = (rate: number, now: number): Bucket => ({ left: rate * 2, at: now });

/** Takes one out if there is one. */
function takeFrom(bucket: Bucket, rate: number, now: number): boolean {
  bucket.left = Math.min(rate * 2, bucket.left + ((now - bucket.at) / 1000) * rate);
  bucket.at = now;
  if (bucket.left < 1) return false;
  bucket.left--;
  return true;
}

/** Counts what each of many uses and shares a bucket among all that belongs to one of them. */
export interface Shares {
  /** False when they have enough already. */
  enter(who: string): boolean;
  leave(who: string): void;
  /** May one more message come from them now? */
  allows(who: string, now: number): boolean;
}

export function createShares(most: number, rate: number): Shares {
  const all = new Map<string, { count: number; readonly bucket: Bucket }>();
  return {
    enter(who) {
      const one = all.get(who) ?? { count: 0, bucket: fullBucket(rate, 0) };
      if (one.count >= most) return false;
      one.count++;
      all.set(who, one);
      return true;
    },
    leave(who) {
      const one = all.get(who);
      if (one === undefined) return;
      one.count--;
      if (one.count === 0) all.delete(who);
    },
    allows(who, now) {
      const one = all.get(who);
      return one === undefined || takeFrom(one.bucket, rate, now);
    },
  };
}

import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded before the server itself: its bots draw the same numbers in every run, and how long they think is counted in looks at
 * the clock, not in time.
 */
if (isMainThread) {
  Object.assign(crypto, { randomInt: () => 7 });
  syncBuiltinESMExports();
} else {
  let looks = 0;
  performance.now = () => ++looks * 5;
}

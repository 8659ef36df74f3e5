import { commitmentTo } from '@tafelrunde/kernel';
import { hasTable, type TableState, type Wish } from '@tafelrunde/table/client';
import { randomHex } from '../app/device/random-hex.ts';

type Part = Extract<Wish, { type: 'commit' | 'reveal' }>;
type Unasked<W> = W extends Wish ? Omit<W, 'ask'> : never;

/** A random number to add to the shuffle, and its hash, which goes with the request for the seat. */
export function drawPart(): { readonly part: string; readonly hash: string } {
  const part = randomHex(32);
  return { part, hash: commitmentTo(part) };
}

/**
 * What the app has to say about the shuffle now, without asking anybody: first it promises its random number, and reveals it once nobody
 * can promise anything more.
 */
export function aboutShuffle(state: TableState, part: string): Unasked<Part> | undefined {
  if (!hasTable(state) || state.info.state !== 'waiting') return undefined;
  const { info, you } = state;
  const own = you.seats.flatMap((seat) => info.seats[seat] ?? []);
  const isPromised = own.some(({ commitment }) => commitment === commitmentTo(part));
  if (own.length === 0 || own.some(({ revealed }) => revealed === true)) return undefined;
  if (info.sealed === true) return isPromised ? { type: 'reveal', part } : undefined;
  return isPromised ? undefined : { type: 'commit', hash: commitmentTo(part) };
}

import { api } from './api.ts';
import { dropTokens, onlineSeats } from './seats.ts';

/** So many tokens the server takes at once. */
const MOST = 200;

/** Deletes on the server what belongs to the seats of this browser. A seat that it could not be told of stays, to be tried again. */
export async function forgetMe(): Promise<'told' | 'not told'> {
  const tokens = [...new Set(onlineSeats.get().map(({ token }) => token))];
  for (let from = 0; from < tokens.length; from += MOST) {
    const some = tokens.slice(from, from + MOST);
    try {
      await api.forget(some);
    } catch {
      return 'not told';
    }
    dropTokens(some);
  }
  return 'told';
}

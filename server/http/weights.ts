import type { ClientMessage } from '@tafelrunde/table';

/** What costs the server more than a move counts as so many messages: some of these play a part of the game again, or all of it. */
const WEIGHTS: Partial<Record<ClientMessage['type'], number>> = {
  rematch: 10,
  undo: 5,
  hello: 5,
  vote: 5,
  takeover: 5,
  mute: 5,
  look: 3,
  foresee: 2,
  forecast: 2,
};

const byType = new Map<unknown, number>(Object.entries(WEIGHTS));

/** Of whatever somebody has sent. */
export function weightOf(message: unknown): number {
  const type = typeof message === 'object' && message !== null && 'type' in message ? message.type : undefined;
  return byType.get(type) ?? 1;
}

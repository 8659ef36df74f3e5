import type { ClientMessage } from '@tafelrunde/table';

/** What costs the server more than a move counts as so many messages: most of these play the whole game again. */
const WEIGHTS: Partial<Record<ClientMessage['type'], number>> = {
  hello: 20,
  look: 20,
  undo: 10,
  rematch: 10,
  vote: 5,
  takeover: 5,
  mute: 5,
  foresee: 2,
};

const byType = new Map<unknown, number>(Object.entries(WEIGHTS));

/** Of whatever somebody has sent. */
export function weightOf(message: unknown): number {
  const type = typeof message === 'object' && message !== null && 'type' in message ? message.type : undefined;
  return byType.get(type) ?? 1;
}

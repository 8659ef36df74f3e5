import type { CardId } from '@tafelrunde/kernel';
import type { Card } from '../cards/card.ts';
import type { Game, Resource } from '../state.ts';

/** TL-032: into the pool of the player whose turn it is. */
export function gain(m: Game, resource: Resource, n: number, cause?: CardId): void {
  if (n === 0) return;
  m.state[resource] += n;
  if (!m.isHeard) return;
  const event = { type: 'gained', seat: m.state.active, data: { resource, n } };
  m.emit(cause === undefined ? event : { ...event, cause });
}

/** TL-031: the symbols on a card. */
export function gainSymbols(m: Game, { coins, power, recovery }: Card, cause: CardId): void {
  gain(m, 'coins', coins, cause);
  gain(m, 'power', power, cause);
  gain(m, 'recovery', recovery, cause);
}

/** TL-034, TL-093. */
export function emptyPool({ state }: Game): void {
  state.coins = 0;
  state.power = 0;
  state.recovery = 0;
}

import type { ToldEvent } from '@tafelrunde/kernel';
import { lineIn, logOf } from '@tafelrunde/words';
import { cardData, REWARD } from '../effects/language/registry.ts';
import { comesUp, happenings } from './happenings.ts';
import type { SoulLine } from './line.ts';
import { moves } from './moves.ts';
import { spokenOfIn, type Telling, tellingOf } from './telling.ts';

const told = lineIn(moves, happenings);

/** An event that has been carried out goes without saying, so does a loot card, which was said to be played, and the recharge step. */
function lineFor(event: ToldEvent): SoulLine | undefined {
  const { type, from, to, data, cause, cards = [] } = event;
  if (type === 'declared' && data?.via === 'loot') return undefined;
  if (type === 'declared' && cause === REWARD) return undefined; // FS-245: it was rolled for.
  if (type === 'recharged' && cause === undefined) return undefined; // FS-118
  if (type === 'declared' && (data?.via === 'trigger' || data?.via === 'outcome')) return comesUp;
  const isEvent = cards.some(({ card }) => card !== undefined && cardData(card)?.kind !== 'monster');
  const isOver = type === 'moved' && from?.kind === 'monster' && to?.kind === 'monster-discard' && isEvent;
  return isOver ? undefined : told(event);
}

/** The card behind it stands at the end, unless it is named anyway. */
function behind({ event: { cause } }: Telling, said: string): string {
  const card = cause === undefined ? undefined : cardData(cause)?.name;
  return card === undefined || said.includes(card) ? '' : ` (${card})`;
}

export const log = logOf({ line: lineFor, telling: tellingOf, seat: spokenOfIn, behind });

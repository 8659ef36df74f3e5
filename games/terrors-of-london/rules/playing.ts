import { type CardId, count, type ObjectNumber, objectsIn, type Seat, type Vars } from '@tafelrunde/kernel';
import { below } from '@tafelrunde/words';
import type { Card } from '../cards/card.ts';
import { RELIC_LIMIT } from '../numbers.ts';
import { cardAt, hasMonster, idAt } from '../queries.ts';
import { type Chapter, type Game, play, relics } from '../state.ts';
import { carry, recall, removeFromGame } from './moving.ts';
import { gainSymbols } from './resources.ts';

/** Playing cards from the hand. */
export interface PlayingOps {
  /** TL-045, TL-048, TL-057: a relic comes into the relic area; there are never more than three. */
  placeRelic: { seat: Seat; card: ObjectNumber };
}

/** TL-026 to TL-030. */
export function playCard(m: Game, seat: Seat, object: ObjectNumber): void {
  if (cardAt(m, object).kind === 'relic') {
    m.put({ op: 'placeRelic', seat, card: object });
    return;
  }
  const played = carry(m, object, play(seat));
  if (played === undefined) return;
  recall(m, played);
  activate(m, seat, played);
}

/** TL-158: resources, then keywords in printed order, then the unique ability; an influence card looks round when it is played. */
export function activate(m: Game, seat: Seat, object: ObjectNumber): void {
  const id = idAt(m, object);
  const card = cardAt(m, object);
  const vars = { seat, source: object };
  gainSymbols(m, card, id);
  if (card.keywords.length > 0) m.put({ op: 'run', at: below([id], 'keywords'), vars });
  if (card.unique.length > 0) m.put({ op: 'run', at: below([id], 'unique'), vars });
  if (card.kind === 'influence') putInfluence(m, card, id, vars);
}

/** TL-042 to TL-044. */
function putInfluence(m: Game, { faction }: Card, id: CardId, vars: Vars): void {
  if (faction === undefined || !hasMonster(m, m.state.active, faction)) return;
  m.emit({ type: 'triggered', seat: m.state.active, cause: id });
  m.put({ op: 'run', at: below([id], 'influence'), vars });
}

export const playingRules: Chapter<PlayingOps> = {
  placeRelic: {
    options: (m, { seat }) => (count(m, relics(seat)) < RELIC_LIMIT ? [] : objectsIn(m, relics(seat))),
    answer: (m, { seat, card }, [pick]) => {
      if (typeof pick === 'number') removeFromGame(m, pick);
      const placed = carry(m, card, relics(seat));
      if (placed !== undefined) recall(m, placed);
    },
  },
};

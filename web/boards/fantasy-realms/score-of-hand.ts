import type { Explanation } from '@tafelrunde/fantasy-realms';
import type { CardId } from '@tafelrunde/kernel';

type Explained = Explanation['cards'][number];

/** What every card of a hand is worth. */
export interface Worth {
  readonly explanation: Explanation | undefined;
  of(card: CardId): Explained | undefined;
}

export function worthIn(explanation: Explanation | undefined): Worth {
  const byId = new Map<string, Explained>((explanation?.cards ?? []).map((card) => [card.id, card]));
  return { explanation, of: (card) => byId.get(card) };
}

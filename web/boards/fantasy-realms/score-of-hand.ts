import type { Explanation } from '@tafelrunde/fantasy-realms';
import type { CardId } from '@tafelrunde/kernel';

type Explained = Explanation['cards'][number];

/** What every card of a hand is worth. It is worked out when it is asked for: that can take longer than to draw the table. */
export interface Worth {
  readonly explanation: Explanation | undefined;
  of(card: CardId): Explained | undefined;
}

export const worthIn = (explain: () => Explanation | undefined): Worth => ({
  get explanation() {
    return explain();
  },
  of: (card) => explain()?.cards.find(({ id }) => id === card),
});

export const worthless: Worth = worthIn(() => undefined);

import { cardOf, everybody, type ObjectNumber, type Seat, type Seen } from '@tafelrunde/kernel';
import { named, seatOf, type WordNode } from '@tafelrunde/words';
import { unsealed } from '../rules/piles.ts';
import { type At, type Chapter, DISCARD } from '../state.ts';
import { cardsIn, type ItemWord } from './item-word.ts';

interface Seal extends WordNode {
  readonly word: 'seal';
  readonly n: number;
}

/** Sealed Vault: covers cards of the discard area. They lie there as before, but only one player may take them. */
export const seal = (n: number): Seal => ({ word: 'seal', n });

export interface ItemVaultOps {
  sealCards: { seat: Seat; n: number };
}

const sealWord: ItemWord<Seal> = {
  run: (m, { n }) => m.put({ op: 'sealCards', seat: seatOf(m), n }),
  says: ({ n }) =>
    named({
      en: `seal ${cardsIn.en(n)} in the discard area: Sealed cards still count there, but only you may take them, and Shovel and Gold Mirror cannot move them`,
      de: `versiegle ${cardsIn.de(n)} im Ablagebereich: Versiegelte Karten zählen dort weiterhin, aber nur du darfst sie nehmen, und Schaufel und Goldener Spiegel können sie nicht bewegen`,
    }),
};

export const itemVaultWords = { seal: sealWord } as const;

export const itemVaultRules: Chapter<ItemVaultOps> = {
  sealCards: {
    options: (m) => unsealed(m),
    min: (_, { n }) => n,
    answer: (m, { seat }, picks) => {
      const sealed = picks.filter((pick) => typeof pick === 'number');
      for (const card of sealed) m.state.vault.push({ card, by: seat });
      m.emit({ type: 'sealed', seat, from: DISCARD, cards: sealed.map((card) => openly(m, card)) });
    },
  },
};

/** FR-011: a card of the discard area, as everybody sees it. */
const openly = (m: At, obj: ObjectNumber): Seen => ({ card: cardOf(m, obj) ?? '', obj, sees: everybody(m) });

import type { Seat } from '@tafelrunde/kernel';
import { seatOf, type WordNode } from '@tafelrunde/words';
import { unsealed } from '../rules/piles.ts';
import type { Chapter } from '../state.ts';
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
  text: {
    en: ({ n }) =>
      `seal ${cardsIn.en(n)} in the discard area: sealed cards still count there, but only you may take them, and Shovel and Gold Mirror cannot move them`,
    de: ({ n }) =>
      `versiegle ${cardsIn.de(n)} im Ablagebereich: versiegelte Karten zählen dort weiterhin, aber nur du darfst sie nehmen, und Schaufel und Goldener Spiegel bewegen sie nicht`,
  },
};

export const itemVaultWords = { seal: sealWord } as const;

export const itemVaultRules: Chapter<ItemVaultOps> = {
  sealCards: {
    options: (m) => unsealed(m),
    min: (_, { n }) => n,
    answer: (m, { seat }, picks) => {
      for (const pick of picks) if (typeof pick === 'number') m.state.vault.push({ card: pick, by: seat });
      m.emit({ type: 'sealed', seat, data: { n: picks.length } });
    },
  },
};

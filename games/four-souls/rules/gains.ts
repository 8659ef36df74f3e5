import {
  knows,
  look,
  move,
  type ObjectNumber,
  objectsIn,
  reveal,
  type Seat,
  shuffle,
  topOf,
  type ZoneName,
} from '@tafelrunde/kernel';
import type { Reward } from '../effects/language/card.ts';
import { REWARD } from '../effects/language/registry.ts';
import { withPlus } from '../options.ts';
import { type DeckName, deckOf, discardOf, hand } from '../places.ts';
import { player, turnOrder } from '../players.ts';
import type { At, Chapter, M } from '../state.ts';
import { moveItemIn } from './items.ts';
import { coinsOf, tally } from './table.ts';

/** Coins, loot and treasure (FS-067, FS-073, FS-268, FS-270). */
export interface GainOps {
  gainCoins: { seat: Seat; n: number };
  lootCards: { seat: Seat; n: number; fromDiscard?: boolean };
  gainTreasure: { seat: Seat; n: number };
  gainReward: { seat: Seat; reward: Reward; times: number };
  remakeDeck: { name: DeckName };
  seeTreasure: { seat: Seat };
  showHand: { seat: Seat };
}

export function setCoins(m: M, seat: Seat, n: number): void {
  m.state.coins[seat] = n;
}

/** FS-270: as many as there are. */
export function loseCoins(m: M, seat: Seat, n: number): number {
  const lost = Math.min(n, coinsOf(m, seat));
  if (lost === 0) return 0;
  setCoins(m, seat, coinsOf(m, seat) - lost);
  m.emit({ type: 'lostCoins', seat, data: { n: lost } });
  return lost;
}

/** FS-268: given, not gained. */
export function giveCoins(m: M, from: Seat, to: Seat, n: number): number {
  const given = Math.min(n, coinsOf(m, from));
  setCoins(m, from, coinsOf(m, from) - given);
  setCoins(m, to, coinsOf(m, to) + given);
  if (given > 0) m.emit({ type: 'gaveCoins', seat: from, data: { n: given, to } });
  return given;
}

/** The top card of a deck; FS-042: an empty one is made anew from its discard. */
export function topCard(m: M, name: DeckName): ObjectNumber | undefined {
  remakeDeck(m, name);
  return topOf(m, deckOf(name));
}

export function remakeDeck(m: M, name: DeckName): void {
  if (topOf(m, deckOf(name)) !== undefined) return;
  const discard: ZoneName = discardOf(name);
  if (topOf(m, discard) === undefined) return; // FS-043
  for (let card = topOf(m, discard); card !== undefined; card = topOf(m, discard)) move(m, card, deckOf(name));
  shuffle(m, deckOf(name));
}

/** FS-042: a deck that has run out while its discard has not. */
export const deckRanOut = (m: At, name: DeckName): boolean =>
  topOf(m, deckOf(name)) === undefined && topOf(m, discardOf(name)) !== undefined;

/** The cards of a hand that not everybody knows. */
export const hiddenIn = (m: At, seat: Seat): ObjectNumber[] =>
  objectsIn(m, hand(seat)).filter((card) => turnOrder(m, 0).some((each) => !knows(m, each, card)));

export const gainRules: Chapter<GainOps> = {
  gainCoins: {
    affected: (_, { seat }) => seat,
    act: (m, { seat, n }) => {
      if (n <= 0) return;
      setCoins(m, seat, coinsOf(m, seat) + n);
      if (withPlus(m)) tally(m, 'gainCoins', player(seat)); // Poker Chip answers the first time.
      m.emit({ type: 'gainedCoins', seat, data: { n } });
      m.happened('coinsGained', { player: seat, n });
    },
  },

  lootCards: {
    affected: (_, { seat }) => seat,
    act: (m, { seat, n, fromDiscard = false }) => {
      let looted = 0;
      for (let i = 0; i < n; i++) {
        const card = fromDiscard ? topOf(m, discardOf('loot')) : topCard(m, 'loot');
        if (card !== undefined && move(m, card, hand(seat)) !== undefined) looted++;
      }
      if (looted > 0) m.happened('looted', { player: seat, n: looted });
    },
  },

  remakeDeck: (m, { name }) => remakeDeck(m, name),

  seeTreasure: (m, { seat }) => {
    const top = topOf(m, deckOf('treasure'));
    if (top !== undefined) look(m, seat, [top]);
  },

  showHand: (m, { seat }) => reveal(m, hiddenIn(m, seat), seat),

  gainTreasure: (m, { seat, n }) => {
    for (let i = 0; i < n; i++) {
      const card = topCard(m, 'treasure');
      if (card !== undefined) moveItemIn(m, card, seat);
    }
  },

  // FS-104, FS-105, FS-240.
  gainReward: (m, { seat, reward, times }) => {
    const { coins = 0, loot = 0, treasure = 0, roll, everybody } = reward;
    for (const each of everybody === true ? turnOrder(m, seat) : [seat]) {
      if (coins > 0) m.put({ op: 'gainCoins', seat: each, n: coins * times });
      if (loot > 0) m.put({ op: 'lootCards', seat: each, n: loot * times });
      if (treasure > 0) m.put({ op: 'gainTreasure', seat: each, n: treasure * times });
      if (roll !== undefined) {
        const then = { at: [REWARD, roll] as const, vars: { seat: each, times } };
        m.put({ op: 'rollDie', seat: each, attack: false, then });
      }
    }
  },
};

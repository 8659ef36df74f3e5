import { at } from '@tafelrunde/kernel';
import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';

// The draft of Fantasy Realms as one would write it well for boardgame.io: take one card from the deck or from the
// discard area, discard one, the end at ten discarded cards. Undo and the log are on, as they are there by default.

export const SEATS = 3;
const CARDS = 53;
const HAND = 7;
const END = 10;

export interface Draft {
  deck: number[];
  hands: number[][];
  discard: number[];
}

export const draft: Game<Draft> = {
  name: 'draft',
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: CARDS }, (_, card) => card));
    const hands = Array.from({ length: ctx.numPlayers }, () => deck.splice(-HAND));
    return { deck, hands, discard: [] };
  },
  turn: { minMoves: 2, maxMoves: 2 },
  moves: {
    takeFromDeck({ G, ctx, playerID }) {
      if (ctx.numMoves !== 0) return INVALID_MOVE;
      at(G.hands, Number(playerID)).push(...G.deck.splice(-1));
      return undefined;
    },
    takeFromDiscard({ G, ctx, playerID }, i: number) {
      if (ctx.numMoves !== 0 || G.discard[i] === undefined) return INVALID_MOVE;
      at(G.hands, Number(playerID)).push(...G.discard.splice(i, 1));
      return undefined;
    },
    drop({ G, ctx, playerID }, i: number) {
      const hand = at(G.hands, Number(playerID));
      if (ctx.numMoves !== 1 || hand[i] === undefined) return INVALID_MOVE;
      G.discard.push(...hand.splice(i, 1));
      return undefined;
    },
  },
  endIf: ({ G }) => G.discard.length >= END || undefined,
};

/** Plays one game at random, each option equally likely, and tells how many decisions it took. */
export function playBoardgameDraft(random: () => number = Math.random): number {
  const { store, moves } = Client<Draft>({ game: draft, numPlayers: SEATS, debug: false });
  const below = (n: number) => Math.floor(random() * n);
  let decisions = 0;
  for (let state = store.getState(); state.ctx.gameover === undefined; state = store.getState()) {
    const { discard, hands }: Draft = state.G;
    if (state.ctx.numMoves === 1) {
      moves.drop?.(below(at(hands, Number(state.ctx.currentPlayer)).length));
    } else {
      const option = below(1 + discard.length);
      if (option === 0) moves.takeFromDeck?.();
      else moves.takeFromDiscard?.(option - 1);
    }
    decisions++;
  }
  return decisions;
}

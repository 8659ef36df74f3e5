import type { AnyGame } from '../game.ts';
import type { Match } from '../match.ts';

/** What must hold at every position of every game: each says what is wrong, or nothing. */
export type PositionCheck = (game: AnyGame, match: Match) => string | undefined;

/*
 * Numbers are ticked off by writing the number of the round beside them. One list serves all: this is asked at every question, and
 * making a list anew would cost more than the rest.
 */
let ticked = new Uint32Array(1024);
let round = 0;

function newRound(most: number): number {
  if (ticked.length < most || round === 0xffffffff) {
    ticked = new Uint32Array(2 * most);
    round = 0;
  }
  return ++round;
}

function cardsIn(zones: Match['zones'], most: number): number | string {
  const now = newRound(most);
  let lying = 0;
  for (const { kind, cards } of zones) {
    for (const card of cards) {
      if (ticked[card] === now) return `card ${card} also in ${kind}`;
      ticked[card] = now;
    }
    lying += cards.length;
  }
  return lying;
}

/** How cards lie. */
export const LYING: Readonly<Record<string, PositionCheck>> = {
  'every card lies in exactly one zone': (_, { zones, face }) => {
    const lying = cardsIn(zones, face.length);
    if (typeof lying === 'string') return lying;
    return lying === face.length ? undefined : `${face.length - lying} cards in none`;
  },
  'every object has a number of its own': (_, { obj }) => {
    let most = 0;
    for (const number of obj) if (number > most) most = number;
    const now = newRound(most + 1);
    for (const number of obj) {
      if (ticked[number] === now) return `number ${number}`;
      ticked[number] = now;
    }
    return undefined;
  },
};

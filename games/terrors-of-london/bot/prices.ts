/** What things are worth to a player, in points of damage. */
export interface Prices {
  readonly coins: number;
  readonly power: number;
  readonly recovery: number;
  readonly armor: number;
  /** Life that is lost without damage, and life that is paid. */
  readonly life: number;
  /** A card more in the same turn. */
  readonly draw: number;
  /** A card more in the next one. */
  readonly rally: number;
  readonly command: number;
  readonly curse: number;
  readonly opponentDiscards: number;
  readonly destroy: number;
  /** A weak card less in the deck, apart from the power that it gives. */
  readonly thinning: number;
  readonly lookAtTop: number;
  readonly claim: number;
  /** Permission to turn a coin into power. */
  readonly convert: number;
}

/** A coin buys cards that have to pay off before the game is over. */
const COIN_LATE = 0.25;
const COIN_PER_TURN = 0.14;
const COIN_MOST = 1.45;
const THINNING_PER_TURN = 0.16;

const LONGEST = 20;

const table: readonly Prices[] = Array.from({ length: LONGEST + 1 }, (_, turnsLeft) => ({
  coins: Math.min(COIN_MOST, COIN_LATE + COIN_PER_TURN * turnsLeft),
  power: 1,
  recovery: 0.75,
  armor: 1.1,
  life: 1,
  draw: 1.8,
  rally: 1.5,
  command: 1.6,
  curse: 1.4,
  opponentDiscards: 1.3,
  destroy: 0.5,
  thinning: THINNING_PER_TURN * turnsLeft,
  lookAtTop: 0.3,
  claim: 0.4,
  convert: 0.15,
}));

/** With so many turns still to come. */
export function pricesWith(turnsLeft: number): Prices {
  const found = table[Math.max(0, Math.min(LONGEST, Math.round(turnsLeft)))];
  if (found === undefined) throw new Error('there is a price for every moment');
  return found;
}

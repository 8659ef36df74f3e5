/** What things are worth to a player, in points of damage. */
export interface Weights {
  /** How many turns a player has from full life on. */
  readonly turns: number;
  /** A coin buys cards that have to pay off before the game is over: what it is worth at the end, and how much more for each turn before. */
  readonly coin: number;
  readonly coinPerTurn: number;
  readonly power: number;
  readonly recovery: number;
  readonly armor: number;
  /** Life that is paid, or lost without damage. */
  readonly life: number;
  /** A card more in the same turn, and in the next. */
  readonly draw: number;
  readonly rally: number;
  readonly command: number;
  readonly curse: number;
  readonly opponentDiscards: number;
  readonly destroy: number;
  /** A weak card less in the deck, for each turn that is left. */
  readonly thinningPerTurn: number;
  readonly lookAtTop: number;
  readonly claim: number;
  /** Permission to turn a coin into power. */
  readonly convert: number;
  /** How much of its worth the second activation of a monster brings. */
  readonly haunt: number;
  /** A horde ability that is sure to be used. */
  readonly link: number;
  /** How much of it counts that a monster of one's overlord's faction makes influence cards and the overlord work. */
  readonly kinship: number;
  /** How much of it counts that a horde makes the overlord work. */
  readonly gathering: number;
  /** How much of its turns a relic is really of use. */
  readonly relic: number;
  /** How many turns it takes until a bought card is drawn. */
  readonly delay: number;
}

export const EXPERIENCE: Weights = {
  turns: 10,
  coin: 0.21,
  coinPerTurn: 0.14,
  power: 1,
  recovery: 0.72,
  armor: 1.1,
  life: 1,
  draw: 1.8,
  rally: 1.35,
  command: 1.6,
  curse: 1.4,
  opponentDiscards: 1.3,
  destroy: 0.5,
  thinningPerTurn: 0.16,
  lookAtTop: 0.3,
  claim: 0.4,
  convert: 0.22,
  haunt: 0.75,
  link: 0.8,
  kinship: 0.55,
  gathering: 0.5,
  relic: 0.9,
  delay: 2.3,
};

/** Who has played a few times: every card by what it brings alone, weak cards are kept, and the game seems longer than it is. */
export const PRACTICE: Weights = {
  ...EXPERIENCE,
  turns: 20,
  draw: 1,
  thinningPerTurn: 0,
  haunt: 0.2,
  link: 0.3,
  kinship: 0,
  gathering: 0,
};

/** Where the books leave room and tables really differ; the defaults and their reasons are in rules.md. */
export interface Rulings {
  /** FR-102: Collector pays every set, or only the largest. */
  readonly sets: 'all' | 'largest';
  /** FR-103: Gem of Order pays every run, or only the longest. */
  readonly runs: 'all' | 'longest';
  /** FR-111: what a Treasure Chest with three other items is worth in the end. */
  readonly treasureChest: 20 | 25;
  /** FR-121: whether Wildfire blanks a wild card that stands for nothing. */
  readonly unusedWildInWildfire: 'blanked' | 'spared';
  /** FR-124: whether Lich and Necromancer protect the Undead even when they are blanked themselves. */
  readonly undeadProtection: 'stays' | 'while-active';
}

export const defaultRulings: Rulings = {
  sets: 'all',
  runs: 'all',
  treasureChest: 20,
  unusedWildInWildfire: 'blanked',
  undeadProtection: 'stays',
};

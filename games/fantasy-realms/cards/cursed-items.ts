import type { WordNode } from '@tafelrunde/words';
import { bury, deckToDiscard, discard, draw, takeFromDiscard } from '../effects/item-cards.ts';
import { brew, lookAtDeck, lookAtHand, wish } from '../effects/item-looks.ts';
import { market } from '../effects/item-market.ts';
import { copyUsed, salvage, setAside, steal } from '../effects/item-others.ts';
import { nameSuit, othersShow, seek } from '../effects/item-suits.ts';
import { extraTurn, skipDiscard, transmute } from '../effects/item-turn.ts';
import { seal } from '../effects/item-vault.ts';
import { betweenTwo, type ItemTerm, withOtherItems } from '../effects/score-items.ts';
import type { Said } from '../effects/score-who.ts';
import type { ItemId } from './ids.ts';

/** When an item may be used (FR-054, FR-055). */
export type Timing = 'any-time' | 'replaces-turn' | 'after-turn' | 'as-copied';

export interface CursedItem {
  readonly code: string;
  readonly name: Said;
  /** What it is worth at the end once it was used (FR-056). */
  readonly points: number;
  readonly timing: Timing;
  /** What using it does. */
  readonly do: readonly WordNode[];
  /** Repair Kit cannot copy it. */
  readonly beyondRepair?: boolean;
  readonly worth?: readonly ItemTerm[];
}

const item = (
  code: string,
  points: number,
  timing: Timing,
  en: string,
  de: string,
  steps: readonly WordNode[],
  more: Pick<CursedItem, 'worth' | 'beyondRepair'> = {},
): CursedItem => ({ code, name: { en, de }, points, timing, do: steps, ...more });

/** The 24 cursed items (FR-050). */
export const cursedItems: Readonly<Record<ItemId, CursedItem>> = {
  spyglass: item('CH24', -1, 'any-time', 'Spyglass', 'Fernglas', [lookAtHand()], { worth: [betweenTwo(-10)] }),
  sarcophagus: item('CH25', 5, 'replaces-turn', 'Sarcophagus', 'Sarkophag', [deckToDiscard(1)], { beyondRepair: true }),
  blindfold: item('CH26', 5, 'replaces-turn', 'Blindfold', 'Augenbinde', [discard(1), draw(1)], { beyondRepair: true }),
  'book-of-prophecy': item('CH27', -1, 'any-time', 'Book of Prophecy', 'Buch der Prophezeiungen', [
    lookAtDeck('bottom', 7),
  ]),
  'crystal-ball': item('CH28', -1, 'any-time', 'Crystal Ball', 'Kristallkugel', [nameSuit(), othersShow()]),
  'market-wagon': item('CH29', -2, 'replaces-turn', 'Market Wagon', 'Marktwagen', [market(3)]),
  backpack: item('CH30', -2, 'any-time', 'Backpack', 'Rucksack', [setAside(3)], { beyondRepair: true }),
  shovel: item('CH31', -2, 'any-time', 'Shovel', 'Schaufel', [bury(1)]),
  'sealed-vault': item('CH32', -4, 'any-time', 'Sealed Vault', 'Verschlossener Tresor', [seal(2)]),
  'crystal-lens': item('CH33', -2, 'any-time', 'Crystal Lens', 'Kristall Linse', [lookAtDeck('top', 1)]),
  'larcenous-gloves': item('CH34', -3, 'any-time', 'Larcenous Gloves', 'Diebische Handschuhe', [steal()]),
  'junkyard-map': item('CH35', -3, 'any-time', 'Junkyard Map', 'Schrottplatz Karte', [salvage(3)]),
  'winged-boots': item('CH36', -4, 'any-time', 'Winged Boots', 'Geflügelte Stiefel', [deckToDiscard(1)]),
  'staff-of-transmutation': item('CH37', -4, 'replaces-turn', 'Staff of Transmutation', 'Stab der Transmutation', [
    transmute(3, 8),
  ]),
  rake: item('CH38', -4, 'replaces-turn', 'Rake', 'Harke', [takeFromDiscard(2), discard('as-many')]),
  'treasure-chest': item('CH39', -5, 'any-time', 'Treasure Chest', 'Schatztruhe', [], {
    worth: [withOtherItems(3)],
    beyondRepair: true,
  }),
  fishhook: item('CH40', -6, 'replaces-turn', 'Fishhook', 'Angelhaken', [draw(2), discard('as-many')]),
  'repair-kit': item('CH41', -6, 'as-copied', 'Repair Kit', 'Reparaturset', [copyUsed()]),
  hourglass: item('CH42', -7, 'after-turn', 'Hourglass', 'Sanduhr', [extraTurn()]),
  'gold-mirror': item('CH43', -8, 'any-time', 'Gold Mirror', 'Goldener Spiegel', [bury(3), deckToDiscard('as-many')]),
  cauldron: item('CH44', -9, 'replaces-turn', 'Cauldron', 'Hexenkessel', [brew(3), discard(1)]),
  lantern: item('CH45', -10, 'replaces-turn', 'Lantern', 'Laterne', [nameSuit(), seek(10)]),
  portal: item('CH46', -20, 'any-time', 'Portal', 'Portal', [skipDiscard()]),
  'wishing-ring': item('CH47', -30, 'any-time', 'Wishing Ring', 'Wunschring', [wish()]),
};

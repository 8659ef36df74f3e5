/** Public names of the cards in their fixed order: a card's place in `cardIds` is its index inside the scorer. */
export const baseIds = [
  'mountain',
  'cavern',
  'bell-tower',
  'forest',
  'earth-elemental',
  'fountain-of-life',
  'swamp',
  'great-flood',
  'island',
  'water-elemental',
  'rainstorm',
  'blizzard',
  'smoke',
  'whirlwind',
  'air-elemental',
  'wildfire',
  'candle',
  'forge',
  'lightning',
  'fire-elemental',
  'knights',
  'elven-archers',
  'light-cavalry',
  'dwarvish-infantry',
  'rangers',
  'collector',
  'beastmaster',
  'necromancer',
  'warlock-lord',
  'enchantress',
  'king',
  'queen',
  'princess',
  'warlord',
  'empress',
  'unicorn',
  'basilisk',
  'warhorse',
  'dragon',
  'hydra',
  'warship',
  'magic-wand',
  'sword-of-keth',
  'elven-longbow',
  'war-dirigible',
  'shield-of-keth',
  'gem-of-order',
  'world-tree',
  'book-of-changes',
  'protection-rune',
  'shapeshifter',
  'mirage',
  'doppelganger',
] as const;

export const hoardIds = [
  'dungeon',
  'castle',
  'crypt',
  'chapel',
  'garden',
  'genie',
  'judge',
  'angel',
  'leprechaun',
  'demon',
  'dark-queen',
  'ghoul',
  'specter',
  'lich',
  'death-knight',
  'bell-tower-ch',
  'fountain-of-life-ch',
  'great-flood-ch',
  'rangers-ch',
  'necromancer-ch',
  'world-tree-ch',
  'shapeshifter-ch',
  'mirage-ch',
] as const;

export const promoIds = ['jester', 'phoenix', 'phoenix-promo'] as const;

export const itemIds = [
  'spyglass',
  'sarcophagus',
  'blindfold',
  'book-of-prophecy',
  'crystal-ball',
  'market-wagon',
  'backpack',
  'shovel',
  'sealed-vault',
  'crystal-lens',
  'larcenous-gloves',
  'junkyard-map',
  'winged-boots',
  'staff-of-transmutation',
  'rake',
  'treasure-chest',
  'fishhook',
  'repair-kit',
  'hourglass',
  'gold-mirror',
  'cauldron',
  'lantern',
  'portal',
  'wishing-ring',
] as const;

export const cardIds = [...baseIds, ...hoardIds, ...promoIds] as const;

export type BaseId = (typeof baseIds)[number];
export type HoardId = (typeof hoardIds)[number];
export type PromoId = (typeof promoIds)[number];
export type CardId = (typeof cardIds)[number];
export type ItemId = (typeof itemIds)[number];

const indexes = new Map<string, number>(cardIds.map((id, index) => [id, index]));
const items: ReadonlySet<string> = new Set(itemIds);

export const isCardId = (id: string): id is CardId => indexes.has(id);
export const isItemId = (id: string): id is ItemId => items.has(id);

export function cardIndex(id: CardId): number {
  return indexes.get(id) ?? -1;
}

import WoodenDoor from '~icons/game-icons/wooden-door';
import { characters } from './art/characters.ts';
import { happenings } from './art/happenings.ts';
import { loot } from './art/loot.ts';
import { monsters } from './art/monsters.ts';
import type { Picture, Pictures } from './art/picture.ts';
import { rooms } from './art/rooms.ts';
import { startingItems } from './art/starting-items.ts';
import { treasures } from './art/treasures.ts';

export const pictures: Pictures = {
  ...characters,
  ...startingItems,
  ...treasures,
  ...loot,
  ...monsters,
  ...happenings,
  ...rooms,
};

/** The picture of a card; what has none yet stands behind its door. */
export const artOf = (card: string): Picture => pictures[card] ?? WoodenDoor;

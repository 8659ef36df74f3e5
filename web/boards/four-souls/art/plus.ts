import type { Pictures } from './picture.ts';
import { characters } from './plus/characters.ts';
import { events } from './plus/events.ts';
import { loot } from './plus/loot.ts';
import { monsters } from './plus/monsters.ts';
import { treasures } from './plus/treasures.ts';

/** The pictures of Four Souls+. */
export const plus: Pictures = { ...characters, ...treasures, ...loot, ...monsters, ...events };

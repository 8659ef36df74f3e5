import type { Said } from '@tafelrunde/kernel';
import type { Kind } from './places.ts';

/** What lies where, for those who read the table. */
export const zoneNames = {
  'zone:room-deck': { en: 'Room deck', de: 'Raumstapel' },
  'zone:spell-deck': { en: 'Spell deck', de: 'Zauberspruchstapel' },
  'zone:ordinary-deck': { en: 'Ordinary Heroes', de: 'Normale Helden' },
  'zone:epic-deck': { en: 'Epic Heroes', de: 'Epische Helden' },
  'zone:item-deck': { en: 'Item deck', de: 'Ausrüstungsstapel' },
  'zone:boss-deck': { en: 'Bosses left', de: 'Übrige Bosse' },
  'zone:discard': { en: 'Discard pile', de: 'Ablagestapel' },
  'zone:town': { en: 'Town', de: 'Stadt' },
  'zone:unclaimed': { en: 'Items in town', de: 'Ausrüstung in der Stadt' },
  'zone:borne': { en: 'Items of Heroes', de: 'Ausrüstung der Helden' },
  'zone:hand': { en: 'Hand', de: 'Hand' },
  'zone:choice': { en: 'Bosses to choose from', de: 'Bosse zur Wahl' },
  'zone:boss': { en: 'Boss', de: 'Boss' },
  'zone:room': { en: 'Rooms', de: 'Räume' },
  'zone:miniboss': { en: 'Miniboss', de: 'Miniboss' },
  'zone:placed': { en: 'Face down', de: 'Verdeckt' },
  'zone:entrance': { en: 'Entrance', de: 'Eingang' },
  'zone:inside': { en: 'In the dungeon', de: 'Im Dungeon' },
  'zone:souls': { en: 'Souls', de: 'Seelen' },
  'zone:wounds': { en: 'Wounds', de: 'Wunden' },
  'zone:items': { en: 'Items', de: 'Ausrüstung' },
  'zone:pending': { en: 'About to take effect', de: 'Wirkt gleich' },
  'zone:box': { en: 'In the box', de: 'In der Schachtel' },
} as const satisfies Readonly<Record<`zone:${Kind}`, Said>>;

import type { Said } from '@tafelrunde/kernel';
import type { Kind } from '../places.ts';

/** What lies where, for those who read the table. */
export const zoneNames = {
  'zone:loot-deck': { en: 'Loot deck', de: 'Beutedeck' },
  'zone:loot-discard': { en: 'Loot discard', de: 'Beute-Ablage' },
  'zone:treasure-deck': { en: 'Treasure deck', de: 'Schatzdeck' },
  'zone:treasure-discard': { en: 'Treasure discard', de: 'Schatz-Ablage' },
  'zone:monster-deck': { en: 'Monster deck', de: 'Monsterdeck' },
  'zone:monster-discard': { en: 'Monster discard', de: 'Monster-Ablage' },
  'zone:room-deck': { en: 'Room deck', de: 'Raumdeck' },
  'zone:room-discard': { en: 'Room discard', de: 'Raum-Ablage' },
  'zone:bonus-deck': { en: 'Bonus soul deck', de: 'Deck der Bonusseelen' },
  'zone:characters': { en: 'Characters left', de: 'Übrige Charaktere' },
  'zone:hand': { en: 'Hand', de: 'Hand' },
  'zone:character': { en: 'Character', de: 'Charakter' },
  'zone:items': { en: 'Items', de: 'Items' },
  'zone:curses': { en: 'Curses', de: 'Flüche' },
  'zone:souls': { en: 'Souls', de: 'Seelen' },
  'zone:shop': { en: 'Shop', de: 'Shop' },
  'zone:monster': { en: 'Monster slot', de: 'Monsterfeld' },
  'zone:covered': { en: 'Covered monsters', de: 'Abgedeckte Monster' },
  'zone:room': { en: 'Room', de: 'Raum' },
  'zone:bonus': { en: 'Bonus souls', de: 'Bonusseelen' },
  'zone:pending': { en: 'On the stack', de: 'Auf dem Stapel' },
  'zone:dying': { en: 'Dying', de: 'Im Sterben' },
  'zone:box': { en: 'In the box', de: 'In der Schachtel' },
} as const satisfies Readonly<Record<`zone:${Kind}`, Said>>;

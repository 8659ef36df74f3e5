import type { Said } from '@tafelrunde/kernel';
import type { Kind } from './state.ts';

/** What lies where, for those who read the table. */
export const zoneNames = {
  'zone:deck': { en: 'Deck', de: 'Nachziehstapel' },
  'zone:discard': { en: 'Discard area', de: 'Ablagebereich' },
  'zone:hand': { en: 'Hand', de: 'Hand' },
  'zone:item-deck': { en: 'Deck of cursed items', de: 'Stapel der verfluchten Gegenstände' },
  'zone:item-discard': { en: 'Discarded cursed items', de: 'Abgelegte verfluchte Gegenstände' },
  'zone:item': { en: 'Cursed item', de: 'Verfluchter Gegenstand' },
  'zone:used': { en: 'Used items', de: 'Benutzte Gegenstände' },
  'zone:backpack': { en: 'Backpack', de: 'Rucksack' },
} as const satisfies Readonly<Record<`zone:${Kind}`, Said>>;

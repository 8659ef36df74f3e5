import type { Said } from '@tafelrunde/kernel';
import type { Kind } from './state.ts';

/** What lies where, for those who read the table. */
export const zoneNames = {
  'zone:overlord': { en: 'Overlord', de: 'Overlord' },
  'zone:deck': { en: 'Deck', de: 'Deck' },
  'zone:hand': { en: 'Hand', de: 'Hand' },
  'zone:discard': { en: 'Discard pile', de: 'Ablagestapel' },
  'zone:play': { en: 'In play', de: 'Im Spiel' },
  'zone:relics': { en: 'Relics', de: 'Reliquien' },
  'zone:street': { en: 'Street', de: 'Straße' },
  'zone:market': { en: 'Market', de: 'Markt' },
  'zone:acolytes': { en: 'Acolytes', de: 'Akolythen' },
  'zone:box': { en: 'In the box', de: 'In der Schachtel' },
  'zone:removed': { en: 'Out of the game', de: 'Aus dem Spiel' },
} as const satisfies Readonly<Record<`zone:${Kind}`, Said>>;

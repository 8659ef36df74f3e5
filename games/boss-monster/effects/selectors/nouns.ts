import type { Said } from '@tafelrunde/kernel';
import { type Kind, kind, type Noun, noun, OTHER } from '@tafelrunde/words';
import type { Treasure } from '../language/card.ts';

/* What people, Heroes and treasures are called. */

export const PLAYER = kind('player', 'die Person/Personen');
const HELDEN = { nom: 'Helden', acc: 'Helden', dat: 'Helden', gen: 'Helden' };
/** German bends the Hero himself: "einen Helden". */
export const HERO: Kind = {
  en: { one: 'Hero', many: 'Heroes' },
  de: { gender: 'm', one: { ...HELDEN, nom: 'Held' }, many: HELDEN },
};
export const DEAD: Said = { en: 'dead', de: 'tot' };

export const AN_OPPONENT: Noun = noun(PLAYER, 'a', { being: [OTHER] });
export const OPPONENTS: Noun = noun(PLAYER, 'each', { being: [OTHER], name: 'opponents' });
export const ANYBODY: Noun = noun(PLAYER, 'a');
export const EVERYBODY: Noun = noun(PLAYER, 'each', { name: 'everybody' });
export const THAT_PLAYER: Noun = noun(PLAYER, 'that', { name: 'that player' });

export const A_HERO: Noun = noun(HERO, 'a');
export const HEROES: Noun = noun(HERO, 'bare');
export const THIS_HERO: Noun = { ...noun(HERO, 'that', { name: 'this' }), en: 'this Hero' };
export const THAT_HERO: Noun = noun(HERO, 'that');

export const treasureWords: Readonly<Record<Treasure, Said>> = {
  cleric: { en: 'Cleric treasure', de: 'Kleriker-Schatz' },
  fighter: { en: 'Fighter treasure', de: 'Krieger-Schatz' },
  mage: { en: 'Mage treasure', de: 'Magier-Schatz' },
  thief: { en: 'Thief treasure', de: 'Diebes-Schatz' },
  explorer: { en: 'Explorer treasure', de: 'Entdecker-Schatz' },
};

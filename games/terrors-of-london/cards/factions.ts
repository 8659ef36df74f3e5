import type { Said } from '@tafelrunde/kernel';
import { type Kind, kind } from '@tafelrunde/words';

/** TL-002. */
export const factions = ['undead', 'beast', 'mortal', 'spirit'] as const;

export type Faction = (typeof factions)[number];

interface Sides {
  readonly left: Faction;
  readonly right: Faction;
}

/**
 * TL-069 to TL-072, TL-164: the faction that a monster's horde indicator shows on either side. From left to right the factions go
 * round: spirit, undead, beast, mortal, spirit. The order is our own guess; nothing else depends on it.
 */
export const links: Readonly<Record<Faction, Sides>> = {
  undead: { left: 'spirit', right: 'beast' },
  beast: { left: 'undead', right: 'mortal' },
  mortal: { left: 'beast', right: 'spirit' },
  spirit: { left: 'mortal', right: 'undead' },
};

/** TL-070, TL-071: may a monster of the first faction stand to the left of one of the second? */
export const fits = (left: Faction, right: Faction): boolean =>
  links[left].right === right && links[right].left === left;

const names: Readonly<Record<Faction, Said>> = {
  undead: { en: 'Undead', de: 'Untote' },
  beast: { en: 'Beasts', de: 'Bestien' },
  mortal: { en: 'Mortals', de: 'Sterbliche' },
  spirit: { en: 'Spirits', de: 'Geister' },
};

export const factionName = (faction: Faction): Said => names[faction];

export const monsterOf: Readonly<Record<Faction, Kind>> = {
  undead: kind('Undead monster', 'das Untoten-Monster/Untoten-Monster'),
  beast: kind('Beast monster', 'das Bestien-Monster/Bestien-Monster'),
  mortal: kind('Mortal monster', 'das Sterblichen-Monster/Sterblichen-Monster'),
  spirit: kind('Spirit monster', 'das Geister-Monster/Geister-Monster'),
};

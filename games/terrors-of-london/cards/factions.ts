import type { Lang, Said } from '@tafelrunde/kernel';

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

interface Forms {
  /** The faction itself: "Undead". */
  readonly name: string;
  /** "an Undead monster". */
  readonly aMonster: string;
  /** After "for each": "other Undead monster". */
  readonly otherMonster: string;
}

/** Written out, so that nothing has to be inflected. */
export const factionForms: Readonly<Record<Faction, Readonly<Record<Lang, Forms>>>> = {
  undead: {
    en: { name: 'Undead', aMonster: 'an Undead monster', otherMonster: 'other Undead monster' },
    de: { name: 'Untote', aMonster: 'ein Untoten-Monster', otherMonster: 'andere Untoten-Monster' },
  },
  beast: {
    en: { name: 'Beasts', aMonster: 'a Beast monster', otherMonster: 'other Beast monster' },
    de: { name: 'Bestien', aMonster: 'ein Bestien-Monster', otherMonster: 'andere Bestien-Monster' },
  },
  mortal: {
    en: { name: 'Mortals', aMonster: 'a Mortal monster', otherMonster: 'other Mortal monster' },
    de: { name: 'Sterbliche', aMonster: 'ein Sterblichen-Monster', otherMonster: 'andere Sterblichen-Monster' },
  },
  spirit: {
    en: { name: 'Spirits', aMonster: 'a Spirit monster', otherMonster: 'other Spirit monster' },
    de: { name: 'Geister', aMonster: 'ein Geister-Monster', otherMonster: 'andere Geister-Monster' },
  },
};

export const factionName = (faction: Faction): Said => ({
  en: factionForms[faction].en.name,
  de: factionForms[faction].de.name,
});

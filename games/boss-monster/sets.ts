import type { Options, Said } from '@tafelrunde/kernel';

/** What cards come from (BM-001). */
export const cardSets = [
  'base',
  'next-level',
  'minibosses',
  'crash-landing',
  'tools-of-hero-kind',
  'implements',
  'vault',
  'promo',
] as const;

export type CardSet = (typeof cardSets)[number];

/** BM-093: those that can be played alone, and the only ones with Heroes for every number of players. */
export const games = ['base', 'next-level', 'minibosses'] as const satisfies readonly CardSet[];

type GameSet = (typeof games)[number];

export const setNames: Readonly<Record<CardSet, Said>> = {
  base: { en: 'Boss Monster', de: 'Boss Monster' },
  'next-level': { en: 'The Next Level', de: 'Next Level' },
  minibosses: { en: 'Rise of the Minibosses', de: 'Aufstieg der Minibosse' },
  'crash-landing': { en: 'Crash Landing', de: 'Bruchlandung' },
  'tools-of-hero-kind': { en: 'Tools of Hero-Kind', de: 'Werkzeuge nach Helden-Art' },
  implements: { en: 'Implements of Destruction', de: 'Totale Zerstörung' },
  vault: { en: 'Vault of Villains', de: 'Gewölbe der Schurken' },
  promo: { en: 'Promo cards', de: 'Promokarten' },
};

/** The stand-alone games of the table. */
export const gamesIn = (options: Options): GameSet[] => games.filter((game) => isIn(options, game));

/** BM-093: whose Heroes come. */
export function heroesOf(options: Options): GameSet | undefined {
  const all = gamesIn(options);
  return options.heroes === undefined || options.heroes === 'first'
    ? all[0]
    : all.find((game) => game === options.heroes);
}

/** Is this set in the game? The option of a set bears its name. */
export const isIn = (options: Options, set: CardSet): boolean =>
  options[set] === true || (options.bigBox === true && set !== 'promo');

import type { Suit } from '@tafelrunde/fantasy-realms';
import type { Lang } from '@tafelrunde/kernel';

/** Two letters that tell a suit from all others without its colour. */
const marks: Readonly<Record<Suit, Readonly<Record<Lang, string>>>> = {
  land: { en: 'La', de: 'La' },
  flood: { en: 'Fd', de: 'Fl' },
  weather: { en: 'We', de: 'We' },
  flame: { en: 'Fm', de: 'Fm' },
  army: { en: 'Ar', de: 'Ar' },
  wizard: { en: 'Wz', de: 'Za' },
  leader: { en: 'Le', de: 'An' },
  beast: { en: 'Be', de: 'Be' },
  weapon: { en: 'Wp', de: 'Wa' },
  artifact: { en: 'At', de: 'At' },
  wild: { en: 'Wi', de: 'Jo' },
  building: { en: 'Bu', de: 'Ge' },
  outsider: { en: 'Ou', de: 'Ou' },
  undead: { en: 'Un', de: 'Un' },
};

export const suitMark = (suit: Suit, lang: Lang): string => marks[suit][lang];

/** As they lie in a hand that is sorted. */
export const suitOrder: readonly Suit[] = [
  'land',
  'flood',
  'weather',
  'flame',
  'army',
  'wizard',
  'leader',
  'beast',
  'weapon',
  'artifact',
  'building',
  'outsider',
  'undead',
  'wild',
];

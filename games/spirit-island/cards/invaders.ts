import type { Said } from '@tafelrunde/kernel';
import type { Terrain } from '../boards/board.ts';
import { COASTAL, is } from '../effects/language/lands.ts';
import type { InvaderCard } from './card.ts';

/* SI-053: the invader cards. */

const NAMES: Readonly<Record<Terrain, Said>> = {
  jungle: { en: 'Jungle', de: 'Dschungel' },
  mountain: { en: 'Mountain', de: 'Berge' },
  sands: { en: 'Sands', de: 'Wüste' },
  wetland: { en: 'Wetland', de: 'Sumpf' },
};

const ROMAN = ['', 'I', 'II', 'III'];

function card(stage: number, ...terrains: readonly Terrain[]): InvaderCard {
  const say = (lang: 'en' | 'de'): string =>
    `${ROMAN[stage]}: ${terrains.map((terrain) => NAMES[terrain][lang]).join(', ')}`;
  return { kind: 'invader', set: 'base', stage, lands: is(...terrains), name: { en: say('en'), de: say('de') } };
}

const COAST: InvaderCard = {
  kind: 'invader',
  set: 'base',
  stage: 2,
  lands: COASTAL,
  name: { en: 'II: Coastal Lands', de: 'II: Küstengebiete' },
};

export const invaderCards: Readonly<Record<string, InvaderCard>> = {
  'i-jungle': card(1, 'jungle'),
  'i-mountain': card(1, 'mountain'),
  'i-sands': card(1, 'sands'),
  'i-wetland': card(1, 'wetland'),
  'ii-jungle': card(2, 'jungle'),
  'ii-mountain': card(2, 'mountain'),
  'ii-sands': card(2, 'sands'),
  'ii-wetland': card(2, 'wetland'),
  'ii-coastal': COAST,
  'iii-jungle-mountain': card(3, 'jungle', 'mountain'),
  'iii-jungle-sands': card(3, 'jungle', 'sands'),
  'iii-jungle-wetland': card(3, 'jungle', 'wetland'),
  'iii-mountain-sands': card(3, 'mountain', 'sands'),
  'iii-mountain-wetland': card(3, 'mountain', 'wetland'),
  'iii-sands-wetland': card(3, 'sands', 'wetland'),
};

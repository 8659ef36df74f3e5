import { creature } from './creature.tsx';
import type { Pictures } from './picture.ts';

/** The eleven who go down into the basement. */
export const characters: Pictures = {
  isaac: creature({ body: 'child', skin: '#f2c9a8', eyes: 'crying', mouth: 'frown' }),
  maggy: creature({ body: 'child', skin: '#f2c9a8', mouth: 'smile', behind: ['hair'], worn: ['bow'] }),
  cain: creature({ body: 'child', skin: '#f2c9a8', mouth: 'smile', worn: ['patch'] }),
  judas: creature({ body: 'child', skin: '#f2c9a8', worn: ['fez'] }),
  'blue-baby': creature({ body: 'child', skin: '#a9c3d6', eyes: 'crosses', mouth: 'frown' }),
  eve: creature({ body: 'child', skin: '#f2c9a8', mouth: 'frown', behind: ['blackHair'], worn: ['fringe'] }),
  samson: creature({ body: 'child', skin: '#d9a273', eyes: 'angry', behind: ['brownHair'], worn: ['headband'] }),
  lazarus: creature({ body: 'child', skin: '#e6c3a0', mouth: 'frown', worn: ['bandage', 'beard'] }),
  lilith: creature({
    body: 'child',
    skin: '#7d7488',
    eyes: 'none',
    mouth: 'smile',
    behind: ['horns', 'blackHair'],
    worn: ['blindfold'],
  }),
  'the-forgotten': creature({ body: 'skull', skin: '#efe3c8', eyes: 'hollow', mouth: 'none' }),
  eden: creature({ body: 'child', skin: '#f2c9a8', eyes: 'hollow', worn: ['spikes'] }),
};

import { speakerOf } from './flow.ts';
import { vocabulary } from './vocabulary.ts';

/** Says what is written in the words of this folder. */
export const say = speakerOf(vocabulary);

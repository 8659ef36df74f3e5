import type { Lang } from '@tafelrunde/kernel';
import { type Say, speaker } from '@tafelrunde/words';
import { joined } from './speech.ts';
import { vocabulary } from './vocabulary.ts';

/** Say what is written in the words of this folder. */
export const speakers: Readonly<Record<Lang, Say>> = {
  en: speaker(vocabulary, 'en', joined),
  de: speaker(vocabulary, 'de', joined),
};

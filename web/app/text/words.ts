import type { Lang, Said } from '@tafelrunde/kernel';
import type { Catalogue } from '../../words/catalogue.ts';
import { useSettings } from '../kept/settings.ts';

export const useLang = (): Lang => useSettings().lang;

/** The sentences of a catalogue in the chosen language. */
export const useWords = <W>(words: Catalogue<W>): W => words[useLang()];

export function useSaid(): (said: Said) => string {
  const lang = useLang();
  return (said) => said[lang];
}

import type { Lang, Said } from '@tafelrunde/kernel';
import { describe } from '@tafelrunde/words';
import { itemVocabulary } from '../effects/item-vocabulary.ts';
import { cursedItems, type Timing } from './cursed-items.ts';
import type { ItemId } from './ids.ts';
import { itemScoringText } from './text.ts';

const timings: Readonly<Record<Timing, Said>> = {
  'any-time': { en: 'Any time', de: 'Jederzeit' },
  'replaces-turn': { en: 'Replaces the turn', de: 'Ersetzt den Zug' },
  'after-turn': { en: 'After the turn', de: 'Nach dem Zug' },
  'as-copied': { en: 'As the copied item', de: 'Wie der kopierte Gegenstand' },
};

const idle: Said = { en: 'No effect in play.', de: 'Keine Wirkung während des Spiels.' };

/** The text of a cursed item: when it may be used, what it does, and what is special about its worth. */
export function itemText(id: ItemId, lang: Lang): string {
  const { timing, do: steps } = cursedItems[id];
  const effect = steps.length === 0 ? idle[lang] : describe(itemVocabulary, steps, lang);
  return `${timings[timing][lang]}: ${effect} ${itemScoringText(id, lang)}`.trimEnd();
}

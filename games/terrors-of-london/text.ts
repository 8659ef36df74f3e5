import type { Sayings } from '@tafelrunde/kernel';
import { cards } from './cards/catalogue.ts';

export const text: Sayings = {
  name: { en: 'Terrors of London', de: 'Terrors of London' },
  card: (id, lang) => ({ name: cards.get(id)?.name[lang] ?? id, text: '' }),
  prompt: ({ op }) => op.op,
  option: ({ ref, label }) => label ?? String(ref),
  key: (key) => key,
  event: () => undefined,
};

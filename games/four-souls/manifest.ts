import type { Manifest } from '@tafelrunde/kernel';

export const manifest: Manifest = {
  id: 'four-souls',
  name: { en: 'The Binding of Isaac: Four Souls', de: 'The Binding of Isaac: Four Souls' },
  blurb: {
    en: 'Dice, loot and treachery in the basement: who first holds four souls?',
    de: 'Würfel, Beute und Verrat im Keller: Wer hat zuerst vier Seelen?',
  },
  makers: 'Edmund McMillen',
  seats: { min: 2, max: 4 }, // FS-008
  solo: true,
  minutes: { min: 45, max: 90 },
  play: {
    usual: { seats: 4, bot: 'practised' },
    bots: [
      { bot: 'simple', strength: 'easy' },
      { bot: 'practised', strength: 'medium' },
      { bot: 'expert', strength: 'hard' },
    ],
    rules: async () => (await import('./index.ts')).fourSouls,
    lessons: async () => (await import('./lessons/index.ts')).lessons,
    bot: async () => (await import('./bot.ts')).fourSoulsBot,
  },
};

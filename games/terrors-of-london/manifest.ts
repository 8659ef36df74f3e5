import type { Manifest } from '@tafelrunde/kernel';

export const manifest: Manifest = {
  id: 'terrors-of-london',
  name: { en: 'Terrors of London', de: 'Terrors of London' },
  blurb: {
    en: 'Two overlords gather hordes of monsters in the fog of the old city.',
    de: 'Zwei Fürsten der Finsternis scharen im Nebel der alten Stadt Monsterhorden um sich.',
  },
  makers: 'Kolossal Games',
  seats: { min: 2, max: 2 }, // TL-001
  minutes: { min: 30, max: 45 },
  play: {
    usual: { seats: 2, bot: 'practised' },
    bots: [
      { bot: 'random-buyer', strength: 'easy' },
      { bot: 'practised', strength: 'medium' },
      { bot: 'expert', strength: 'hard' },
    ],
    rules: async () => (await import('./index.ts')).terrorsOfLondon,
    lessons: async () => (await import('./lessons/index.ts')).lessons,
    bot: async () => (await import('./bot.ts')).terrorsOfLondonBot,
  },
};

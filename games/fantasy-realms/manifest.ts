import type { Manifest } from '@tafelrunde/kernel';

export const manifest: Manifest = {
  id: 'fantasy-realms',
  name: { en: 'Fantasy Realms', de: 'Fantastische Reiche' },
  blurb: {
    en: 'Seven cards make a realm. Take one, discard one, until ten lie on the table: the best hand wins.',
    de: 'Sieben Karten sind ein Reich. Eine nehmen, eine ablegen, bis zehn auf dem Tisch liegen: Die beste Hand gewinnt.',
  },
  makers: 'Bruce Glassco, WizKids',
  seats: { min: 2, max: 6 }, // FR-002
  minutes: { min: 15, max: 25 },
  play: {
    usual: { seats: 4, bot: 'greedy' },
    bots: [
      { bot: 'highest', strength: 'easy' },
      { bot: 'greedy', strength: 'medium' },
      { bot: 'expert', strength: 'hard' },
    ],
    rules: async () => (await import('./index.ts')).fantasyRealms,
    lessons: async () => (await import('./lessons/index.ts')).lessons,
    bot: async () => (await import('./bot.ts')).fantasyRealmsBot,
  },
};

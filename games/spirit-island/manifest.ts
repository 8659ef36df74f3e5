import type { Manifest } from '@tafelrunde/kernel';

export const manifest: Manifest = {
  id: 'spirit-island',
  name: { en: 'Spirit Island', de: 'Spirit Island' },
  blurb: {
    en: 'The spirits of an island stand together against those who come to take it.',
    de: 'Die Geister einer Insel stehen zusammen gegen die, die sie sich nehmen wollen.',
  },
  makers: 'R. Eric Reuss, Greater Than Games',
  seats: { min: 1, max: 6 },
  minutes: { min: 90, max: 150 },
  play: {
    usual: { seats: 2, bot: 'quick' },
    bots: [
      { bot: 'simple', strength: 'easy' },
      { bot: 'quick', strength: 'medium' },
      { bot: 'expert', strength: 'hard' },
    ],
    rules: async () => (await import('./index.ts')).spiritIsland,
    lessons: async () => (await import('./lessons/index.ts')).lessons,
    bot: async () => (await import('./bot.ts')).spiritIslandBot,
  },
};

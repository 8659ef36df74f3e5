import type { Manifest } from '@tafelrunde/kernel';

export const manifest: Manifest = {
  id: 'boss-monster',
  name: { en: 'Boss Monster', de: 'Boss Monster' },
  blurb: {
    en: 'Build a dungeon, lure heroes into it, and be the worst villain in town.',
    de: 'Bau ein Verlies, locke Helden hinein und sei der übelste Schurke der Gegend.',
  },
  makers: 'Johnny O’Neal, Chris O’Neal, Brotherwise Games',
  seats: { min: 2, max: 6 },
  minutes: { min: 20, max: 40 },
  play: {
    usual: { seats: 4, bot: 'quick' },
    usualOptions: (seats) => (seats > 4 ? { 'crash-landing': true } : {}), // BM-010
    bots: [
      { bot: 'simple', strength: 'easy' },
      { bot: 'quick', strength: 'medium' },
      { bot: 'expert', strength: 'hard' },
    ],
    rules: async () => (await import('./index.ts')).bossMonster,
    lessons: async () => (await import('./lessons/index.ts')).lessons,
    bot: async () => (await import('./bot.ts')).bossMonsterBot,
  },
};

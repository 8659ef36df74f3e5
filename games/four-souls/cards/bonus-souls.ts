import type { Card } from '../effects/language/card.ts';
import { bonusSoul } from './card.ts';

/* FS-112, FS-113. */

export const bonusSouls: Readonly<Record<string, Card>> = {
  'soul-of-gluttony': bonusSoul('Soul of Gluttony', { loot: 10 }),
  'soul-of-greed': bonusSoul('Soul of Greed', { coins: 25 }),
  'soul-of-guppy': bonusSoul('Soul of Guppy', { guppy: 2 }),
};

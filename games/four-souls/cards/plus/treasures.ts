import type { Card } from '../../effects/card.ts';

/* The treasures of Four Souls+. */

export const plusTreasures: Readonly<Record<string, Card>> = {};

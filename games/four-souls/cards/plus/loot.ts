import type { Card } from '../../effects/card.ts';

/* The loot of Four Souls+. */

export const plusLoot: Readonly<Record<string, Card>> = {};

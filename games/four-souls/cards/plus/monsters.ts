import type { Card } from '../../effects/card.ts';

/* The monsters of Four Souls+. */

export const plusMonsters: Readonly<Record<string, Card>> = {};

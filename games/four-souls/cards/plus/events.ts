import type { Card } from '../../effects/card.ts';

/* The events of Four Souls+. */

export const plusEvents: Readonly<Record<string, Card>> = {};

import { expect, it } from 'vitest';
import { turnUpsIn } from './turn-ups.ts';

it('[SI-196, SI-213, SI-266, SI-269] cards turn up one after the other, each with what came of it and no more', () => {
  const land = { kind: 'land', name: 'A1' };
  const events = [
    { type: 'eventCard', cause: 'population-rises', data: { branch: 0 } },
    { type: 'added', to: land, pieces: [{ kind: 'town', n: 1 }] },
    { type: 'phase', data: { phase: 'fear' } },
    { type: 'fearCard', cause: 'retreat', data: { level: 2 } },
    { type: 'removed', from: land, pieces: [{ kind: 'explorer', n: 2 }] },
    { type: 'fearCard', cause: 'isolation', data: { level: 2 } },
    { type: 'phase', data: { phase: 'ravage' } },
    { type: 'added', to: land, pieces: [{ kind: 'blight', n: 1 }] },
    { type: 'islandStillHealthy', cause: 'strong-earth-shatters-slowly', data: { n: 2 } },
    { type: 'islandBlighted', data: { n: 5 } },
  ];
  const turned = turnUpsIn(events, 'downward-spiral', { lang: 'en', names: ['You'] });
  expect(turned).toEqual([
    { card: 'population-rises', level: undefined, branch: 0, lines: ['Land A1: town added.'] },
    { card: 'retreat', level: 2, branch: undefined, lines: ['Land A1: 2 explorers removed.'] },
    { card: 'isolation', level: 2, branch: undefined, lines: [] },
    { card: 'strong-earth-shatters-slowly', level: undefined, branch: undefined, lines: [] },
    { card: 'downward-spiral', level: undefined, branch: undefined, lines: [] },
  ]);
});

import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../game.ts';
import { hashOf } from '../history/hash.ts';
import { type Plan, playRandomly } from './random-play.ts';

/** The text is that of a file which a person has read; `UPDATE_GOLDEN=1` writes it anew. */
export function expectGolden(file: URL, text: string): void {
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
}

function endingOf(game: AnyGame, plan: Omit<Plan, 'seed'>): string {
  const { end, steps } = playRandomly(game, { ...plan, seed: 77 });
  const hash = hashOf({ outcome: end.outcome ?? null, state: end.state, answers: steps.length }).slice(0, 16);
  return `${plan.seats} seats, ${JSON.stringify(plan.options ?? {})}: ${hash}`;
}

/**
 * A tripwire: seeded games end like this under this version of the rules. When one ends otherwise, rules or cards have changed,
 * and then `version` must change too.
 */
export function testEndings(game: AnyGame, plans: readonly Omit<Plan, 'seed'>[], file: URL): void {
  describe('seeded games', () => {
    it('end as they always did under this version of the rules (UPDATE_GOLDEN=1 writes the endings anew)', () => {
      const endings = plans.map((plan) => endingOf(game, plan));
      expectGolden(file, [`version ${game.version}`, ...endings, ''].join('\n'));
    });
  });
}

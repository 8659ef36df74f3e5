import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { granted } from '../errors.ts';
import type { AnyGame } from '../game.ts';
import { hashOf } from '../history/hash.ts';
import { resume } from '../history/versions.ts';
import type { Match } from '../match.ts';
import { checkPosition } from './properties.ts';
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

/** Matches as older versions of the rules have stored them: those that are played on, and those that are closed. */
interface OlderMatches {
  readonly played: readonly Match[];
  readonly closed: readonly Match[];
}

/** What people left on the table before an update is played on to its end, or is closed and says why. */
export function testOlderMatches(game: AnyGame, file: URL, plan: Pick<Plan, 'often'> = {}): void {
  const { played, closed }: OlderMatches = JSON.parse(readFileSync(file, 'utf8'));
  describe('matches of older versions', () => {
    it.each(played.map((match) => [match.rules.version, match] as const))(
      'are played on to the end: version %i',
      (_, match) => {
        const start = granted(resume(game, match));
        checkPosition(game, start);
        const { end } = playRandomly(game, { ...plan, seats: start.seats, seed: 5, start });
        checkPosition(game, end);
        expect(end.outcome).toBeDefined();
      },
    );
    it.each(closed.map((match) => [match.rules.version, match] as const))(
      'are closed where these rules have no meaning for them: version %i',
      (_, match) => {
        expect(resume(game, match)).toMatchObject({ ok: false, refusal: { code: 'interrupted-by-update' } });
      },
    );
  });
}

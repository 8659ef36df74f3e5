import { at, type Options, quickChance } from '@tafelrunde/kernel';
import { checkQuickGame } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { playableSets } from './cards/catalogue.ts';
import { bossMonster } from './index.ts';
import { checkInvariants } from './invariants-in-tests.ts';
import { whyNotTogether } from './options.ts';
import { LEFT, PASS } from './refs.ts';

/** By the number of players, 2,040 in all: the more there are, the longer a game takes. */
const GAMES: Readonly<Record<number, number>> = { 2: 800, 3: 700, 4: 400, 5: 80, 6: 60 };

/** At one position in so many JSON, views and secrets are looked at, too. */
const SOMETIMES = 50;

/** No game takes longer. */
export const MOST_ANSWERS = 30_000;

/** Whose Heroes come. */
const HEROES = Object.keys(bossMonster.options.heroes?.kind === 'choice' ? bossMonster.options.heroes.values : {});

/** Everything that is not a set: a variant, or where players differ. */
const VARIANTS = Object.entries(bossMonster.options).flatMap(([name, { kind }]) =>
  kind === 'flag' && name !== 'bigBox' && !playableSets.some((set) => set === name) ? [name] : [],
);

/** Every choice of them, by the bits of a number. */
const subsets = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: 2 ** all.length }, (_, bits) => all.filter((__, i) => (bits >> i) % 2 === 1));

const isLegal = (options: Options, seats: number): boolean => whyNotTogether(options, seats) === undefined;

/** BM-092 to BM-097: every mix of sets that may be played with so many. */
function mixesFor(seats: number): Options[] {
  const mixes = subsets(playableSets).flatMap((sets): Options[] => {
    const chosen: Options = Object.fromEntries(playableSets.map((set) => [set, sets.includes(set)]));
    return HEROES.length === 0 ? [chosen] : HEROES.map((heroes) => ({ ...chosen, heroes }));
  });
  const whole = 'bigBox' in bossMonster.options ? [{ bigBox: true }, { bigBox: true, promo: true }] : [];
  return [...whole, ...mixes].filter((options) => isLegal(options, seats));
}

/** Any legal mix with any variants. */
export function tableOf(seats: number): (seed: number) => Options {
  const mixes = mixesFor(seats);
  return (seed) => {
    const chance = quickChance(seed);
    const variants = VARIANTS.map((name) => [name, chance('variant', 2) === 1]);
    const mix = at(mixes, chance('mix', mixes.length));
    const table = { ...mix, ...Object.fromEntries(variants) };
    return isLegal(table, seats) ? table : mix; // BM-137: with the Bosses of some mixes six cannot choose.
  };
}

/** Who passes more often comes further, and who builds on at the left end has more to use. */
export const OFTEN_PICKED = [PASS, LEFT] as const;
export const WHIMS = [[PASS], OFTEN_PICKED, []] as const;

/** Random whole games with so many at the table. Some numbers of seats have a file of their own, so that they run side by side. */
export function playManyGames(...tables: readonly number[]): void {
  describe('random whole games with any legal mix of sets and variants', () => {
    it.each(tables)('[BM-048] [BM-092] [BM-097] [BM-137] [BM-138] [BM-139] of %i', (seats) => {
      const options = tableOf(seats);
      for (let seed = 1; seed <= (GAMES[seats] ?? 0); seed++) {
        const plan = { seats, options: options(seed), seed, often: at(WHIMS, seed % WHIMS.length), most: MOST_ANSWERS };
        const looking = { every: SOMETIMES, eyes: 'in turn', onQuestion: checkInvariants } as const;
        expect(checkQuickGame(bossMonster, { ...plan, ...looking }).end.outcome).toBeDefined();
      }
    });
  });
}

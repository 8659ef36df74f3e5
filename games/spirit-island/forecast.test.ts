import { at, type Chance, clone, count, type Match, PASS, quickChance, Run } from '@tafelrunde/kernel';
import { checkQuickGame, positionAfter } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type Forecast, forecast, type LandForecast } from './forecast.ts';
import { spiritIsland } from './index.ts';
import { countOf } from './pieces.ts';
import { BLIGHTED, EARNED } from './places.ts';
import { islandIn } from './queries.ts';
import { type At, isSpiritIsland } from './state.ts';

function runOn(match: Match, chance?: Chance): Run & At {
  const run = new Run(spiritIsland, match, chance);
  if (!isSpiritIsland(run)) throw new Error('this is another game');
  return run;
}

const FEAR = ['retreat', 'isolation', 'scapegoats', 'dahan-raid', 'seek-safety', 'trade-suffers'];

/** Board A with the river in A5, at the beginning of a turn. */
const GIVEN = {
  active: 0,
  phase: 'spirit',
  'spirit/0': ['river-surges-in-sunlight'],
  fearDeck: [...FEAR, 'wary-of-the-interior', 'avoid-the-dahan', 'belief-takes-root'],
  'land/A5': { 'presence-0': 2 },
  'land/A7': { cities: 1 },
};

const foretold = (given: object, play: readonly object[] = [], options: object = {}): Forecast =>
  forecast(runOn(positionAfter(spiritIsland, { seats: 1, options, given: { ...GIVEN, ...given }, play })));

describe('what the invaders will do', () => {
  it('[SI-227, SI-229, SI-231, SI-235] damage, blight, dahan lost, and invaders that fall to those who are left', () => {
    const { lands } = foretold({ ravage: ['i-mountain'], 'land/A1': { towns: 1, explorers: 1, dahan: 2 } });
    // 2 and 1 damage: one dahan falls, the other is hurt and deals 2, which is a town.
    expect(lands.A1?.ravage).toEqual({ damage: 3, destroyed: { dahan: 1, town: 1 }, blight: 1, cascades: false });
    expect(lands.A6).toBeUndefined();
  });

  it('[SI-229] a single explorer deals too little to blight the land', () => {
    const { lands } = foretold({ ravage: ['i-mountain'], 'land/A1': { explorers: 1 } });
    expect(lands.A1?.ravage).toEqual({ damage: 1, destroyed: {}, blight: 0, cascades: false });
  });

  it('[SI-258, SI-259] where blight lies it cascades; presence there is lost', () => {
    const { lands } = foretold({ ravage: ['i-wetland'], 'land/A5': { 'presence-0': 2, towns: 1, blight: 1 } });
    expect(lands.A5?.ravage).toEqual({ damage: 2, destroyed: { 'presence-0': 1 }, blight: 1, cascades: true });
    expect(Object.values(lands).flatMap(({ ravage }) => ravage ?? [])).toHaveLength(1);
  });

  it('[SI-241, SI-242] a town where there are invaders, a city where there are more towns than cities', () => {
    const { lands } = foretold({ build: ['i-mountain'], 'land/A1': { explorers: 1 }, 'land/A6': { towns: 1 } });
    expect([lands.A1?.build, lands.A6?.build]).toEqual([['town'], ['city']]);
    const none = foretold({ build: ['i-mountain'], 'land/A1': { dahan: 1 } });
    expect(none.lands.A1?.build).toBeUndefined();
  });

  it('[SI-248, SI-051] explorers may come to the coast and beside towns and cities, by any card that is not seen yet', () => {
    const { lands, explore } = foretold({ invaderDeck: ['i-jungle', 'i-wetland'], build: ['i-sands'] });
    expect(explore).toEqual(['i-jungle', 'i-mountain', 'i-wetland']);
    expect(lands.A1?.explore).toEqual(['i-mountain']); // coastal
    expect(lands.A8?.explore).toEqual(['i-jungle']); // beside the city in A7
    expect(lands.A6?.explore).toBeUndefined(); // neither
    expect(lands.A4?.explore).toBeUndefined(); // the card of the sands has been seen
  });

  it('[SI-227] it follows every power that is used: 4 defend against 3 damage', () => {
    const given = {
      phase: 'fast',
      ravage: ['i-mountain'],
      'land/A1': { towns: 1, explorers: 1, dahan: 1 },
      'play/0': ['guard-the-healing-land', 'boon-of-vigor'],
    };
    const before = foretold(given);
    const after = foretold(given, [{ 0: 'guard-the-healing-land' }, { 0: 'A1' }]);
    expect(before.lands.A1?.ravage).toEqual({ damage: 3, destroyed: { dahan: 1 }, blight: 1, cascades: false });
    expect(after.lands.A1?.ravage).toEqual({ damage: 0, destroyed: { town: 1 }, blight: 0, cascades: false });
  });

  it('[SI-304] when the invaders are done it is about their next turn', () => {
    const { lands } = foretold({
      phase: 'slow',
      ravage: ['i-mountain'],
      'land/A1': { explorers: 1, towns: 1 },
      'play/0': ['wash-away'],
    });
    expect(lands.A1?.ravage).toEqual({ damage: 3, destroyed: {}, blight: 1, cascades: false });
  });

  it('[SI-308, SI-382] of the next turn with the damage that stays: where mist lies a hurt dahan falls, elsewhere it fights back', () => {
    const hurt = { explorers: 1, dahan: 1, damage: { dahan: [1] } };
    const given = {
      phase: 'slow',
      'spirit/0': ['shroud-of-silent-mist'],
      'play/0': ['dissolving-vapors'],
      ravage: ['i-mountain'],
      'land/A1': { 'presence-0': 1, ...hurt },
      'land/A6': hurt,
    };
    const { lands } = foretold(given, [], { jaggedEarth: true });
    expect(lands.A1?.ravage).toEqual({ damage: 1, destroyed: { dahan: 1 }, blight: 0, cascades: false });
    expect(lands.A6?.ravage).toEqual({ damage: 1, destroyed: { explorer: 1 }, blight: 0, cascades: false });
  });

  it('[SI-055, SI-266] that the island will be blighted, but not what that brings', () => {
    const land = { 'presence-0': 2, towns: 1 };
    const { blights, ends } = foretold({
      ravage: ['i-wetland'],
      healthyIsland: ['memory-fades-to-dust'],
      blight: 1,
      'land/A5': land,
    });
    expect([blights, ends]).toEqual([true, undefined]);
  });

  it('[SI-070, SI-084] that the game ends', () => {
    const lost = foretold({ ravage: ['i-wetland'], blight: 1, 'land/A5': { 'presence-0': 2, towns: 1 } });
    expect(lost.ends).toEqual({ won: false, how: 'blight' });
  });
});

/** What has become of each land, as it is told before it happens. */
function becameOf(before: At, after: At): Record<string, Record<string, number>> {
  const more = (land: number, kind: string): number =>
    countOf(at(after.state.lands, land), kind) - countOf(at(before.state.lands, land), kind);
  return Object.fromEntries(
    islandIn(before).lands.map(({ name }, i) => [
      name,
      { dahan: more(i, 'dahan'), blight: more(i, 'blight'), town: more(i, 'town'), city: more(i, 'city') },
    ]),
  );
}

/** The same as it was foretold. */
function toldOf(m: At, { lands }: Forecast): ReturnType<typeof becameOf> {
  const moreOf = (land: LandForecast | undefined, kind: string): number =>
    (land?.build ?? []).filter((each) => each === kind).length - (land?.ravage?.destroyed[kind] ?? 0);
  return Object.fromEntries(
    islandIn(m).lands.map(({ name }) => {
      const told = lands[name];
      const { blight = 0 } = told?.ravage ?? {};
      return [name, { dahan: moreOf(told, 'dahan'), blight, town: moreOf(told, 'town'), city: moreOf(told, 'city') }];
    }),
  );
}

/** Everybody passes; false as soon as somebody has to choose. */
function letPass(run: Run & At): boolean {
  while (run.state.phase === 'fast') {
    const [open] = run.open();
    if (open === undefined || !run.options(open).includes(PASS)) return false;
    run.choose(open, [PASS]);
  }
  return run.state.phase === 'slow' || run.match.outcome !== undefined;
}

/** Neither a fear card nor the blighted island comes before the ravage. */
const isPlain = (m: At): boolean => m.state.phase === 'fast' && count(m, EARNED) + count(m, BLIGHTED) === 0;

describe('in random games', () => {
  it('[SI-089, SI-091] it is what happens if nobody does anything and nothing hidden comes up', () => {
    let compared = 0;
    const compare = (match: Match): void => {
      const now = runOn(match);
      const then = runOn(clone(match), quickChance(1));
      if (!isPlain(now) || !letPass(then)) return;
      compared++;
      expect(toldOf(now, forecast(now))).toEqual(becameOf(now, then));
    };
    for (let seed = 1; seed <= 80; seed++) {
      const options = { spirits: 'deal', alone: seed % 2 === 0 };
      checkQuickGame(spiritIsland, { seats: 1 + (seed % 3), options, seed, every: 1_000, onQuestion: compare });
    }
    expect(compared).toBeGreaterThan(100);
  });
});

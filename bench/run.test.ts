import { describe, expect, it } from 'vitest';
import { playBoardgameDraft } from './boardgame-draft.ts';
import type { Figure } from './figure.ts';
import { runBench } from './run.ts';

const figure = (name: string, value: number, floor: number, direction: Figure['direction'] = 'at least'): Figure => ({
  name,
  unit: 'games / s',
  floor,
  direction,
  measure: () => ({ value, measured: value }),
});

function bench(figures: readonly Figure[], ...args: string[]) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = runBench(figures, args, {
    print: (line) => printed.push(line),
    complain: (line) => complaints.push(line),
  });
  return { code, printed, complaints };
}

const good = figure('random-games', 400_000, 300_000);
const slow = figure('scoring', 2.5, 2, 'at most');

describe('npm run bench', () => {
  it('prints one JSON line per figure', () => {
    expect(bench([good], '--json').printed).toEqual([
      '{"name":"random-games","value":400000,"unit":"games / s","floor":300000,"ok":true}',
    ]);
  });

  it('prints a table for people', () => {
    const { printed } = bench([good, slow]);
    expect(printed[1]).toMatch(/^random-games +400,000 +400,000 +at least 300,000 {2}games \/ s$/);
    expect(printed[2]).toMatch(/^scoring +2\.5 +2\.5 +at most 2 {2}games \/ s {2}MISSED$/);
    expect(printed.at(-1)).toBe('1 of 2 floors are missed.');
  });

  it('ends with 1 when a floor is missed, from either side, else with 0', () => {
    expect(bench([good]).code).toBe(0);
    expect(bench([good, slow]).code).toBe(1);
    expect(bench([figure('random-games', 299_999, 300_000)]).code).toBe(1);
    expect(bench([figure('scoring', 2, 2, 'at most')]).code).toBe(0);
  });

  it('says why a figure could not be had, and does not count it as missed', () => {
    const skipped: Figure = { ...slow, name: 'in-a-browser', measure: () => ({ skipped: 'there is no browser.' }) };
    const { code, printed } = bench([good, skipped]);
    expect(code).toBe(0);
    expect(printed[2]).toMatch(/^in-a-browser +at most 2 {2}games \/ s {2}skipped: there is no browser\.$/);
    expect(printed.at(-1)).toBe('All floors are held. 1 of 2 figures could not be had here.');
    expect(bench([skipped], '--json').printed).toEqual([
      '{"name":"in-a-browser","unit":"games / s","floor":2,"skipped":"there is no browser."}',
    ]);
  });

  it('measures only what is named', () => {
    expect(bench([good, slow], '--json', 'random-games')).toMatchObject({ code: 0, printed: [expect.anything()] });
  });

  it('proposes the nearest name for one that it does not know', () => {
    expect(bench([good, slow], 'skoring')).toEqual({
      code: 2,
      printed: [],
      complaints: ['There is no figure "skoring". Did you mean "scoring"?'],
    });
    expect(bench([good, slow], 'xyz').complaints).toEqual([
      'There is no figure "xyz". There are: random-games, scoring.',
    ]);
    expect(bench([good], '--jsn').complaints).toEqual(['There is no option "--jsn". Did you mean "--json"?']);
  });
});

describe('the draft on boardgame.io', () => {
  it('takes and drops until ten cards are discarded: at least ten turns of two decisions', () => {
    expect(playBoardgameDraft(() => 0)).toBe(20);
    const decisions = playBoardgameDraft();
    expect(decisions).toBeGreaterThanOrEqual(20);
    expect(decisions % 2).toBe(0);
  });
});

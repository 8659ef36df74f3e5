import { describe, expect, it } from 'vitest';
import { addTally, closingLine, flakyLines, nothingYet, tallyOfReport, tallyOfStep } from './check-tally.ts';

const report = (numPassedTests: number, numFailedTests: number) => JSON.stringify({ numPassedTests, numFailedTests });
const tally = (passed: number, failed: number) => ({ ...nothingYet, passed, failed });

describe('the closing line of npm test', () => {
  it('stands alone, in plain numbers', () => {
    expect(closingLine(tally(12, 0))).toBe('12 passed, 0 failed');
  });

  it('counts a step as one and the tests one by one', () => {
    expect(addTally(tallyOfStep(0), tallyOfReport(0, report(40, 0)))).toEqual(tally(41, 0));
    expect(addTally(tallyOfStep(0), tallyOfReport(1, report(38, 2)))).toEqual(tally(39, 2));
    expect(tallyOfStep(2)).toEqual(tally(0, 1));
  });

  it('never calls a run good that failed outside of a test, left no report or ran nothing', () => {
    expect(tallyOfReport(1, report(40, 0))).toEqual(tally(40, 1));
    expect(tallyOfReport(1, undefined)).toEqual(tally(0, 1));
    expect(tallyOfReport(0, report(0, 0))).toEqual(tally(0, 1));
  });
});

describe('tests in browsers', () => {
  const inBrowsers = (expected: number, unexpected: number, flaky: number, suites: readonly object[] = []) =>
    JSON.stringify({ stats: { expected, unexpected, flaky }, suites });

  it('are counted too', () => {
    expect(tallyOfReport(0, inBrowsers(9, 0, 0))).toEqual(tally(9, 0));
    expect(tallyOfReport(1, inBrowsers(6, 2, 1))).toEqual(tally(7, 2));
    expect(tallyOfReport(0, inBrowsers(0, 0, 0))).toEqual(tally(0, 1));
  });

  it('that pass at the second try only are named', () => {
    const spec = (title: string, line: number, ...states: readonly string[]) => ({
      title,
      file: 'a.spec.ts',
      line,
      tests: states.map((status, i) => ({ projectName: i === 0 ? 'desktop' : 'phone', status })),
    });
    const suites = [
      { specs: [spec('steady', 3, 'expected'), spec('shaky', 7, 'expected', 'flaky')] },
      { suites: [{ specs: [spec('deep', 20, 'flaky')] }] },
    ];
    const found = tallyOfReport(0, inBrowsers(2, 0, 2, suites));
    expect(found).toMatchObject({ passed: 4, failed: 0 });
    expect(flakyLines(addTally(nothingYet, found))).toBe(
      'flaky (passed at the second try): [phone] a.spec.ts:7 shaky\n' +
        'flaky (passed at the second try): [desktop] a.spec.ts:20 deep\n',
    );
    expect(flakyLines(nothingYet)).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import { addTally, closingLine, tallyOfReport, tallyOfStep } from './check-tally.ts';

const report = (numPassedTests: number, numFailedTests: number) => JSON.stringify({ numPassedTests, numFailedTests });

describe('the closing line of npm test', () => {
  it('stands alone, in plain numbers', () => {
    expect(closingLine({ passed: 12, failed: 0 })).toBe('12 passed, 0 failed');
  });

  it('counts a step as one and the tests one by one', () => {
    expect(addTally(tallyOfStep(0), tallyOfReport(0, report(40, 0)))).toEqual({ passed: 41, failed: 0 });
    expect(addTally(tallyOfStep(0), tallyOfReport(1, report(38, 2)))).toEqual({ passed: 39, failed: 2 });
    expect(tallyOfStep(2)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts the tests in browsers too, one that failed once as failed', () => {
    const inBrowsers = (stats: object) => JSON.stringify({ stats });
    expect(tallyOfReport(0, inBrowsers({ expected: 9, unexpected: 0, flaky: 0 }))).toEqual({ passed: 9, failed: 0 });
    expect(tallyOfReport(0, inBrowsers({ expected: 8, unexpected: 0, flaky: 1 }))).toEqual({ passed: 8, failed: 1 });
    expect(tallyOfReport(1, inBrowsers({ expected: 6, unexpected: 2, flaky: 1 }))).toEqual({ passed: 6, failed: 3 });
    expect(tallyOfReport(0, inBrowsers({ expected: 0, unexpected: 0, flaky: 0 }))).toEqual({ passed: 0, failed: 1 });
  });

  it('never calls a run good that failed outside of a test, left no report or ran nothing', () => {
    expect(tallyOfReport(1, report(40, 0))).toEqual({ passed: 40, failed: 1 });
    expect(tallyOfReport(1, undefined)).toEqual({ passed: 0, failed: 1 });
    expect(tallyOfReport(0, report(0, 0))).toEqual({ passed: 0, failed: 1 });
  });
});

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** A step that is not made of tests counts as one. */
export function tallyOfStep(code: number): Tally {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

interface Report {
  /** Of Vitest. */
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  /** Of Playwright; a flaky test failed once. */
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/**
 * The tests of a JSON report of Vitest or Playwright. A run that failed outside of any test, or left no report, counts as one
 * failure.
 */
export function tallyOfReport(code: number, report: string | undefined): Tally {
  const { numPassedTests = 0, numFailedTests = 0, stats }: Report = report === undefined ? {} : JSON.parse(report);
  const passed = stats?.expected ?? numPassedTests;
  const failed = stats === undefined ? numFailedTests : stats.unexpected + stats.flaky;
  const sound = code === 0 && passed > 0;
  return { passed, failed: sound ? failed : Math.max(failed, 1) };
}

export function addTally(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

export function closingLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}

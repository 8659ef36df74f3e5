export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Which of those that passed did so at the second try only. */
  readonly flaky: readonly string[];
}

export const nothingYet: Tally = { passed: 0, failed: 0, flaky: [] };

/** A step that is not made of tests counts as one. */
export function tallyOfStep(code: number): Tally {
  return code === 0 ? { ...nothingYet, passed: 1 } : { ...nothingYet, failed: 1 };
}

interface Report {
  /** Of Vitest. */
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  /** Of Playwright. */
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites?: readonly Suite[];
}

/** The tests of a file or of a group in it. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly { readonly projectName: string; readonly status: string }[];
}

/**
 * The tests of a JSON report of Vitest or Playwright. A run that failed outside of any test, or left no report, counts as one
 * failure.
 */
export function tallyOfReport(code: number, report: string | undefined): Tally {
  const read: Report = report === undefined ? {} : JSON.parse(report);
  const { numPassedTests = 0, numFailedTests = 0, stats, suites = [] } = read;
  const passed = stats === undefined ? numPassedTests : stats.expected + stats.flaky;
  const failed = stats === undefined ? numFailedTests : stats.unexpected;
  const sound = code === 0 && passed > 0;
  return { passed, failed: sound ? failed : Math.max(failed, 1), flaky: suites.flatMap(flakyIn) };
}

function flakyIn({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file}:${line} ${title}`),
  );
  return [...own, ...suites.flatMap(flakyIn)];
}

export function addTally(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, flaky: [...a.flaky, ...b.flaky] };
}

/** So that luck is seen and not hidden: one line for each test that needed a second try. */
export function flakyLines({ flaky }: Tally): string {
  return flaky.map((test) => `flaky (passed at the second try): ${test}\n`).join('');
}

export function closingLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addTally,
  closingLine,
  flakyLines,
  nothingYet,
  type Tally,
  tallyOfReport,
  tallyOfStep,
} from './check-tally.ts';
import { type Finished, npmRun } from './npm-run.ts';

const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-test-'));
const unitReport = join(folder, 'unit.json');
const browserReport = join(folder, 'browser.json');

// Playwright is told here where its report goes.
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = browserReport;

interface Step {
  /** A script of package.json. */
  readonly script: string;
  readonly title: string;
  readonly args?: readonly string[];
  /** Where it leaves a report of the single tests. */
  readonly report?: string;
}

/** Those of one group run side by side. Cheapest first; the output of a step is shown only if it fails. */
const groups: readonly (readonly Step[])[] = [
  [
    { script: 'lint', title: 'format and lint' },
    { script: 'types', title: 'types' },
    { script: 'arrows', title: 'dependency arrows' },
    { script: 'unused', title: 'unused code' },
    { script: 'build', title: 'web build' },
  ],
  [
    {
      script: 'unit',
      title: 'tests',
      args: ['--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`],
      report: unitReport,
    },
  ],
  [{ script: 'rules', title: 'rules index', args: ['--short', `--report=${unitReport}`] }],
  [{ script: 'browser', title: 'tests in a browser', args: ['--reporter=dot,json'], report: browserReport }],
];

async function runStep({ script, args = [], report }: Step): Promise<{ finished: Finished; tally: Tally }> {
  const finished = await npmRun(script, ...args);
  const tally = report === undefined ? tallyOfStep(finished.code) : tallyOfReport(finished.code, readIfThere(report));
  return { finished, tally };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Runs a step and says how it went. */
async function carryOut(step: Step): Promise<Tally> {
  const start = performance.now();
  const { finished, tally } = await runStep(step);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const count = step.report === undefined ? '' : `   ${closingLine(tally)}`;
  const verdict = tally.failed === 0 ? 'ok    ' : 'FAILED';
  process.stdout.write(`  ${step.title.padEnd(20)}${verdict} ${seconds.padStart(6)} s${count}\n`);
  if (tally.failed > 0)
    process.stdout.write(`\n${finished.output.trimEnd()}\n\n"npm run ${step.script}" repeats this step alone.\n`);
  return tally;
}

async function check(): Promise<Tally> {
  let total = nothingYet;
  for (const group of groups) {
    process.stdout.write(`${group.map(({ title }) => title).join(', ')} ...\n`);
    for (const tally of await Promise.all(group.map(carryOut))) total = addTally(total, tally);
    if (total.failed > 0) break;
  }
  return total;
}

process.stdout.write(`Tafelrunde's checks, on Node ${process.versions.node}\n`);
try {
  const total = await check();
  process.stdout.write(`\n${flakyLines(total)}${closingLine(total)}\n`);
  process.exitCode = total.failed === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addTally, closingLine, type Tally, tallyOfReport, tallyOfStep } from './check-tally.ts';
import { type Finished, npmRun } from './npm-run.ts';

/** One script of package.json each, cheapest first. Its output is shown only if it fails. */
const steps = [
  { script: 'lint', title: 'format and lint' },
  { script: 'types', title: 'types' },
  { script: 'arrows', title: 'dependency arrows' },
  { script: 'unused', title: 'unused code' },
  { script: 'unit', title: 'tests' },
  { script: 'rules', title: 'rules index' },
] as const;

type Step = (typeof steps)[number];

async function runStep(step: Step): Promise<{ finished: Finished; tally: Tally }> {
  if (step.script !== 'unit') {
    const finished = await npmRun(step.script);
    return { finished, tally: tallyOfStep(finished.code) };
  }
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-test-'));
  const report = join(folder, 'report.json');
  try {
    const finished = await npmRun(step.script, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`);
    return { finished, tally: tallyOfReport(finished.code, readIfThere(report)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

async function check(): Promise<Tally> {
  let total: Tally = { passed: 0, failed: 0 };
  for (const step of steps) {
    process.stdout.write(`${step.title.padEnd(20)}`);
    const start = performance.now();
    const { finished, tally } = await runStep(step);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    process.stdout.write(`${tally.failed === 0 ? 'ok    ' : 'FAILED'} ${seconds.padStart(6)} s\n`);
    total = addTally(total, tally);
    if (tally.failed > 0) {
      process.stdout.write(`\n${finished.output.trimEnd()}\n\n"npm run ${step.script}" repeats this step alone.\n`);
      break;
    }
  }
  return total;
}

process.stdout.write(`Tafelrunde's checks, on Node ${process.versions.node}\n`);
const total = await check();
process.stdout.write(`\n${closingLine(total)}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

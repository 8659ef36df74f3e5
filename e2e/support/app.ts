import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const built = join(root, 'web', 'dist');
const steady = join(root, 'node_modules', '.cache', 'e2e-app');

/**
 * Runs first where a table on this device is hosted: bots draw the same numbers in every run, and how long they think is
 * counted in looks at the clock, not in time.
 */
const PRELUDE = `{
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (into) => (into.length === 8 ? draw(into) : into.fill(7));
  let looks = 0;
  performance.now = () => ++looks * 30;
}
`;

/** The app as it was built, but the same game comes of the same clicks on any machine. Tells where it lies. */
export function steadyApp(): string {
  rmSync(steady, { recursive: true, force: true });
  cpSync(built, steady, { recursive: true });
  const assets = join(steady, 'assets');
  const workers = readdirSync(assets).filter((name) => /^worker-.{8}\.js$/.test(name));
  if (workers.length !== 1) throw new Error(`There should be one worker among the assets: ${workers.join(', ')}`);
  for (const name of workers) {
    const file = join(assets, name);
    writeFileSync(file, PRELUDE + readFileSync(file, 'utf8'));
  }
  return steady;
}

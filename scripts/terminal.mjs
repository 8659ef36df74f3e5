import { join } from 'node:path';
import { root, run } from './runtime.mjs';
import { setUp } from './setup.mjs';

const howToPlay = `The table needs a terminal, and there is none on the standard input.

  npm run terminal                       in a terminal: choose a game and play
  npx tafelrunde play fantasy-realms     a game against bots, or several people at one screen
  npx tafelrunde games                   what there is to play
`;

const args = process.argv.slice(2);
const node = await setUp();
if (node === undefined) {
  process.exitCode = 1;
} else if (args.length === 0 && !process.stdin.isTTY) {
  process.stdout.write(howToPlay);
} else {
  process.exitCode = await run(node, [join(root, 'cli', 'tafelrunde.mjs'), 'play', ...args]);
}

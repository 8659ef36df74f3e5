import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { playable } from '@tafelrunde/games';
import { type AnyGame, type OptionSpec, quickChance } from '@tafelrunde/kernel';
import { checkRandomGame, checkSwaps } from '@tafelrunde/kernel/testing';
import { attack } from './server/attack.ts';
import { clockAttack } from './server/clock-attack.ts';
import { percentile } from './server/load.ts';
import { startOurs } from './server/ours.ts';

// Random whole games with everything checked at every position, until a fault is found, the games are played, or Ctrl-C.

/** Seconds of each look at how those at other tables fare while an attacker does what he can. */
const LOOK = 10;

/** `npm run soak -- hostile`: until the attacker finds something out, or Ctrl-C. */
async function soakHostile(): Promise<void> {
  // Not without taking the server along.
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));
  const rival = await startOurs();
  const attacked = await attack(rival);
  const clock: string[] = [];
  let clocks = 0;
  const wrongClocks = async (): Promise<void> => {
    for (; ; clocks++) clock.push(...(await clockAttack()));
  };
  wrongClocks().catch((fault: unknown) => clock.push(String(fault)));
  for (let look = 1; ; look++) {
    const { times } = await attacked.bystanders(LOOK);
    const findings = [...attacked.findings(), ...clock];
    console.log(
      `${look * LOOK} s: ${times.length} moves of bystanders, 95 % within ${percentile(times, 0.95).toFixed(1)} ms; wrong clocks outlived ${clocks} times`,
    );
    if (findings.length === 0) continue;
    attacked.stop();
    await rival.stop();
    throw new Error(findings.join(' '));
  }
}

/** `npm run soak -- nodes`: a program of the server's own, until it has disturbed so often. */
async function soakNodes(times: string, seed: string): Promise<number> {
  const program = join(import.meta.dirname, '..', 'server', 'testing', 'soak-nodes.ts');
  const child = spawn(process.execPath, [program, times, seed], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

const games: readonly AnyGame[] = await Promise.all(playable.map(({ play }) => play.rules()));

/** Answers after which a random game counts as one that never ends. */
const LONGEST = 30_000;

const { values, positionals } = parseArgs({
  options: {
    games: { type: 'string' },
    seed: { type: 'string', default: '1' },
    times: { type: 'string', default: '100' },
  },
  allowPositionals: true,
});
if (positionals[0] === 'hostile') {
  await soakHostile();
  process.exit(0);
}

if (positionals[0] === 'nodes') process.exit(await soakNodes(values.times, values.seed));

const most = values.games === undefined ? Number.POSITIVE_INFINITY : Number(values.games);

function valuesOf(spec: OptionSpec): readonly (boolean | number | string)[] {
  if (spec.kind === 'flag') return [false, true];
  if (spec.kind === 'choice') return Object.keys(spec.values);
  return [spec.min, spec.default, spec.max];
}

/** A table that nobody would think of: any number of seats, any value of every option. */
function anyTable(game: AnyGame, seed: number) {
  const chance = quickChance(seed);
  const anyOf = <T>(list: readonly T[]): T | undefined => list[chance('any', list.length)];
  const seats = game.seats.min + chance('seats', game.seats.max - game.seats.min + 1);
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, spec]) => [name, anyOf(valuesOf(spec)) ?? spec.default]),
  );
  return { seats, options, seed, most: LONGEST };
}

for (let i = 0; i < most; i++) {
  for (const game of games) {
    const table = anyTable(game, Number(values.seed) + i);
    try {
      const { steps } = checkRandomGame(game, table);
      const { samples, survived } = checkSwaps(game, { ...table, samples: 4 });
      console.log(
        `${game.id} ${table.seed}: ${steps.length} answers, ${survived} of ${samples} swaps played to the end`,
      );
    } catch (fault) {
      console.error(`${game.id} ${JSON.stringify(table)}`);
      throw fault;
    }
  }
}

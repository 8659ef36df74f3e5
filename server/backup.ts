import { createHash } from 'node:crypto';
import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { DumpedRow } from './storage/dump.ts';
import type { Store } from './storage/store.ts';

/* A whole store as a file of lines of JSON: what it is, a row in each line, and at the end how many there are and what they hash to. */

const FORMAT = JSON.stringify({ format: 'tafelrunde-backup/1' });

/** Why a file cannot be restored, as one sentence. */
export class NoBackup extends Error {}

/** What a store and its backup have in common, in whatever order the rows come. */
interface Sum {
  readonly rows: number;
  readonly hash: string;
}

/** The hashes of all rows added up. */
function createSum(): { add(line: string): void; value(): Sum } {
  let [rows, total] = [0, 0n];
  return {
    add(line) {
      rows++;
      total = BigInt.asUintN(256, total + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`));
    },
    value: () => ({ rows, hash: total.toString(16).padStart(64, '0') }),
  };
}

/** The file must not be there, and nobody else may read it: all hands of running games follow from it. */
export async function backUp(store: Store, file: string): Promise<Sum> {
  const handle = openSync(file, 'wx', 0o600);
  const sum = createSum();
  try {
    writeSync(handle, `${FORMAT}\n`);
    await store.dump(async (all) => {
      for await (const row of all) {
        const line = JSON.stringify(row);
        sum.add(line);
        writeSync(handle, `${line}\n`);
      }
    });
    writeSync(handle, `${JSON.stringify(sum.value())}\n`);
    return sum.value();
  } finally {
    closeSync(handle);
  }
}

/** All of it or nothing, counted and hashed in the file and again in the store. */
export async function restore(store: Store, file: string): Promise<Sum> {
  const sum = await sumOf(file);
  await store.load(rowsIn(file));
  const stored = createSum();
  await store.dump(async (all) => {
    for await (const row of all) stored.add(JSON.stringify(row));
  });
  if (stored.value().hash !== sum.hash) throw new NoBackup('What is stored now is not what is in the file.');
  return sum;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
}

/** Looks through the file before anything is stored. */
async function sumOf(file: string): Promise<Sum> {
  const sum = createSum();
  let [first, last] = ['', ''];
  for await (const line of linesOf(file)) {
    if (first === '') first = line;
    else if (line.startsWith('[')) sum.add(line);
    last = line;
  }
  if (first !== FORMAT) throw new NoBackup(`${file} is no backup of Tafelrunde.`);
  if (last !== JSON.stringify(sum.value())) throw new NoBackup(`${file} is not whole, or was changed.`);
  return sum.value();
}

async function* rowsIn(file: string): AsyncGenerator<DumpedRow> {
  for await (const line of linesOf(file)) if (line.startsWith('[')) yield JSON.parse(line);
}

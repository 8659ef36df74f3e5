import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { conformance } from '../testing/store.conformance.ts';
import { openSqlite } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

let opened = 0;
const reopen = () => openSqlite({ file: join(folder, `${opened}.sqlite`) });

conformance(
  'SQLite',
  () => {
    opened++;
    return reopen();
  },
  reopen,
);

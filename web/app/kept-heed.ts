import { type Heed, USUAL_HEED } from '@tafelrunde/table/client';
import { isRecord, recall, remember } from './storage.ts';

/** What somebody wants to be asked about at a table: kept here, because whoever hosts the table may forget it. */
export interface KeptHeed {
  read(): Heed | undefined;
  keep(heed: Heed): void;
}

const MOST = 50;

export function keptHeed(table: string, person: number): KeptHeed {
  const key = `${table}/${person}`;
  const all = () => {
    const stored = recall('heeds');
    return isRecord(stored) ? stored : {};
  };
  return {
    read: () => readHeed(all()[key]),
    keep(heed) {
      if (isSame(heed, readHeed(all()[key]) ?? USUAL_HEED)) return;
      const others = Object.entries(all()).filter(([each]) => each !== key);
      remember('heeds', Object.fromEntries([...others, [key, heed]].slice(-MOST)));
    },
  };
}

const isSame = (one: Heed, other: Heed): boolean =>
  one.about === other.about && one.rest === other.rest && one.never.join('\n') === other.never.join('\n');

function readHeed(given: unknown): Heed | undefined {
  if (!isRecord(given) || (given.about !== 'all' && given.about !== 'able')) return undefined;
  const { about, rest, never } = given;
  return { about, rest: rest === true, never: Array.isArray(never) ? never.map(String) : [] };
}

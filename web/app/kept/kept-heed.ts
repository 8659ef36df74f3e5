import { type Heed, USUAL_HEED } from '@tafelrunde/table/client';
import { isRecord, recall, remember } from './storage.ts';

/** What somebody wants to be asked about at a table: kept here, because whoever hosts the table may forget it. */
export interface KeptHeed {
  read(): Heed | undefined;
  keep(heed: Heed): void;
}

const MOST = 50;

/** Milliseconds: whoever passes until their turn and comes back later than that sees a table that asks again. */
const REST_IS_KEPT = 10 * 60_000;

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
      remember('heeds', Object.fromEntries([...others, [key, { ...heed, at: Date.now() }]].slice(-MOST)));
    },
  };
}

const isSame = (one: Heed, other: Heed): boolean =>
  one.about === other.about && one.rest === other.rest && isSameList(one.never, other.never) && isSameDeaf(one, other);

const isSameList = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  one.join('\n') === other.join('\n');

/** Does the same wake both? */
export const isSameDeaf = (one: Pick<Heed, 'deaf'>, other: Pick<Heed, 'deaf'>): boolean =>
  isSameList(one.deaf, other.deaf);

const ABOUT: readonly unknown[] = ['all', 'able', 'open'] satisfies readonly Heed['about'][];
const isAbout = (given: unknown): given is Heed['about'] => ABOUT.includes(given);

function readHeed(given: unknown): Heed | undefined {
  if (!isRecord(given) || !isAbout(given.about)) return undefined;
  const { about, rest, never, deaf, at } = given;
  const isRecent = typeof at === 'number' && Date.now() - at < REST_IS_KEPT;
  return {
    about,
    rest: rest === true && isRecent,
    never: texts(never),
    ...(Array.isArray(deaf) ? { deaf: texts(deaf) } : {}),
  };
}

const texts = (given: unknown): string[] => (Array.isArray(given) ? given.map(String) : []);

import type { Appended, Change } from './store.ts';

/** The one thing that happens with every move, so each database does it in the way that is quickest there. */
export interface Adding {
  /** The tables that took it in; undefined, and nothing is added: some of it is there already, or its table is not. */
  add(changes: readonly Change[]): Promise<ReadonlySet<string> | undefined>;
  hasTable(id: string): Promise<boolean>;
}

export type Append = (changes: readonly Change[]) => Promise<readonly Appended[]>;

/** Almost always all of it goes in at once; when not, one table after the other. */
export function createAppend({ add, hasTable }: Adding): Append {
  const outcome = async (table: string, added: ReadonlySet<string> | undefined): Promise<Appended> => {
    if (added?.has(table) === true) return 'stored';
    return (await hasTable(table)) ? 'conflict' : 'gone';
  };
  return async (changes) => {
    const together = await add(changes);
    const appended: Appended[] = [];
    for (const change of changes) appended.push(await outcome(change.table, together ?? (await add([change]))));
    return appended;
  };
}

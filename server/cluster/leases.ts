/*
 * Who drives which table. The database gives each table to one server at a time, with a number that grows whenever it changes hands.
 * Whatever a server stores carries that number; with an older one nothing is taken in. So it does no harm that a server which
 * was paused or cut off still believes that a table is its own: it finds out when it wants to store something.
 */
export interface Leases {
  /** The table is ours from now on; `by-force` even if another server has it. Undefined: there is no such table. */
  take(table: string, how?: 'if-free' | 'by-force'): Promise<Taken | undefined>;
  /** Somebody else may have it; nothing changes if it has changed hands meanwhile. */
  give(table: string, fence: number): Promise<void>;
  /** Hears of tables that another server has taken by force. Without it we would find out when we want to store something. */
  onTaken(hear: (table: string) => void): void;
  /** False once another server may have taken what is ours. */
  isSure(): boolean;
  /** From now on this server is reached there, and may take tables. */
  join(address: string): Promise<void>;
  /** Known to all servers over the same database and to nobody else; empty where there is only one. */
  secret(): string;
  /** All that is ours is free at once, and nothing is taken any more. */
  leave(): Promise<void>;
}

export type Taken = { readonly fence: number } | { readonly elsewhere: string };

/** One server over one file: everything is its own. */
export const onlyServer: Leases = {
  take: () => Promise.resolve({ fence: 0 }),
  give: () => Promise.resolve(),
  onTaken: () => undefined,
  isSure: () => true,
  join: () => Promise.resolve(),
  secret: () => '',
  leave: () => Promise.resolve(),
};

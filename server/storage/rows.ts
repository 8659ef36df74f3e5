import type { TableInfo } from '@tafelrunde/table';
import type { Kysely } from 'kysely';

/** The tables of both databases. */
export interface Rows {
  /** `heeds` is what people want to be asked about. */
  tables: {
    id: string;
    at: number;
    listed: number;
    state: TableInfo['state'];
    spec: string;
    heeds: string | null;
  };
  entries: { table_id: string; seq: number; at: number; body: string };
  chat: { table_id: string; n: number; person: string; body: string };
  snapshots: { table_id: string; seq: number; body: string };
  invitations: { table_id: string; seat: number; code: string };
  people: { token: string; person: string };
  members: { person: string; table_id: string };
  /** `n` counts what a person has brought. */
  pushes: { endpoint: string; person: string; n: number; body: string };
  /** Tables at which nothing has happened for long: the last day on which that was found, and on how many it was. */
  untouched: { table_id: string; day: number; days: number };
  /** How often something was done, in a span of time that ends then. */
  counts: { name: string; until: number; count: number };
  reports: { number: string; table_id: string; at: number; body: string };
}

export type Db = Kysely<Rows>;

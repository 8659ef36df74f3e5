import type { Ref, Scenario, Seat } from '@tafelrunde/kernel';
import type { ClientMessage, HostMessage, PersonId, StoredEntry, TableSpec } from '@tafelrunde/table';
import type { Pace } from '../app/kept/settings.ts';
import type { LocalTable } from './tables.ts';

/* What a page and the worker that hosts its table say to each other. */

export type ToWorker =
  | { readonly type: 'open'; readonly id: string; readonly pace: Pace; readonly steal: boolean }
  | { readonly type: 'say'; readonly person: PersonId; readonly message: ClientMessage }
  | { readonly type: 'pace'; readonly pace: Pace }
  /** One bot's move now. */
  | { readonly type: 'step' }
  /** All bots' moves at once, until somebody is asked. */
  | { readonly type: 'hurry' }
  /** What would the strongest bot answer? */
  | { readonly type: 'advise'; readonly seat: Seat; readonly question: string }
  | { readonly type: 'report' };

export type FromWorker =
  | { readonly type: 'opened'; readonly table: LocalTable }
  /** Everything that one entry has to say to the people here. */
  | { readonly type: 'heard'; readonly told: readonly Told[] }
  /** A bot is about to move; `stepping`: it waits for somebody to say so. */
  | { readonly type: 'bots'; readonly bots: 'idle' | 'thinking' | 'stepping' }
  | { readonly type: 'report'; readonly report: Report }
  | { readonly type: 'advice'; readonly question: string; readonly picks: readonly Ref[] }
  | { readonly type: 'trouble'; readonly trouble: Trouble };

export interface Told {
  readonly person: PersonId;
  readonly message: HostMessage;
}

/** Why a local table cannot go on. */
export type Trouble =
  | { readonly kind: 'missing' }
  /** Another tab has it. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'storage' | 'full' | 'crashed'; readonly detail: string };

/** The position and how it came about, for somebody who looks for a mistake; it can be opened again as a live table. */
export interface Report {
  readonly format: 'tafelrunde-report/1';
  readonly scenario: Scenario;
  readonly spec: TableSpec;
  readonly entries: readonly StoredEntry[];
}

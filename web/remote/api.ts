import type { Lang, MatchRecord, Options, Said } from '@tafelrunde/kernel';
import type { Settings, TableInfo } from '@tafelrunde/table/client';
import { isRecord } from '../app/kept/storage.ts';

/*
 * The server's HTTP side as this app uses it. Everything is same-origin JSON under /api; a refusal is
 * `{ refused: { code, message: { en, de } } }`. What is secret travels in bodies and headers, never in addresses.
 *
 *   GET    /api/site                       what the operator has configured
 *   GET    /api/tables                     open tables, where the operator lets them be listed
 *   POST   /api/tables                     a new table: NewTable -> Made
 *   GET    /api/tables/:id                 TableInfo
 *   POST   /api/tables/:id/seats           takes a seat with an invitation's code: { code, name } -> Taken
 *   POST   /api/tables/:id/invitations     a new invitation by the owner: { seat } -> Invitation
 *   POST   /api/invitations                { code } -> the table and the seat that it invites to, or null
 *   GET    /api/tables/:id/record          the record of a game that is over
 *   POST   /api/tables/:id/report          a problem, kept on the server while the game runs -> { number }
 *   GET    /api/tables/:id/reports/:number that problem, when the game is over
 *   POST   /api/seats                      { seats: { table, token }[] }: what has become of these games
 *   POST   /api/push, DELETE /api/push     "it is your turn" for a browser whose tab is closed
 *   POST   /api/forget                     { tokens }: deletes names, chat and push addresses of these seats
 *   GET    /api/tables/:id/socket          the socket; the token is the subprotocol `token.<token>` beside `tafelrunde`
 */

export interface Site {
  /** Whether tables may be listed for everybody. */
  readonly openTables: boolean;
  readonly imprint?: string;
  readonly privacy?: string;
  /** Where the source code can be had. */
  readonly source?: string;
  /** The public key for web push, if the operator has switched it on. */
  readonly pushKey?: string;
}

export interface NewTable {
  readonly game: string;
  readonly options: Options;
  readonly settings: Partial<Settings>;
  readonly seats: readonly (
    | { readonly mind: 'person'; readonly name: string }
    | { readonly mind: 'bot'; readonly bot: string; readonly name: string }
    | { readonly mind: 'open' }
  )[];
  /** Shown to everybody in the list of open tables. */
  readonly listed: boolean;
  /** What this browser promises to add to the shuffle. */
  readonly hash: string;
}

export interface Made {
  readonly id: string;
  /** The owner's secret. */
  readonly token: string;
  /** One code for each open seat. */
  readonly invitations: readonly Invitation[];
}

export interface Invitation {
  readonly seat: number;
  readonly code: string;
}

export interface Taken {
  readonly token: string;
  readonly seat: number;
}

export interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly lang: Lang;
}

/** How things stand at a table; null without a seat there (any more). */
export type Standing = { readonly table: TableInfo; readonly asked: boolean } | null;

/** A refusal by the server, or that it cannot be reached. */
export class ApiError extends Error {
  readonly said: Said;
  /** What the server calls it, if it was the server. */
  readonly code: string | undefined;
  constructor(said: Said, code?: string) {
    super(said.en);
    this.said = said;
    this.code = code;
  }
}

export const UNREACHABLE: Said = {
  en: 'The server cannot be reached.',
  de: 'Der Server ist nicht erreichbar.',
};

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  const headers = new Headers(init.headers);
  // With a 4xx status the browser would note every refusal as an error of the page.
  headers.set('prefer', 'refusals=200');
  const answer = await fetch(`/api${path}`, { ...init, headers }).catch(() => undefined);
  const body: unknown = await answer?.json().catch(() => undefined);
  const refusal = refusalIn(body);
  if (refusal !== undefined) throw refusal;
  if (answer?.ok !== true || body === undefined) throw new ApiError(UNREACHABLE);
  return trusted<T>(body);
}

/** The server and this app are of one make: what it answers is not parsed again. */
function trusted<T>(body: unknown): T;
function trusted(body: unknown): unknown {
  return body;
}

function refusalIn(body: unknown): ApiError | undefined {
  const refused = isRecord(body) ? body.refused : undefined;
  if (!isRecord(refused) || !isRecord(refused.message)) return undefined;
  const { code, message } = refused;
  return new ApiError({ en: String(message.en), de: String(message.de) }, String(code));
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The same request, by whoever has the token. */
function as(token: string | undefined, init: RequestInit = {}): RequestInit {
  if (token === undefined) return init;
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}

export const api = {
  site: () => call<Site>('/site'),
  openTables: () => call<{ readonly tables: readonly TableInfo[] }>('/tables'),
  makeTable: (table: NewTable) => call<Made>('/tables', post(table)),
  table: (id: string) => call<TableInfo>(`/tables/${id}`),
  /** Without a code at a table that is listed for everybody; with what this browser promises to add to the shuffle. */
  takeSeat: (id: string, seat: { readonly code?: string | undefined; readonly name: string; readonly hash: string }) =>
    call<Taken>(`/tables/${id}/seats`, post(seat)),
  standings: (seats: readonly { readonly table: string; readonly token: string }[]) =>
    call<{ readonly seats: readonly Standing[] }>('/seats', post({ seats })),
  invitation: (code: string) =>
    call<{ readonly invitation: { readonly table: TableInfo; readonly seat: number } | null }>(
      '/invitations',
      post({ code }),
    ),
  invite: (id: string, token: string, seat: number) =>
    call<Invitation>(`/tables/${id}/invitations`, as(token, post({ seat }))),
  addPush: (token: string, subscription: PushAddress) => call<object>('/push', as(token, post(subscription))),
  removePush: (token: string, endpoint: string) =>
    call<object>('/push', as(token, { ...post({ endpoint }), method: 'DELETE' })),
  record: (id: string, token: string | undefined) => call<MatchRecord>(`/tables/${id}/record`, as(token)),
  report: (id: string, token: string | undefined) =>
    call<{ readonly number: string }>(`/tables/${id}/report`, as(token, { method: 'POST' })),
  /** What was reported, once the game is over. */
  reported: (id: string, token: string | undefined, number: string) =>
    call<{ readonly number: string }>(`/tables/${id}/reports/${number}`, as(token)),
  forget: (tokens: readonly string[]) => call<object>('/forget', post({ tokens })),
};

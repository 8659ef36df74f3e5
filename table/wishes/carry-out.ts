import { commit } from '../commit.ts';
import type { PersonId, StoredChat, StoredEntry, TableEntry, Wisher } from '../entries.ts';
import type { AskId } from '../messages/messages.ts';
import type { TableRefusal } from '../messages/refusals.ts';
import { infoOf } from '../messages/table-info.ts';
import { tellUpdates } from '../messages/updates.ts';
import { youAre } from '../people/people.ts';
import { tellRound } from '../reactions/held-answers.ts';
import type { ConnectionId, Facts, Outgoing, Table } from '../table.ts';

/** What came of something that a table was told. Store first, in one transaction; only then send. */
export interface Received {
  readonly append: readonly StoredEntry[];
  readonly chat: readonly StoredChat[];
  readonly outgoing: readonly Outgoing[];
  readonly refusal?: TableRefusal;
  /** The same people want to play again: open a table of `rematchSpec`, then call `announceRematch`. */
  readonly rematch?: { readonly connection: ConnectionId; readonly person: PersonId; readonly ask: AskId };
}

export const NOTHING: Received = { append: [], chat: [], outgoing: [] };

/** Carries out entries one after the other and tells everybody once. */
export function carry(table: Table, entries: readonly TableEntry[], now: number, by: Wisher = {}): Received {
  return carryFor(
    table,
    entries.map((entry) => ({ entry, by })),
    now,
  );
}

/** The same for the wishes of several people. */
export function carryFor(
  table: Table,
  wished: readonly { readonly entry: TableEntry; readonly by: Wisher }[],
  now: number,
): Received {
  const before = table.facts;
  const append: StoredEntry[] = [];
  for (const { entry, by } of wished) {
    const stored = nextEntry(table, entry, now, by);
    const done = commit(table, stored);
    if (!done.ok) return { ...NOTHING, append, outgoing: told(table, append, before, now), refusal: done.refusal };
    append.push(stored);
  }
  return { ...NOTHING, append, outgoing: told(table, append, before, now) };
}

/** The time of a table never goes back, whatever the host's clock does. */
function nextEntry({ facts, game }: Table, entry: TableEntry, now: number, by: Wisher): StoredEntry {
  return { seq: facts.seq + 1, at: Math.max(now, facts.at), rules: game.version, entry, ...by };
}

/** The game is closed by whoever runs the host, for all who sit there. */
export const endByOperator = (table: Table, now: number): Received =>
  carry(table, [{ kind: 'end', how: 'closed' }], now);

/** Takes in entries that another process has stored for this table, and says what to send to those who are here. */
export function follow(table: Table, entries: readonly StoredEntry[], now: number): readonly Outgoing[] {
  const before = table.facts;
  const news = entries.filter(({ seq }) => seq > before.seq);
  for (const stored of news) mustCommit(table, stored);
  return told(table, news, before, now);
}

/** What is stored was accepted once: if it no longer is, something is badly wrong. */
export function mustCommit(table: Table, stored: StoredEntry): void {
  if (stored.seq !== table.facts.seq + 1) throw new Error(`entry ${stored.seq} follows entry ${table.facts.seq}`);
  const done = commit(table, stored);
  if (!done.ok) throw new Error(`entry ${stored.seq} is refused: ${done.refusal.message.en}`);
}

function told(table: Table, entries: readonly StoredEntry[], before: Facts, now: number): Outgoing[] {
  if (entries.length === 0) return [];
  const updates = tellUpdates(table, before.seq, now);
  const isOther = hasOtherInfo(before, table.facts) || entries.some(({ entry }) => entry.kind === 'takeover');
  const info = isOther ? tellInfo(table) : [];
  return [...updates, ...info, ...tellRound(table)];
}

function hasOtherInfo(before: Facts, { begun, sealed, seats, proposals, ended, rematch }: Facts): boolean {
  return (
    before.begun !== begun ||
    before.sealed !== sealed ||
    before.seats !== seats ||
    before.proposals !== proposals ||
    before.ended !== ended ||
    before.rematch !== rematch
  );
}

function tellInfo(table: Table): Outgoing[] {
  const info = infoOf(table);
  return [...table.room.connections].map(([id, { person }]) => ({
    to: [id],
    message: { type: 'info', table: info, you: youAre(table, person) },
  }));
}

import { setImmediate as soon } from 'node:timers/promises';
import { at } from '@tafelrunde/kernel';
import { type Heeds, heedsAt, type Outgoing, type PersonId, type Received, type StoredEntry } from '@tafelrunde/table';
import { deliver, type LiveTable, nothingUnsaved, stateOf, type Unsaved } from './live-table.ts';
import type { Metrics } from './metrics.ts';
import type { Appended, Change, Store } from './storage/store.ts';

/*
 * Store first, then tell. What comes in during one turn of the event loop shares a transaction. Whatever a table says
 * after something that is not stored yet has to wait for it, even if it stores nothing itself: it may show it.
 */
export interface Committer {
  take(live: LiveTable, received: Received): void;
  /** Once all that the table has taken so far is stored; false when it could not be. */
  stored(live: LiveTable): Promise<boolean>;
  isSaving(live: LiveTable): boolean;
  settled(): Promise<void>;
}

interface Batch {
  readonly live: LiveTable;
  readonly unsaved: Unsaved;
}

export interface CommitterWorld {
  readonly store: Store;
  readonly metrics: Metrics;
  /** Something became durable and was told. */
  readonly onStored: (live: LiveTable) => void;
  /** The table in memory went another way than the store: it has to go, and what it wanted to say is not true. */
  readonly onLost: (live: LiveTable, outcome: Outcome, unsaid: readonly Outgoing[]) => void;
  /** At the expense of the table. */
  readonly spend: (live: LiveTable, act: () => void) => void;
  /** Whether this server still drives what it drove. */
  readonly isSure: () => boolean;
  /** It broke; the other tables go on. */
  readonly onFault: (live: LiveTable, fault: unknown) => void;
}

type Outcome = Appended | { readonly fault: unknown };

export function createCommitter({
  store,
  metrics,
  spend,
  isSure,
  onStored,
  onLost,
  onFault,
}: CommitterWorld): Committer {
  const dirty = new Set<LiveTable>();
  let saving = new Set<LiveTable>();
  let flushing: Promise<void> | undefined;

  const say = (live: LiveTable, outgoing: Received['outgoing']): void => {
    spend(live, () => {
      const { messages, characters } = deliver(live, outgoing);
      metrics.add('messages_sent_total', messages);
      metrics.add('bytes_sent_total', characters);
    });
  };

  const schedule = (): void => {
    flushing ??= soon()
      .then(flush)
      .finally(() => {
        flushing = undefined;
        if (dirty.size > 0) schedule();
      });
  };

  const flush = async (): Promise<void> => {
    while (dirty.size > 0) {
      const batches = [...dirty].map(takeOut);
      saving = new Set(dirty);
      dirty.clear();
      await save(batches);
      saving = new Set();
    }
  };

  const save = async (batches: readonly Batch[]): Promise<void> => {
    const changes = batches.map(changeOf);
    const outcomes = await storeAll(changes.filter(isAnything));
    for (const [i, batch] of batches.entries()) settle(batch, at(changes, i), outcomes.get(batch.live.id) ?? 'stored');
  };

  const storeAll = async (changes: readonly Change[]): Promise<ReadonlyMap<string, Outcome>> => {
    if (changes.length === 0) return new Map();
    const started = performance.now();
    try {
      const appended = await store.append(changes);
      metrics.observeCommit((performance.now() - started) / 1000);
      return new Map(changes.map(({ table }, i) => [table, at(appended, i)]));
    } catch (fault) {
      return new Map(changes.map(({ table }) => [table, { fault }]));
    }
  };

  const settle = (batch: Batch, { state, heeds }: Change, outcome: Outcome): void => {
    const { live, unsaved } = batch;
    saving.delete(live);
    if (live.gone || outcome !== 'stored') {
      lose(batch, outcome);
      return;
    }
    if (state !== undefined) live.state = state;
    if (heeds !== undefined) live.heeds = heeds;
    metrics.add('entries_stored_total', unsaved.entries.length);
    for (const waiter of unsaved.waiters) waiter(true);
    try {
      say(live, unsaved.outgoing);
      if (unsaved.entries.length > 0) onStored(live);
    } catch (fault) {
      onFault(live, fault);
    }
  };

  const lose = ({ live, unsaved }: Batch, outcome: Outcome): void => {
    // Of a table that is gone meanwhile it is on disk all the same.
    for (const waiter of unsaved.waiters) waiter(outcome === 'stored');
    for (const waiter of live.unsaved.waiters) waiter(false);
    const unsaid = [...unsaved.outgoing, ...live.unsaved.outgoing];
    live.unsaved = nothingUnsaved();
    dirty.delete(live);
    if (!live.gone) onLost(live, outcome, unsaid);
  };

  return {
    take(live, { append, chat, outgoing }) {
      if (live.gone) return;
      if (!isSure()) {
        onLost(live, 'conflict', outgoing);
        return;
      }
      const isNothing = append.length === 0 && chat.length === 0 && newHeeds(live) === undefined;
      if (isNothing && !dirty.has(live) && !saving.has(live)) {
        say(live, outgoing);
        return;
      }
      live.unsaved.entries.push(...append);
      live.unsaved.chat.push(...chat);
      live.unsaved.outgoing.push(...outgoing);
      dirty.add(live);
      schedule();
    },
    stored(live) {
      if (live.gone || (!dirty.has(live) && !saving.has(live))) return Promise.resolve(!live.gone);
      dirty.add(live);
      schedule();
      return new Promise((resolve) => live.unsaved.waiters.push(resolve));
    },
    isSaving: (live) => dirty.has(live) || saving.has(live),
    async settled() {
      while (flushing !== undefined) await flushing;
    },
  };
}

function takeOut(live: LiveTable): Batch {
  const { unsaved } = live;
  live.unsaved = nothingUnsaved();
  return { live, unsaved };
}

function changeOf({ live, unsaved }: Batch): Change {
  const { entries, chat } = unsaved;
  const state = stateOf(live.table);
  const { owner } = live.table.spec;
  const heeds = newHeeds(live);
  const withdrawn = entries.flatMap((entry) => seatTakenBack(entry, owner));
  return {
    table: live.id,
    fence: live.fence,
    entries,
    chat,
    ...(state === live.state ? {} : { state }),
    ...(heeds === undefined ? {} : { heeds }),
    ...(withdrawn.length === 0 ? {} : { withdrawn }),
  };
}

const isAnything = ({ entries, chat, heeds }: Change): boolean =>
  entries.length > 0 || chat.length > 0 || heeds !== undefined;

/** What people want to be asked about, if the store does not know it yet. Each is replaced and never changed. */
function newHeeds({ table, heeds }: LiveTable): Heeds | undefined {
  const now = heedsAt(table);
  const isKnown =
    now.length === heeds.length && now.every(([seat, heed], i) => heeds[i]?.[0] === seat && heeds[i][1] === heed);
  return isKnown ? undefined : now;
}

/** Whom the owner sends away does not come back with the same code. */
function seatTakenBack({ entry, person }: StoredEntry, owner: PersonId): readonly number[] {
  if (entry.kind !== 'seat' || person !== owner) return [];
  const { to } = entry;
  return to.mind === 'open' || (to.mind === 'bot' && to.standsIn !== true) ? [entry.seat] : [];
}

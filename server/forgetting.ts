import type { PersonId, StoredEntry, TableSnapshot, TableSpec } from '@tafelrunde/table';
import type { Store } from './storage/store.ts';

/** Somebody's name is taken out of a table. What they played stays: it belongs to the others, too. */
export async function withoutPerson(store: Store, id: string, person: PersonId): Promise<void> {
  const found = await store.find(id);
  if (found === undefined) return;
  const { spec, snapshot } = found;
  // What a snapshot has taken in is not found with it.
  const entries = await store.entriesOf(id);
  await store.rewrite(id, {
    spec: { ...spec, seats: spec.seats.map((holder) => nameless(holder, person)) },
    entries: entries.flatMap((entry) => rewritten(entry, person)),
    ...(snapshot === undefined ? {} : { snapshot: anonymous(snapshot, person) }),
  });
}

function anonymous({ record, facts, ...rest }: TableSnapshot, person: PersonId): TableSnapshot {
  const isTheirs = (seat: number): boolean => facts.seats[seat]?.person === person;
  return {
    ...rest,
    facts: { ...facts, seats: facts.seats.map((each, seat) => (isTheirs(seat) ? { ...each, name: '' } : each)) },
    ...(record === undefined
      ? {}
      : { record: { ...record, names: record.names.map((name, seat) => (isTheirs(seat) ? '' : name)) } }),
  };
}

function nameless(holder: TableSpec['seats'][number], person: PersonId): TableSpec['seats'][number] {
  return holder.mind === 'person' && holder.person === person ? { ...holder, name: '' } : holder;
}

function rewritten(stored: StoredEntry, person: PersonId): StoredEntry[] {
  const { entry } = stored;
  if (entry.kind !== 'seat' || entry.to.mind !== 'person' || entry.to.person !== person) return [];
  return [{ ...stored, entry: { ...entry, to: nameless(entry.to, person) } }];
}

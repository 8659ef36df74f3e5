import {
  type AnyGame,
  at,
  LANGS,
  type Lang,
  type MatchRecord,
  openJournal,
  readOptions,
  relive,
} from '@tafelrunde/kernel';
import { pack, unpack } from '../../app/packing.ts';
import { newTableWords } from '../../words/new-table.ts';

/*
 * A whole game in a link: the record without its events, which follow from the rest, compressed and put after the #, so that
 * it reaches nobody but whom the link is given to.
 */

export async function packRecord(record: MatchRecord): Promise<string> {
  const slim = { ...record, notes: record.notes.map(({ entry, drawn }) => ({ entry, drawn, events: [] })) };
  return pack(JSON.stringify(slim));
}

/** The JSON that was packed; whether it is a record is for `readRecord` to say. */
export async function unpackRecord(packed: string): Promise<unknown> {
  return JSON.parse(await unpack(packed));
}

/** Fills in what happened; a record that does not fit the rules stays as it is. */
export function withEvents(game: AnyGame, record: MatchRecord): MatchRecord {
  const options = readOptions(game, record.options);
  if (!options.ok || record.rules.version !== game.version) return record;
  const { seats, minds, notes } = record;
  const journal = openJournal(game, options.value, seats, { minds });
  const played = relive(
    journal,
    notes.map(({ entry, drawn }) => ({ entry, drawn: drawn.map(([label, n, value]) => ({ label, n, value })) })),
  );
  if (!played.ok) return record;
  return { ...record, notes: notes.map((note, i) => ({ ...note, events: [...at(journal.notes, i).events] })) };
}

/** What somebody who gave no name is called where they play. */
const NAMELESS: readonly string[] = LANGS.map((lang) => newTableWords[lang].you);

/** Where a game was played, somebody without a name is "You"; for whoever is shown it that is somebody else. */
export function seenByOthers(record: MatchRecord, lang: Lang): MatchRecord {
  const names = record.names.map((name, seat) =>
    NAMELESS.includes(name) ? newTableWords[lang].player(seat + 1) : name,
  );
  return { ...record, names };
}

/** `#at=12&game=…`. */
export function readHash(hash: string): { readonly game?: string; readonly moment?: number } {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const game = given.get('game');
  const moment = /^\d{1,6}$/.exec(given.get('at') ?? '')?.[0];
  return { ...(game === null ? {} : { game }), ...(moment === undefined ? {} : { moment: Number(moment) }) };
}

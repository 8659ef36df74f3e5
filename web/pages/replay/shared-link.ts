import {
  type AnyGame,
  accept,
  apply,
  at,
  type Journal,
  type MatchRecord,
  openJournal,
  placeOfQuestion,
  questionsTo,
  type Result,
  readOptions,
  readRecord,
  relive,
  toRecord,
} from '@tafelrunde/kernel';
import { pack, unpack } from '../../app/device/packing.ts';
import { isRecord } from '../../app/kept/storage.ts';

/*
 * A whole game in a link: only what does not follow from the rest, compressed and put after the #, so that it reaches nobody
 * but whom the link is given to. Cards follow from the seed, events from the moves, and of a question its lane is enough: the
 * rest of its id says what could be picked.
 */

type Entry = MatchRecord['notes'][number]['entry'];

const SHORT = 'tafelrunde-link/1';

/** Of a record that does not come out the same when it is played again, whatever was drawn is packed, too. */
export async function packRecord(game: AnyGame, record: MatchRecord): Promise<string> {
  const bare = { ...record, notes: record.notes.map(({ entry }) => ({ entry: onLane(entry), drawn: [], events: [] })) };
  const again = playedAgain(game, bare);
  const isSame = again?.hash === record.hash && again.commitment === record.commitment;
  return pack(JSON.stringify(isSame ? shortened(bare) : withoutEvents(record)));
}

const withoutEvents = (record: MatchRecord): MatchRecord => ({
  ...record,
  notes: record.notes.map(({ entry, drawn }) => ({ entry, drawn, events: [] })),
});

function onLane(entry: Entry): Entry {
  return 'question' in entry ? { ...entry, question: String(placeOfQuestion(entry.question).lane) } : entry;
}

const shortened = ({ notes, ...rest }: MatchRecord) => ({
  ...rest,
  format: SHORT,
  notes: notes.map(({ entry }) => (entry.kind === 'answer' ? [entry.by, entry.question, ...entry.picks] : entry)),
});

interface Unpacked {
  readonly record: MatchRecord;
  /** With all that happened; a record that does not fit the rules stays as it is. */
  whole(game: AnyGame): MatchRecord;
}

export async function unpackRecord(packed: string): Promise<Result<Unpacked>> {
  const json: unknown = JSON.parse(await unpack(packed));
  const isShort = isRecord(json) && json.format === SHORT;
  const read = readRecord(isShort ? lengthened(json) : json);
  if (!read.ok) return read;
  const record = read.value;
  const whole = (game: AnyGame) => (isShort ? playedAgain(game, record) : undefined) ?? withEvents(game, record);
  return accept({ record, whole });
}

/** As a record is written; whether it is one is for `readRecord` to say. */
function lengthened(json: Readonly<Record<string, unknown>>): unknown {
  const notes = Array.isArray(json.notes) ? json.notes : [];
  const entryOf = (given: unknown): unknown => {
    if (!Array.isArray(given)) return given;
    const [by, question, ...picks] = given;
    return { kind: 'answer', by, question, picks };
  };
  return {
    ...json,
    format: 'tafelrunde-record/1',
    notes: notes.map((given) => ({ entry: entryOf(given), drawn: [], events: [] })),
  };
}

/** Deals from the seed and makes the moves; undefined if that does not lead to the same end. */
function playedAgain(game: AnyGame, bare: MatchRecord): MatchRecord | undefined {
  const { seed, seats, minds, names, notes, hash } = bare;
  const options = readOptions(game, bare.options);
  if (!options.ok || seed === undefined || !isFor(game, bare)) return undefined;
  try {
    const journal = openJournal(game, options.value, seats, { secret: seed, minds });
    if (!notes.every(({ entry }) => apply(journal, asAsked(journal, entry)).ok)) return undefined;
    const record = { ...toRecord(journal, names), seed };
    return record.hash === hash ? record : undefined;
  } catch {
    return undefined;
  }
}

const isFor = (game: AnyGame, { rules, seats }: MatchRecord): boolean =>
  rules.version === game.version && seats >= game.seats.min && seats <= game.seats.max;

/** The answer to the question that is open on its lane. */
function asAsked({ game, match }: Journal, entry: Entry): Entry {
  if (!('question' in entry)) return entry;
  const lane = Number(entry.question);
  const open = questionsTo(game, match, [entry.by]).find(({ id }) => placeOfQuestion(id).lane === lane);
  return open === undefined ? entry : { ...entry, question: open.id };
}

/** Fills in what happened; a record that does not fit the rules stays as it is. */
function withEvents(game: AnyGame, record: MatchRecord): MatchRecord {
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

/** `#at=12&game=…`. */
export function readHash(hash: string): { readonly game?: string; readonly moment?: number } {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const game = given.get('game');
  const moment = /^\d{1,6}$/.exec(given.get('at') ?? '')?.[0];
  return { ...(game === null ? {} : { game }), ...(moment === undefined ? {} : { moment: Number(moment) }) };
}

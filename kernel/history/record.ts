import { z } from 'zod';
import { at } from '../at.ts';
import type { GameEvent } from '../cards/events.ts';
import { commitmentTo, isSeed, liveChance } from '../crank/chance.ts';
import { readOptions } from '../crank/start.ts';
import { accept, type Result, refuse } from '../errors.ts';
import type { AnyGame } from '../game.ts';
import type { Plain } from '../match.ts';
import { saidIssue } from '../text/schema-faults.ts';
import type { Said } from '../text/text.ts';
import { canonical, hashOf } from './hash.ts';
import { type Journal, openJournal, relive } from './journal.ts';
import { type Entry, entropyOf, type Note, promiseOf } from './notes.ts';

/*
 * A record is a finished match at rest: public ids only. It keeps its events, so it can be read under any later version
 * of the rules; under its own version it can also be played back and checked.
 */

const plain: z.ZodType<Plain> = z.lazy(() =>
  z.union([z.null(), z.boolean(), z.number(), z.string(), z.array(plain), z.record(z.string(), plain)]),
);
const seat = z.int().min(0).max(30);
const ref = z.union([z.int(), z.templateLiteral([z.string(), ':', z.string()])]);
const place = z.object({
  kind: z.string(),
  seat: seat.exactOptional(),
  n: z.int().exactOptional(),
  name: z.string().exactOptional(),
});
const group = z.object({
  kind: z.string(),
  n: z.int(),
  marks: z.record(z.string(), z.number()).exactOptional(),
});
const seen = z.object({
  card: z.string(),
  obj: z.int(),
  was: z.int().exactOptional(),
  sees: z.int(),
  saw: z.int().exactOptional(),
});
const event: z.ZodType<GameEvent> = z.object({
  type: z.string(),
  cause: z.string().exactOptional(),
  seat: seat.exactOptional(),
  from: place.exactOptional(),
  to: place.exactOptional(),
  cards: z.array(seen).exactOptional(),
  pieces: z.array(group).exactOptional(),
  by: z.array(group).exactOptional(),
  data: z.record(z.string(), plain).exactOptional(),
});
const entry: z.ZodType<Entry> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('entropy'), by: seat, text: z.string().max(256) }),
  z.object({ kind: z.literal('commit'), by: seat, hash: z.string().max(64) }),
  z.object({ kind: z.literal('seal') }),
  z.object({ kind: z.literal('reveal'), by: seat, text: z.string().max(64) }),
  z.object({ kind: z.literal('begin') }),
  z.object({ kind: z.literal('answer'), by: seat, question: z.string(), picks: z.array(ref) }),
  z.object({ kind: z.literal('timeout'), by: seat, question: z.string(), picks: z.array(ref) }),
  z.object({
    kind: z.literal('undo'),
    by: seat,
    of: z.int(),
    also: z.array(z.int()).exactOptional(),
    agreed: z.literal(true).exactOptional(),
  }),
  z.object({ kind: z.literal('concede'), by: seat }),
  z.object({ kind: z.literal('takeover'), by: seat, mind: z.enum(['person', 'bot']) }),
  z.object({ kind: z.literal('offer'), by: seat, to: seat, text: z.string().max(1000) }),
]);
const note = z.object({
  entry,
  drawn: z.array(z.tuple([z.string(), z.int().positive(), z.int().nonnegative()])),
  events: z.array(event),
});
const NO_SEED: Said = { en: 'must be 64 hexadecimal digits', de: 'muss aus 64 hexadezimalen Ziffern bestehen' };
const recordSchema = z.object({
  format: z.literal('tafelrunde-record/1'),
  rules: z.object({ game: z.string(), version: z.int() }),
  options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
  seats: z.int().min(1).max(30),
  names: z.array(z.string().max(80)),
  minds: z.array(z.enum(['person', 'bot'])),
  commitment: z.string().exactOptional(),
  seed: z
    .string()
    .refine(isSeed, { params: { said: NO_SEED } })
    .exactOptional(),
  notes: z.array(note),
  outcome: z
    .object({
      winners: z.array(seat),
      won: z.boolean().exactOptional(),
      scores: z.array(z.number()).exactOptional(),
      how: z.string(),
    })
    .exactOptional(),
  hash: z.string(),
});

export type MatchRecord = z.infer<typeof recordSchema>;

/** The match so far at rest. The seed of a live match is told only when it is over. */
export function toRecord(journal: Journal, names: readonly string[]): MatchRecord {
  const { match, seed, notes } = journal;
  return {
    format: 'tafelrunde-record/1',
    rules: match.rules,
    options: journal.options,
    seats: journal.seats,
    names: [...names],
    minds: [...journal.seated],
    ...(seed === undefined ? {} : { commitment: commitmentTo(seed.secret) }),
    ...(seed === undefined || match.outcome === undefined ? {} : { seed: seed.secret }),
    notes: notes.map(({ entry: each, drawn, events }) => ({
      entry: each,
      drawn: drawn.map(({ label, n, value }) => [label, n, value] as const satisfies [string, number, number]),
      events: [...events],
    })),
    ...(match.outcome === undefined ? {} : { outcome: mutable(match.outcome) }),
    hash: hashOf(match),
  };
}

function mutable({
  winners,
  won,
  scores,
  how,
}: NonNullable<Journal['match']['outcome']>): MatchRecord['outcome'] & object {
  return {
    winners: [...winners],
    how,
    ...(won === undefined ? {} : { won }),
    ...(scores === undefined ? {} : { scores: [...scores] }),
  };
}

export function readRecord(json: unknown): Result<MatchRecord> {
  const parsed = recordSchema.safeParse(json, { reportInput: true });
  if (parsed.success) return accept(parsed.data);
  const { en, de } = saidIssue(recordSchema, parsed.error);
  return refuse('bad-record', `This is not a record: ${en}.`, `Das ist keine Aufzeichnung: ${de}.`);
}

/** What a record was found to be. */
export interface Verdict {
  /** Does the seed fit what was promised before the first move? Undefined when no seed is told. */
  readonly commitment?: boolean;
  /** Has everybody who added a random number promised it before any was revealed? Undefined when nobody did. */
  readonly promises?: boolean;
  /** Does every outcome of chance follow from the seed? Undefined when no outcome is told. */
  readonly chance?: boolean;
  /** Do the answers lead to the recorded end? Undefined under other rules than its own: then it can only be watched. */
  readonly replay?: boolean;
  readonly findings: readonly Said[];
}

const FINDINGS = {
  seed: {
    en: 'The seed is not the one that was promised.',
    de: 'Der Zufallsschlüssel ist nicht der versprochene.',
  },
  promises: {
    en: 'Somebody revealed another random number than they had promised.',
    de: 'Jemand hat eine andere Zufallszahl aufgedeckt als die versprochene.',
  },
  chance: (entry: number): Said => ({
    en: `Entry ${entry}: the outcome of chance does not follow from the seed.`,
    de: `Eintrag ${entry}: Das Ergebnis des Zufalls folgt nicht aus dem Zufallsschlüssel.`,
  }),
  events: (entry: number): Said => ({
    en: `Entry ${entry}: what is said to have happened did not happen.`,
    de: `Eintrag ${entry}: Was geschehen sein soll, ist nicht geschehen.`,
  }),
  outcome: { en: 'The game ends differently.', de: 'Die Partie endet anders.' },
  hash: { en: 'The final position has another hash.', de: 'Die Endstellung hat eine andere Prüfsumme.' },
} as const;

export function verify(game: AnyGame, record: MatchRecord): Verdict {
  const findings: Said[] = [];
  const kept = verifyPromises(record, findings);
  const fair = { ...kept, ...(record.seed === undefined ? {} : verifySeed(record, record.seed, findings)) };
  if (record.rules.version !== game.version) return { ...fair, findings };
  return { ...fair, replay: verifyReplay(game, record, findings), findings };
}

function verifyPromises({ notes }: MatchRecord, findings: Said[]): Pick<Verdict, 'promises'> {
  const seal = notes.findIndex(({ entry: each }) => each.kind === 'seal');
  const isAdded = notes.some(({ entry: each }) => each.kind === 'reveal');
  if (!isAdded) return {};
  const promises = notes.every(({ entry: each }, i) => {
    if (each.kind === 'commit' || each.kind === 'entropy') return i < seal;
    if (each.kind !== 'reveal') return true;
    return i > seal && isSeed(each.text) && promiseOf(notes.slice(0, seal), each.by) === commitmentTo(each.text);
  });
  if (!promises) findings.push(FINDINGS.promises);
  return { promises };
}

function verifySeed(record: MatchRecord, seed: string, findings: Said[]): Pick<Verdict, 'commitment' | 'chance'> {
  const commitment = record.commitment === commitmentTo(seed);
  if (!commitment) findings.push(FINDINGS.seed);
  const source = liveChance(seed, entropyOf(record.notes), { value: 0 });
  const wrong = record.notes.findIndex(({ drawn }) => drawn.some(([label, n, value]) => source(label, n) !== value));
  if (wrong >= 0) findings.push(FINDINGS.chance(wrong));
  const isTold = record.notes.some(({ drawn }) => drawn.length > 0);
  return { commitment, ...(isTold ? { chance: wrong < 0 } : {}) };
}

function verifyReplay(game: AnyGame, record: MatchRecord, findings: Said[]): boolean {
  const before = findings.length;
  const options = readOptions(game, record.options);
  if (!options.ok) {
    findings.push(options.refusal.message);
    return false;
  }
  const journal = openJournal(game, options.value, record.seats, { minds: record.minds });
  const lived = relive(journal, record.notes.map(unpacked));
  if (!lived.ok) {
    findings.push(lived.refusal.message);
    return false;
  }
  const { match, notes } = journal;
  const strange = record.notes.findIndex(({ events }, i) => canonical(events) !== canonical(at(notes, i).events));
  if (strange >= 0) findings.push(FINDINGS.events(strange));
  if (canonical(match.outcome) !== canonical(record.outcome)) findings.push(FINDINGS.outcome);
  if (hashOf(match) !== record.hash) findings.push(FINDINGS.hash);
  return findings.length === before;
}

function unpacked({ entry: each, drawn }: MatchRecord['notes'][number]): Pick<Note, 'entry' | 'drawn'> {
  return { entry: each, drawn: drawn.map(([label, n, value]) => ({ label, n, value })) };
}

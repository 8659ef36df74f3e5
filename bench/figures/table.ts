import { fourSouls } from '@tafelrunde/four-souls';
import type { AnyGame } from '@tafelrunde/kernel';
import { restoreTable, SNAPSHOT_EVERY, snapshot } from '@tafelrunde/table';
import type { Figure, Reading } from '../figure.ts';
import { FourAtATable } from '../four-at-a-table.ts';
import { nearlyAllMilliseconds, slowestMilliseconds } from '../measure.ts';
import { median } from '../prompts.ts';

const ANSWERS = 1_500;

/** The game with a count of how often it was asked what may be picked. */
function counting(game: AnyGame): { readonly game: AnyGame; readonly counted: { calls: number } } {
  const counted = { calls: 0 };
  const rules = Object.entries(game.rules).map(([name, rule]) => {
    if (typeof rule === 'function' || !('options' in rule)) return [name, rule] as const;
    const options: typeof rule.options = (m, args) => {
      counted.calls++;
      return rule.options(m, args);
    };
    return [name, { ...rule, options }] as const;
  });
  return { game: { ...game, rules: Object.fromEntries(rules) }, counted };
}

/** For each wish that was granted: how often somebody asked the rules what may be picked, by answer that came of it. */
function optionsPerAnswer(): number[] {
  const { game, counted } = counting(fourSouls);
  const table = new FourAtATable(game, 5);
  const { notes } = table.table.journal;
  return Array.from({ length: ANSWERS }, () => {
    const before = notes.length;
    counted.calls = 0;
    if (!table.isOver) table.answer();
    return counted.calls / Math.max(1, notes.length - before);
  });
}

/** A game of so many answers; one that is over before is followed by another. */
const LONG = 3_000;

/** In the course of a long game somebody takes back an answer now and then; told to everybody, it counts as a whole. */
function takeBackNowAndThen(timed: (task: () => void) => void): void {
  let seed = 5;
  let game = new FourAtATable(fourSouls, seed);
  while (game.table.journal.notes.length < LONG) {
    if (game.isOver) game = new FourAtATable(fourSouls, ++seed);
    game.answer();
    const seat = game.table.journal.notes.length % 7 === 0 ? game.mayTakeBack() : undefined;
    if (seat !== undefined) timed(() => game.takeBack(seat));
  }
}

/** Tables that are killed with their server, and after how many entries. */
const KILLED = 60;
const ENTRIES = 480;

/** What the store has of a table that is killed when it has the longest way back: just before its next snapshot. */
function killed(seed: number): Readonly<Record<'spec' | 'snapshot' | 'entries', string>> {
  let game = new FourAtATable(fourSouls, seed);
  let kept = { seq: 0, text: '' };
  for (let again = 1; game.table.facts.seq < ENTRIES - 1; game.answer()) {
    // A game that is over before is followed by another.
    if (game.isOver) [game, kept] = [new FourAtATable(fourSouls, seed + KILLED * again++), { seq: 0, text: '' }];
    const { seq } = game.table.facts;
    if (seq - kept.seq >= SNAPSHOT_EVERY && seq + SNAPSHOT_EVERY <= ENTRIES)
      kept = { seq, text: JSON.stringify(snapshot(game.table)) };
  }
  const entries = game.entries.filter(({ seq }) => seq > kept.seq);
  return { spec: JSON.stringify(game.table.spec), snapshot: kept.text, entries: JSON.stringify(entries) };
}

/** The table that takes longest to come back. */
function comeBack(): Reading {
  const all = Array.from({ length: KILLED }, (_, i) => killed(i + 1));
  return slowestMilliseconds(
    all.map(({ spec, snapshot: taken, entries }) => () => {
      const stored = { spec: JSON.parse(spec), snapshot: JSON.parse(taken), entries: JSON.parse(entries) };
      restoreTable(fourSouls, stored, Number.MAX_SAFE_INTEGER);
    }),
  );
}

/** A count needs no scaling to the machine. */
const reading = (value: number): Reading => ({ value, measured: value });

export const figures: readonly Figure[] = [
  {
    name: 'options-per-answer',
    unit: 'calls, median',
    floor: 3,
    direction: 'at most',
    measure: () => reading(median(optionsPerAnswer())),
  },
  {
    name: 'undo',
    unit: 'ms (p95)',
    floor: 20,
    direction: 'at most',
    measure: () => nearlyAllMilliseconds(takeBackNowAndThen),
  },
  { name: 'table-load', unit: 'ms, the slowest', floor: 20, direction: 'at most', measure: comeBack },
];

import { fourSouls } from '@tafelrunde/four-souls';
import type { AnyGame } from '@tafelrunde/kernel';
import type { Figure, Reading } from '../figure.ts';
import { FourAtATable } from '../four-at-a-table.ts';
import { nearlyAllMilliseconds } from '../measure.ts';
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
];

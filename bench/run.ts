import { nearest } from '@tafelrunde/kernel';
import { type Figure, resultOf } from './figure.ts';
import { jsonLine, sheetFor } from './report.ts';

export interface Output {
  print(line: string): void;
  complain(line: string): void;
}

/** `bench [--json] [name ...]`: measures all figures, or those named. Exit code 1: a floor is missed; 2: a wrong argument. */
export function runBench(figures: readonly Figure[], args: readonly string[], { print, complain }: Output): number {
  const options = ['--json'];
  const names = figures.map(({ name }) => name);
  const asked = args.filter((arg) => !arg.startsWith('-'));
  const wrong = args.find((arg) => !options.includes(arg) && !names.includes(arg));
  if (wrong !== undefined) {
    const [kind, known] = wrong.startsWith('-') ? ['option', options] : ['figure', names];
    const near = nearest(wrong, known);
    const hint = near === undefined ? `There are: ${known.join(', ')}.` : `Did you mean "${near}"?`;
    complain(`There is no ${kind} "${wrong}". ${hint}`);
    return 2;
  }
  const chosen = figures.filter(({ name }) => asked.length === 0 || asked.includes(name));
  const table = sheetFor(chosen);
  const json = args.includes('--json');
  if (!json) print(table.head);
  let [missed, skipped] = [0, 0];
  for (const figure of chosen) {
    const result = resultOf(figure);
    print(json ? jsonLine(result) : table.row(result));
    if (!result.ok) missed++;
    if ('skipped' in result.reading) skipped++;
  }
  if (!json) print(summary(chosen.length, missed, skipped));
  return missed === 0 ? 0 : 1;
}

function summary(all: number, missed: number, skipped: number): string {
  const held = missed === 0 ? 'All floors are held.' : `${missed} of ${all} floors are missed.`;
  return skipped === 0 ? held : `${held} ${skipped} of ${all} figures could not be had here.`;
}

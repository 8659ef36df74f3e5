import type { Figure, Result } from './figure.ts';

/** One line for programs. */
export function jsonLine({ figure: { name, unit, floor }, reading, ok }: Result): string {
  if ('skipped' in reading) return JSON.stringify({ name, unit, floor, skipped: reading.skipped });
  return JSON.stringify({ name, value: reading.value, unit, floor, ok });
}

export interface Sheet {
  readonly head: string;
  row(result: Result): string;
}

/** A table for people. Its columns are known before the first measurement, so rows appear as they are ready. */
export function sheetFor(figures: readonly Figure[]): Sheet {
  const width = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
  const columns = [
    width(['figure', ...figures.map(({ name }) => name)]),
    12,
    12,
    width(['floor', ...figures.map(floorText)]),
    width(['unit', ...figures.map(({ unit }) => unit)]),
  ];
  const line = (...cells: string[]) =>
    cells
      .map((cell, i) => (i === 1 || i === 2 || i === 3 ? cell.padStart(columns[i] ?? 0) : cell.padEnd(columns[i] ?? 0)))
      .join('  ')
      .trimEnd();
  return {
    head: line('figure', 'value', 'here, now', 'floor', 'unit'),
    row({ figure, reading, ok }) {
      const [value, measured] = 'skipped' in reading ? ['', ''] : [shown(reading.value), shown(reading.measured)];
      const remark = 'skipped' in reading ? `skipped: ${reading.skipped}` : ok ? '' : 'MISSED';
      return line(figure.name, value, measured, floorText(figure), figure.unit, remark);
    },
  };
}

function floorText({ direction, floor }: Figure): string {
  return `${direction} ${shown(floor)}`;
}

function shown(value: number): string {
  return value.toLocaleString('en', value >= 1000 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 });
}

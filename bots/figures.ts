import { at } from '@tafelrunde/kernel';

/** How numbers spread: quartiles, and what one in a hundred exceeds. */
export interface Distribution {
  readonly mean: number;
  readonly deviation: number;
  readonly min: number;
  readonly q1: number;
  readonly median: number;
  readonly q3: number;
  readonly p90: number;
  readonly p99: number;
  readonly max: number;
}

/** Undefined when there is nothing to speak of. */
export function distributionOf(values: readonly number[]): Distribution | undefined {
  if (values.length === 0) return undefined;
  const sorted = values.toSorted((a, b) => a - b);
  const mean = sum(values) / values.length;
  return {
    mean,
    deviation: Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / values.length),
    min: quantile(sorted, 0),
    q1: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    q3: quantile(sorted, 0.75),
    p90: quantile(sorted, 0.9),
    p99: quantile(sorted, 0.99),
    max: quantile(sorted, 1),
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const quantile = (sorted: readonly number[], part: number): number =>
  at(sorted, Math.min(sorted.length - 1, Math.floor(part * sorted.length)));

/** The bounds that hold a rate with 95 % confidence (Wilson's score interval). */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const rate = wins / games;
  const weight = Z ** 2 / games;
  const middle = rate + weight / 2;
  const reach = Z * Math.sqrt((rate * (1 - rate)) / games + weight / (4 * games));
  return { low: Math.max(0, (middle - reach) / (1 + weight)), high: Math.min(1, (middle + reach) / (1 + weight)) };
}

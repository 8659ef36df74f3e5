import { at } from '@tafelrunde/kernel';

/*
 * Small differences between two plain JSON values.
 *   5, "text", true   the value is replaced by this one
 *   [value]           the same for what is null, a list or an object
 *   { key: delta }    an object: these keys changed; null: the key is gone
 *   [0, steps]        a list, walked from the front: n keeps n elements, -n drops n, [..] puts elements in,
 *                     { key: delta } changes the next element, which is an object; the rest stays
 * It is made for everybody at every move and mostly finds nothing, so it leaves no rubbish behind while it looks.
 */

export type Delta = Primitive | readonly [unknown] | readonly [0, readonly Step[]] | RecordDelta;
type Primitive = number | string | boolean;
type RecordDelta = { readonly [key: string]: Delta | null };
type Step = number | readonly unknown[] | RecordDelta;

/** What leads from one value to the other; undefined when they are equal. */
export function diff(before: unknown, after: unknown): Delta | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after);
  if (isRecord(before) && isRecord(after)) return diffRecords(before, after);
  return isPrimitive(after) ? after : [after];
}

/** The value that a difference leads to. The value before is not touched. */
export function patch<T>(before: T, delta: Delta | undefined): T;
export function patch(before: unknown, delta: Delta | undefined): unknown {
  if (delta === undefined) return before;
  if (isPrimitive(delta)) return delta;
  if (isReplaced(delta)) return delta[0];
  if (isListDelta(delta)) return Array.isArray(before) ? patchList(before, delta[1]) : before;
  return isRecord(before) ? patchRecord(before, delta) : before;
}

type JsonRecord = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPrimitive(value: unknown): value is Primitive {
  return typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean';
}

function isReplaced(delta: Delta): delta is readonly [unknown] {
  return Array.isArray(delta) && delta.length === 1;
}

function isListDelta(delta: Delta): delta is readonly [0, readonly Step[]] {
  return Array.isArray(delta) && delta.length === 2;
}

function memberOf(record: JsonRecord, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function diffRecords(before: JsonRecord, after: JsonRecord): RecordDelta | undefined {
  if (before === after) return undefined;
  let changed: [string, Delta | null][] | undefined;
  for (const key in before) {
    const value = before[key];
    if (value === after[key] || value === undefined || memberOf(after, key) !== undefined) continue;
    changed ??= [];
    changed.push([key, null]);
  }
  for (const key in after) {
    const value = after[key];
    // Most of it is the same, and then nothing needs to be looked up twice.
    if (value === before[key] || value === undefined) continue;
    const delta = diff(memberOf(before, key), value);
    if (delta === undefined) continue;
    changed ??= [];
    changed.push([key, delta]);
  }
  return changed === undefined ? undefined : Object.fromEntries(changed);
}

function patchRecord(before: JsonRecord, delta: RecordDelta): JsonRecord {
  const entries = new Map(Object.entries(before));
  for (const [key, change] of Object.entries(delta)) {
    if (change === null) entries.delete(key);
    else entries.set(key, patch(entries.get(key), change));
  }
  return Object.fromEntries(entries);
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Delta | undefined {
  if (before.length === after.length && before.every(isRecord) && after.every(isRecord)) {
    return diffInPlace(before, after);
  }
  const shorter = Math.min(before.length, after.length);
  let front = 0;
  while (front < shorter && isEqual(before[front], after[front])) front++;
  if (front === before.length && front === after.length) return undefined;
  let back = 0;
  while (back < shorter - front && isEqual(before[before.length - 1 - back], after[after.length - 1 - back])) back++;
  const steps: Step[] = front === 0 ? [] : [front];
  const old = before.slice(front, before.length - back);
  const young = after.slice(front, after.length - back);
  for (const gap of gapsBetween(old, young)) walk(steps, gap);
  return [0, steps];
}

/** Where a list of objects stays as long as it is, each is most likely the one that was there. */
function diffInPlace(before: readonly JsonRecord[], after: readonly JsonRecord[]): Delta | undefined {
  const steps: Step[] = [];
  let kept = 0;
  for (let i = 0; i < after.length; i++) {
    const delta = diffRecords(at(before, i), at(after, i));
    if (delta === undefined) kept++;
    else {
      if (kept > 0) steps.push(kept);
      steps.push(delta);
      kept = 0;
    }
  }
  return steps.length === 0 ? undefined : [0, steps];
}

/** A stretch that differs, after so many elements that stay. */
interface Gap {
  readonly kept: number;
  readonly dropped: readonly unknown[];
  readonly inserted: readonly unknown[];
}

function walk(steps: Step[], { kept, dropped, inserted }: Gap): void {
  if (kept > 0) steps.push(kept);
  if (dropped.length === inserted.length && dropped.every(isRecord) && inserted.every(isRecord)) {
    for (let i = 0; i < dropped.length; i++) steps.push(diffRecords(at(dropped, i), at(inserted, i)) ?? 1);
    return;
  }
  if (dropped.length > 0) steps.push(-dropped.length);
  if (inserted.length > 0) steps.push(inserted);
}

/** Beyond this many comparisons a list is replaced as a whole stretch. */
const MOST_COMPARISONS = 40_000;

/** The stretches around a longest common subsequence. */
function gapsBetween(old: readonly unknown[], young: readonly unknown[]): Gap[] {
  // Both begin and end with what the other does not, so that one of each has nothing in common.
  const isPlain = old.length * young.length <= 1;
  if (isPlain || old.length * young.length > MOST_COMPARISONS) return [{ kept: 0, dropped: old, inserted: young }];
  const common = commonLengths(old, young);
  const meets = (i: number, j: number) => i < old.length && j < young.length && isEqual(old[i], young[j]);
  const gaps: Gap[] = [];
  let [i, j, kept] = [0, 0, 0];
  while (i < old.length || j < young.length) {
    for (; meets(i, j); i++, j++) kept++;
    const [fromOld, fromYoung] = [i, j];
    while ((i < old.length || j < young.length) && !meets(i, j)) {
      if (j === young.length || (i < old.length && common(i + 1, j) >= common(i, j + 1))) i++;
      else j++;
    }
    gaps.push({ kept, dropped: old.slice(fromOld, i), inserted: young.slice(fromYoung, j) });
    kept = 0;
  }
  return gaps;
}

/** How long a common subsequence of the rests from (i, j) can be. */
function commonLengths(old: readonly unknown[], young: readonly unknown[]): (i: number, j: number) => number {
  const width = young.length + 1;
  const lengths = new Array<number>((old.length + 1) * width).fill(0);
  const length = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = young.length - 1; j >= 0; j--) {
      lengths[i * width + j] = isEqual(old[i], young[j])
        ? length(i + 1, j + 1) + 1
        : Math.max(length(i + 1, j), length(i, j + 1));
    }
  }
  return length;
}

function patchList(before: readonly unknown[], steps: readonly Step[]): unknown[] {
  const after: unknown[] = [];
  let i = 0;
  for (const step of steps) {
    if (typeof step === 'number') {
      if (step > 0) after.push(...before.slice(i, i + step));
      i += Math.abs(step);
    } else if (isInsertion(step)) after.push(...step);
    else after.push(patch(before[i++], step));
  }
  after.push(...before.slice(i));
  return after;
}

function isInsertion(step: Exclude<Step, number>): step is readonly unknown[] {
  return Array.isArray(step);
}

export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && areEqualLists(a, b);
  return isRecord(a) && isRecord(b) && areEqualRecords(a, b);
}

function areEqualLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!isEqual(a[i], b[i])) return false;
  return true;
}

function areEqualRecords(a: JsonRecord, b: JsonRecord): boolean {
  for (const key in a) if (a[key] !== undefined && !isEqual(a[key], memberOf(b, key))) return false;
  for (const key in b) if (b[key] !== undefined && memberOf(a, key) === undefined) return false;
  return true;
}

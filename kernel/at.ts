/** The element at `i`, or a clear failure: an index that the rules worked out is never out of range. */
export function at<T>(list: ArrayLike<T>, i: number): T {
  const found = list[i];
  if (found === undefined) throw new RangeError(`nothing at ${i} of ${list.length}`);
  return found;
}

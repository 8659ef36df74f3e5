/** Where something lies that JSON could not carry there and back: a function, a Map, a hole, a number that is none. */
export function notPlain(value: unknown, path = ''): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) ? undefined : `${path}: ${value}`;
    case 'object':
      if (value === null) return undefined;
      return Array.isArray(value) ? notPlainIn(value, path) : notPlainUnder(value, path);
    default:
      return `${path}: ${typeof value}`;
  }
}

function notPlainIn(list: readonly unknown[], path: string): string | undefined {
  // A hole is read as undefined, and named.
  for (let i = 0; i < list.length; i++) {
    const each = list[i];
    // Most of a match is lists of whole numbers.
    if (typeof each === 'number' && Number.isInteger(each)) continue;
    const found = notPlain(each, `${path}/${i}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function notPlainUnder(value: object, path: string): string | undefined {
  if (Object.getPrototypeOf(value) !== Object.prototype) return `${path}: ${value.constructor.name}`;
  for (const [key, each] of Object.entries(value)) {
    if (each === undefined) continue;
    const found = notPlain(each, `${path}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The same in every part and in the same order, so that JSON of both is the same; parts that are shared need not be looked at. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other);
  if (Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    isSameList(keys, Object.keys(other)) && keys.every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)))
  );
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i] && !isSame(one[i], other[i])) return false;
  return true;
}

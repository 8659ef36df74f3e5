/** localStorage, which may be full or forbidden: then nothing is remembered, and nothing breaks. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`tafelrunde.${key}`, JSON.stringify(value));
  } catch {
    return;
  }
}

export function recall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`tafelrunde.${key}`) ?? 'null');
  } catch {
    return null;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`tafelrunde.${key}`);
  } catch {
    return;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

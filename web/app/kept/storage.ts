/** localStorage, which may be full or forbidden: then nothing is remembered, and nothing breaks. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`tafelrunde.${key}`, JSON.stringify(value));
  } catch {
    return;
  }
}

export const recall = (key: string): unknown => parsed(writtenAt(key));

/** As it lies there. */
export function writtenAt(key: string): string | null {
  try {
    return localStorage.getItem(`tafelrunde.${key}`);
  } catch {
    return null;
  }
}

export function parsed(written: string | null): unknown {
  try {
    return JSON.parse(written ?? 'null');
  } catch {
    return null;
  }
}

/** Whoever has it in memory hears of it as in the other tabs. */
export function forget(...keys: readonly string[]): void {
  try {
    for (const key of keys) localStorage.removeItem(`tafelrunde.${key}`);
  } catch {
    return;
  }
  dispatchEvent(new Event('storage'));
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

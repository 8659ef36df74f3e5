import { describe, expect, it } from 'vitest';

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./*.test.ts'], { eager: true });

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Every sentence with its path; functions are called with something that fits. */
function sentences(words: unknown, path: string): [string, string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') return [[path, String(words(2, 3, 4))]];
  return isRecord(words) ? Object.entries(words).flatMap(([key, each]) => sentences(each, `${path}.${key}`)) : [];
}

const catalogues = Object.values(modules).flatMap((module) =>
  Object.entries(module).filter(([, value]) => isRecord(value) && 'en' in value && 'de' in value),
);

describe('catalogues', () => {
  it('are found', () => {
    expect(catalogues.length).toBeGreaterThan(8);
  });

  it.each(catalogues)('%s says everything in both languages', (_, words) => {
    if (!isRecord(words)) throw new Error('not a catalogue');
    const [en, de] = [sentences(words.en, ''), sentences(words.de, '')];
    expect(de.map(([path]) => path)).toEqual(en.map(([path]) => path));
    expect([...en, ...de].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('use no straight quotation marks and no double spaces', () => {
    const all = catalogues.flatMap(([name, words]) => sentences(words, name));
    expect(all.filter(([, text]) => /"| {2}/.test(text))).toEqual([]);
  });
});

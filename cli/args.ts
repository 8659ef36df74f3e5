import { parseArgs } from 'node:util';
import { hintFor } from './hint.ts';
import { UsageError } from './usage.ts';

/** The flags of a command: those with a value, and those that are on or off. */
export interface Flags {
  readonly [name: string]: 'value' | 'values' | 'switch';
}

export interface Args {
  readonly positionals: readonly string[];
  /** The value given last. */
  value(name: string): string | undefined;
  values(name: string): readonly string[];
  has(name: string): boolean;
}

const GLOBAL_FLAGS: Flags = { lang: 'value', help: 'switch', version: 'switch' };

/** Splits the command line; an unknown flag, a flag without its value or with one too many is a usage error. */
export function readArgs(argv: readonly string[], flags: Flags): Args {
  const known: Flags = { ...GLOBAL_FLAGS, ...flags };
  const options = Object.fromEntries(
    Object.entries(known).map(([name, kind]) => [
      name,
      { type: kind === 'switch' ? 'boolean' : 'string', multiple: true } as const,
    ]),
  );
  const { tokens, positionals } = parseArgs({ args: [...argv], options, strict: false, tokens: true });
  const found = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const kind = Object.hasOwn(known, name) ? known[name] : undefined;
    if (kind === undefined) throw unknownFlag(rawName, known);
    if (kind === 'switch' && value !== undefined) throw new UsageError((w) => w.flagTakesNoValue(rawName));
    if (kind !== 'switch' && (value === undefined || value === '')) {
      throw new UsageError((w) => w.flagNeedsValue(rawName));
    }
    found.set(name, [...(found.get(name) ?? []), value ?? '']);
  }
  return {
    positionals,
    value: (name) => found.get(name)?.at(-1),
    values: (name) => found.get(name) ?? [],
    has: (name) => found.has(name),
  };
}

function unknownFlag(rawName: string, known: Flags): UsageError {
  const flags = Object.keys(known).map((name) => `--${name}`);
  return new UsageError((w) => w.unknownFlag(rawName, hintFor(rawName, flags)));
}

/** A whole number of a flag, within its bounds. */
export function readNumber(args: Args, name: string, bounds: { min: number; max: number }): number | undefined {
  const text = args.value(name);
  if (text === undefined) return undefined;
  const number = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(number) && number >= bounds.min && number <= bounds.max) return number;
  throw new UsageError((w) => w.notANumber(`--${name}`, bounds.min, bounds.max, text));
}

/** No more words than the command knows what to do with. */
export function atMost(args: Args, count: number): void {
  const [extra] = args.positionals.slice(count);
  if (extra !== undefined) throw new UsageError((w) => w.tooMany(extra));
}

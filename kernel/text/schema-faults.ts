import { z } from 'zod';
import { at } from '../at.ts';
import { nearest } from './nearest.ts';
import type { Said } from './text.ts';

/*
 * What is wrong with a file that somebody wrote, in plain words: "seats is missing", "play 2: pick must be a text or a number".
 */

type Issue = z.core.$ZodIssue;
type Schema = z.core.$ZodType;
type Path = readonly PropertyKey[];

/** What is wrong with a value that does not fit a schema. It has to be parsed with `reportInput`. */
export function saidIssue(schema: Schema, { issues }: z.ZodError): Said {
  const { path, issue } = clearest(issues, []);
  const where = nameOf(path);
  if (issue.code === 'unrecognized_keys') return unknownKey(where, at(issue.keys, 0), keysAt(schema, path));
  const wrong = wrongWith(issue);
  return { en: `${where || 'it'} ${wrong.en}`, de: `${where || 'es'} ${wrong.de}` };
}

interface Found {
  readonly path: Path;
  readonly issue: Issue;
}

/** A key that nobody knows comes first: it often explains why another one is missing. */
function clearest(issues: readonly Issue[], above: Path): Found {
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? at(issues, 0);
  const path = [...above, ...issue.path];
  if (issue.code !== 'invalid_union') return { path, issue };
  const likely = issue.errors.filter((branch) => !isOfAnotherKind(branch)).toSorted(byLikeliness);
  return likely[0] === undefined ? { path, issue } : clearest(likely[0], path);
}

/** Something else altogether: a text where the branch has a list. */
function isOfAnotherKind(branch: readonly Issue[]): boolean {
  return branch.some(({ code, path }) => path.length === 0 && code !== 'unrecognized_keys' && code !== 'custom');
}

/** Any misspelt key is a bad name for a seat, so that says less. */
const STRANGENESS: Readonly<Record<string, number>> = { unrecognized_keys: 1, invalid_key: 2 };

/** What was meant is what knows all of the keys, or else lacks the least. */
function byLikeliness(a: readonly Issue[], b: readonly Issue[]): number {
  const strange = (branch: readonly Issue[]): number =>
    branch.reduce((sum, { code }) => sum + (STRANGENESS[code] ?? 0), 0);
  return strange(a) - strange(b) || a.length - b.length;
}

function unknownKey(where: string, key: string, known: readonly string[]): Said {
  const near = nearest(key, known);
  const [before, list] = [where === '' ? '' : `${where}: `, known.join(', ')];
  return {
    en: `${before}there is no key ${key}; ${near === undefined ? `there are ${list}` : `did you mean ${near}?`}`,
    de: `${before}einen Schlüssel ${key} gibt es nicht; ${near === undefined ? `es gibt ${list}` : `ist ${near} gemeint?`}`,
  };
}

/** The keys that a value may have at a path, whichever of several shapes it takes. */
function keysAt(schema: Schema, [part, ...rest]: Path): string[] {
  if (schema instanceof z.ZodExactOptional) return keysAt(schema.unwrap(), part === undefined ? [] : [part, ...rest]);
  if (schema instanceof z.ZodUnion) {
    const shapes: readonly Schema[] = schema.options;
    return [...new Set(shapes.flatMap((shape) => keysAt(shape, part === undefined ? [] : [part, ...rest])))];
  }
  if (schema instanceof z.ZodObject) {
    const shape: Readonly<Record<string, Schema>> = schema.shape;
    if (part === undefined) return Object.keys(shape);
    const inner = shape[String(part)];
    return inner === undefined ? [] : keysAt(inner, rest);
  }
  if (part === undefined) return [];
  if (schema instanceof z.ZodArray) return typeof part === 'number' ? keysAt(schema.element, rest) : [];
  return schema instanceof z.ZodRecord ? keysAt(schema.valueType, rest) : [];
}

/** `play 2: refused.seat`: entries of a list are counted from 1, as the report of a scenario counts them. */
function nameOf(path: Path): string {
  return path.reduce<string>((name, part, i) => {
    if (typeof part === 'number') return `${name} ${part + 1}`;
    if (name === '') return String(part);
    return typeof path[i - 1] === 'number' ? `${name}: ${String(part)}` : `${name}.${String(part)}`;
  }, '');
}

function wrongWith(issue: Issue): Said {
  if (issue.code === 'custom') return issue.params?.said ?? NOT_FITTING;
  if (issue.code === 'invalid_key') return { en: 'is no seat', de: 'ist kein Platz' };
  if (issue.input === undefined) return { en: 'is missing', de: 'fehlt' };
  if (issue.input === null) return { en: 'is empty', de: 'ist leer' };
  if (issue.code === 'too_small')
    return { en: `must be at least ${issue.minimum}`, de: `muss mindestens ${issue.minimum} sein` };
  if (issue.code === 'too_big')
    return { en: `must be at most ${issue.maximum}`, de: `darf höchstens ${issue.maximum} sein` };
  const kinds = kindsIn(issue);
  if (kinds.length === 0) return NOT_FITTING;
  return {
    en: `must be ${[...new Set(kinds.map(({ en }) => en))].join(' or ')}`,
    de: `muss ${[...new Set(kinds.map(({ de }) => de))].join(' oder ')} sein`,
  };
}

const NOT_FITTING: Said = { en: 'does not fit', de: 'passt nicht' };

const KINDS: Readonly<Record<string, Said>> = {
  string: { en: 'a text', de: 'ein Text' },
  number: { en: 'a number', de: 'eine Zahl' },
  int: { en: 'a whole number', de: 'eine ganze Zahl' },
  boolean: { en: 'true or false', de: 'true oder false' },
  array: { en: 'a list', de: 'eine Liste' },
  tuple: { en: 'a list', de: 'eine Liste' },
  object: { en: 'a set of keys and values', de: 'eine Sammlung von Schlüsseln und Werten' },
  record: { en: 'a set of keys and values', de: 'eine Sammlung von Schlüsseln und Werten' },
};

function kindsIn(issue: Issue): Said[] {
  if (issue.code === 'invalid_union') return issue.errors.flat().flatMap(kindsIn);
  if (issue.code === 'invalid_value') return issue.values.map((value) => ({ en: String(value), de: String(value) }));
  const kind = issue.code === 'invalid_type' ? KINDS[issue.expected] : undefined;
  return kind === undefined ? [] : [kind];
}

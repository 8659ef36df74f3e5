import type { NamedRef, Ref } from '../match.ts';

/** A reference, or a text that may be one. */
export type Written = number | string;

/** How the things of one kind are written after the colon, and read again. */
export interface Writing<N> {
  write(name: N): string;
  /** Undefined for what is no name of such a thing. */
  read(written: string): N | undefined;
}

/** References of one kind: `seat(2)` makes one, `seat.in(ref)` reads it. Labels that name something are made and read alike. */
export interface RefKind<K extends string, N> {
  (name: N): NamedRef<K>;
  readonly kind: K;
  /** What the reference names; undefined if it is of another kind. */
  in(ref: Written | undefined): N | undefined;
  is(ref: Written | undefined): ref is NamedRef<K>;
}

export const byName: Writing<string> = { write: (name) => name, read: (name) => name };

export const byNumber: Writing<number> = {
  write: String,
  read: (written) => (/^-?\d+$/.test(written) ? Number(written) : undefined),
};

/** One of some names. */
export function oneOf<N extends string>(names: readonly N[]): Writing<N> {
  return { write: (name) => name, read: (written) => names.find((name) => name === written) };
}

/** A thing that needs two names: an ability of a card, a resource turned into another. */
export function pairOf<A, B>(first: Writing<A>, between: string, second: Writing<B>): Writing<readonly [A, B]> {
  return {
    write: ([one, other]) => `${first.write(one)}${between}${second.write(other)}`,
    read: (written) => {
      const end = written.indexOf(between);
      const one = end < 0 ? undefined : first.read(written.slice(0, end));
      const other = end < 0 ? undefined : second.read(written.slice(end + between.length));
      return one === undefined || other === undefined ? undefined : [one, other];
    },
  };
}

/** Any number of things, none of them too. */
export function listOf<N>(each: Writing<N>, between: string): Writing<readonly N[]> {
  return {
    write: (names) => names.map(each.write).join(between),
    read: (written) => {
      const found = written === '' ? [] : written.split(between).map(each.read);
      const names = found.filter((name) => name !== undefined);
      return names.length === found.length ? names : undefined;
    },
  };
}

export function refKind<const K extends string, N>(kind: K, { write, read }: Writing<N>): RefKind<K, N> {
  const opening = `${kind}:`;
  const is = (ref: Written | undefined): ref is NamedRef<K> => typeof ref === 'string' && ref.startsWith(opening);
  const make = (name: N): NamedRef<K> => `${kind}:${write(name)}`;
  return Object.assign(make, {
    kind,
    is,
    in: (ref: Written | undefined) => (is(ref) ? read(ref.slice(opening.length)) : undefined),
  });
}

/** What somebody wrote, as a reference; what none can be is one that nobody offers. */
export const writtenRef = (written: Written): Ref =>
  typeof written === 'number' || isNamedRef(written) ? written : unknown(written);

/** Is this, in what an op or a frame carries, a reference? */
export const isRef = (value: unknown): value is Ref =>
  typeof value === 'number' || (typeof value === 'string' && isNamedRef(value));

const isNamedRef = (text: string): text is NamedRef => text.includes(':');
const unknown = refKind('unknown', byName);

/** The kind of any reference that is not a card, and what it names. */
export function partsOf(ref: string): { readonly kind: string; readonly name: string } {
  const end = ref.indexOf(':');
  return { kind: ref.slice(0, Math.max(0, end)), name: ref.slice(end + 1) };
}

import type { AnyGame } from '../game.ts';
import type { Plain } from '../match.ts';
import { countIn, type Groups, marked, markOn, withMore } from '../pieces/groups.ts';
import { nearest } from '../text/nearest.ts';
import type { Said } from '../text/text.ts';
import { fault } from './fault.ts';
import { didYouMean } from './names.ts';

/*
 * Pieces as a scenario says them: `land/A1: { explorers: 1, dahan: 3, damage: { dahan: [1, 1] } }`. A kind, or the word for several,
 * with how many there are in all; a mark with the kinds that carry it: how many carry one, or a list of what each carries.
 */

interface Spot {
  readonly kind: string;
  readonly name: string;
}

/** `land/A1`, if the game has such places; one that it has not is a fault. */
export function pieceSpot(game: AnyGame, state: object, key: string): Spot | undefined {
  const [kind = '', ...rest] = key.split('/');
  const places = game.places?.[kind];
  if (places === undefined) return undefined;
  const name = rest.join('/');
  const names = places.names(state);
  if (names.includes(name)) return { kind, name };
  const meant = didYouMean(nearest(name, names));
  throw fault(`There is no ${kind} ${name}${meant.en}`, `Es gibt kein ${kind} ${name}${meant.de}`);
}

interface Told {
  readonly counts: ReadonlyMap<string, number>;
  /** By mark and kind: what each piece carries. */
  readonly marks: readonly { readonly mark: string; readonly kind: string; readonly each: readonly number[] }[];
}

function read(game: AnyGame, { kind }: Spot, value: Plain): Told {
  const counts = new Map<string, number>();
  const marks: Told['marks'][number][] = [];
  for (const [word, told] of Object.entries(asRecord(value))) {
    if (game.places?.[kind]?.marks.includes(word) === true) {
      for (const [piece, n] of Object.entries(asRecord(told))) {
        marks.push({ mark: word, kind: kindCalled(game, kind, piece), each: carried(n) });
      }
    } else counts.set(kindCalled(game, kind, word), asNumber(told));
  }
  return { counts, marks };
}

function kindCalled(game: AnyGame, place: string, word: string): string {
  const kinds = Object.entries(game.places?.[place]?.kinds ?? {});
  const found = kinds.find(([one, several]) => one === word || several === word);
  if (found !== undefined) return found[0];
  const meant = didYouMean(nearest(word, [...kinds.flat(), ...(game.places?.[place]?.marks ?? [])]));
  throw fault(`There are no pieces ${word}${meant.en}`, `Figuren ${word} gibt es nicht${meant.de}`);
}

function asRecord(value: Plain): Readonly<Record<string, Plain>> {
  if (isRecord(value)) return value;
  throw fault('Pieces are told as { kind: how many }.', 'Figuren werden als { Art: Anzahl } angegeben.');
}

const isRecord = (value: Plain): value is { readonly [key: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function asNumber(value: Plain): number {
  if (typeof value === 'number') return value;
  throw fault('Pieces are told as { kind: how many }.', 'Figuren werden als { Art: Anzahl } angegeben.');
}

const carried = (n: Plain): number[] =>
  Array.isArray(n) ? n.map(asNumber) : Array.from({ length: asNumber(n) }, () => 1);

/** Exactly these pieces lie there when the scenario begins. */
export function layPieces<S extends object>(game: AnyGame, state: S, spot: Spot, value: Plain): void {
  const { counts, marks } = read(game, spot, value);
  let groups: Groups = [];
  for (const [kind, n] of counts) groups = withMore(groups, { kind }, n);
  for (const { mark, kind, each } of marks) {
    for (const n of each) {
      const bare = groups.find((group) => group.kind === kind && markOn(group, mark) === 0) ?? { kind };
      groups = withMore(withMore(groups, bare, -1), marked(bare, mark, n), 1);
    }
  }
  game.places?.[spot.kind]?.lay(state, spot.name, groups);
}

/** What differs from what is told; what is not told may be anything. */
export function piecesDiffer(
  game: AnyGame,
  state: object,
  spot: Spot,
  value: Plain,
  unequal: (what: Said, expected: unknown, found: unknown) => Said[],
): Said[] {
  const { counts, marks } = read(game, spot, value);
  const groups = game.places?.[spot.kind]?.pieces(state, spot.name) ?? [];
  const where = `${spot.kind}/${spot.name}`;
  return [
    ...[...counts].flatMap(([kind, n]) => {
      const found = countIn(groups, (piece) => piece.kind === kind);
      return unequal({ en: `${kind} in ${where}`, de: `${kind} in ${where}` }, n, found);
    }),
    ...marks.flatMap(({ mark, kind, each }) => {
      const found = groups.flatMap((group) =>
        group.kind === kind && markOn(group, mark) > 0
          ? Array.from({ length: group.n }, () => markOn(group, mark))
          : [],
      );
      const what = { en: `${mark} of ${kind} in ${where}`, de: `${mark} von ${kind} in ${where}` };
      return unequal(what, each.toSorted(descending), found.toSorted(descending));
    }),
  ];
}

const descending = (one: number, other: number): number => other - one;

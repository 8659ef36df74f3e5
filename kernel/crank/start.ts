import { learnersOfZone } from '../cards/knowledge.ts';
import { holding } from '../cards/zones.ts';
import { accept, type Result, refuse } from '../errors.ts';
import type { AnyGame, Layout, OptionSpec } from '../game.ts';
import type { Match, Options, Zone } from '../match.ts';
import { clone } from './clone.ts';

/** The options with their defaults filled in, or what is wrong with them; with so many seats, whether they go together as well. */
export function readOptions(game: AnyGame, given: Readonly<Record<string, unknown>>, seats?: number): Result<Options> {
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(game.options, name)) {
      const known = Object.keys(game.options).join(', ');
      return refuse(
        'bad-options',
        `There is no option ${name}; there are: ${known}.`,
        `Die Option ${name} gibt es nicht; es gibt: ${known}.`,
      );
    }
  }
  const options: Record<string, boolean | number | string> = {};
  for (const [name, spec] of Object.entries(game.options)) {
    const value = given[name] ?? spec.default;
    if (!fits(spec, value)) {
      return refuse(
        'bad-options',
        `Option ${name} must be ${range(spec, 'or')}.`,
        `Die Option ${name} muss ${range(spec, 'oder')} sein.`,
      );
    }
    options[name] = value;
  }
  const objection = seats === undefined ? undefined : game.objection?.(options, seats);
  return objection === undefined ? accept(options) : refuse('bad-options', objection.en, objection.de);
}

function fits(spec: OptionSpec, value: unknown): value is boolean | number | string {
  if (spec.kind === 'flag') return typeof value === 'boolean';
  if (spec.kind === 'choice') return typeof value === 'string' && Object.hasOwn(spec.values, value);
  return Number.isInteger(value) && Number(value) >= spec.min && Number(value) <= spec.max;
}

function range(spec: OptionSpec, or: string): string {
  if (spec.kind === 'flag') return `true ${or} false`;
  if (spec.kind === 'choice') return Object.keys(spec.values).join(` ${or} `);
  return `${spec.min}–${spec.max}`;
}

/** The first matches by options and seats: simulations begin thousands of the same. */
const firsts = new WeakMap<AnyGame, WeakMap<Options, Match[]>>();

function firstMatches(game: AnyGame, options: Options): Match[] {
  let ofGame = firsts.get(game);
  if (ofGame === undefined) {
    ofGame = new WeakMap();
    firsts.set(game, ofGame);
  }
  let ofOptions = ofGame.get(options);
  if (ofOptions === undefined) {
    ofOptions = [];
    ofGame.set(options, ofOptions);
  }
  return ofOptions;
}

/** A match before its first op: turn the crank to begin. */
export function begin(game: AnyGame, options: Options, seats: number): Match {
  const known = firstMatches(game, options);
  let first = known[seats];
  if (first === undefined) {
    first = layOut(game, options, seats, game.setup(options, seats));
    known[seats] = first;
  }
  return clone(first);
}

/** A match in which things lie as the layout says: how scenarios begin. */
export function layOut(game: AnyGame, options: Options, seats: number, layout: Layout<object>): Match {
  const table = [...new Set(layout.zones.flatMap(({ cards }) => cards))];
  const faceOf = new Map(table.map((card, face) => [card, face]));
  const face: number[] = [];
  const known: number[] = [];
  const zones: Zone[] = layout.zones.map(({ cards, ...place }) => {
    const instances = cards.map((card) => {
      known.push(learnersOfZone(game, seats, place));
      return face.push(faceOf.get(card) ?? 0) - 1;
    });
    return holding(place, instances);
  });
  return {
    rules: { game: game.id, version: game.version },
    options,
    seats,
    lanes: [{ id: 0, ops: [layout.first], asked: 0, nextObject: face.length + 1, nextNumber: 1, step: 1 }],
    table,
    face,
    disguises: [],
    zones,
    known,
    obj: face.map((_, instance) => instance + 1),
    lasting: [],
    waiting: [],
    alone: -1,
    queue: [],
    moves: 0,
    state: layout.state,
  };
}

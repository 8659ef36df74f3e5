import { type Effect, type ObjectNumber, placeOf, type Seat, type Vars } from '@tafelrunde/kernel';
import { roomOver } from '../../rules/levels.ts';
import type { At } from '../../state.ts';

/** Whose effect it is and what it speaks of: a frame that runs, or an effect that goes on. */
export interface Context {
  /** "You". */
  readonly seat: Seat;
  /** "This". */
  readonly source: ObjectNumber | undefined;
  readonly vars: Vars;
  /** The Room whose value is asked for. */
  readonly room?: ObjectNumber;
  /** How many symbols of treasure that Room has. */
  readonly icons?: () => number;
}

export const numberIn = (vars: Vars, name: string): number | undefined => {
  const value = vars[name];
  return typeof value === 'number' ? value : undefined;
};

export function contextIn(m: At, vars: Vars): Context {
  return { seat: numberIn(vars, 'seat') ?? m.state.active, source: numberIn(vars, 'source'), vars };
}

/** The frame that runs. */
export const here = (m: At): Context => contextIn(m, m.vars);

/** An Item that a Hero bears belongs to whoever's dungeon the Hero is at; nobody's as long as that is in town. */
export function contextOf(m: At, { seat, source, vars }: Effect): Context {
  const owner = seat ?? (source === undefined ? undefined : bearerSeat(m, source));
  return { seat: owner ?? -1, source: source ?? numberIn(vars, 'source'), vars };
}

/** The Hero who bears an Item. */
function bearerOf({ state: { heroes } }: At, item: ObjectNumber): ObjectNumber | undefined {
  for (const hero in heroes) if (heroes[hero]?.item === item) return Number(hero);
  return undefined;
}

/** "This Hero": the card itself, or who bears the Item. */
export function heroHere(m: At, { source }: Context): ObjectNumber | undefined {
  if (source === undefined) return undefined;
  return placeOf(m, source)?.kind === 'borne' ? bearerOf(m, source) : source;
}

function bearerSeat(m: At, item: ObjectNumber): Seat | undefined {
  const hero = bearerOf(m, item);
  return hero === undefined ? undefined : placeOf(m, hero)?.seat;
}

/** "This Room": the card itself, or the Room that a Miniboss lies under. */
export function roomHere(m: At, { source }: Context): ObjectNumber | undefined {
  if (source === undefined) return undefined;
  return placeOf(m, source)?.kind === 'miniboss' ? roomOver(m, source) : source;
}

import type { AnyGame } from '../game.ts';
import type { Match } from '../match.ts';
import type { Said } from '../text/text.ts';
import { openQuestions } from './picks.ts';
import type { Leaves } from './schema.ts';

/** What each seat is asked; questions beside the others wait for nobody and do not count. */
export function leftOpen(game: AnyGame, match: Match): Leaves {
  const names = new Map<number, string[]>();
  for (const { seat, op, standing } of openQuestions(game, match)) {
    if (!standing) names.set(seat, [...(names.get(seat) ?? []), op.op]);
  }
  return Object.fromEntries([...names].map(([seat, all]) => [seat, all.length === 1 ? all.join() : all]));
}

/** Where the open questions are not exactly those that the scenario leaves. */
export function otherThanLeft(game: AnyGame, match: Match, leaves: Leaves): Said[] {
  const [asked, named] = [questionsIn(leftOpen(game, match)), questionsIn(leaves)];
  return [
    ...without(asked, named).map(({ seat, name }) => ({
      en: `Seat ${seat} is still asked ${name}. Answer it, or say leaves: { ${seat}: ${name} }.`,
      de: `Platz ${seat} wird noch ${name} gefragt. Beantworte es, oder sag leaves: { ${seat}: ${name} }.`,
    })),
    ...without(named, asked).map(({ seat, name }) => ({
      en: `Seat ${seat} is not asked ${name} at the end.`,
      de: `Platz ${seat} wird am Ende nicht ${name} gefragt.`,
    })),
  ];
}

interface Named {
  readonly seat: string;
  readonly name: string;
}

const questionsIn = (leaves: Leaves): Named[] =>
  Object.entries(leaves).flatMap(([seat, names]) => [names].flat().map((name) => ({ seat, name })));

/** Each of the others takes away one that is like it. */
function without(all: readonly Named[], others: readonly Named[]): Named[] {
  const left = [...all];
  for (const { seat, name } of others) {
    const found = left.findIndex((each) => each.seat === seat && each.name === name);
    if (found >= 0) left.splice(found, 1);
  }
  return left;
}

import { at } from '../at.ts';
import { type GameEvent, type ToldEvent, toldTo } from '../cards/events.ts';
import { imagine } from '../cards/imagine.ts';
import { seatSet } from '../cards/knowledge.ts';
import type { AnyGame } from '../game.ts';
import type { Match, Ref, Seat } from '../match.ts';
import { type Chance, ChanceNeeded, quickChance, stoppingChance } from './chance.ts';
import { checkPicks, findQuestion } from './questions.ts';
import { Run } from './run.ts';

/** What would come of an answer. */
export interface Foresight {
  readonly events: readonly ToldEvent[];
  /** Why no more can be told: chance decides, or something that the seat does not know; nothing where the next question is put. */
  readonly then?: 'chance' | 'unknown';
}

/**
 * What would come of an answer if nobody reacts, as far as the seat can be certain of it: what happens in all the worlds that it
 * imagines, in two of which no card that it does not know lies in the same place. Undefined when that is no answer.
 */
export function foresee(
  game: AnyGame,
  match: Match,
  seat: Seat,
  question: string,
  picks: readonly Ref[],
): Foresight | undefined {
  const worlds = WORLDS.map((chance) => tryIn(game, imagine(game, match, seat, chance()), seat, question, picks));
  const [first, ...others] = worlds;
  if (first === undefined || others.includes(undefined)) return undefined;
  const told = worlds.map((world) => world?.events.map((event) => toldTo(event, seatSet([seat]))) ?? []);
  const certain = sameInAll(told);
  if (certain < Math.max(...told.map(({ length }) => length)))
    return { events: at(told, 0).slice(0, certain), then: 'unknown' };
  return { events: at(told, 0), ...(first.stopped ? { then: 'chance' } : {}) };
}

/** The order in which they are known to lie nowhere, one in which all of them lie elsewhere, and two by chance. */
const WORLDS: readonly (() => Chance)[] = [
  () => (_, n) => n - 1,
  () => () => 0,
  () => quickChance(1),
  () => quickChance(2),
];

/** Reactions that are let pass before one gives up. */
const MOST_PASSES = 24;

interface Tried {
  readonly events: readonly GameEvent[];
  /** Chance would have to decide. */
  readonly stopped: boolean;
}

function tryIn(game: AnyGame, world: Match, seat: Seat, question: string, picks: readonly Ref[]): Tried | undefined {
  const events: GameEvent[] = [];
  const run = new Run(game, world, stoppingChance, events);
  const found = findQuestion(run, seat, question);
  if (!found.ok || !checkPicks(run, found.value.open, found.value.question, picks).ok) return undefined;
  try {
    run.choose(found.value.open, picks);
    letHappen(run);
    return { events, stopped: false };
  } catch (fault) {
    if (!(fault instanceof ChanceNeeded)) throw fault;
    return { events, stopped: true };
  }
}

function letHappen(run: Run): void {
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    const open = run.open().find(({ ask }) => ask.reaction !== undefined);
    if (open?.ask.reaction === undefined) return;
    run.choose(open, [open.ask.reaction.pass]);
  }
}

/** How many events at the beginning are the same in all worlds. */
function sameInAll(told: readonly (readonly ToldEvent[])[]): number {
  const texts = told.map((events) => events.map((event) => JSON.stringify(event)));
  const [first = []] = texts;
  const parting = first.findIndex((text, i) => texts.some((other) => other[i] !== text));
  return parting < 0 ? first.length : parting;
}

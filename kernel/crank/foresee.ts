import { at } from '../at.ts';
import { type GameEvent, type ToldEvent, toldTo } from '../cards/events.ts';
import { imagine } from '../cards/imagine.ts';
import { seatSet } from '../cards/knowledge.ts';
import type { AnyGame } from '../game.ts';
import type { Match, Ref, Seat } from '../match.ts';
import { PASS } from '../refs/refs.ts';
import { type Chance, ChanceNeeded, quickChance, stoppingChance } from './chance.ts';
import { checkPicks, findQuestion, questionOf } from './questions.ts';
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
  return certainOf(game, match, seat, (run) => {
    const found = findQuestion(run, seat, question);
    if (!found.ok || !checkPicks(run, found.value.open, found.value.question, picks).ok) return false;
    run.choose(found.value.open, picks);
    letHappen(run);
    return true;
  });
}

/**
 * What happens if nobody does anything, as far as the seat can be certain of it: everybody who is asked now lets it be, where the
 * question allows that, and nobody reacts, until the next choice or chance.
 */
export function foreseeIdle(game: AnyGame, match: Match, seat: Seat): Foresight | undefined {
  return certainOf(game, match, seat, (run) => {
    for (const { id } of run.match.lanes.slice()) if (!letBe(run, id)) return true;
    letHappen(run);
    return true;
  });
}

/** What comes of it in all worlds that the seat imagines; undefined if it cannot be done. */
function certainOf(game: AnyGame, match: Match, seat: Seat, go: (run: Run) => boolean): Foresight | undefined {
  const worlds = WORLDS.map((chance) => tryIn(game, imagine(game, match, seat, chance()), go));
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
const MOST_PASSES = 120;

interface Tried {
  readonly events: readonly GameEvent[];
  /** Chance would have to decide. */
  readonly stopped: boolean;
}

function tryIn(game: AnyGame, world: Match, go: (run: Run) => boolean): Tried | undefined {
  const events: GameEvent[] = [];
  try {
    return go(new Run(game, world, stoppingChance, events)) ? { events, stopped: false } : undefined;
  } catch (fault) {
    if (!(fault instanceof ChanceNeeded)) throw fault;
    return { events, stopped: true };
  }
}

/** Does whoever is asked on this lane let it be? Not if they have to choose something. */
function letBe(run: Run, laneId: number): boolean {
  const lane = run.match.lanes.findIndex(({ id }) => id === laneId);
  const open = lane < 0 ? undefined : run.openOn(lane);
  if (open === undefined || at(run.match.lanes, lane).standing !== undefined) return true;
  const question = questionOf(run, open);
  const pass = open.ask.reaction?.pass ?? PASS;
  const picks = [[pass], []].find((each) => checkPicks(run, open, question, each).ok);
  if (picks !== undefined) run.choose(open, picks);
  return picks !== undefined;
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

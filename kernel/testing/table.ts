import { at } from '../at.ts';
import { cardOf, facesIn, objectsIn } from '../cards/cards.ts';
import { type ToldEvent, toldTo } from '../cards/events.ts';
import { seatSet, watchers } from '../cards/knowledge.ts';
import { type View, view } from '../cards/view.ts';
import { answer, crank, type Step } from '../crank/answer.ts';
import { type Chance, quickChance } from '../crank/chance.ts';
import { type Question, questionsTo } from '../crank/questions.ts';
import { Run } from '../crank/run.ts';
import { layOut, readOptions } from '../crank/start.ts';
import type { RefusalCode, Result } from '../errors.ts';
import { granted } from '../errors.ts';
import type { AnyGame, Layout, Position } from '../game.ts';
import type { CardId, Match, ObjectNumber, Ref, Seat, ZoneName } from '../match.ts';
import { type Written, writtenRef } from '../refs/kinds.ts';
import { checkPosition } from './properties.ts';

export interface Sitting {
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** How things lie, if not as the game's setup says. */
  readonly layout?: Partial<Layout<object>>;
  readonly chance?: Chance;
}

/** A table at which a test plays for everybody. Every position that it comes to is checked. */
export interface TestTable {
  readonly match: Match;
  readonly m: Position;
  /** The question put to this seat: the only one, unless its op is named. */
  ask(seat: Seat, op?: string): Question;
  isAsked(seat: Seat, op?: string): boolean;
  /** What the seat may pick. */
  refs(seat: Seat, op?: string): Ref[];
  /** Answers with refs, or with the names of cards among the options. */
  answer(seat: Seat, ...picks: readonly Written[]): void;
  answerTo(seat: Seat, op: string, ...picks: readonly Written[]): void;
  /** How an answer is refused; if it is not, it counts. */
  refusal(seat: Seat, question: string, picks: readonly Ref[]): RefusalCode | undefined;
  /** What really lies there. */
  cards(place: ZoneName): CardId[];
  object(place: ZoneName, card: CardId): ObjectNumber;
  view(...seats: readonly Seat[]): View;
  /** What the holder of these seats was told of the last step. */
  told(...seats: readonly Seat[]): ToldEvent[];
}

export function sitDown(game: AnyGame, sitting: Sitting): TestTable {
  const chance = sitting.chance ?? quickChance(1);
  let step = checked(crank(game, laidOut(game, sitting), chance));

  function checked(result: Result<Step>): Step {
    const next = granted(result);
    checkPosition(game, next.match);
    return next;
  }

  function asked(seat: Seat, op?: string): Question[] {
    return questionsTo(game, step.match, [seat]).filter((question) => op === undefined || question.op.op === op);
  }

  function ask(seat: Seat, op?: string): Question {
    const [question, ...more] = asked(seat, op);
    if (question === undefined) throw new Error(`seat ${seat} is not asked ${op ?? 'anything'}`);
    if (more.length > 0) throw new Error(`seat ${seat} is asked several things: say which`);
    return question;
  }

  function answerQuestion({ seat, id, options }: Question, picks: readonly Written[]): void {
    const refs = picks.map((pick) => options.find(({ ref }) => isMeant(table.m, ref, pick))?.ref ?? writtenRef(pick));
    step = checked(answer(game, step.match, seat, id, refs, chance));
  }

  const table: TestTable = {
    get match() {
      return step.match;
    },
    get m() {
      return new Run(game, step.match);
    },
    ask,
    isAsked: (seat, op) => asked(seat, op).length > 0,
    refs: (seat, op) => ask(seat, op).options.map(({ ref }) => ref),
    answer: (seat, ...picks) => answerQuestion(ask(seat), picks),
    answerTo: (seat, op, ...picks) => answerQuestion(ask(seat, op), picks),
    refusal: (seat, question, picks) => {
      const result = answer(game, step.match, seat, question, picks, chance);
      if (!result.ok) return result.refusal.code;
      step = checked(result);
      return undefined;
    },
    cards: (place) => facesIn(table.m, place).map((face) => at(step.match.table, face)),
    object: (place, card) => at(objectsIn(table.m, place), table.cards(place).indexOf(card)),
    view: (...seats) => view(game, step.match, seats),
    told: (...seats) => {
      const eyes = seats.length === 0 ? watchers(step.match) : seatSet(seats);
      return step.events.map((event) => toldTo(event, eyes));
    },
  };
  return table;
}

function laidOut(game: AnyGame, { seats, options = {}, layout }: Sitting): Match {
  const all = granted(readOptions(game, options));
  return layOut(game, all, seats, { ...game.setup(all, seats), ...layout });
}

function isMeant(m: Position, ref: Ref, pick: Written): boolean {
  return ref === pick || (typeof ref === 'number' && cardOf(m, ref) === pick);
}

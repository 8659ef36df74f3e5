import type { GameEvent } from '../cards/events.ts';
import { clone } from '../crank/clone.ts';
import { type Question, questionOf } from '../crank/questions.ts';
import { Run } from '../crank/run.ts';
import type { AnyGame } from '../game.ts';
import type { Match, Ref, Seat } from '../match.ts';
import { understand } from '../scenario/answers.ts';
import { scriptedChance } from '../scenario/chance.ts';
import { differences } from '../scenario/expect.ts';
import { fault, refusalFault, ScenarioFault } from '../scenario/fault.ts';
import { openingOf } from '../scenario/opening.ts';
import { openTable, type ScenarioMatch } from '../scenario/scenario-match.ts';
import type { Lesson, LessonAnswer } from './lesson.ts';

/** What the learner has to do: the question and the picks that answer it. */
export interface Wanted {
  readonly question: string;
  readonly picks: readonly Ref[];
}

/**
 * A moment of a lesson, as it is shown until the next one. A lesson has one course only, so all of them are known from the start; the
 * learner goes from one to the next by doing what is wanted, by reading on, or, where others act, by watching.
 */
export interface LessonMoment {
  readonly match: Match;
  /** What happened since the moment before, and who did it. */
  readonly events: readonly GameEvent[];
  readonly by?: Seat;
  /** The step that is being taken, counted from 0. */
  readonly step: number;
  /** How the learner comes to the next moment. */
  readonly next: 'read' | 'do' | 'watch';
  readonly wanted?: Wanted;
}

/** Plays a lesson from its first position to its end. Whatever does not go as its script says is a fault that names the step. */
export function playLesson(game: AnyGame, lesson: Lesson): readonly LessonMoment[] {
  const script = scriptedChance(lesson.chance ?? []);
  const table = openTable(game, openingOf(game, scenarioOf(lesson)), script.chance, 'nothing');
  const course: Course = { game, table, moments: [], told: 0, by: undefined };
  table.begin();
  lesson.steps.forEach((step, i) => {
    inStep(i, () => {
      const { do: task, others = [], holds = false, check = [] } = step;
      if (task === undefined) pause(course, i, 'read');
      else {
        const wanted = read(course, lesson.learner, task);
        pause(course, i, 'do', wanted);
        give(course, lesson.learner, wanted, holds);
      }
      for (const answer of others) {
        const wanted = read(course, answer.seat, answer);
        pause(course, i, 'watch');
        give(course, answer.seat, wanted, holds);
      }
      for (const expected of Array.isArray(check) ? check : [check]) {
        const [found] = differences({ game, match: table.match, events: table.events }, expected);
        if (found !== undefined) throw fault(found.en, found.de);
      }
    });
  });
  pause(course, lesson.steps.length, 'watch');
  const [left] = script.unused();
  if (left !== undefined)
    throw fault(`The script has more than is used: ${left}.`, `Im Skript bleibt etwas übrig: ${left}.`);
  return course.moments;
}

interface Course {
  readonly game: AnyGame;
  readonly table: ScenarioMatch;
  readonly moments: LessonMoment[];
  /** So many events are told already. */
  told: number;
  /** Who acted last. */
  by: Seat | undefined;
}

const scenarioOf = ({ game, seats, options, given, chance }: Lesson) => ({
  game,
  seats,
  ...(options === undefined ? {} : { options }),
  ...(given === undefined ? {} : { given }),
  ...(chance === undefined ? {} : { chance }),
});

function inStep(i: number, play: () => void): void {
  try {
    play();
  } catch (found) {
    if (!(found instanceof ScenarioFault)) throw found;
    throw fault(`Step ${i + 1}: ${found.said.en}`, `Schritt ${i + 1}: ${found.said.de}`);
  }
}

function pause(course: Course, step: number, next: LessonMoment['next'], wanted?: Wanted): void {
  const { table, told, by } = course;
  course.moments.push({
    match: clone(table.match),
    events: table.events.slice(told),
    step,
    next,
    ...(by === undefined ? {} : { by }),
    ...(wanted === undefined ? {} : { wanted }),
  });
  course.told = table.events.length;
  course.by = undefined;
}

/** What the words of the script stand for; what is asked before that goes on by itself. */
function read(course: Course, seat: Seat, { pick, question }: LessonAnswer): Wanted {
  const picks = Array.isArray(pick) ? pick : [pick];
  for (;;) {
    try {
      const meant = understand(course.game, course.table.match, seat, picks, question);
      return { question: meant.question.id, picks: meant.refs };
    } catch (found) {
      if (!(found instanceof ScenarioFault) || !goesOn(course)) throw found;
    }
  }
}

function give(course: Course, seat: Seat, { question, picks }: Wanted, holds: boolean): void {
  answered(course, seat, question, picks);
  course.by = seat;
  if (!holds) while (goesOn(course));
}

/** What goes on by itself: nobody reacts, and what can be answered in one way only is answered so. */
function goesOn(course: Course): boolean {
  const run = new Run(course.game, course.table.match);
  for (const open of run.open()) {
    const question = questionOf(run, open);
    const pick = open.ask.reaction?.pass ?? onlyAnswer(question);
    if (pick === undefined) continue;
    answered(course, open.seat, question.id, [pick]);
    return true;
  }
  return false;
}

function onlyAnswer({ standing, min, max, options }: Question): Ref | undefined {
  return !standing && min === 1 && max === 1 && options.length === 1 ? options[0]?.ref : undefined;
}

function answered({ table }: Course, seat: Seat, question: string, picks: readonly Ref[]): void {
  const given = table.answer(seat, question, picks);
  if (!given.ok) throw refusalFault(given.refusal);
}

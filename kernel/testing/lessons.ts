import { describe, expect, it } from 'vitest';
import { view } from '../cards/view.ts';
import type { AnyGame } from '../game.ts';
import type { Lesson, LessonStep } from '../lesson/lesson.ts';
import { type LessonMoment, playLesson } from '../lesson/play-lesson.ts';
import type { Match } from '../match.ts';
import { LANGS } from '../text/text.ts';

/** More letters than this in one step are no longer one idea. */
const MOST_LETTERS = 300;

/** Each lesson is played to its end, which the learner wins; what it points at is there, and all is said in every language. */
export function testLessons(game: AnyGame, lessons: readonly Lesson[]): void {
  describe.each(lessons.map((lesson) => ({ lesson, id: lesson.id })))('lesson $id', ({ lesson }) => {
    it('goes as its script says, and the learner wins', () => {
      const moments = playLesson(game, lesson);
      expect(moments.at(-1)?.match.outcome?.winners).toEqual([lesson.learner]);
    });

    it('points at what the learner sees', () => {
      const unseen = playLesson(game, lesson).flatMap((moment) =>
        (lesson.steps[moment.step]?.point ?? [])
          .filter((name) => moment.next !== 'watch' && !isThere(game, lesson, moment, name))
          .map((name) => `step ${moment.step + 1}: ${name}`),
      );
      expect(unseen).toEqual([]);
    });

    it('says one idea at a time, in every language', () => {
      const { title, about, end, steps } = lesson;
      const said = [title, about, end, ...steps.flatMap(({ say, notNow = say }: LessonStep) => [say, notNow])];
      for (const lang of LANGS) {
        expect(said.filter((each) => each[lang].trim() === '' || each[lang].length > MOST_LETTERS)).toEqual([]);
      }
    });
  });
}

/** A card or a zone has to be in the learner's view; a part of the board is named by the board. */
function isThere(game: AnyGame, { learner }: Lesson, { match }: LessonMoment, name: string): boolean {
  const { zones, questions } = view(game, match, [learner]);
  if (match.table.includes(name)) return zones.some(({ cards }) => cards.some(({ card }) => card === name));
  const [kind, seat] = name.split('/');
  if (seat !== undefined) return zones.some((zone) => zone.kind === kind && zone.seat === Number(seat));
  if (!name.includes(':') || isPlace(game, match, name)) return true;
  return questions.some(({ options }) => options.some(({ ref }) => ref === name));
}

/** `land:A1`: places with pieces are always in sight. */
function isPlace({ places = {} }: AnyGame, { state }: Match, name: string): boolean {
  const [kind = '', place = ''] = name.split(':');
  return places[kind]?.names(state).includes(place) === true;
}

import { playableOf } from '@tafelrunde/games';
import {
  type AnyGame,
  at,
  type Lesson,
  type LessonMoment,
  playLesson,
  type Question,
  type Ref,
} from '@tafelrunde/kernel';
import { botName } from '@tafelrunde/table/client';
import { ArrowLeft } from 'lucide-react';
import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { BoardProps } from '../../app/games/board.ts';
import { loadBoard } from '../../app/games/boards.ts';
import { loadGame } from '../../app/games/games.ts';
import { useSettings } from '../../app/kept/settings.ts';
import { stillTable } from '../../app/seat/still-table.ts';
import { Loaded } from '../../app/shell/loaded.tsx';
import { Page, useTitle } from '../../app/shell/page.tsx';
import { useLang, useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import stageStyle from '../../style/stage.module.css';
import { useMedia } from '../../table/use-size.ts';
import { lessonWords } from '../../words/lesson.ts';
import { roomWords } from '../../words/room.ts';
import { PlainBoard } from '../table/plain-board.tsx';
import { Coach } from './coach.tsx';
import { isWanted } from './wanted.ts';

interface LessonPageProps {
  readonly gameId: string;
  readonly id: string;
}

/** A lesson at a table that nobody hosts: its course is known, and the board shows one moment of it after the other. */
export function LessonPage({ gameId, id }: LessonPageProps) {
  return (
    <Loaded load={() => load(gameId, id)} what={`${gameId}/${id}`}>
      {(found) => (found === undefined ? <Missing /> : <Taught {...found} />)}
    </Loaded>
  );
}

interface Found {
  readonly game: AnyGame;
  readonly Board: ComponentType<BoardProps>;
  readonly lesson: Lesson;
  readonly moments: readonly LessonMoment[];
}

async function load(gameId: string, id: string): Promise<Found | undefined> {
  const lesson = (await playableOf(gameId)?.play.lessons())?.find((each) => each.id === id);
  if (lesson === undefined) return undefined;
  const [game, Board] = await Promise.all([loadGame(gameId), loadBoard(gameId)]);
  return { game, Board, lesson, moments: playLesson(game, lesson) };
}

function Missing() {
  const t = useWords(lessonWords);
  return (
    <Page title={t.missing} narrow>
      <Link href="/learn" className={controls.button}>
        {t.rules}
      </Link>
    </Page>
  );
}

/** So long others are watched before the next thing happens. */
const WATCHED = 1100;

function Taught({ game, Board, lesson, moments }: Found) {
  const t = useWords(lessonWords);
  const lang = useLang();
  const { textView } = useSettings();
  const [index, setIndex] = useState(0);
  const [objection, setObjection] = useState<string>();
  const stage = useRef<HTMLElement>(null);
  const moment = at(moments, index);
  const isEnd = index === moments.length - 1;
  const step = lesson.steps[moment.step];
  const device = useDeviceWords();
  const names = useNames(lesson);
  useTitle(`${t.lesson} ${lesson.title[lang]}`);

  const go = useCallback((to: number) => {
    setObjection(undefined);
    setIndex(to);
  }, []);
  useEffect(() => {
    if (moment.next !== 'watch' || isEnd) return undefined;
    const timer = setTimeout(() => go(index + 1), WATCHED);
    return () => clearTimeout(timer);
  }, [moment, index, isEnd, go]);

  const shown = useMemo(
    () =>
      stillTable({
        game,
        match: moment.match,
        entries: moments.slice(0, index + 1).map(({ events, by }, i) => ({
          seq: i + 1,
          events,
          ...(by === undefined ? {} : { by }),
        })),
        eyes: [lesson.learner],
        you: { seats: [lesson.learner], owner: true },
        names,
      }),
    [game, lesson, moments, moment, index, names],
  );
  const answer = (question: Question, picks: readonly Ref[]) => {
    if (moment.wanted !== undefined && isWanted(shown.view, moment.wanted, question, picks)) go(index + 1);
    else setObjection(step?.notNow?.[lang] ?? t.notNow);
  };
  const wanted = useMemo(() => moment.wanted?.picks.map(String) ?? NOTHING, [moment]);
  const Drawn = textView ? PlainBoard : Board;
  const says = isEnd ? lesson.end[lang] : moment.next === 'watch' ? t.watch : device(step?.say[lang] ?? '');
  return (
    <div className={stageStyle.room} data-game={game.id}>
      <header className={stageStyle.bar}>
        <Link href="/learn" className={controls.icon} aria-label={t.leave} title={t.leave}>
          <ArrowLeft aria-hidden="true" />
        </Link>
        <h1>
          {t.lesson} {lesson.title[lang]}
        </h1>
      </header>
      <main id="content" ref={stage} className={stageStyle.stage}>
        <Drawn
          game={game}
          table={shown.table}
          view={shown.view}
          seat={lesson.learner}
          questions={moment.next === 'do' ? shown.view.questions : NO_QUESTIONS}
          lang={lang}
          mode={isEnd ? 'replay' : 'play'}
          names={names}
          answer={answer}
          wish={() => setObjection(t.notNow)}
          look={() => undefined}
          moment={undefined}
        />
      </main>
      <Coach
        board={stage}
        view={shown.view}
        says={says}
        objection={objection}
        point={isEnd || moment.next === 'watch' ? NOTHING : (step?.point ?? wanted)}
        reach={wanted}
        step={moment.step}
        steps={lesson.steps.length}
        next={moment.next === 'read' ? () => go(index + 1) : undefined}
        waits={moment.next === 'do' ? 'you' : moment.next === 'watch' && !isEnd ? 'others' : undefined}
        back={index === 0 ? undefined : () => go(before(moments, index))}
        end={isEnd ? { game: game.id, again: () => go(0) } : undefined}
      />
    </div>
  );
}

const NOTHING: readonly string[] = [];
const NO_QUESTIONS: readonly Question[] = [];

/** The last moment before this one at which the learner had something to read or to do. */
function before(moments: readonly LessonMoment[], index: number): number {
  return Math.max(
    0,
    moments.findLastIndex(({ next }, i) => i < index && next !== 'watch'),
  );
}

/** "Click" with a mouse, "tap" with a finger. */
function useDeviceWords(): (text: string) => string {
  const t = useWords(lessonWords);
  const word = useMedia('(hover: none)') ? t.tap : t.click;
  return (text) =>
    text.replaceAll('{click}', word).replaceAll('{Click}', `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
}

function useNames({ seats, learner, called }: Lesson): readonly string[] {
  const t = useWords(roomWords);
  const lang = useLang();
  return useMemo(
    () =>
      Array.from({ length: seats }, (_, seat) =>
        seat === learner ? t.you : (called?.[seat]?.[lang] ?? botName(seat < learner ? seat : seat - 1)),
      ),
    [seats, learner, called, t, lang],
  );
}

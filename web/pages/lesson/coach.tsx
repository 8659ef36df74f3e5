import type { View } from '@tafelrunde/kernel';
import { ArrowLeft, GraduationCap } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { announce } from '../../app/shell/announcer.tsx';
import { useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { lessonWords } from '../../words/lesson.ts';
import style from './lesson.module.css';
import { type Box, besides, boxAround, pointedAt } from './pointing.ts';

interface CoachProps {
  readonly board: RefObject<HTMLElement | null>;
  readonly view: View;
  /** What is said now. */
  readonly says: string;
  /** Said above it: what the learner did was not what is wanted. */
  readonly objection: string | undefined;
  readonly point: readonly string[];
  /** What the learner has to reach: never covered. */
  readonly reach: readonly string[];
  readonly step: number;
  readonly steps: number;
  /** Undefined while the learner has to do something, or to watch. */
  readonly next: (() => void) | undefined;
  readonly waits: 'you' | 'others' | undefined;
  readonly back: (() => void) | undefined;
  /** All is done: what now? */
  readonly end: { readonly game: string; again(): void } | undefined;
}

/** The teacher: a bubble beside what it speaks of, and a ring around that. */
export function Coach({ board, view, says, objection, point, reach, step, steps, next, waits, back, end }: CoachProps) {
  const t = useWords(lessonWords);
  const bubble = useRef<HTMLElement>(null);
  const { rings, place } = useSpot(board, bubble, view, point, reach, `${says}${objection ?? ''}`);
  useEffect(() => announce(says, 'last'), [says]);
  useEffect(() => {
    if (objection !== undefined) announce(objection, 'last');
  }, [objection]);
  return (
    <>
      {rings.map((ring) => (
        <div key={`${ring.left} ${ring.top}`} className={style.ring} style={{ ...ring }} aria-hidden="true" />
      ))}
      <section
        ref={bubble}
        className={style.bubble}
        data-next={end !== undefined ? 'end' : next !== undefined ? 'read' : waits === 'you' ? 'do' : 'watch'}
        data-wanted={reach.join(' ')}
        style={{ ...place }}
        aria-label={t.coach}
      >
        <header>
          <GraduationCap aria-hidden="true" />
          <span>{t.step(Math.min(step + 1, steps), steps)}</span>
          <progress value={step} max={steps} aria-hidden="true" />
        </header>
        {objection === undefined ? null : <p className={style.objection}>{objection}</p>}
        <p>{says}</p>
        <div className={style.actions}>
          {back === undefined ? null : (
            <button type="button" className={controls.icon} aria-label={t.back} title={t.back} onClick={back}>
              <ArrowLeft aria-hidden="true" />
            </button>
          )}
          {waits === 'you' ? <span className={style.waits}>{t.yourTurn}</span> : null}
          {next === undefined ? null : (
            <button type="button" className={controls.primary} onClick={next}>
              {t.next}
            </button>
          )}
          {end === undefined ? null : (
            <div className={style.ways}>
              <button type="button" className={controls.quiet} onClick={end.again}>
                {t.again}
              </button>
              <Link href={`/learn/${end.game}/rules`} className={controls.button}>
                {t.rules}
              </Link>
              <Link href={`/new/${end.game}`} className={controls.primary}>
                {t.play}
              </Link>
            </div>
          )}
        </div>
      </section>
    </>
  );
}

/** Looks now and then where the things are: cards travel, and the window may change. */
const LOOK_EVERY = 250;

interface Spot {
  readonly rings: readonly Box[];
  readonly place: Pick<Box, 'left' | 'top'> | undefined;
}

const NOWHERE: Spot = { rings: [], place: undefined };

/** Several picks are an answer only with the button that says so. */
const answersTo = (area: HTMLElement, reach: readonly string[]): readonly Element[] =>
  reach.length < 2 ? [] : [...area.querySelectorAll('[data-part="answers"] button')];

function useSpot(
  board: RefObject<HTMLElement | null>,
  bubble: RefObject<HTMLElement | null>,
  view: View,
  point: readonly string[],
  reach: readonly string[],
  words: string,
): Spot {
  const [spot, setSpot] = useState(NOWHERE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: longer words need more room
  useLayoutEffect(() => {
    const look = () => {
      const [area, speech] = [board.current, bubble.current];
      if (area === null || speech === null) return;
      const find = (names: readonly string[]) => names.flatMap((name) => pointedAt(area, view, name));
      const pointed = find(point);
      const { innerWidth: width, innerHeight: height } = window;
      const size = { width: speech.offsetWidth, height: speech.offsetHeight };
      const place = besides(
        boxAround(pointed, AIR),
        [...find(reach), ...answersTo(area, reach)].flatMap((element) => boxAround([element], 0) ?? []),
        size,
        { width, height },
      );
      const seen = { rings: pointed.flatMap((element) => boxAround([element], AIR) ?? []), place };
      setSpot((before) => (JSON.stringify(before) === JSON.stringify(seen) ? before : seen));
    };
    look();
    const timer = setInterval(look, LOOK_EVERY);
    window.addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', look);
    };
  }, [board, bubble, view, point, reach, words]);
  return spot;
}

const AIR = 6;

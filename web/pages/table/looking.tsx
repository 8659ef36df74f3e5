import type { AnyGame, Question, Ref, Seat, View } from '@tafelrunde/kernel';
import type { Seated, Seq } from '@tafelrunde/table/client';
import { type ComponentType, type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import type { BoardProps } from '../../app/games/board.ts';
import { useSettings } from '../../app/kept/settings.ts';
import type { TableClient } from '../../app/seat/table-client.ts';
import { Boundary } from '../../app/shell/boundary.tsx';
import { useLang } from '../../app/text/words.ts';
import stage from '../../style/stage.module.css';
import { type Attention, attend, inFront, turnedTo } from './attention.ts';
import { ForNothing, useForNothing } from './for-nothing.tsx';
import { useMissed } from './missed.ts';
import { MissedStrip } from './missed-strip.tsx';
import { PlainBoard } from './plain-board.tsx';
import { questionsTo } from './turns.ts';

interface LookingProps {
  readonly game: AnyGame;
  readonly Board: ComponentType<BoardProps>;
  readonly state: Seated;
  readonly place: TableClient;
  readonly names: readonly string[];
  /** Where all others are bots. */
  readonly advise: BoardProps['advise'];
  /** Where there are bots at this screen. */
  readonly tempo: BoardProps['tempo'];
  readonly main: RefObject<HTMLElement | null>;
  /** Whose memory of what was seen it is: several people at one screen have one each. */
  readonly memory: 'table' | 'person' | 'none';
  /** Somebody else has looked meanwhile. */
  readonly isBack: boolean;
}

/** The table as one person looks at it, from when they take over until they hand over. */
export function Looking({ game, Board, state, place, names, advise, tempo, main, memory, isBack }: LookingProps) {
  const lang = useLang();
  const { textView } = useSettings();
  const [moment, setMoment] = useState<Seq>();
  const isOpen = moment === undefined && state.info.state !== 'over';
  const { seat, questions, attention } = useAttention(state, isOpen);
  useBusy(main, place);
  const look = useCallback(
    (seq: Seq | undefined) => {
      setMoment(seq);
      if (seq !== undefined) place.wish({ type: 'look', seq });
    },
    [place],
  );
  const missed = useMissed(memory === 'none' ? undefined : remembered(state, memory), look);
  const shown = missed.at === undefined ? viewAt(state, moment) : (state.moment?.view ?? state.view);
  const Drawn = textView ? PlainBoard : Board;
  const give = (question: Question, picks: readonly Ref[]): void => {
    missed.skip();
    answer(place, question, picks);
  };
  const forNothing = useForNothing(questions, give);
  if (shown === null) return null;
  return (
    <>
      {isBack && (state.info.state !== 'over' || missed.at !== undefined) ? <MissedStrip missed={missed} /> : null}
      <main id="content" ref={main} tabIndex={-1} className={stage.stage}>
        <h1 className="visually-hidden">{game.text.name[lang]}</h1>
        <Boundary>
          <Drawn
            game={game}
            table={forSeat(state, seat)}
            view={shown}
            seat={seat}
            questions={questions}
            attention={attention}
            lang={lang}
            mode="play"
            names={names}
            answer={forNothing.answer}
            wish={place.wish}
            foresee={place.foresee}
            forecast={place.forecast}
            {...(advise === undefined ? {} : { advise })}
            {...(tempo === undefined ? {} : { tempo })}
            look={look}
            moment={moment}
          />
        </Boundary>
        <ForNothing game={game} held={forNothing.held} answer={give} forget={forNothing.forget} />
      </main>
    </>
  );
}

const nothing: readonly Question[] = [];

/** Which of their questions, and from which of their seats, a person looks at. */
function useAttention(state: Seated, isOpen: boolean) {
  const { view, reactions, you } = state;
  const asked = useMemo(() => (isOpen ? questionsTo({ view, reactions }) : nothing), [isOpen, view, reactions]);
  const [attended, setAttended] = useState<Attention>({ seat: you.seats[0] ?? 0 });
  const now = attend(asked, attended);
  if (now !== attended) setAttended(now);
  const turnTo = useCallback((target: Question | Seat) => setAttended(turnedTo(target, asked)), [asked]);
  return {
    seat: you.seats.length > 1 ? now.seat : you.seats[0],
    questions: useMemo(() => inFront(asked, now), [asked, now]),
    attention: useMemo(() => ({ asked, turnTo }), [asked, turnTo]),
  };
}

/** Everybody at one screen remembers for themselves what they saw. */
const remembered = (state: Seated, whose: 'table' | 'person'): Seated =>
  whose === 'table' ? state : { ...state, info: { ...state.info, id: `${state.info.id}/${state.you.seats.join()}` } };

/** What is asked of another seat of the same person is not asked of this one. */
const forSeat = (state: Seated, seat: Seat | undefined): Seated =>
  state.you.seats.length > 1
    ? { ...state, reactions: state.reactions.filter(({ question }) => question.seat === seat) }
    : state;

/** Says at once that an answer is on its way; to draw the table for it would take longer than the answer. */
function useBusy(main: RefObject<HTMLElement | null>, place: TableClient | undefined): void {
  useEffect(
    () =>
      place?.state.subscribe(() => {
        const isBusy = place.state.get().pending.some(({ type }) => type === 'answer');
        main.current?.setAttribute('aria-busy', String(isBusy));
      }),
    [main, place],
  );
}

/** Once: a second click while the answer is on its way changes nothing. */
function answer({ state, wish }: TableClient, { id }: Question, picks: readonly Ref[]): void {
  if (!state.get().pending.some((made) => made.type === 'answer' && made.question === id))
    wish({ type: 'answer', question: id, picks });
}

function viewAt({ view, moment }: Seated, wanted: Seq | undefined): View | null {
  return wanted !== undefined && moment?.seq === wanted ? moment.view : view;
}

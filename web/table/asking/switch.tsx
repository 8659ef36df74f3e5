import { askedAt, type Question, refs, type Seat } from '@tafelrunde/kernel';
import { BellRing, MessageCircleQuestion } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { BoardProps } from '../../app/games/board.ts';
import { announce } from '../../app/shell/announcer.tsx';
import controls from '../../style/controls.module.css';
import { SeatToken } from '../seat-token.tsx';
import { tableWords } from '../words.ts';
import { isUrgent } from './picking.ts';
import style from './switch.module.css';

/** Something else that this person can turn to: another question, or another of their seats. */
interface Elsewhere {
  readonly key: string;
  readonly target: Question | Seat;
  readonly seat: Seat;
  /** What is asked there. */
  readonly question: Question | undefined;
}

type Looked = Pick<BoardProps, 'attention' | 'questions' | 'seat' | 'table' | 'mode' | 'moment' | 'view'>;

/** What is urgent comes first. Standing questions of other seats wait until one is there. */
function elsewhere({ attention, questions, seat, table, mode, moment, view }: Looked): readonly Elsewhere[] {
  if (attention === undefined || mode === 'replay' || moment !== undefined || view.outcome !== undefined) return [];
  const here = questions.slice(1).map((question) => at(question, question.seat));
  const seats = table.you.seats.filter((each) => each !== seat);
  const there = seats.flatMap((each): readonly Elsewhere[] => {
    const asked = attention.asked.filter((question) => question.seat === each && !question.standing);
    return asked.length === 0 ? [at(undefined, each)] : asked.map((question) => at(question, each));
  });
  return [...here, ...there].toSorted((one, other) => Number(isPressing(other)) - Number(isPressing(one)));
}

const at = (question: Question | undefined, seat: Seat): Elsewhere => ({
  key: question === undefined ? refs.seat(seat) : askedAt(question),
  target: question ?? seat,
  seat,
  question,
});

const isPressing = ({ question }: Elsewhere): boolean => question !== undefined && isUrgent(question);

/** Is there anything else to turn to? */
export const canTurn = (board: BoardProps): boolean => elsewhere(board).length > 0;

/** To the next of them, and round again. */
export function turnToNext(board: BoardProps): boolean {
  const [next] = elsewhere(board);
  if (next !== undefined) board.attention?.turnTo(next.target);
  return next !== undefined;
}

/** Other questions to the same person, and their other seats: what somebody waits for in front, with a mark. */
export function Switch({ board }: { readonly board: BoardProps }) {
  const { lang, names, game, attention, seat, view } = board;
  const t = tableWords[lang].turnTo;
  const others = elsewhere(board);
  const said = ({ question, seat: whose }: Elsewhere): string => {
    const name = whose === seat ? undefined : names[whose];
    const asked = question === undefined ? undefined : game.text.prompt(question, lang, names, view);
    return [name, asked].filter((each) => each !== undefined).join(': ');
  };
  const pressing = others.filter(isPressing);
  useAnnounced(pressing.map((each) => ({ key: each.key, words: t.alsoAsked(said(each)) })));
  return others.map((each) => (
    <button
      key={each.key}
      type="button"
      className={`${controls.quiet} ${style.other}`}
      data-turn={each.key}
      data-asked-too={each.question === undefined ? undefined : isPressing(each) ? 'urgent' : 'later'}
      aria-label={isPressing(each) ? `${said(each)} ${t.urgent}` : said(each)}
      title={said(each)}
      onClick={() => attention?.turnTo(each.target)}
    >
      {each.seat === seat ? (
        <MessageCircleQuestion aria-hidden="true" />
      ) : (
        <SeatToken seat={each.seat} name={names[each.seat] ?? ''} />
      )}
      <span className={style.words}>
        {each.seat === seat && each.question !== undefined ? said(each) : names[each.seat]}
      </span>
      {each.question === undefined ? null : (
        <span className={style.mark} aria-hidden="true">
          {isPressing(each) ? <BellRing /> : null}
        </span>
      )}
    </button>
  ));
}

interface Announced {
  readonly key: string;
  readonly words: string;
}

/** What is asked elsewhere is read out once. */
function useAnnounced(pressing: readonly Announced[]): void {
  const known = useRef<readonly string[]>([]);
  useEffect(() => {
    for (const { key, words } of pressing) if (!known.current.includes(key)) announce(words);
    known.current = pressing.map(({ key }) => key);
  }, [pressing]);
}

import { figuresIn, fourSouls } from '@tafelrunde/four-souls';
import {
  begin,
  type CardId,
  crank,
  granted,
  type Question,
  quickChance,
  readOptions,
  type Seat,
  type View,
  type ViewZone,
  view,
} from '@tafelrunde/kernel';
import type { LogLine, Reaction } from '@tafelrunde/table/client';
import { drawBoard, questionWith } from '../../app/games/board-in-tests.tsx';
import { Board } from './board.tsx';

/** A table, for three unless told, that has just been laid out, seen from seat 0, with whatever a test wants to be different. */
export interface Wanted {
  readonly state?: object;
  readonly seats?: number;
  readonly options?: View['options'];
  readonly figures?: object;
  readonly question?: Partial<Question>;
  readonly reaction?: Partial<Reaction>;
  readonly lang?: 'en' | 'de';
  readonly outcome?: View['outcome'];
  readonly log?: readonly LogLine[];
  /** Whose secrets are seen. */
  readonly eyes?: readonly Seat[];
  /** What the first monster covers, the lowest first. */
  readonly covered?: readonly CardId[];
}

function laidOut(seats: number, given: View['options'], eyes: readonly Seat[]): View {
  const options = granted(readOptions(fourSouls, given));
  const step = granted(crank(fourSouls, begin(fourSouls, options, seats), quickChance(7)));
  return view(fourSouls, step.match, eyes);
}

const covering =
  (covered: readonly CardId[]) =>
  (zone: ViewZone): ViewZone =>
    zone.kind === 'covered' && zone.n === 0
      ? { ...zone, size: covered.length, cards: covered.map((card, i) => ({ obj: 9000 + i, card })) }
      : zone;

/** Draws the table and tells what was answered and wished. */
export function draw({
  state = {},
  seats = 3,
  options = {},
  figures = {},
  question,
  reaction,
  lang,
  outcome,
  log = [],
  eyes = [0],
  covered = [],
}: Wanted) {
  const laid = laidOut(seats, options, eyes);
  const seen: View = {
    ...laid,
    zones: laid.zones.map(covering(covered)),
    state: { ...laid.state, ...state },
    figures: { ...figuresIn(laid), ...figures },
    questions: [],
    ...(outcome === undefined ? {} : { outcome }),
  };
  const reactions: Reaction[] =
    reaction === undefined
      ? []
      : [
          {
            question: questionWith({ op: { op: 'mayReact' } }),
            pass: 'button:pass',
            to: 'roll',
            held: false,
            ...reaction,
          },
        ];
  const questions = [
    ...(question === undefined ? [] : [questionWith({ op: { op: 'act' }, ...question })]),
    ...reactions.filter(({ held }) => !held).map((each) => each.question),
  ];
  return drawBoard(Board, fourSouls, { view: seen, questions, lang, table: { reactions, log } });
}

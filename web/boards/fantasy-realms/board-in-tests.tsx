import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import {
  type CardId,
  granted,
  type Question,
  readOptions,
  type Seat,
  type View,
  type ViewCard,
} from '@tafelrunde/kernel';
import type { Seated } from '@tafelrunde/table/client';
import { drawBoard, questionWith } from '../../app/games/board-in-tests.tsx';
import { Board } from './board.tsx';

/** A table as a test wants it; object numbers of the hand begin at 100, those of the discard area at 200. */
export interface Wanted {
  readonly hand?: readonly CardId[];
  readonly discard?: readonly CardId[];
  /** Cards of others that are known, by seat. */
  readonly known?: Readonly<Record<Seat, readonly CardId[]>>;
  readonly deck?: readonly CardId[];
  readonly state?: object;
  readonly options?: Readonly<Record<string, boolean>>;
  readonly question?: Partial<Question>;
  readonly lang?: 'en' | 'de';
  readonly outcome?: View['outcome'];
  /** What the person at the table has besides. */
  readonly table?: Partial<Seated>;
}

const numbered = (ids: readonly CardId[], from: number): ViewCard[] => ids.map((card, i) => ({ obj: from + i, card }));

function viewWith({ hand = [], discard = [], known = {}, deck = [], state = {}, options = {}, outcome }: Wanted): View {
  const all = granted(readOptions(fantasyRealms, options));
  return {
    rules: { game: 'fantasy-realms', version: 1 },
    options: all,
    seats: 3,
    zones: [
      { kind: 'deck', size: 20, cards: numbered(deck, 300) },
      { kind: 'discard', size: discard.length, cards: numbered(discard, 200) },
      { kind: 'hand', seat: 0, size: hand.length, cards: numbered(hand, 100) },
      ...[1, 2].map((seat) => ({ kind: 'hand', seat, size: 7, cards: numbered(known[seat] ?? [], 400 + seat * 20) })),
    ],
    state: { taken: null, vault: [], spent: [], actions: [{}, {}, {}], ...state },
    questions: [],
    waiting: { seats: [1], somebody: false },
    ...(outcome === undefined ? {} : { outcome }),
  };
}

/** Draws the table and tells what was answered. */
export function draw(wanted: Wanted) {
  const { question, lang, table = {} } = wanted;
  const questions = question === undefined ? [] : [questionWith({ op: { op: 'take' }, ...question })];
  return drawBoard(Board, fantasyRealms, { view: viewWith(wanted), questions, lang, table });
}

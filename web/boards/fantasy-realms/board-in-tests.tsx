import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import {
  type CardId,
  type Question,
  type Ref,
  readOptions,
  type Seat,
  type View,
  type ViewCard,
} from '@tafelrunde/kernel';
import { type Seated, USUAL_HEED } from '@tafelrunde/table/client';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import type { BoardProps } from '../../app/board.ts';
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
  readonly guided?: boolean;
}

const numbered = (ids: readonly CardId[], from: number): ViewCard[] => ids.map((card, i) => ({ obj: from + i, card }));

function viewWith({ hand = [], discard = [], known = {}, deck = [], state = {}, options = {}, outcome }: Wanted): View {
  const all = readOptions(fantasyRealms, options);
  if (!all.ok) throw new Error(all.refusal.message.en);
  return {
    rules: { game: 'fantasy-realms', version: 1 },
    options: all.value,
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

function questionWith(some: Partial<Question>): Question {
  return {
    id: '0.1.a',
    seat: 0,
    op: { op: 'take' },
    min: 1,
    max: 1,
    ordered: false,
    standing: false,
    options: [],
    ...some,
  };
}

function seatedAt(view: View): Seated {
  return {
    status: 'current',
    info: {
      id: 'table',
      game: 'fantasy-realms',
      version: 1,
      options: view.options,
      settings: {
        clock: { kind: 'none' },
        pace: 0,
        reaction: 0,
        patience: 0,
        bot: 'greedy',
        spectators: true,
        assist: true,
      },
      seats: [
        { name: 'You', mind: 'person' },
        { name: 'Anna', mind: 'bot' },
        { name: 'Ben', mind: 'bot' },
      ],
      state: view.outcome === undefined ? 'running' : 'over',
      commitment: '',
      proposals: [],
    },
    you: { seats: [0], owner: true },
    seq: 1,
    view,
    reactions: [],
    heed: USUAL_HEED,
    wire: null,
    log: [],
    earlier: false,
    fresh: [],
    chat: [],
    presence: { seats: [true, true, true], spectators: 0 },
    undo: { free: false, why: 'nothing' },
    clocks: null,
    now: 0,
    pending: [],
  };
}

function propsWith(wanted: Wanted): BoardProps {
  const view = viewWith(wanted);
  const lang = wanted.lang ?? 'en';
  return {
    game: fantasyRealms,
    table: seatedAt(view),
    view,
    seat: 0,
    questions: wanted.question === undefined ? [] : [questionWith(wanted.question)],
    lang,
    mode: 'play',
    names: [lang === 'de' ? 'Du' : 'You', 'Anna', 'Ben'],
    answer: vi.fn<BoardProps['answer']>(),
    wish: vi.fn<BoardProps['wish']>(),
    look: vi.fn<BoardProps['look']>(),
    guided: wanted.guided ?? false,
    moment: undefined,
  };
}

/** Draws the table and tells what was answered. */
export function draw(wanted: Wanted) {
  const props = propsWith(wanted);
  const shown = render(<Board {...props} />);
  const answers: (readonly Ref[])[] = [];
  vi.mocked(props.answer).mockImplementation((_, picks) => void answers.push(picks));
  return { ...shown, props, answers };
}

import type { Question, Ref, ToldEvent, View } from '@tafelrunde/kernel';
import { patch } from './messages/delta.ts';
import type {
  Asked,
  AskId,
  ChatLine,
  ClientMessage,
  Clocks,
  ClosedWhy,
  Forecast,
  Foreseen,
  Heed,
  Hello,
  HostMessage,
  Presence,
  Refused,
  Seq,
  TableInfo,
  UndoInfo,
  Update,
  Welcome,
  WireLine,
  Wish,
  You,
} from './messages/messages.ts';
import { DEAD_AFTER, MOST_STEPS, PROTOCOL, USUAL_HEED } from './messages/messages.ts';
import { UNDO_REASONS } from './messages/refusals.ts';
import { markOf } from './messages/view-mark.ts';
import { eventFromWire } from './messages/wire-event.ts';
import { fromWire, questionFromWire, type WireView } from './messages/wire-view.ts';
import { botName } from './people/bot-names.ts';
import { nameForOthers, tidyName } from './people/names.ts';

export type * from './messages/messages.ts';
export {
  botName,
  DEAD_AFTER,
  eventFromWire,
  fromWire,
  MOST_STEPS,
  nameForOthers,
  PROTOCOL,
  patch,
  questionFromWire,
  tidyName,
  UNDO_REASONS,
  USUAL_HEED,
};

/** A table as one person has it in front of them: the same for a table here and one far away. */
export type TableState = Arriving | Seated;

/** A line of the log: an entry as this person may know it. */
export interface LogLine extends Omit<WireLine, 'events'> {
  readonly events?: readonly ToldEvent[];
}

/** A question whether this person reacts. */
export interface Reaction {
  readonly question: Question;
  /** The pick that lets things happen. */
  readonly pass: Ref;
  /** What there is to react to: a key into the game's catalogue. */
  readonly to: string;
  /** It is answered; the round goes on when the others are done. */
  readonly held: boolean;
}

/** Before the first welcome. */
export interface Arriving {
  readonly status: 'arriving' | 'closed';
  readonly closed?: ClosedWhy;
  readonly pending: readonly Wish[];
  /** Why the table cannot be had at the moment. */
  readonly refused?: Refused;
}

export interface Seated {
  /** `behind`: an update is missing; send `greeting(state)` and the table tells the rest. */
  readonly status: 'current' | 'behind' | 'closed';
  readonly closed?: ClosedWhy;
  readonly info: TableInfo;
  readonly you: You;
  readonly seq: Seq;
  readonly view: View | null;
  /** What this person is asked in the reaction round that is open, beside the questions in the view. */
  readonly reactions: readonly Reaction[];
  readonly heed: Heed;
  /** The view as it came: what the next update changes. */
  readonly wire: WireView | null;
  readonly log: readonly LogLine[];
  /** There were lines before the first one of the log. */
  readonly earlier: boolean;
  /** The lines of the last update: what is to be animated and read out. Empty after a welcome. */
  readonly fresh: readonly LogLine[];
  readonly chat: readonly ChatLine[];
  readonly presence: Presence;
  readonly undo: UndoInfo;
  readonly clocks: Clocks | null;
  /** The host's time when it last told it. */
  readonly now: number;
  /** Wishes that are not answered yet; after a reconnection they are sent again with the same ask. */
  readonly pending: readonly Wish[];
  /** The last wish that was turned down, until the next one is made. */
  readonly refused?: Refused;
  /** What would come of an answer that was asked about. */
  readonly foreseen?: Omit<Foreseen, 'events'> & { readonly events: readonly ToldEvent[] };
  /** What happens if nobody does anything, from the entry on after which it was asked. */
  readonly forecast?: Omit<Forecast, 'events'> & { readonly events: readonly ToldEvent[] };
  /** The view of an earlier moment that was asked for. */
  readonly moment?: { readonly ask: AskId; readonly seq: Seq; readonly view: View };
}

export const arriving: TableState = { status: 'arriving', pending: [] };

/** How to say hello on a new connection. */
export function greeting(state: TableState): Hello {
  if (!hasTable(state)) return { type: 'hello', protocol: PROTOCOL };
  const { seq, wire, chat } = state;
  return { type: 'hello', protocol: PROTOCOL, seen: seq, mark: markOf(wire), heard: chat.at(-1)?.n ?? 0 };
}

/** What to send on a new connection: hello, and once more every wish that has not been answered. */
export function reconnecting(state: TableState): readonly ClientMessage[] {
  return [greeting(state), ...state.pending];
}

/** Has the table been seen at all? */
export function hasTable(state: TableState): state is Seated {
  return 'info' in state;
}

/** The state after a wish was sent. */
export function wishing(state: TableState, wish: Wish): TableState {
  const { refused: _, ...rest } = state;
  return { ...rest, pending: [...state.pending.filter(({ ask }) => ask !== wish.ask), wish] };
}

export function reduce(state: TableState, message: HostMessage): TableState {
  if (message.type === 'welcome') return welcomed(state, message);
  if (message.type === 'closed') return { ...state, status: 'closed', closed: message.why };
  if (!hasTable(state)) {
    return message.type === 'refused' ? { ...settled(state, message.ask), refused: message } : state;
  }
  switch (message.type) {
    case 'update':
      return updated(state, message);
    case 'accepted':
      return settled(state, message.ask);
    case 'refused':
      return { ...settled(state, message.ask), refused: message };
    case 'chat':
      return state.chat.some(({ n }) => n === message.line.n)
        ? state
        : { ...state, chat: [...state.chat, message.line] };
    case 'presence': {
      const { type: _, ...presence } = message;
      return { ...state, presence };
    }
    case 'info':
      return { ...state, info: message.table, you: message.you };
    case 'moment':
      return {
        ...settled(state, message.ask),
        moment: { ask: message.ask, seq: message.seq, view: fromWire(message.view) },
      };
    case 'asked':
      return asked(state, message);
    case 'foreseen':
      return { ...state, foreseen: { ...message, events: message.events.map(eventFromWire) } };
    case 'forecast':
      return { ...state, forecast: { ...message, events: message.events.map(eventFromWire) } };
    case 'pong':
      return { ...state, now: message.now };
  }
}

function welcomed(state: TableState, welcome: Welcome): Seated {
  const { table, you, seq, view, log, earlier, chat, presence, undo, clocks, now } = welcome;
  const { pending } = state;
  return {
    status: 'current',
    info: table,
    you,
    seq,
    view: viewOf(view),
    reactions: [],
    heed: hasTable(state) ? state.heed : USUAL_HEED,
    wire: view,
    log: log.map(lineFromWire),
    earlier,
    fresh: [],
    chat,
    presence,
    undo,
    clocks,
    now,
    pending,
  };
}

function updated(state: Seated, update: Update): Seated {
  const { seq, from = seq - 1, delta, undone = [], undo, clocks } = update;
  if (seq <= state.seq) return state;
  if (from !== state.seq) return { ...state, status: 'behind' };
  const fresh = linesOf(update);
  const kept = undone.length === 0 ? state.log : state.log.filter((line) => !undone.includes(line.seq));
  // What came of an answer may be told anew once another was taken back.
  const lines = [...kept, ...fresh].sort((one, other) => one.seq - other.seq);
  const wire = patch(state.wire, delta);
  return {
    ...state,
    status: 'current',
    seq,
    view: wire === state.wire ? state.view : viewOf(wire),
    reactions: [],
    wire,
    log: lines,
    fresh,
    undo: undo ?? state.undo,
    clocks: clocks ?? state.clocks,
  };
}

function asked(state: Seated, { seq, reactions, heed }: Asked): Seated {
  if (seq !== state.seq) return { ...state, heed };
  const told = reactions.map(({ question, pass, to, held = false }) => ({
    question: questionFromWire(question),
    pass,
    to,
    held,
  }));
  return { ...state, heed, reactions: told };
}

function viewOf(wire: WireView | null): View | null {
  return wire === null ? null : fromWire(wire);
}

function linesOf({ seq, log, events, by }: Update): LogLine[] {
  const only: WireLine = {
    seq,
    kind: 'answer',
    ...(by === undefined ? {} : { by }),
    ...(events === undefined ? {} : { events }),
  };
  return (log ?? [only]).map(lineFromWire);
}

function lineFromWire({ events, ...line }: WireLine): LogLine {
  return events === undefined ? line : { ...line, events: events.map(eventFromWire) };
}

function settled<S extends TableState>(state: S, ask: AskId | null): S {
  const pending = state.pending.filter((wish) => wish.ask !== ask);
  return pending.length === state.pending.length ? state : { ...state, pending };
}

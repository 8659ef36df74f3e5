import type { View } from '@tafelrunde/kernel';
import {
  type AnyGame,
  at,
  type GameEvent,
  type Match,
  type Seat,
  seatSet,
  toldTo,
  view,
  watchers,
} from '@tafelrunde/kernel';
import { type LogLine, type Seated, type TableInfo, USUAL_HEED } from '@tafelrunde/table/client';

/** What happened up to a moment, entry by entry. */
interface StillEntry {
  readonly seq: number;
  readonly by?: Seat;
  readonly events: readonly GameEvent[];
}

interface Still {
  readonly game: AnyGame;
  readonly match: Match;
  readonly entries: readonly StillEntry[];
  /** Whose knowledge it is shown with; nobody's: as those who only watch see it. */
  readonly eyes: readonly Seat[];
  /** Who looks at it; nobody at a table that one watches. */
  readonly you: Seated['you'];
  readonly names: readonly string[];
  readonly info?: Partial<TableInfo>;
}

/** A table without a host, as a board takes it: a moment of a record or of a lesson. */
export function stillTable({ game, match, entries, eyes, you, names, info = {} }: Still): {
  readonly table: Seated;
  readonly view: View;
} {
  const shown = view(game, match, eyes);
  const knows = eyes.length === 0 ? watchers(match) : seatSet(eyes);
  const log = entries.map(
    ({ seq, by, events }): LogLine => ({
      seq,
      kind: 'answer',
      ...(by === undefined ? {} : { by }),
      events: events.map((event) => toldTo(event, knows)),
    }),
  );
  return {
    view: shown,
    table: {
      status: 'current',
      info: { ...infoOf(match, names), ...info },
      you,
      seq: at(entries, entries.length - 1).seq,
      view: shown,
      reactions: [],
      heed: USUAL_HEED,
      wire: null,
      log,
      earlier: false,
      fresh: log.slice(-1),
      chat: [],
      presence: { seats: names.map(() => true), spectators: 0 },
      undo: { free: false, why: 'nothing' },
      clocks: null,
      now: 0,
      pending: [],
    },
  };
}

function infoOf({ rules, options, outcome }: Match, names: readonly string[]): TableInfo {
  return {
    id: 'still',
    game: rules.game,
    version: rules.version,
    options,
    settings: { clock: { kind: 'none' }, pace: 0, reaction: 0, patience: 0, bot: '', spectators: true, assist: true },
    seats: names.map((name) => ({ name, mind: 'person' })),
    state: outcome === undefined ? 'running' : 'over',
    commitment: '',
    proposals: [],
    ...(outcome === undefined ? {} : { ended: { how: 'finished', outcome } }),
  };
}

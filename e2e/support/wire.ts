import { isDeepStrictEqual } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import {
  apply,
  begin,
  type GameEvent,
  granted,
  type Match,
  type MatchRecord,
  openJournal,
  readOptions,
  recordedChance,
  type Seat,
  toldTo,
  type View,
  view,
} from '@tafelrunde/kernel';
import { arriving, type HostMessage, hasTable, reduce, type TableState } from '@tafelrunde/table/client';

/** Everything that comes to a browser through its sockets. */
export function listen(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

interface Step {
  readonly match: Match;
  readonly events: readonly GameEvent[];
}

/** How the game went, from its record: what everybody could know at which moment follows from this. */
function stepsOf(record: MatchRecord): Step[] {
  const options = granted(readOptions(fantasyRealms, record.options));
  const first = begin(fantasyRealms, options, record.seats);
  const journal = openJournal(fantasyRealms, options, record.seats, { first });
  return record.notes.map(({ entry, drawn }) => {
    const chance = recordedChance(drawn.map(([label, n, value]) => ({ label, n, value })));
    const done = granted(apply(journal, entry, chance));
    return { match: journal.match, events: done.events };
  });
}

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
/** Which id a question is told by is for the table to know. */
const withoutIds = (seen: View): unknown =>
  json({ ...seen, questions: seen.questions.map(({ id: _, ...rest }) => rest) });
const cardsIn = (text: string, all: readonly string[]): string[] => all.filter((card) => text.includes(`"${card}"`));

/**
 * What came to somebody was at every moment the view of their seats, and no card was named that this view did not show or an
 * event did not toldTo them. Without seats: what is public.
 */
export function expectOnlyTheView(frames: readonly string[], seats: readonly Seat[], record: MatchRecord): number {
  const steps = stepsOf(record);
  const eyes = (match: Match) =>
    seats.length === 0 ? 1 << match.seats : seats.reduce((set, seat) => set | (1 << seat), 0);
  const shown = steps.map(({ match }) => withoutIds(view(fantasyRealms, match, [...seats])));
  const told = steps.map(({ match, events }) => JSON.stringify(events.map((event) => toldTo(event, eyes(match)))));
  let state: TableState = arriving;
  let at = -1;
  let views = 0;
  for (const text of frames) {
    const message: HostMessage = JSON.parse(text);
    state = reduce(state, message);
    const isOver = hasTable(state) && state.info.state === 'over';
    if (!isOver && record.seed !== undefined) expect(text).not.toContain(record.seed);
    if (message.type === 'pong' || !hasTable(state) || state.view === null) continue;
    if (message.type === 'update' || message.type === 'welcome') {
      const now = withoutIds(state.view);
      const from = Math.max(0, message.type === 'welcome' ? 0 : at);
      const next = shown.findIndex((each, i) => i >= from && isDeepStrictEqual(each, now));
      expect(next, `a view that the rules do not show: ${text.slice(0, 300)}`).toBeGreaterThanOrEqual(from);
      at = next;
      views++;
    }
    const { table: all } = steps[at]?.match ?? { table: [] };
    const known = JSON.stringify(shown[at]) + told.slice(0, at + 1).join('');
    expect(cardsIn(known, all)).toEqual(expect.arrayContaining(cardsIn(text, all)));
  }
  return views;
}

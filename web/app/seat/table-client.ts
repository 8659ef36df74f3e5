import type { Question, Ref } from '@tafelrunde/kernel';
import {
  arriving,
  greeting,
  type Heed,
  type HostMessage,
  hasTable,
  reduce,
  type TableState,
  type Wish,
  wishing,
} from '@tafelrunde/table/client';
import type { NewWish } from '../games/board.ts';
import type { KeptHeed } from '../kept/kept-heed.ts';
import { createStore, type Store } from '../kept/store.ts';
import type { Link } from './link.ts';

/** Somebody's place at a table: what they have in front of them, and how they speak up. */
export interface TableClient {
  readonly state: Store<TableState>;
  wish(wish: NewWish): string;
  /** Asks what would come of an answer. */
  foresee(question: Question, picks: readonly Ref[]): void;
  /** Asks what happens if nobody does anything. */
  forecast(): void;
  leave(): void;
}

/** The same for a table in the worker and one on a server. Of who only watches nothing is kept. */
export function attendTable(link: Link, newAsk: () => string, kept?: KeptHeed): TableClient {
  const state = createStore<TableState>(arriving);
  const hear = (message: HostMessage): void => {
    state.set((before) => withHeed(reduce(before, message), hasTable(before) ? undefined : kept?.read()));
    const after = state.get();
    if (message.type === 'asked' && hasTable(after)) kept?.keep(after.heed);
    if (after.status === 'behind') link.send(greeting(after));
    else if (message.type === 'update' && hasTable(after)) link.send({ type: 'seen', seq: after.seq });
  };
  // After a lost connection the table is asked what happened since, and wishes without an answer are made again. What one
  // wants to be asked about is nowhere but in the host's memory: a new host has to be told.
  const heedNow = (): Heed | undefined => {
    const now = state.get();
    if (!hasTable(now)) return kept?.read();
    return now.you.seats.length > 0 ? now.heed : undefined;
  };
  const greet = (): void => {
    link.send(greeting(state.get()));
    for (const wish of state.get().pending) link.send(wish);
    const heed = heedNow();
    if (heed !== undefined) link.send({ type: 'heed', ask: newAsk(), ...heed });
  };
  const stops = [link.onMessage(hear), link.onOpen(greet)];
  return {
    state,
    wish(made) {
      const last = state.get().pending.at(-1);
      // The second half of a double click asks for nothing more: it could only be told that it came too late.
      if (last !== undefined && isSame(last, made)) return last.ask;
      const ask = newAsk();
      const wish: Wish = { ...made, ask };
      if (made.type === 'heed') kept?.keep(heedIn(made));
      state.set((before) => wishing(before, wish));
      link.send(wish);
      return ask;
    },
    foresee: ({ id }, picks) => link.send({ type: 'foresee', question: id, picks }),
    forecast: () => link.send({ type: 'forecast' }),
    leave() {
      for (const stop of stops) stop();
      link.close();
    },
  };
}

const isSame = (made: Wish, again: NewWish): boolean =>
  JSON.stringify(made) === JSON.stringify({ ...again, ask: made.ask });

const heedIn = ({ type: _, ...heed }: Extract<NewWish, { type: 'heed' }>): Heed => heed;

const withHeed = (state: TableState, heed: Heed | undefined): TableState =>
  heed === undefined || !hasTable(state) ? state : { ...state, heed };

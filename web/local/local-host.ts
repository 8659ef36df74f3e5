import type { Question, Ref } from '@tafelrunde/kernel';
import type { PersonId } from '@tafelrunde/table';
import type { ClientMessage, HostMessage } from '@tafelrunde/table/client';
import { oneAFrame } from '../app/device/one-a-frame.ts';
import { type Pace, settings } from '../app/kept/settings.ts';
import { createStore, type Store } from '../app/kept/store.ts';
import type { Link } from '../app/seat/link.ts';
import type { LocalTable } from './tables.ts';
import type { FromWorker, Report, Told, ToWorker, Trouble } from './wire.ts';

/** The page's end of the worker that hosts a table on this device. */
export interface LocalHost {
  readonly state: Store<LocalHostState>;
  link(person: PersonId): Link;
  setPace(pace: Pace): void;
  /** The next move of a bot now. */
  step(): void;
  /** The moves of all bots at once, until somebody here is asked. */
  hurry(): void;
  /** What the strongest bot would answer; nothing comes of it once the question is gone. */
  advise(question: Question, hear: (picks: readonly Ref[]) => void): void;
  report(): Promise<Report>;
  /** Takes the table over from another tab. */
  takeOver(): void;
  close(): void;
}

export interface LocalHostState {
  readonly table?: LocalTable;
  /** `stepped`: somebody has said so, and the bot is at it. */
  readonly bots: 'idle' | 'thinking' | 'stepping' | 'stepped';
  readonly trouble?: Trouble;
}

export function openLocalHost(id: string): LocalHost {
  const state = createStore<LocalHostState>({ bots: 'idle' });
  const listeners = new Map<PersonId, Set<(message: HostMessage) => void>>();
  const openers = new Set<() => void>();
  const reports: ((report: Report) => void)[] = [];
  const advised = new Map<string, (picks: readonly Ref[]) => void>();
  const tellAll = oneAFrame((told: readonly Told[]) => {
    for (const { person, message } of told) for (const listener of listeners.get(person) ?? []) listener(message);
  });
  const hear = ({ data }: MessageEvent<FromWorker>): void => {
    switch (data.type) {
      case 'opened':
        state.set((before) => ({ bots: before.bots, table: data.table }));
        break;
      case 'bots':
        state.set((before) => (before.bots === data.bots ? before : { ...before, bots: data.bots }));
        break;
      case 'trouble':
        state.set((before) => ({ ...before, trouble: data.trouble }));
        break;
      case 'report':
        for (const done of reports.splice(0)) done(data.report);
        break;
      case 'advice':
        advised.get(data.question)?.(data.picks);
        advised.delete(data.question);
        break;
      case 'heard':
        tellAll(data.told);
    }
  };
  const stumble = (event: Event): void => {
    const detail = event instanceof ErrorEvent ? event.message : '';
    state.set((before) => ({ ...before, trouble: { kind: 'crashed', detail } }));
  };
  const begin = (steal: boolean): Worker => start(id, { hear, stumble }, steal);
  let worker = begin(false);
  const tell = (message: ToWorker): void => worker.postMessage(message);
  return {
    state,
    link: (person) => linkOf(person, { listeners, openers }, (message) => tell({ type: 'say', person, message })),
    setPace: (pace) => tell({ type: 'pace', pace }),
    step() {
      const { bots } = state.get();
      if (bots === 'stepping') state.set((before) => ({ ...before, bots: 'stepped' }));
      if (bots === 'stepping' || bots === 'thinking') tell({ type: 'step' });
    },
    hurry: () => tell({ type: 'hurry' }),
    advise(question, hear) {
      advised.set(question.id, hear);
      tell({ type: 'advise', seat: question.seat, question: question.id });
    },
    report: () =>
      new Promise((resolve) => {
        reports.push(resolve);
        tell({ type: 'report' });
      }),
    takeOver() {
      worker.terminate();
      state.set({ bots: 'idle' });
      worker = begin(true);
      for (const open of openers) open();
    },
    close: () => worker.terminate(),
  };
}

interface Listeners {
  hear(event: MessageEvent<FromWorker>): void;
  /** It could not be loaded, or something went wrong that it does not know of. */
  stumble(event: Event): void;
}

function start(id: string, { hear, stumble }: Listeners, steal: boolean): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: `table ${id}` });
  worker.addEventListener('message', hear);
  worker.addEventListener('error', stumble);
  const open: ToWorker = { type: 'open', id, pace: settings.get().pace, steal };
  worker.postMessage(open);
  return worker;
}

interface Ears {
  readonly listeners: Map<PersonId, Set<(message: HostMessage) => void>>;
  readonly openers: Set<() => void>;
}

function linkOf(person: PersonId, { listeners, openers }: Ears, send: (message: ClientMessage) => void): Link {
  return {
    send,
    onMessage(listener) {
      const mine = listeners.get(person) ?? new Set();
      listeners.set(person, mine.add(listener));
      return () => mine.delete(listener);
    },
    // The way to a worker is always open: whatever is sent before it is ready waits for it.
    onOpen(listener) {
      openers.add(listener);
      listener();
      return () => openers.delete(listener);
    },
    close: () => listeners.delete(person),
  };
}

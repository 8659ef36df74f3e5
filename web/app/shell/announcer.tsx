import { useState } from 'react';
import { createStore, useStore } from '../kept/store.ts';

/**
 * `last`: about what comes next, so it waits until nothing more happens, and whatever is to come after that takes its place;
 * `urgent`: it interrupts.
 */
type Manner = 'polite' | 'last' | 'urgent';

interface Line {
  readonly id: number;
  readonly text: string;
  readonly manner: Manner;
  /** What is said at once: one change of the table is one go. */
  readonly go: number;
}

/** Milliseconds: long enough for readers that are slow to notice a line. */
const STAYS = 5_000;

/** Milliseconds without anything new: bots that move at once are quicker than this, whoever has to answer is not. */
const QUIET = 250;

const said = createStore<readonly Line[]>([]);
let lastId = 0;
let go = 0;
let isGoOpen = false;

interface Waiting {
  readonly go: number;
  readonly texts: readonly string[];
}

const NOTHING: Waiting = { go: 0, texts: [] };
let waiting = NOTHING;
let quiet: ReturnType<typeof setTimeout> | undefined;

/**
 * Reads sentences out to those who do not see the screen. What several say in one go is all read, what happened before what is
 * asked, and the same sentence of two of them once; said again later, it is read again.
 */
export function announce(text: string | readonly string[], manner: Manner = 'polite'): void {
  if (text.length === 0) return;
  const now = thisGo();
  const texts = (typeof text === 'string' ? [text] : text).filter((each) => each !== '');
  if (manner === 'last') waiting = { go: now, texts: [...(waiting.go === now ? waiting.texts : []), ...texts] };
  else say(texts, manner, now);
  clearTimeout(quiet);
  if (waiting !== NOTHING) quiet = setTimeout(sayWaiting, QUIET);
}

function sayWaiting(): void {
  const { go: then, texts } = waiting;
  waiting = NOTHING;
  say([...new Set(texts)], 'last', then);
}

function say(texts: readonly string[], manner: Manner, now: number): void {
  said.set((before) => {
    const known = new Set(before.filter((line) => line.go === now).map((line) => line.text));
    const lines = texts.filter((each) => !known.has(each));
    return [...before, ...lines.map((each) => ({ id: ++lastId, text: each, manner, go: now }))];
  });
  const newest = lastId;
  setTimeout(() => said.set((lines) => lines.filter((line) => line.id > newest)), STAYS);
}

/** All that React does for one change runs before the next microtask. */
function thisGo(): number {
  if (!isGoOpen) {
    isGoOpen = true;
    go += 1;
    queueMicrotask(() => {
      isGoOpen = false;
    });
  }
  return go;
}

/** What was read out to the one before is not for the next. */
export function forgetSaid(): void {
  waiting = NOTHING;
  said.set([]);
}

/** What is read out from now on. A modal dialog has one of its own: all around it is mute. */
export function Announcer() {
  const lines = useStore(said);
  const [since] = useState(lastId);
  const heard = lines.filter(({ id }) => id > since);
  return (
    <div className="visually-hidden">
      <Region live="polite" lines={heard.filter(({ manner }) => manner !== 'urgent')} />
      <Region live="assertive" lines={heard.filter(({ manner }) => manner === 'urgent')} />
    </div>
  );
}

interface RegionProps {
  readonly live: 'polite' | 'assertive';
  readonly lines: readonly Line[];
}

function Region({ live, lines }: RegionProps) {
  return (
    <div aria-live={live}>
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}

import type { CardId, ObjectNumber, ToldEvent } from '@tafelrunde/kernel';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { paceNow } from '../../table/pace/travel.ts';
import { useShell } from '../../table/shell.tsx';
import { useTools } from '../../table/tools.tsx';
import { Picture } from './art/picture.tsx';
import { Sign } from './art/signs.tsx';
import style from './walk-show.module.css';

/*
 * Heroes walk Room by Room, and their Health counts down. The table is drawn at once as it is now, and only then they walk over it:
 * nobody has to wait for them, and where somebody may act the Hero stands in its Room.
 */

/** A Room that a Hero has entered, and what is left of it there. */
interface Step {
  readonly hero: ObjectNumber;
  readonly card: CardId;
  readonly room: ObjectNumber;
  readonly left: number | undefined;
  readonly end: 'dies' | 'survives' | undefined;
  /** It has not moved since the step before. */
  readonly stays: boolean;
}

const ENDS: Readonly<Record<string, Step['end']>> = { souls: 'dies', wounds: 'survives' };

/** The steps of all Heroes that walked in these events, one after the other; the first may still be in the Room of `before`. */
function stepsIn(
  events: readonly ToldEvent[],
  nameOf: (hero: ObjectNumber) => CardId | undefined,
  before: Step | undefined,
): Step[] {
  const cards = new Map<ObjectNumber, CardId>();
  const steps: Step[] = [];
  const last = (): Step | undefined => steps.at(-1) ?? before;
  const change = (more: Partial<Step>): void => {
    const step = last();
    if (step === undefined || step.end !== undefined) return;
    steps.splice(-1, 1, { ...step, stays: steps.length === 0 || step.stays, ...more });
  };
  for (const { type, from, to, data = {}, cards: moved = [] } of events) {
    for (const { obj, card } of moved) if (obj !== undefined && card !== undefined) cards.set(obj, card);
    const hero = typeof data.hero === 'number' ? data.hero : 0;
    const isHere = last()?.hero === hero;
    if (type === 'entered' && typeof data.room === 'number') {
      const card = cards.get(hero) ?? nameOf(hero) ?? (isHere ? last()?.card : undefined);
      const left = isHere ? last()?.left : undefined;
      if (card !== undefined) steps.push({ hero, card, room: data.room, left, end: undefined, stays: false });
    }
    if ((type === 'hurt' || type === 'health') && isHere && typeof data.left === 'number') change({ left: data.left });
    const end = type === 'moved' && from?.kind === 'inside' ? ENDS[to?.kind ?? ''] : undefined;
    if (end !== undefined) change({ end });
  }
  return steps;
}

/** Longer stays than a card flies: a number has to be read. */
const STAY = 1.9;
/** More steps than these are not waited for. */
const MOST = 10;
/** So many more still to come, twice as quick. */
const MANY = 5;

interface Shown extends Step {
  readonly n: number;
}

export function WalkShow() {
  const { board } = useTools();
  const { table, view, moment } = board;
  const { root } = useShell();
  const shown = useRef(table.seq);
  const before = useRef<Step>(undefined);
  const count = useRef(0);
  const [steps, show] = useState<readonly Shown[]>([]);
  useLayoutEffect(() => {
    const since = shown.current;
    if (since === table.seq) return;
    shown.current = table.seq;
    if (moment !== undefined || paceNow() === 0) return;
    // Several answers may have come at once: those that let it be for somebody.
    const events = table.log.flatMap(({ seq, events: told = [] }) => (seq > since ? told : []));
    const card = (hero: ObjectNumber) => view.zones.flatMap(({ cards }) => cards).find(({ obj }) => obj === hero)?.card;
    const found = stepsIn(events, card, before.current).map((step) => ({ ...step, n: ++count.current }));
    before.current = found.at(-1) ?? before.current;
    if (found.length > 0) show((all) => [...all, ...found].slice(-MOST));
  }, [table.seq, table.log, view, moment]);
  const [step] = steps;
  if (step === undefined) return null;
  const duration = (paceNow() * STAY) / (steps.length > MANY ? 2 : 1);
  return <Walking key={step.n} step={step} root={root} duration={duration} next={() => show((all) => all.slice(1))} />;
}

interface WalkingProps {
  readonly step: Step;
  readonly root: RefObject<HTMLDivElement | null>;
  /** In milliseconds. */
  readonly duration: number;
  next(): void;
}

/** The Hero in one of its Rooms. */
function Walking({ step: { card, room, left, end, stays }, root, duration, next }: WalkingProps) {
  const figure = useRef<HTMLDivElement>(null);
  const lasts = useRef(duration);
  const from = useRef(stays ? '-50% -50%' : undefined);
  const goOn = useRef(next);
  goOn.current = next;
  useLayoutEffect(() => {
    const table = root.current;
    const at = table?.querySelector(`[data-obj="${room}"]`)?.getBoundingClientRect();
    const drawn = figure.current;
    if (table === null || at === undefined || drawn === null) return goOn.current();
    const frame = table.getBoundingClientRect();
    drawn.style.left = `${at.left - frame.left + at.width / 2}px`;
    drawn.style.top = `${at.top - frame.top + at.height / 2}px`;
    const walk = drawn.animate(
      [
        { translate: from.current ?? `calc(-50% - ${at.width}px) -50%` },
        { translate: '-50% -50%', offset: 0.4 },
        { translate: '-50% -50%' },
      ],
      { duration: lasts.current, fill: 'both' },
    );
    walk.addEventListener('finish', () => goOn.current());
    return () => walk.cancel();
  }, [room, root]);
  return (
    <div ref={figure} className={style.walker} aria-hidden="true" data-walks={room} data-end={end}>
      <Picture id={card} />
      {left === undefined ? null : (
        <span className={style.left}>
          <Sign name={end === 'dies' ? 'soul' : end === 'survives' ? 'wound' : 'health'} />
          {Math.max(0, left)}
        </span>
      )}
    </div>
  );
}

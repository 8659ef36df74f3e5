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
  readonly card: CardId;
  readonly room: ObjectNumber;
  readonly left: number | undefined;
  readonly end: 'dies' | 'survives' | undefined;
}

const ENDS: Readonly<Record<string, Step['end']>> = { souls: 'dies', wounds: 'survives' };

/** The steps of all Heroes that walked in these events, one after the other. */
function stepsIn(events: readonly ToldEvent[], nameOf: (hero: ObjectNumber) => CardId | undefined): Step[] {
  const cards = new Map<ObjectNumber, CardId>();
  const steps: Step[] = [];
  let walking: ObjectNumber | undefined;
  const change = (more: Partial<Step>): void => {
    const last = steps.pop();
    if (last !== undefined) steps.push({ ...last, ...more });
  };
  for (const { type, from, to, data = {}, cards: moved = [] } of events) {
    for (const { obj, card } of moved) if (obj !== undefined && card !== undefined) cards.set(obj, card);
    const hero = typeof data.hero === 'number' ? data.hero : 0;
    if (type === 'entered' && typeof data.room === 'number') {
      walking = hero;
      const card = cards.get(hero) ?? nameOf(hero);
      if (card !== undefined) steps.push({ card, room: data.room, left: steps.at(-1)?.left, end: undefined });
    }
    const isTold = (type === 'hurt' || type === 'health') && hero === walking;
    if (isTold && typeof data.left === 'number') change({ left: data.left });
    if (type === 'moved' && from?.kind === 'inside') change({ end: ENDS[to?.kind ?? ''] });
  }
  return steps;
}

/** Longer stays than a card flies: a number has to be read. */
const STAY = 1.9;

export function WalkShow() {
  const { board } = useTools();
  const { table, view, moment } = board;
  const { root } = useShell();
  const shown = useRef(table.seq);
  const [steps, show] = useState<readonly Step[]>([]);
  useLayoutEffect(() => {
    if (shown.current === table.seq) return;
    shown.current = table.seq;
    if (moment !== undefined || paceNow() === 0) return;
    const events = table.fresh.flatMap(({ events: told = [] }) => told);
    const card = (hero: ObjectNumber) => view.zones.flatMap(({ cards }) => cards).find(({ obj }) => obj === hero)?.card;
    const found = stepsIn(events, card);
    // Who stands still in a Room is drawn there.
    show(found.length > 1 || found.at(-1)?.end !== undefined ? found : []);
  }, [table.seq, table.fresh, view, moment]);
  const [step] = steps;
  if (step === undefined) return null;
  return <Walking key={steps.length} step={step} root={root} next={() => show((all) => all.slice(1))} />;
}

interface WalkingProps {
  readonly step: Step;
  readonly root: RefObject<HTMLDivElement | null>;
  next(): void;
}

/** The Hero in one of its Rooms. */
function Walking({ step: { card, room, left, end }, root, next }: WalkingProps) {
  const figure = useRef<HTMLDivElement>(null);
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
        { translate: `calc(-50% - ${at.width}px) -50%` },
        { translate: '-50% -50%', offset: 0.4 },
        { translate: '-50% -50%' },
      ],
      { duration: paceNow() * STAY, fill: 'both' },
    );
    walk.addEventListener('finish', () => goOn.current());
    return () => walk.cancel();
  }, [room, root]);
  return (
    <div ref={figure} className={style.walker} aria-hidden="true" data-end={end}>
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

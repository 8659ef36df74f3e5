import type { ToldEvent, ZoneName } from '@tafelrunde/kernel';
import type { Seated } from '@tafelrunde/table/client';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isStill, settings } from '../../app/kept/settings.ts';
import './travel.css';

/*
 * Cards travel from where they lay to where they lie. The table is drawn at once as it is now, and only then things fly over
 * it: nobody ever has to wait for a picture.
 */

const placeKey = ({ kind, seat, n }: ZoneName): string =>
  [kind, seat, n].filter((part) => part !== undefined).join('-');

interface Seen {
  readonly cards: ReadonlyMap<number, DOMRect>;
  readonly places: ReadonlyMap<string, DOMRect>;
}

const nothing: Seen = { cards: new Map(), places: new Map() };

/** Elements with `data-obj` are cards, those with `data-place` are where cards are that nobody can see. */
export function useTravel(
  root: RefObject<HTMLElement | null>,
  { seq, fresh }: Pick<Seated, 'seq' | 'fresh'>,
  still: boolean,
): void {
  const before = useRef<Seen>(nothing);
  const shown = useRef(seq);
  const flights = useRef<Animation[]>([]);
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    // What still flies from the move before is let down, so that everything is measured where it lies.
    for (const flight of flights.current.splice(0)) flight.cancel();
    // Measuring makes the browser lay everything out at once: nobody waits for that where nothing flies.
    const now = paceNow() === 0 ? nothing : measure(element);
    if (shown.current !== seq && !still) {
      const events =
        seq === shown.current + 1 || fresh.length > 0 ? fresh.flatMap(({ events: told = [] }) => told) : [];
      flights.current = animate(element, before.current, now, events);
    }
    shown.current = seq;
    before.current = now;
  });
  useEffect(() => {
    const again = () => {
      if (root.current !== null && paceNow() > 0) before.current = measure(root.current);
    };
    addEventListener('resize', again);
    return () => removeEventListener('resize', again);
  }, [root]);
}

function measure(root: HTMLElement): Seen {
  const cards = new Map<number, DOMRect>();
  const places = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-obj], [data-place]')) {
    const { obj, place } = element.dataset;
    const box = element.getBoundingClientRect();
    if (obj !== undefined) cards.set(Number(obj), box);
    if (place !== undefined) places.set(place, box);
  }
  return { cards, places };
}

const pace = { full: 240, quick: 130, off: 0 } as const;

/** Milliseconds for a flight; none for those who want stillness. */
export const paceNow = (): number => (isStill() ? 0 : pace[settings.get().motion]);

/** Returns the flights that have begun. */
function animate(root: HTMLElement, before: Seen, now: Seen, events: readonly ToldEvent[]): Animation[] {
  const duration = paceNow();
  const arrived = new Set<number>();
  const flights: Animation[] = [];
  for (const { type, from, to, cards = [] } of events) {
    if (type !== 'moved' || from === undefined || to === undefined) continue;
    cards.forEach(({ obj, was }, i) => {
      const origin = (was === undefined ? undefined : before.cards.get(was)) ?? before.places.get(placeKey(from));
      const target = obj === undefined ? undefined : root.querySelector(`[data-obj="${obj}"]`);
      if (obj !== undefined) arrived.add(obj);
      const delay = i * 40;
      if (target instanceof HTMLElement) {
        if (duration === 0) fade(target);
        else if (origin !== undefined) flights.push(fly(target, origin, duration, delay));
      } else if (duration > 0 && origin !== undefined) {
        ghost(root, origin, now.places.get(placeKey(to)), duration, delay);
      }
    });
  }
  return duration === 0 ? [] : [...flights, ...closeRanks(root, before, now, arrived, duration)];
}

const easing = 'cubic-bezier(0.2, 0.75, 0.25, 1)';

function fade(element: HTMLElement): void {
  element.animate({ opacity: [0.2, 1] }, { duration: 140 });
}

function fly(element: HTMLElement, from: DOMRect, duration: number, delay: number): Animation {
  const to = element.getBoundingClientRect();
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const size = Math.max(0.2, Math.min(3, from.width / Math.max(1, to.width)));
  return element.animate(
    [
      { translate: `${x}px ${y}px`, scale: String(size), zIndex: 40 },
      { translate: '0 0', scale: '1', zIndex: 40 },
    ],
    { duration, delay, easing, fill: 'backwards' },
  );
}

/** A card that nobody here can see, on its way from one place to another. */
function ghost(root: HTMLElement, from: DOMRect, to: DOMRect | undefined, duration: number, delay: number): void {
  if (to === undefined || from.width === 0) return;
  const card = document.createElement('div');
  card.setAttribute('aria-hidden', 'true');
  card.className = 'travelling-card';
  const width = Math.min(72, from.width);
  Object.assign(card.style, {
    left: `${from.left + from.width / 2 - width / 2}px`,
    top: `${from.top + from.height / 2 - width * 0.7}px`,
    width: `${width}px`,
  });
  root.append(card);
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const flight = card.animate(
    [
      { translate: '0 0', opacity: 1 },
      { translate: `${x}px ${y}px`, scale: '0.6', opacity: 0.9, offset: 0.85 },
      { translate: `${x}px ${y}px`, scale: '0.5', opacity: 0 },
    ],
    { duration: duration * 1.5, delay, easing, fill: 'both' },
  );
  const land = () => card.remove();
  flight.addEventListener('finish', land);
  flight.addEventListener('cancel', land);
}

/** Cards that stayed but have to lie elsewhere now. */
function closeRanks(
  root: HTMLElement,
  before: Seen,
  now: Seen,
  arrived: ReadonlySet<number>,
  duration: number,
): Animation[] {
  const flights: Animation[] = [];
  for (const [obj, to] of now.cards) {
    const from = before.cards.get(obj);
    if (from === undefined || arrived.has(obj)) continue;
    const x = from.left - to.left;
    const y = from.top - to.top;
    if (Math.abs(x) + Math.abs(y) < 3) continue;
    const element = root.querySelector(`[data-obj="${obj}"]`);
    if (element !== null) {
      flights.push(
        element.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], { duration: duration * 0.7, easing }),
      );
    }
  }
  return flights;
}

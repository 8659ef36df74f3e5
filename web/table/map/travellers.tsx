import type { ToldEvent } from '@tafelrunde/kernel';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { paceNow } from '../pace/travel.ts';
import { useTools } from '../tools.tsx';
import type { Point } from './camera.ts';
import style from './map.module.css';
import type { MapPlace } from './map.tsx';
import { type Stir, stirsIn } from './stirs.ts';

/* The map is drawn at once as it is now, and only then pieces travel over it: nobody waits for them. */

interface Traveller {
  readonly key: string;
  readonly figure: ReactNode;
  /** From nowhere it grows, to nowhere it fades. */
  readonly from: Point | undefined;
  readonly to: Point | undefined;
}

interface TravellersProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly places: readonly MapPlace[];
}

/** The pieces that have just come, gone or moved; those that were hurt or replaced stir where they stand. */
export function Travellers({ root, places }: TravellersProps) {
  const { table, moment } = useTools().board;
  const { seq, fresh } = table;
  const before = useRef({ seq, places });
  const [travelling, setTravelling] = useState<readonly Traveller[]>([]);
  useLayoutEffect(() => {
    const then = before.current;
    before.current = { seq, places };
    if (then.seq === seq || moment !== undefined || paceNow() === 0) return;
    const stirs = stirsIn(fresh.flatMap(({ events = [] }): readonly ToldEvent[] => events));
    for (const { to } of stirs.filter(isInPlace)) {
      const element = root.current?.querySelector(`[data-piece="${CSS.escape(String(to?.piece))}"]`);
      element?.animate({ scale: ['1', '1.5', '1'] }, { duration: paceNow() * 1.5 });
    }
    const seen = [...places, ...then.places];
    setTravelling(
      stirs.filter((stir) => !isInPlace(stir)).flatMap((stir, i) => travellerOf(stir, `${seq}.${i}`, seen) ?? []),
    );
  }, [root, places, seq, fresh, moment]);
  return travelling.map((each) => (
    <Travelling
      key={each.key}
      traveller={each}
      done={() => setTravelling((all) => all.filter(({ key }) => key !== each.key))}
    />
  ));
}

const isInPlace = ({ from, to }: Stir): boolean => from?.place === to?.place;

/** Nobody travels whose look is not known: a game may tell of pieces that are drawn elsewhere. */
function travellerOf({ from, to }: Stir, key: string, seen: readonly MapPlace[]): Traveller | undefined {
  const known = seen.flatMap(({ pieces }) => pieces).find(({ ref }) => ref === to?.piece || ref === from?.piece);
  const at = (place: string | undefined): Point | undefined => seen.find(({ ref }) => ref === place)?.at;
  return known === undefined ? undefined : { key, figure: known.figure, from: at(from?.place), to: at(to?.place) };
}

function Travelling({ traveller, done }: { readonly traveller: Traveller; done(): void }) {
  const element = useRef<HTMLSpanElement>(null);
  const { figure, from, to } = traveller;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a journey is made once
  useLayoutEffect(() => {
    const flight = element.current?.animate(framesOf(from, to), {
      duration: paceNow() * 1.8,
      easing: 'cubic-bezier(0.2, 0.75, 0.25, 1)',
      fill: 'both',
    });
    flight?.addEventListener('finish', done);
    return () => flight?.cancel();
  }, []);
  const { x, y } = to ?? from ?? { x: 0, y: 0 };
  return (
    <span ref={element} className={style.traveller} style={{ left: x, top: y }} aria-hidden="true">
      {figure}
    </span>
  );
}

function framesOf(from: Point | undefined, to: Point | undefined): Keyframe[] {
  if (from === undefined)
    return [
      { scale: '2.2', opacity: 0 },
      { scale: '1', opacity: 1 },
    ];
  if (to === undefined)
    return [
      { scale: '1', opacity: 1 },
      { scale: '1.6', opacity: 1, offset: 0.4 },
      { scale: '0.2', opacity: 0 },
    ];
  return [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }];
}

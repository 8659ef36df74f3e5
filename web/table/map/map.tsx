import type { Ref } from '@tafelrunde/kernel';
import { Maximize, Minus, Plus } from 'lucide-react';
import { type FocusEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import controls from '../../style/controls.module.css';
import { ArrowSheet } from '../arrows.tsx';
import { optionFor } from '../asking/picking.ts';
import { Pickable, usePickNumber, Zone } from '../cards/zone.tsx';
import { isBusyElsewhere } from '../keys.ts';
import { useTools } from '../tools.tsx';
import { tableWords } from '../words.ts';
import type { Box, Point } from './camera.ts';
import style from './map.module.css';
import { Travellers } from './travellers.tsx';
import { useCamera } from './use-camera.ts';

/** Alike pieces at one place. */
interface MapPiece {
  /** As `refs.piece` makes it, so that they are known again where they have gone. */
  readonly ref: Ref;
  /** Read out. */
  readonly name: string;
  readonly count: number;
  /** What they look like. */
  readonly figure: ReactNode;
}

/** A place of the map, in the map's own measure. */
export interface MapPlace {
  readonly ref: Ref;
  /** Read out, with everything that there is to know of it. */
  readonly name: string;
  /** For the board's style sheet, as `data-kind`. */
  readonly kind: string;
  readonly outline: readonly Point[];
  /** Where its pieces stand: within the outline. */
  readonly at: Point;
  readonly pieces: readonly MapPiece[];
  /** What is drawn on it, below its pieces. */
  readonly ground?: ReactNode;
  /** What it is called there, and where. */
  readonly label?: { readonly at: Point; readonly drawn: ReactNode };
  /** What stands below its pieces. */
  readonly note?: ReactNode;
}

interface MapArrow {
  readonly from: Ref;
  readonly to: Ref;
}

interface MapLayerProps {
  readonly label: string;
  readonly map: Box;
  readonly places: readonly MapPlace[];
  readonly arrows?: readonly MapArrow[];
  /** How large a piece is drawn, in the map's measure. */
  readonly piece: number;
  /** Pixels: a piece is never smaller, however far away the map is. */
  readonly least?: number;
  /** The places that matter now: the map comes as near as all of them are seen, whenever they are others. */
  readonly near?: readonly Ref[];
  readonly className?: string | undefined;
  /** What is drawn below the places. */
  readonly children?: ReactNode;
}

const noArrows: readonly MapArrow[] = [];
const noPlaces: readonly Ref[] = [];

/** What is seen around the places that matter, in the map's measure. */
const NEARBY = 60;

/** Places with pieces: moved and brought nearer by wheel, drag, pinch and keys; picked, walked by the arrow keys and read out. */
export function MapLayer(props: MapLayerProps) {
  const { label, map, places, arrows = noArrows, piece, least = 17, near = noPlaces, className = '', children } = props;
  const root = useRef<HTMLElement>(null);
  const { camera, isNear, nearer, farther, fit, show, approach, keepInSight, room } = useCamera(root, map);
  const t = tableWords[useTools().board.lang].map;
  useMapKeys({ '+': nearer, '-': farther, '0': fit });
  const parts = places.flatMap(({ ref, outline }) => (near.includes(ref) ? outline : []));
  const part = parts.length === 0 ? undefined : boxOf(parts);
  const key = part === undefined ? '' : JSON.stringify(part);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where it leads to, not how
  useEffect(() => (part === undefined ? fit() : approach(grownBy(part, NEARBY))), [key]);
  // The sentence below the map may grow while somebody is asked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when there is more or less room
  useEffect(() => {
    if (part !== undefined) keepInSight(part);
  }, [room]);
  // Whoever walks with the keys sees where they are.
  const bring = ({ target }: FocusEvent) => {
    const key = target.matches(':focus-visible') ? target.closest<HTMLElement>('[data-land]')?.dataset.land : undefined;
    const place = places.find(({ ref }) => String(ref) === key);
    if (place !== undefined) show(boxOf(place.outline));
  };
  return (
    <section ref={root} className={`${style.map} ${className}`} aria-label={label} onFocus={bring}>
      <div
        className={style.layer}
        style={{
          width: map.width,
          height: map.height,
          transform: `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})`,
          '--piece': `${Math.max(piece, least / camera.scale)}px`,
          '--line': `${1.6 / camera.scale}px`,
          '--away': 1 / camera.scale,
        }}
      >
        {children}
        <Places label={label} places={places} arrows={arrows} map={map} />
        <Travellers root={root} places={places} />
      </div>
      <div className={style.tools}>
        <button
          type="button"
          className={controls.icon}
          aria-label={t.nearer}
          title={`${t.nearer} (+)`}
          onClick={nearer}
        >
          <Plus aria-hidden="true" />
        </button>
        <button
          type="button"
          className={controls.icon}
          aria-label={t.farther}
          title={`${t.farther} (-)`}
          aria-disabled={isNear ? undefined : true}
          onClick={farther}
        >
          <Minus aria-hidden="true" />
        </button>
        <button
          type="button"
          className={controls.icon}
          aria-label={t.fit}
          title={`${t.fit} (0)`}
          aria-disabled={isNear ? undefined : true}
          onClick={fit}
        >
          <Maximize aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}

/** Wherever at the table somebody is, these keys are the map's. */
function useMapKeys(keys: Readonly<Record<string, () => void>>): void {
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const act = ctrlKey || metaKey || altKey || isBusyElsewhere(target) ? undefined : now.current[key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

interface PlacesProps extends Pick<MapLayerProps, 'label' | 'map' | 'places'> {
  readonly arrows: readonly MapArrow[];
}

/** Not drawn again when the map is moved. */
const Places = memo(function Places({ label, map, places, arrows }: PlacesProps) {
  const refs = places.flatMap(({ ref, pieces }) => [ref, ...pieces.map((piece) => piece.ref)]);
  const at = (ref: Ref): Point | undefined => places.find((place) => place.ref === ref)?.at;
  return (
    <Zone label={label} refs={refs} className={style.places}>
      {places.map((place) => (
        <Place key={place.ref} place={place} />
      ))}
      <ArrowSheet
        className={style.arrows}
        box={map}
        arrows={arrows.flatMap(({ from, to }) => {
          const [start, end] = [at(from), at(to)];
          return start === undefined || end === undefined
            ? []
            : [{ key: `${from}-${to}`, path: curveBetween(start, end) }];
        })}
      />
    </Zone>
  );
});

/** Bent a little, so that the way back is another line. */
function curveBetween(from: Point, to: Point): string {
  const [x, y] = [(from.x + to.x) / 2 + (to.y - from.y) / 6, (from.y + to.y) / 2 - (to.x - from.x) / 6];
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}

/** Not drawn again when another one changes. */
const Place = memo(function Place({ place }: { readonly place: MapPlace }) {
  const { ref, name, kind, outline, at, pieces, ground, label, note } = place;
  const box = boxAround(at, boxOf(outline));
  return (
    <div className={style.whole} data-land={ref} data-kind={kind}>
      <Pickable
        pick={ref}
        name={name}
        className={style.place}
        style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
      >
        <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
          <polygon points={outline.map(({ x, y }) => `${x},${y}`).join(' ')} />
          {ground === undefined ? null : <g className={style.ground}>{ground}</g>}
        </svg>
      </Pickable>
      {label === undefined ? null : (
        <span className={style.label} style={{ left: label.at.x, top: label.at.y }} aria-hidden="true">
          {label.drawn}
        </span>
      )}
      <div className={style.pieces} style={{ left: at.x, top: at.y, '--wide': `${box.width}px` }}>
        {pieces.map((piece) => (
          <Piece key={piece.ref} piece={piece} />
        ))}
        {note === undefined ? null : (
          <span className={style.note} aria-hidden="true">
            {note}
          </span>
        )}
      </div>
    </div>
  );
});

/** Pieces that can be picked are buttons; the others are part of what their place is called. */
function Piece({ piece }: { readonly piece: MapPiece }) {
  const { question } = useTools();
  const number = usePickNumber(piece.ref);
  const drawn = (
    <>
      {piece.figure}
      {piece.count > 1 ? <b className={style.count}>{piece.count}</b> : null}
      {number === undefined ? null : <b className={style.picked}>{number}</b>}
    </>
  );
  if (question === undefined || optionFor(question, piece.ref) === undefined)
    return (
      <span className={style.piece} data-piece={piece.ref} aria-hidden="true">
        {drawn}
      </span>
    );
  return (
    <span className={style.piece} data-piece={piece.ref}>
      <Pickable pick={piece.ref} name={piece.name} className={style.figure}>
        {drawn}
      </Pickable>
    </span>
  );
}

function boxOf(outline: readonly Point[]): Box {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const grownBy = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** As much of the box as lies evenly around a point, so that its middle is a point of the place. */
function boxAround({ x, y }: Point, box: Box): Box {
  const across = Math.min(x - box.x, box.x + box.width - x);
  const down = Math.min(y - box.y, box.y + box.height - y);
  return { x: x - across, y: y - down, width: 2 * across, height: 2 * down };
}

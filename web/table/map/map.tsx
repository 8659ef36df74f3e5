import type { Ref } from '@tafelrunde/kernel';
import { Maximize, Minus, Plus } from 'lucide-react';
import { type FocusEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import controls from '../../style/controls.module.css';
import { ArrowSheet } from '../arrows.tsx';
import { isBusyElsewhere } from '../keys.ts';
import { optionFor } from '../picking.ts';
import { useTools } from '../tools.tsx';
import { tableWords } from '../words.ts';
import { Pickable, usePickNumber, Zone } from '../zone.tsx';
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
  /** Where its pieces stand. */
  readonly at: Point;
  readonly pieces: readonly MapPiece[];
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
  readonly className?: string | undefined;
  /** What is drawn below the places. */
  readonly children?: ReactNode;
}

/** Pixels: a piece is never smaller, however far away the map is. */
const LEAST = 17;

const noArrows: readonly MapArrow[] = [];

/** Places with pieces: moved and brought nearer by wheel, drag, pinch and keys; picked, walked by the arrow keys and read out. */
export function MapLayer(props: MapLayerProps) {
  const { label, map, places, arrows = noArrows, piece, className = '', children } = props;
  const root = useRef<HTMLElement>(null);
  const { camera, isNear, nearer, farther, fit, show } = useCamera(root, map);
  const t = tableWords[useTools().board.lang].map;
  useMapKeys({ '+': nearer, '-': farther, '0': fit });
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
          '--piece': `${Math.max(piece, LEAST / camera.scale)}px`,
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

function Place({ place }: { readonly place: MapPlace }) {
  const { ref, name, kind, outline, at, pieces } = place;
  const box = boxOf(outline);
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
        </svg>
      </Pickable>
      <div className={style.pieces} style={{ left: at.x, top: at.y }}>
        {pieces.map((piece) => (
          <Piece key={piece.ref} piece={piece} />
        ))}
      </div>
    </div>
  );
}

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

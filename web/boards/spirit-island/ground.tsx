import type { IslandLand } from '@tafelrunde/spirit-island';
import type { Point } from '../../table/map/camera.ts';
import type { IslandShape } from './geometry/shape.ts';
import style from './ground.module.css';
import type { Act } from './marks.ts';

/* The island below its pieces: the sea around it, and terrain as it is cut in wood. */

const pathOf = (outline: readonly Point[]): string => `M${outline.map(({ x, y }) => `${x} ${y}`).join('L')}z`;

/** How each terrain is cut: strokes that are repeated over the whole land. */
const cuts: Readonly<Record<string, string>> = {
  mountain: 'M8 58 32 18l24 40M32 18l6 22 8-4 4 12M66 96l18-30 18 30M84 66l4 16 8-2M20 92l8-12 8 12',
  jungle:
    'M24 56V34M24 34c-10 4-16-2-16-10 8-2 14 2 16 10zM24 34c10 4 16-2 16-10-8-2-14 2-16 10zM24 26c-4-6-2-12 2-16 4 6 4 12-2 16zM76 102V82M76 82c-10 4-16-2-16-10 8-2 14 2 16 10zM76 82c10 4 16-2 16-10-8-2-14 2-16 10z',
  sands:
    'M4 26c14-10 26-10 40 0M52 40c14-10 26-10 40 0M16 74c14-10 26-10 40 0M64 92c12-8 22-8 34 0M22 44h.1M34 52h.1M70 62h.1M82 22h.1M60 16h.1M8 92h.1',
  wetland:
    'M6 24h22M36 24h14M60 44h26M10 62h16M70 76h22M30 92h26M66 20l2-12M72 20V6M78 20l-2-12M40 70l2-12M46 70V56M52 70l-2-12',
};

const TILE = 104;

/** The patterns of all terrains; `ground` fills lands with them. */
function Terrains() {
  return (
    <defs>
      {Object.entries(cuts).map(([terrain, path]) => (
        <pattern key={terrain} id={`si-${terrain}`} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          <path d={path} className={style.stroke} data-terrain={terrain} />
        </pattern>
      ))}
      <pattern id="si-sea" width={180} height={90} patternUnits="userSpaceOnUse">
        <path d="M10 30q14-14 28 0t28 0M100 70q14-14 28 0t28 0" className={style.wave} />
      </pattern>
    </defs>
  );
}

interface SeaProps {
  readonly shape: IslandShape;
  readonly lands: readonly IslandLand[];
}

/** The sea: waves, shallows along the coast, and the oceans of the boards. */
export function Sea({ shape: { box, lands: shapes }, lands }: SeaProps) {
  const dry = shapes.filter((_, i) => lands[i]?.ocean !== true);
  const oceans = shapes.filter((_, i) => lands[i]?.ocean === true);
  return (
    <svg
      className={style.sea}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
      aria-hidden="true"
    >
      <Terrains />
      <rect
        x={box.x - box.width}
        y={box.y - box.height}
        width={box.width * 3}
        height={box.height * 3}
        fill="url(#si-sea)"
      />
      {oceans.map(({ name, outline }) => (
        <path key={name} d={pathOf(outline)} className={style.ocean} />
      ))}
      {(['far', 'near', 'shore'] as const).map((ring) => (
        <g key={ring} className={style.ring} data-ring={ring}>
          {dry.map(({ name, outline }) => (
            <path key={name} d={pathOf(outline)} />
          ))}
        </g>
      ))}
    </svg>
  );
}

interface GroundProps {
  readonly land: IslandLand;
  readonly shape: IslandShape['lands'][number];
  /** What is pointed at on the invader track concerns this land. */
  readonly marked: Act | undefined;
  /** It is not there for a while. */
  readonly suspended: boolean;
}

/** What is drawn on a land: its terrain, and the edge of its board. */
export function Ground({ land: { ocean }, shape: { outline, edge, parts }, marked, suspended }: GroundProps) {
  return (
    <>
      {parts.length === 1
        ? null
        : parts.map((part) => (
            <path
              key={part.terrain + pathOf(part.outline)}
              d={pathOf(part.outline)}
              className={style.part}
              data-kind={part.terrain}
            />
          ))}
      {ocean
        ? null
        : parts.map((part) => (
            <path key={pathOf(part.outline)} d={pathOf(part.outline)} fill={`url(#si-${part.terrain})`} />
          ))}
      {suspended ? <path d={pathOf(outline)} className={style.suspended} data-suspended="" /> : null}
      {marked === undefined ? null : <path d={pathOf(outline)} className={style.marked} data-act={marked} />}
      <path d={edge} className={style.edge} />
    </>
  );
}

const THREATS: Readonly<Record<Act, string>> = {
  ravage: 'M2 2l7 7M9 2 2 9M1 7l3 3M10 7l-3 3',
  build: 'M1 5h7v-3h-7zM4 5v6h1.6v-6',
  explore: 'M3 1v7c0 2 5 1 7 3H3zM3 4h3',
};

interface LabelProps {
  readonly land: IslandLand;
  /** One letter for each terrain. */
  readonly letters: Readonly<Record<string, string>>;
  readonly defend: number;
  readonly threats: readonly { readonly act: Act; readonly n: number | undefined }[];
}

/** What a land is called, what threatens it, and what defends it. */
export function Label({ land: { name, terrains, ocean }, letters, defend, threats }: LabelProps) {
  return (
    <span className={style.label}>
      <b className={style.name}>{ocean ? name.slice(0, -1) : name}</b>
      {ocean
        ? null
        : terrains.map((terrain) => (
            <b key={terrain} className={style.letter} data-terrain={terrain}>
              {letters[terrain]}
            </b>
          ))}
      {threats.map(({ act, n }) => (
        <b key={act} className={style.threat} data-act={act}>
          <svg viewBox="0 0 11 11" aria-hidden="true">
            <path d={THREATS[act]} />
          </svg>
          {n}
        </b>
      ))}
      {defend === 0 ? null : <b className={style.shield}>{defend}</b>}
    </span>
  );
}

import { type Group, type Question, type Ref, refs, type View } from '@tafelrunde/kernel';
import {
  aimOf,
  figuresIn,
  islandNamed,
  islandNow,
  landName,
  pieceName,
  presenceSeat,
  spelt,
} from '@tafelrunde/spirit-island';
import { useMemo } from 'react';
import type { BoardProps } from '../../app/games/board.ts';
import { useStore } from '../../app/kept/store.ts';
import { optionFor } from '../../table/asking/picking.ts';
import { MapLayer, type MapPlace } from '../../table/map/map.tsx';
import { useShell } from '../../table/shell.tsx';
import { useTools } from '../../table/tools.tsx';
import { useMedia } from '../../table/use-size.ts';
import { cornerPlaces, cornersAsked, cornersOn } from './corners.tsx';
import { fallsBy } from './dividing.ts';
import { actsIn, concerns, forecastOf, isCertain, saidOf } from './forecast.ts';
import { shapeOf } from './geometry/shape.ts';
import { Ground, Label, Sea } from './ground.tsx';
import style from './island.module.css';
import { type Act, useMarks } from './marks.ts';
import { Falls, Note } from './note.tsx';
import { figureOf } from './piece-figures.tsx';
import { inOrder, stateOf } from './reading.ts';
import { islandWords } from './words.ts';

/** The island: all lands of all boards, with what stands on them. */
export function Island() {
  const { board, question, pointed, picking } = useTools();
  const { view, lang, names, game } = board;
  const { map } = stateOf(view);
  const { act } = useMarks();
  const places = useMemo(() => placesIn({ view, lang, names, game }, act), [view, lang, names, game, act]);
  const { layout } = useShell();
  const isRoomy = useMedia('(min-width: 700px) and (min-height: 700px)');
  const isCrowded = layout !== 'wide' && islandNamed(map).boards.length >= CROWD && !isRoomy;
  const near = useMemo(
    () => (layout === 'wide' || question === undefined ? [] : landsAsked(question)),
    [layout, question],
  );
  const { picks } = picking;
  const corners = useMemo(() => cornerPlaces(view, lang, question), [view, lang, question]);
  const falling = useMemo(
    () => [...withFalls(places, { view, lang }, picks), ...corners],
    [places, view, lang, picks, corners],
  );
  const aimed = useStore(pointed);
  const from = question === undefined ? undefined : originOf(view, question, aimed);
  const arrows = useMemo(
    () => [
      ...waysIn(view),
      ...(from === undefined || aimed === undefined ? [] : [{ from: refs.land(from), to: aimed }]),
    ],
    [view, from, aimed],
  );
  return (
    <MapLayer
      label={islandWords[lang].island}
      map={shapeOf(map).box}
      places={falling}
      piece={PIECE}
      least={isCrowded ? LEAST_CROWDED : LEAST}
      className={`${style.island} ${isCrowded ? style.crowded : ''}`}
      arrows={arrows}
      near={near}
    >
      <Sea shape={shapeOf(map)} lands={islandNamed(map).lands} />
    </MapLayer>
  );
}

/** As large as a piece is on the island, of which a board is 1000 wide. */
const PIECE = 62;

/** Pixels that a piece needs to be told apart, and its number to be read. */
const LEAST = 22;
/** On a phone many boards leave less; whoever wants to see more comes nearer. */
const LEAST_CROWDED = 14;
const CROWD = 3;

const OCEAN = 'oceans-hungry-grasp';

type Seen = Pick<BoardProps, 'view' | 'lang' | 'names' | 'game'>;

/** Lands that a spirit has made adjacent: there and back. */
const waysIn = (view: View): readonly { readonly from: Ref; readonly to: Ref }[] => {
  const state = stateOf(view);
  const { index, lands } = islandNow(state);
  return state.ways.flatMap(([, ...ends]) => {
    const [one, other] = ends.map((land) => lands[index.get(land) ?? -1]);
    if (one === undefined || other === undefined || !one.adjacent.includes(index.get(other.name) ?? -1)) return [];
    const [from, to] = [refs.land(one.name), refs.land(other.name)];
    return [
      { from, to },
      { from: to, to: from },
    ];
  });
};

/** Oceans are nothing to anybody but the one who lives there. */
const hasOcean = ({ zones }: View): boolean =>
  zones.some(({ kind, cards }) => kind === 'spirit' && cards.some(({ card }) => card === OCEAN));

/** The lands and their pieces, in the order in which they are seen. */
export function refsOn(view: View): readonly Ref[] {
  const { map, lands } = stateOf(view);
  const isSea = hasOcean(view);
  return islandNamed(map)
    .lands.flatMap(({ name, ocean }, i): Ref[] =>
      ocean && !isSea ? [] : [refs.land(name), ...inOrder(lands[i] ?? []).map((group) => refs.piece([name, group]))],
    )
    .concat(cornersOn(view));
}

/** The lands as they are drawn, picked and read out. */
function placesIn(seen: Seen, act?: Act): readonly MapPlace[] {
  const { view, lang, names } = seen;
  const { map, lands, stasis } = stateOf(view);
  const shape = shapeOf(map);
  const figures = figuresIn(view).lands;
  const isSea = hasOcean(view);
  return islandNamed(map).lands.flatMap((land, i): MapPlace[] => {
    const { name, terrain, ocean } = land;
    const groups = inOrder(lands[i] ?? []);
    const { defend = 0, sacred = [] } = figures[name] ?? {};
    const isMarked = act !== undefined && concerns(view, name, act);
    const drawn = shape.lands[i];
    if (drawn === undefined || (ocean && !isSea)) return [];
    return [
      {
        ref: refs.land(name),
        name: readOut(seen, i),
        kind: ocean ? 'ocean' : terrain,
        outline: drawn.outline,
        at: drawn.at,
        pieces: groups.map((group) => ({
          ref: refs.piece([name, group]),
          name: `${landName(name, lang)}: ${said(group, seen)}`,
          count: group.n,
          figure: figureOf(group, { names, sacred }),
        })),
        ground: (
          <Ground land={land} shape={drawn} marked={isMarked ? act : undefined} suspended={stasis.includes(name)} />
        ),
        label: {
          at: drawn.label,
          drawn: <Label land={land} letters={islandWords[lang].letters} defend={defend} threats={actsIn(view, name)} />,
        },
        ...(isMarked ? { note: <Note told={forecastOf(view, name)} act={act} isCertain={isCertain(view)} /> } : {}),
      },
    ];
  });
}

/** "Land A3, sands, coastal: town, 2 explorers". */
function readOut(seen: Seen, i: number): string {
  const { view, lang, names } = seen;
  const t = islandWords[lang];
  const { map, lands, stasis } = stateOf(view);
  const land = islandNamed(map).lands[i];
  if (land === undefined) return '';
  const { name, terrains, coastal, ocean } = land;
  const { defend = 0, sacred = [] } = figuresIn(view).lands[name] ?? {};
  const what = [
    landName(name, lang),
    ...(ocean ? [] : terrains.map((terrain) => spelt(`{${terrain}}`, lang))),
    ...(coastal ? [t.coastal] : []),
  ];
  const there = [
    ...(stasis.includes(name) ? [t.suspended] : []),
    ...inOrder(lands[i] ?? []).map((group) => said(group, seen)),
    ...sacred.map((seat) => t.sacred(names[seat] ?? '')),
    ...(defend > 0 ? [t.defend(defend)] : []),
  ];
  const next = saidOf(seen, name);
  return `${what.join(', ')}: ${there.length === 0 ? t.nothing : there.join(', ')}${next === '' ? '' : `; ${next}`}`;
}

function said(group: Group, { lang, names }: Seen): string {
  const seat = presenceSeat(group.kind);
  return seat === undefined ? pieceName(group, lang, group.n) : islandWords[lang].presence(group.n, names[seat] ?? '');
}

/** The lands that are asked for, or whose pieces are. */
const landsAsked = (question: Question): readonly Ref[] => [...cornersAsked(question), ...pieceLands(question)];

const pieceLands = ({ options }: Question): readonly Ref[] =>
  options.flatMap(({ ref }) => {
    const [land = refs.land.in(ref)] = refs.piece.in(ref) ?? [];
    return land === undefined ? [] : [refs.land(land)];
  });

/** The land with presence from which a land is reached that is pointed at: the nearest. */
function originOf(view: View, question: Question, aimed: Ref | undefined): string | undefined {
  const to = aimed === undefined || optionFor(question, aimed) === undefined ? undefined : refs.land.in(aimed);
  const aim = to === undefined ? undefined : aimOf(view, question);
  if (to === undefined || aim === undefined) return undefined;
  const { lands, index, distance } = islandNow(stateOf(view));
  const away = (from: number): number => distance[from]?.[index.get(to) ?? 0] ?? 99;
  const [nearest] = aim.origins.toSorted((one, other) => away(one) - away(other));
  const origin = lands[nearest ?? -1]?.name;
  return origin === to ? undefined : origin;
}

/** Below the pieces of a land: what falls there by the damage that is being divided. */
function withFalls(places: readonly MapPlace[], seen: Pick<Seen, 'view' | 'lang'>, picks: readonly Ref[]) {
  const falls = fallsBy(seen.view, picks);
  if (falls.length === 0) return places;
  return places.map((place) => {
    const here = falls.filter(({ ref }) => place.pieces.some((piece) => piece.ref === ref));
    return here.length === 0 ? place : { ...place, note: <Falls falls={here} lang={seen.lang} /> };
  });
}

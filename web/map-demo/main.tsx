import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import {
  type AnyGame,
  type Option,
  type Question,
  type Ref,
  refs,
  type ToldEvent,
  type View,
} from '@tafelrunde/kernel';
import { type Seated, USUAL_HEED } from '@tafelrunde/table/client';
import { kind, lineIn, logOf, pieceLines, tellingOf } from '@tafelrunde/words';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { BoardProps } from '../app/games/board.ts';
import { Announcer } from '../app/shell/announcer.tsx';
import '../style/index.css';
import { Prompt } from '../table/asking/prompt.tsx';
import { MapLayer, type MapPlace } from '../table/map/map.tsx';
import { TableShell } from '../table/shell.tsx';
import { useMakeTools } from '../table/tools.tsx';
import { island, lands } from './island.ts';
import './main.css';

/*
 * The map layer without a game: six boards to move, walk and pick on, and damage to divide. It is served by `npm run dev` at
 * /map-demo/ and looked at by the browser tests; it is no part of the app.
 */

/** Where the towns are. Two in B1, and one in every third land. */
type Towns = Readonly<Record<string, number>>;
const atFirst: Towns = Object.fromEntries(lands.map(({ name }, i) => [name, name === 'B1' ? 2 : i % 3 === 0 ? 1 : 0]));

type Step = 'push' | 'divide';

interface Position {
  readonly towns: Towns;
  readonly step: Step;
  readonly seq: number;
  /** What the last answer did. */
  readonly events: readonly ToldEvent[];
}

const TOWN = { kind: 'town' };
const townsAt = (name: string) => refs.piece([name, TOWN]);
const land = (name: string) => ({ kind: 'land', name });

const texts = {
  push: { en: 'Push one town from B1: to which land?', de: 'Verschiebe ein Dorf aus B1: in welches Land?' },
  divide: { en: 'Divide 3 damage.', de: 'Verteile 3 Schaden.' },
} as const;

const lines = pieceLines({ pieces: { town: kind('town', 'das Dorf/Dörfer') }, place: ({ name = '' }) => name });

const game: AnyGame = {
  ...fantasyRealms,
  places: { land: { names: () => [], pieces: () => [], lay: () => undefined, kinds: {}, marks: [] } },
  text: {
    ...fantasyRealms.text,
    prompt: (question, lang) => texts[question.op.op === 'push' ? 'push' : 'divide'][lang],
    ...logOf({
      line: lineIn({}, lines),
      telling: (event, lang, names, behind) => tellingOf(event, lang, names, String, behind),
    }),
    option: ({ ref }) => `${refs.land.in(ref) ?? refs.piece.in(ref)?.[0] ?? ref}`,
  },
};

function optionsIn(step: Step): readonly Option[] {
  if (step === 'push') return ['A3', 'A8', 'B2', 'B5'].map((name) => ({ ref: refs.land(name) }));
  return ['A1', 'A4', 'A7'].map((name) => ({ ref: townsAt(name), cap: 3 }));
}

const questionIn = (step: Step, seq: number): Question => ({
  id: `0.${seq}.${step}`,
  seat: 0,
  op: { op: step },
  min: step === 'push' ? 1 : 3,
  max: step === 'push' ? 1 : 3,
  ordered: false,
  standing: false,
  options: optionsIn(step),
});

const town = (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d="M2 18V9l8-7 8 7v9z" fill="#b8402f" stroke="#2b0f0a" strokeWidth="1.6" />
  </svg>
);

const placesIn = (towns: Towns): readonly MapPlace[] =>
  lands.map(({ ref, name, kind, outline, at }) => {
    const n = towns[name] ?? 0;
    const pieces = n === 0 ? [] : [{ ref: townsAt(name), name: `${n} towns`, count: n, figure: town }];
    return { ref, name: `${name}, ${kind}: ${n} towns`, kind, outline, at, pieces };
  });

const noView: View = {
  rules: { game: game.id, version: 1 },
  options: {},
  seats: 1,
  zones: [],
  state: {},
  questions: [],
  waiting: { seats: [], somebody: false },
};

const seatedAt = (seq: number, events: readonly ToldEvent[]): Seated => ({
  status: 'current',
  info: {
    id: 'map',
    game: game.id,
    version: 1,
    options: {},
    settings: {
      clock: { kind: 'none' },
      pace: 0,
      reaction: 0,
      patience: 0,
      bot: 'random',
      spectators: true,
      assist: true,
    },
    seats: [{ name: 'You', mind: 'person' }],
    state: 'running',
    commitment: '',
    proposals: [],
  },
  you: { seats: [0], owner: true },
  seq,
  view: noView,
  reactions: [],
  heed: USUAL_HEED,
  wire: null,
  log: [{ seq, kind: 'answer', events }],
  earlier: false,
  fresh: [{ seq, kind: 'answer', events }],
  chat: [],
  presence: { seats: [true], spectators: 0 },
  undo: { free: false, why: 'nothing' },
  clocks: null,
  now: 0,
  pending: [],
});

type Done = Pick<Position, 'towns' | 'events'>;

function pushed(towns: Towns, to: string): Done {
  const pieces = [{ ...TOWN, n: 1 }];
  return {
    towns: { ...towns, B1: (towns.B1 ?? 0) - 1, [to]: (towns[to] ?? 0) + 1 },
    events: [{ type: 'moved', from: land('B1'), to: land(to), pieces }],
  };
}

/** Three damage destroy a town. */
function struck(towns: Towns, picks: readonly Ref[]): Done {
  const hit = lands.map(({ name }) => name).find((name) => picks.filter((ref) => ref === townsAt(name)).length === 3);
  if (hit === undefined) return { towns, events: [] };
  const pieces = [{ ...TOWN, n: 1 }];
  return {
    towns: { ...towns, [hit]: (towns[hit] ?? 0) - 1 },
    events: [{ type: 'destroyed', from: land(hit), pieces }],
  };
}

function Demo() {
  const [{ towns, step, seq, events }, go] = useState<Position>({ towns: atFirst, step: 'push', seq: 1, events: [] });
  const [places, setPlaces] = useState(() => placesIn(atFirst));
  const lang = new URLSearchParams(location.search).get('lang') === 'de' ? 'de' : 'en';
  const answer = (_: Question, picks: readonly Ref[]) => {
    const after = step === 'push' ? pushed(towns, refs.land.in(picks[0]) ?? '') : struck(towns, picks);
    setPlaces(placesIn(after.towns));
    go({ ...after, step: step === 'push' ? 'divide' : 'push', seq: seq + 1 });
  };
  const board: BoardProps = {
    game,
    table: seatedAt(seq, events),
    view: noView,
    seat: 0,
    questions: [questionIn(step, seq)],
    lang,
    mode: 'play',
    names: ['You'],
    answer,
    wish: () => undefined,
    look: () => undefined,
    moment: undefined,
  };
  const tools = useMakeTools(board, {
    seen: lands.map(({ ref }) => ref),
    whyNot: () => 'Out of reach.',
    divides: () => ['A7', 'A7', 'A7'].map(townsAt),
  });
  return (
    <TableShell tools={tools} className="demo" ending={{ words: '', draw: () => null }} zoomed={() => null}>
      <MapLayer
        label="Island"
        map={island}
        places={places}
        piece={64}
        arrows={step === 'push' ? [{ from: refs.land('B1'), to: refs.land('B2') }] : []}
      />
      <Prompt buttons={[]} />
    </TableShell>
  );
}

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <main id="content" style={{ display: 'contents' }}>
        <h1 className="visually-hidden">Map</h1>
        <Demo />
      </main>
      <Announcer />
    </StrictMode>,
  );

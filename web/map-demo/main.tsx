import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import type { AnyGame, Option, Question, Ref, View } from '@tafelrunde/kernel';
import { type Seated, USUAL_HEED } from '@tafelrunde/table/client';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { BoardProps } from '../app/games/board.ts';
import { Announcer } from '../app/shell/announcer.tsx';
import '../style/index.css';
import { MapLayer, type MapPlace } from '../table/map/map.tsx';
import { Prompt } from '../table/prompt.tsx';
import { TableShell } from '../table/shell.tsx';
import { useMakeTools } from '../table/tools.tsx';
import { island, landRef, lands, pieceRef } from './island.ts';
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
}

const texts = {
  push: { en: 'Push one town from B1: to which land?', de: 'Verschiebe ein Dorf aus B1: in welches Land?' },
  divide: { en: 'Divide 3 damage.', de: 'Verteile 3 Schaden.' },
} as const;

const game: AnyGame = {
  ...fantasyRealms,
  text: {
    ...fantasyRealms.text,
    prompt: (question, lang) => texts[question.op.op === 'push' ? 'push' : 'divide'][lang],
    option: ({ ref }) => `${landRef.in(ref) ?? pieceRef.in(ref) ?? ref}`,
  },
};

function optionsIn(step: Step, towns: Towns): readonly Option[] {
  if (step === 'push') return ['A3', 'A8', 'B2', 'B5'].map((name) => ({ ref: landRef(name) }));
  return ['A1', 'A4', 'A7'].map((name) => ({ ref: pieceRef(name), cap: (towns[name] ?? 0) + 1 }));
}

const questionIn = (step: Step, towns: Towns, seq: number): Question => ({
  id: `0.${seq}.${step}`,
  seat: 0,
  op: { op: step },
  min: step === 'push' ? 1 : 3,
  max: step === 'push' ? 1 : 3,
  ordered: false,
  standing: false,
  options: optionsIn(step, towns),
});

const town = (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d="M2 18V9l8-7 8 7v9z" fill="#b8402f" stroke="#2b0f0a" strokeWidth="1.6" />
  </svg>
);

const placesIn = (towns: Towns): readonly MapPlace[] =>
  lands.map(({ ref, name, kind, outline, at }) => {
    const n = towns[name] ?? 0;
    const pieces = n === 0 ? [] : [{ ref: pieceRef(name), kind: 'town', name: `${n} towns`, count: n, figure: town }];
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

const seatedAt = (seq: number): Seated => ({
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
  log: [],
  earlier: false,
  fresh: [],
  chat: [],
  presence: { seats: [true], spectators: 0 },
  undo: { free: false, why: 'nothing' },
  clocks: null,
  now: 0,
  pending: [],
});

function Demo() {
  const [{ towns, step, seq }, go] = useState<Position>({ towns: atFirst, step: 'push', seq: 1 });
  const [places, setPlaces] = useState(() => placesIn(atFirst));
  const lang = new URLSearchParams(location.search).get('lang') === 'de' ? 'de' : 'en';
  const answer = (_: Question, picks: readonly Ref[]) => {
    const to = landRef.in(picks[0]);
    const after = to === undefined ? towns : { ...towns, B1: (towns.B1 ?? 0) - 1, [to]: (towns[to] ?? 0) + 1 };
    setPlaces(placesIn(after));
    go({ towns: after, step: step === 'push' ? 'divide' : 'push', seq: seq + 1 });
  };
  const board: BoardProps = {
    game,
    table: seatedAt(seq),
    view: noView,
    seat: 0,
    questions: [questionIn(step, towns, seq)],
    lang,
    mode: 'play',
    names: ['You'],
    answer,
    wish: () => undefined,
    look: () => undefined,
    moment: undefined,
  };
  const tools = useMakeTools(board, { seen: lands.map(({ ref }) => ref), whyNot: () => 'Out of reach.' });
  return (
    <TableShell tools={tools} className="demo" ending={{ words: '', draw: () => null }} zoomed={() => null}>
      <MapLayer
        label="Island"
        map={island}
        places={places}
        piece={64}
        arrows={step === 'push' ? [{ from: landRef('B1'), to: landRef('B2') }] : []}
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

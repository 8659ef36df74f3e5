import {
  type CardId,
  granted,
  type Question,
  readOptions,
  type Seat,
  type View,
  type ViewCard,
} from '@tafelrunde/kernel';
import type { LogLine } from '@tafelrunde/table/client';
import { freshState, type State, terrorsOfLondon } from '@tafelrunde/terrors-of-london';
import { drawBoard, questionWith } from '../../app/games/board-in-tests.tsx';
import { Board } from './board.tsx';

/**
 * A table as a test wants it, seen from seat 0. Object numbers: hand from 100, street from 200, play areas from 300 and 400,
 * relics from 500 and 600, discard piles from 700 and 800, the box from 900; overlords are 10 and 11.
 */
export interface Wanted {
  readonly hand?: readonly CardId[];
  readonly street?: readonly CardId[];
  readonly play?: readonly (readonly CardId[])[];
  readonly relics?: readonly (readonly CardId[])[];
  readonly discard?: readonly (readonly CardId[])[];
  readonly box?: readonly CardId[];
  readonly acolytes?: number;
  readonly state?: Partial<State>;
  readonly question?: Partial<Question>;
  readonly log?: readonly LogLine[];
  readonly lang?: 'en' | 'de';
  readonly outcome?: View['outcome'];
}

const numbered = (ids: readonly CardId[] = [], from = 0): ViewCard[] =>
  ids.map((card, i) => ({ obj: from + i, card, at: i }));

const zone = (kind: string, cards: readonly ViewCard[], seat?: Seat, size = cards.length) => ({
  kind,
  ...(seat === undefined ? {} : { seat }),
  size,
  cards,
});

export function viewWith({
  hand = [],
  street = [],
  play = [],
  relics = [],
  discard = [],
  box = [],
  acolytes = 8,
  state = {},
  outcome,
}: Wanted): View {
  const options = granted(readOptions(terrorsOfLondon, {}));
  return {
    rules: { game: 'terrors-of-london', version: 1 },
    options,
    seats: 2,
    zones: [
      zone('overlord', [{ obj: 10, card: 'overlord-methuselah' }], 0),
      zone('overlord', [{ obj: 11, card: 'overlord-fenris' }], 1),
      zone('hand', numbered(hand, 100), 0),
      zone('hand', [], 1, 5),
      ...[0, 1].flatMap((seat) => [
        zone('deck', [], seat, 5),
        zone('play', numbered(play[seat], 300 + 100 * seat), seat),
        zone('relics', numbered(relics[seat], 500 + 100 * seat), seat),
        zone('discard', numbered(discard[seat], 700 + 100 * seat), seat),
      ]),
      zone('street', numbered(street, 200)),
      zone('market', [], undefined, 60),
      zone('acolytes', [], undefined, acolytes),
      zone('box', numbered(box, 900)),
      zone('removed', []),
    ],
    state: { ...freshState(), turns: 3, life: [40, 45], ...state },
    questions: [],
    waiting: { seats: [], somebody: false },
    ...(outcome === undefined ? {} : { outcome }),
  };
}

export const actionWith = (some: Partial<Question>): Question => questionWith({ op: { op: 'action' }, ...some });

/** Draws the table and tells what was answered. */
export function draw(wanted: Wanted) {
  const { question, lang, log = [] } = wanted;
  const questions = question === undefined ? [] : [actionWith(question)];
  return drawBoard(Board, terrorsOfLondon, { view: viewWith(wanted), questions, lang, table: { log } });
}

import { addPieces, marked, type Piece } from '@tafelrunde/kernel';
import type { Printed } from './boards/board.ts';
import type { IslandLand } from './boards/island.ts';
import type { Settlement } from './cards/variant.ts';
import { holdsAt } from './effects/lands.ts';
import { hasTwist } from './effects/twists.ts';
import { countOf, INVADERS, TOKENS } from './pieces.ts';
import { spotOf } from './places.ts';
import { adjacentTo, groupsIn, islandIn, landIn } from './queries.ts';
import { landedIn, withoutRemains } from './rules/aftermath.ts';
import { add, moveTo } from './rules/pieces.ts';
import { hasTokens } from './sets.ts';
import type { At, Game } from './state.ts';
import { settlementsOf } from './variants.ts';

/* SI-033 to SI-040: what lies on the boards at the beginning. */

/** SI-038, SI-343: without tokens those that are printed stay in the box. */
export function fill(m: Game, land: string, all: Printed): void {
  const printed = withoutRemains(m, all);
  const landing = landedIn(m, land);
  for (const kind of INVADERS) add(m, landing, kind, printed[kind] ?? 0);
  for (const kind of ['dahan', 'blight'] as const) add(m, land, kind, printed[kind] ?? 0);
  const isWithTokens = hasTokens(m.match.options);
  addPieces(m, spotOf(landing), isWithTokens ? STRIFE_TOWN : { kind: 'town' }, printed.strifeTown ?? 0);
  if (isWithTokens) for (const kind of TOKENS) add(m, land, kind, printed[kind] ?? 0);
}

/** SI-348: no spirit starts there. */
export const isExtra = (m: At, board: string): boolean => islandIn(m).boards.indexOf(board) >= m.seats;

const NO_INVADERS = { explorer: 0, town: 0, city: 0, strifeTown: 0 } as const;

/** SI-348: what is printed there, with the invaders that come for so many spirits. */
export function thinned(m: At, land: string): Printed {
  const { printed, board } = landIn(m, land);
  if (m.seats > 4) return printed;
  const isFirst = (is: (other: IslandLand) => boolean): boolean =>
    islandIn(m).lands.find((other) => other.board === board && is(other))?.name === land;
  const hasCity = m.seats === 3 && isFirst(({ coastal, printed: { city = 0 } }) => coastal && city > 0);
  const hasTown = m.seats === 4 && isFirst(({ printed: { town = 0 } }) => town > 0);
  return { ...printed, ...NO_INVADERS, ...(hasCity && { city: 1 }), ...(hasTown && { town: 1 }) };
}

const STRIFE_TOWN: Piece = marked({ kind: 'town' }, 'strife', 1);

/** SI-039. */
export function layTokens(m: Game): void {
  for (const board of islandIn(m).boards) {
    const lands = islandIn(m).lands.filter((land) => land.board === board && !land.ocean);
    const unmarked = lands.find(({ printed }) => Object.keys(printed).length === 0);
    if (unmarked !== undefined) add(m, unmarked.name, 'beasts', 1);
    add(m, `${board}2`, 'disease', 1);
  }
}

/** The land of a board that a settlement is about. */
function landFor(m: At, board: string, { land }: Settlement): string | undefined {
  if (typeof land === 'number') return `${board}${land}`;
  const { lands } = islandIn(m);
  return lands.findLast((each, i) => each.board === board && holdsAt(m, land.last, i, undefined))?.name;
}

/** SI-033: what the levels add on each board; printed blight may have to make room (SI-040). */
export function settle(m: Game): void {
  for (const settlement of settlementsOf(m.match.options)) {
    for (const board of islandIn(m).boards) settleOn(m, board, settlement);
  }
}

function settleOn(m: Game, board: string, settlement: Settlement): void {
  const { pieces, blightTo } = settlement;
  const land = landFor(m, board, settlement);
  if (land === undefined) return;
  const blight = countOf(groupsIn(m, land), 'blight');
  if (blightTo !== undefined && blight > 0) moveTo(m, land, `${board}${blightTo}`, { kind: 'blight' }, blight);
  for (const [kind, n] of Object.entries(pieces)) {
    if (kind === 'city' && isKeptInland(m, land)) m.put({ op: 'addOne', kind, lands: inlandBeside(m, land) });
    else add(m, land, kind, n);
    if (kind === 'blight' && hasTwist(m, 'secondWave')) m.state.blight -= n;
  }
}

/** SI-350: with the Scots cities of another adversary come to the coast in land 2 alone. */
const isKeptInland = (m: At, land: string): boolean =>
  hasTwist(m, 'tradeHub') && landIn(m, land).coastal && landIn(m, land).number !== 2;

const inlandBeside = (m: At, land: string): readonly string[] =>
  adjacentTo(m, land).filter((each) => !landIn(m, each).coastal);

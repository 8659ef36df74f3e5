import type { Path } from '@tafelrunde/kernel';
import { listAt } from '@tafelrunde/words';
import { cardData, isAdversary } from '../cards/catalogue.ts';
import { standingOf } from '../effects/held.ts';
import { isInPower } from '../effects/lands.ts';
import { islandIn, landIn } from '../queries.ts';
import { type At, PHASES } from '../state.ts';

/* Pour Time Sideways: what the invaders do, and what happens on each board or in each land, once more often on one board and less often on another. */

/** How often the invaders act there for each of their cards: once unless something changes that. */
export function timesOn(m: At, board: number): number {
  const held = standingOf(m, 'sideways');
  return held.reduce((sum, each) => sum + (each.board === board ? (each.n ?? 0) : 0), 1);
}

/** In the phase of the invaders, and not by a power. */
const isPoured = (m: At): boolean =>
  standingOf(m, 'sideways').length > 0 && INVADER_PHASE.includes(m.state.phase) && !isInPower(m);

const INVADER_PHASE = PHASES.slice(PHASES.indexOf('blighted'), PHASES.indexOf('slow'));

/** How often something happens there that is about each board or each land. */
const timesEach = (m: At, board: number): number => (isPoured(m) ? Math.max(0, timesOn(m, board)) : 1);

const boardOf = (m: At, land: string): number => islandIn(m).boards.indexOf(landIn(m, land).board);

/** Dream of the Untouched Land: an adversary leaves a board out. */
const unspared = (m: At, lands: readonly string[]): readonly string[] =>
  lands.filter((land) => boardOf(m, land) !== m.vars.leftOut);

/** These lands as often as their boards have their turn: all of them once, then those that have one more. */
function asOften(m: At, lands: readonly string[], times: (m: At, board: number) => number): readonly string[] {
  const left = lands.map((land) => [land, times(m, boardOf(m, land))] as const);
  const most = Math.max(0, ...left.map(([, n]) => n));
  return Array.from({ length: most }, (_, round) => left.flatMap(([land, n]) => (n > round ? [land] : []))).flat();
}

/** The lands of an invader card, each as often as it has its turn. */
export const asOftenAsPoured = (m: At, lands: readonly string[]): readonly string[] =>
  standingOf(m, 'sideways').length === 0 ? lands : asOften(m, lands, timesOn);

/** The lands of "in each land". */
export const eachAsPoured = (m: At, lands: readonly string[]): readonly string[] =>
  isPoured(m) ? asOften(m, unspared(m, lands), timesEach) : unspared(m, lands);

/** The boards of "on each board", by number. */
export const boardsAsPoured = (m: At, boards: readonly number[]): readonly number[] =>
  boards
    .filter((board) => board !== m.vars.leftOut)
    .flatMap((board) => Array.from({ length: isPoured(m) ? timesEach(m, board) : 1 }, () => board));

const FOR_EACH = ['eachBoard', 'perBoard', 'addAmong', 'eachLand'];

/** Does an adversary do something there on each board or in each land? */
export const isForEach = (cause: string, at: Path): boolean =>
  isAdversary(cause) && listAt(cardData, at).some((node) => FOR_EACH.includes(node.word) && !('only' in node));

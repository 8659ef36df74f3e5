import { cardOf, type GameBot, objectsIn, type Position, type Seat } from '@tafelrunde/kernel';
import { boss } from './places.ts';
import { scoreOf } from './rules/score.ts';
import { isBossMonster } from './state.ts';

/** Souls minus Wounds. */
const evaluate = (m: Position, seat: Seat): number => (isBossMonster(m) ? scoreOf(m, seat) : 0);

/** A seat plays as its Boss. */
function sideOf(m: Position, seat: Seat): string | undefined {
  const [card] = objectsIn(m, boss(seat));
  return card === undefined ? undefined : cardOf(m, card);
}

/** What the bots of the house know of this game. */
export const bossMonsterBot = { evaluate, sideOf, players: {} } satisfies GameBot;

import type { Op } from '@tafelrunde/kernel';
import { hasTwist, twistsOf, twistTotal } from '../effects/twists.ts';
import { BUILDINGS, countOf } from '../pieces.ts';
import { groupsIn, invadersOnIsland, islandIn, presenceOnIsland, terrorLevel } from '../queries.ts';
import { type At, type Chapter, seatsOf } from '../state.ts';
import { isTradeHub, townsIn } from './colonies.ts';
import { isHeartLost } from './heart.ts';
import { searched } from './relics.ts';
import { scoreOf } from './score.ts';
import { watched } from './theft.ts';

export interface JudgeOps {
  over: { won: boolean; how: string };
}

/** SI-077 to SI-081. */
function victory(m: At): string | undefined {
  const level = terrorLevel(m);
  if (level > 1 && hasTwist(m, 'insurrection')) return uprising(m, level);
  if (level > 1 && hasTwist(m, 'wards') && isWarded(m)) return 'warded';
  switch (level) {
    case 1:
      return invadersOnIsland(m, 'explorer', 'town', 'city') === 0 ? 'no-invaders' : undefined;
    case 2:
      return invadersOnIsland(m, 'town', 'city') === 0 ? 'no-buildings' : undefined;
    case 3:
      return invadersOnIsland(m, 'city') === 0 ? 'no-cities' : undefined;
    default:
      return 'fear';
  }
}

/** Ward the Shores: is there a warding pattern on all coasts? */
const isWarded = (m: At): boolean =>
  islandIn(m).lands.every(({ name, coastal, ocean }) => ocean || !coastal || countOf(groupsIn(m, name), 'ward') > 0);

/** Dahan Insurrection: in how many lands do towns and cities outnumber the dahan? */
function uprising(m: At, level: number): string | undefined {
  const held = m.state.lands.filter((groups) => countOf(groups, ...BUILDINGS) > countOf(groups, 'dahan')).length;
  return held < (level === 2 ? 1 : m.seats) ? 'uprising' : undefined;
}

/** SI-319: what else the adversaries of the expansions win by. */
function colonized(m: At): string | undefined {
  if ((m.state.census.town ?? 0) > townsIn(m)) return 'plantations';
  if (m.state.irreparable > m.seats) return 'irreparable';
  if (m.state.hunted > (m.state.census.beasts ?? 0)) return 'hunters';
  if (m.state.escaped > twistTotal(m, 'upstream') * islandIn(m).standing) return 'escaped';
  return isTradeHub(m) ? 'trade-hub' : undefined;
}

/** SI-082, SI-084, SI-085, SI-088. */
function defeat(m: At): string | undefined {
  if (seatsOf(m).some((seat) => presenceOnIsland(m, seat) === 0)) return 'spirit-gone';
  if (m.state.blight <= 0) return 'blight';
  const [capital] = twistsOf(m, 'capital');
  if (capital !== undefined && m.state.lands.some((groups) => countOf(groups, ...BUILDINGS) >= (capital.n ?? 0))) {
    return 'capital';
  }
  if (hasTwist(m, 'heart') && isHeartLost(m)) return 'heart';
  const colony = colonized(m);
  if (colony !== undefined) return colony;
  return (m.state.census.dahan ?? 0) < twistTotal(m, 'dahanLost') * m.seats ? 'dahan-lost' : undefined;
}

/** Looked at after everything that happens; who wins and loses at once wins (SI-086). */
export function judge(m: At): readonly Op[] | undefined {
  if (m.state.round === 0) return undefined;
  const won = victory(m);
  const how = won ?? defeat(m);
  if (how !== undefined) {
    const over: Op & JudgeOps['over'] = { op: 'over', won: won !== undefined, how };
    return [over];
  }
  if (!m.state.risen && terrorLevel(m) > 3) return [{ op: 'insurrection' }];
  const search = searched(m);
  if (search !== undefined) return [{ op: 'search', ...search }];
  const thieves = watched(m);
  return thieves === undefined ? undefined : [thieves];
}

export const judgeRules: Chapter<JudgeOps> = {
  over: (m, { won, how }) => {
    const ending = won ? (defeat(m) === undefined ? 'won' : 'sacrifice') : 'lost';
    m.emit({ type: 'scored', data: { n: scoreOf(m, ending) } });
    m.finish({ won, how });
  },
};

import { NO, type OpsOf, type Path, type Seat, YES } from '@tafelrunde/kernel';
import { listAt } from '@tafelrunde/words';
import { cardData } from '../cards/catalogue.ts';
import { isFlock } from '../pieces.ts';
import { landPlaces } from '../places.ts';
import { allLands, groupsIn } from '../queries.ts';
import type { At, Chapter, Game, Ops } from '../state.ts';

/* SI-375: whether the sacred sites of Many Minds count as beasts for an event that has something to do with beasts and dahan. */

export interface JoiningOps {
  /** Do they count? */
  countFlocks: { seat: Seat };
  /** From now on they do again. */
  joinAgain: object;
}

const hasFlocks = (m: At): boolean => allLands(m).some((land) => groupsIn(m, land).some(isFlock));

function letCount(m: Game, count: boolean): void {
  m.state.scattered = !count;
  for (const land of landPlaces.names(m.state)) {
    landPlaces.lay(m.state, land, landPlaces.pieces(m.state, land));
  }
}

/** Beasts do not only good to dahan. */
function isRisky(at: Path): boolean {
  const text = JSON.stringify(listAt(cardData, at));
  return text.includes('"beasts"') && text.includes('"dahan"');
}

/** The spirit is asked before, where it might not like it. */
export function askingFlocks(m: At, part: OpsOf<Ops> & { op: 'action' }): readonly OpsOf<Ops>[] {
  const { flock } = m.state;
  return flock >= 0 && isRisky(part.at) ? [{ op: 'countFlocks', seat: flock }, part, { op: 'joinAgain' }] : [part];
}

export const joiningRules: Chapter<JoiningOps> = {
  countFlocks: {
    options: (m) => (hasFlocks(m) ? [YES, NO] : []),
    answer: (m, _, [pick]) => {
      if (pick === NO) letCount(m, false);
    },
  },

  joinAgain: (m) => {
    if (m.state.scattered) letCount(m, true);
  },
};

import { type Ref, refs, type Seat } from '@tafelrunde/kernel';
import { standingOf } from '../effects/held.ts';
import { sitesOf } from '../effects/lands.ts';
import { islandIn } from '../queries.ts';
import type { At, Chapter, Game } from '../state.ts';

/* Finder of Paths Unseen (SI-384): the ways that it opens, and what the dead cost it. */

export interface WayOps {
  /** Which two of its lands are adjacent from now on, if it changes that at all. */
  openWays: { seat: Seat };
  /** Before the invaders, an event or fear act: whoever can is asked. */
  betweenActions: object;
}

/** No two of them any more. */
const CLOSE = refs.button('close-way');

const ownLands = (m: At, seat: Seat): readonly string[] =>
  sitesOf(m, seat, 'presence').flatMap((i) => {
    const { name = '', ocean = true } = islandIn(m).lands[i] ?? {};
    return ocean ? [] : [name];
  });

const hasWay = (m: At, seat: Seat): boolean => m.state.ways.some(([whose]) => whose === seat);

/** Once between two actions, and where there is something to change. */
export const mayOpenWays = (m: At, seat: Seat): boolean =>
  !m.state.rewoven.includes(seat) &&
  standingOf(m, 'opensWays').some((held) => held.seat === seat) &&
  (hasWay(m, seat) || ownLands(m, seat).length > 1);

/** Nobody is asked where nobody could open ways. */
export const pause = (m: At): readonly { readonly op: 'betweenActions' }[] =>
  standingOf(m, 'opensWays').length + standingOf(m, 'hunts').length > 0 ? [{ op: 'betweenActions' }] : [];

/** Does the spirit lose presence for what has been destroyed? */
export const mustAtone = (m: At, seat: Seat | undefined): boolean =>
  seat !== undefined && standingOf(m, 'atones').some((held) => held.seat === seat);

function open(m: Game, seat: Seat, one: string, other: string): void {
  m.state.ways = [...m.state.ways.filter(([whose]) => whose !== seat), [seat, one, other]];
  m.emit({ type: 'wayOpened', seat, data: { one, other } });
}

function close(m: Game, seat: Seat): void {
  m.state.ways = m.state.ways.filter(([whose]) => whose !== seat);
  m.emit({ type: 'wayClosed', seat });
}

const isPair = (picks: readonly Ref[]): boolean => picks.length === 2 && !picks.includes(CLOSE);

export const wayRules: Chapter<WayOps> = {
  betweenActions: (m) => {
    for (const { seat } of standingOf(m, 'opensWays')) {
      if (seat !== undefined && mayOpenWays(m, seat)) m.put({ op: 'openWays', seat });
    }
    for (const { seat } of standingOf(m, 'hunts')) if (seat !== undefined) m.put({ op: 'lurk', seat });
  },

  openWays: {
    options: (m, { seat }) => {
      const lands = ownLands(m, seat).map((land) => refs.land(land));
      return [...(lands.length > 1 ? lands : []), ...(hasWay(m, seat) ? [CLOSE] : [])];
    },
    min: 0,
    max: 2,
    refuses: (_, __, picks) =>
      picks.length === 0 || isPair(picks) || (picks.length === 1 && picks[0] === CLOSE) ? undefined : 'two-lands',
    answer: (m, { seat }, picks) => {
      if (picks.length === 0) return;
      const [one, other] = picks.map((pick) => refs.land.in(pick));
      if (one !== undefined && other !== undefined) open(m, seat, one, other);
      else close(m, seat);
      m.state.rewoven = [...m.state.rewoven, seat];
    },
  },
};

import { count, move, type Option, objectsIn, randomOf, refs, type Seat } from '@tafelrunde/kernel';
import type { Printed } from '../boards/board.ts';
import { hasTwist } from '../effects/twists.ts';
import { countOf, TOKENS } from '../pieces.ts';
import { assistant, play, UNIQUES } from '../places.ts';
import { adjacentTo, allLands, groupsIn, islandIn, landIn } from '../queries.ts';
import { hasSet } from '../sets.ts';
import { type At, type Chapter, type Game, seatsOf } from '../state.ts';
import { hasBloomed } from '../variants.ts';
import { stageNow } from './events.ts';
import { add, moveTo, remove } from './pieces.ts';

/*
 * Second Wave: what an earlier game has left. Where none has been played, the dahan are where the boards show them, and the players
 * agree where blight and tokens lie.
 */

export interface AftermathOps {
  /** What is left of the first game. */
  remember: object;
  /** A land with too many dahan: where one of them goes. */
  spreadOut: { land: string };
  countDahan: object;
  /** In which lands so many of these lie. */
  leaveBehind: { kind: string; n: number };
  /** Which of these cards has been set aside. */
  setAside: object;
  keepAssistant: { seat: Seat };
  /** Which of the cards that were set aside are played. */
  callAssistants: { seat: Seat };
}

/** SI-038: invaders come nearer to the coast. */
const NEARER = 3;
const FAR = 6;

const isFarInland = (number: number): boolean => number >= FAR;

/** Where the printed invaders of a land come to. */
export const landedIn = (m: At, land: string): string => {
  const { board, number } = landIn(m, land);
  return hasTwist(m, 'secondWave') && isFarInland(number) ? `${board}${number - NEARER}` : land;
};

/** What is printed there, without what the first game has settled. */
export function withoutRemains(m: At, printed: Printed): Printed {
  if (!hasTwist(m, 'secondWave')) return printed;
  const { explorer = 0, town = 0, city = 0, dahan = 0, strifeTown = 0 } = printed;
  return { explorer, town, city, dahan, strifeTown };
}

const MOST_DAHAN = 2;
const BLIGHT = 2;

/** SI-056: of all that there was so much lies on the island; what is left is on the card, or beside it. */
function returnBlight(m: Game): void {
  const { boards, lands } = islandIn(m);
  const printed = lands.reduce((sum, land) => sum + (land.printed.blight ?? 0), 0);
  const left = printed + m.state.blight - BLIGHT * boards.length;
  m.state.blight = hasBloomed(m.match.options) ? left : BLIGHT * boards.length;
  m.state.beside = left - m.state.blight;
}

const dahanIn = (m: At, lands: readonly string[]): number =>
  lands.reduce((sum, land) => sum + countOf(groupsIn(m, land), 'dahan'), 0);

/** A board has at least so many more than two, and no more than eight. */
function adjustDahan(m: Game, board: string): void {
  const lands = allLands(m).filter((land) => landIn(m, land).board === board);
  const n = dahanIn(m, lands);
  const hasSome = (land: string): boolean => countOf(groupsIn(m, land), 'dahan') > 0;
  const lowest = lands.find(hasSome);
  if (n >= 2 && n <= 4 && lowest !== undefined) add(m, lowest, 'dahan', 1);
  for (let over = n - 8; over > 0; over--) {
    const highest = lands.findLast(hasSome);
    if (highest !== undefined) remove(m, highest, { kind: 'dahan' }, 1);
  }
}

const DRAWN = 4;

export const aftermathRules: Chapter<AftermathOps> = {
  remember: (m) => {
    if (!hasTwist(m, 'secondWave')) return;
    returnBlight(m);
    const { boards } = islandIn(m);
    const tokens = TOKENS.filter((kind) => kind !== 'badlands' || hasSet(m.match.options, 'jagged-earth'));
    m.put(
      ...allLands(m).map((land) => ({ op: 'spreadOut', land }) as const),
      { op: 'countDahan' },
      { op: 'leaveBehind', kind: 'blight', n: BLIGHT * boards.length },
      ...tokens.map((kind) => ({ op: 'leaveBehind', kind, n: boards.length }) as const),
    );
  },

  spreadOut: {
    among: seatsOf,
    options: (m, { land }) =>
      countOf(groupsIn(m, land), 'dahan') <= MOST_DAHAN
        ? []
        : adjacentTo(m, land)
            .filter((each) => countOf(groupsIn(m, each), 'dahan') < MOST_DAHAN)
            .map((each) => refs.land(each)),
    answer: (m, { land }, [pick]) => {
      const to = refs.land.in(pick);
      if (to === undefined) return;
      moveTo(m, land, to, { kind: 'dahan' }, 1);
      m.put({ op: 'spreadOut', land });
    },
  },

  countDahan: (m) => {
    for (const board of islandIn(m).boards) adjustDahan(m, board);
  },

  leaveBehind: {
    among: seatsOf,
    options: (m, { n }) => allLands(m).map((land): Option => ({ ref: refs.land(land), cap: n })),
    min: (_, { n }) => n,
    max: (_, { n }) => n,
    answer: (m, { kind }, picks) => {
      for (const pick of picks) add(m, refs.land.in(pick) ?? '', kind, 1);
    },
  },

  setAside: (m) => {
    if (!hasTwist(m, 'secondWave')) return;
    for (const seat of seatsOf(m)) {
      const n = Math.min(DRAWN, Math.floor(count(m, UNIQUES) / (m.seats - seat)));
      for (let i = 0; i < n; i++) move(m, randomOf(m, UNIQUES) ?? 0, assistant(seat));
      m.put({ op: 'keepAssistant', seat });
    }
  },

  keepAssistant: {
    options: (m, { seat }) => objectsIn(m, assistant(seat)),
    answer: (m, { seat }, [pick]) => {
      for (const object of objectsIn(m, assistant(seat))) if (object !== pick) move(m, object, UNIQUES);
    },
  },

  callAssistants: {
    options: (m, { seat }) => (stageNow(m) === 3 ? objectsIn(m, assistant(seat)) : []),
    min: 0,
    max: (m, { seat }) => count(m, assistant(seat)),
    answer: (m, { seat }, picks) => {
      for (const pick of picks) {
        const lying = typeof pick === 'number' ? move(m, pick, play(seat)) : undefined;
        if (lying !== undefined) m.state.assisting = [...m.state.assisting, lying];
      }
    },
  },
};

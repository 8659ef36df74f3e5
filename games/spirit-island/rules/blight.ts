import { cardOf, count, move, type ObjectNumber, objectsIn, refs, type Seat, topOf } from '@tafelrunde/kernel';
import { below } from '@tafelrunde/words';
import { boardsAtFirst } from '../boards/named.ts';
import { blightCardNamed } from '../cards/catalogue.ts';
import { spiritActing } from '../effects/context.ts';
import { standingOf } from '../effects/held.ts';
import { totalAt } from '../effects/standing.ts';
import { hasTwist, twistTotal } from '../effects/twists.ts';
import { countOf } from '../pieces.ts';
import { BLIGHT_BOX, BLIGHTED, HEALTHY, REMOVED } from '../places.ts';
import { adjacentTo, groupsIn, indexOf, landIn, presenceAt } from '../queries.ts';
import { type At, type Chapter, type Game, seatsOf } from '../state.ts';
import { buyerOf, isBorne } from './bearing.ts';
import { noteRavaged } from './colonies.ts';
import { cascadeLands } from './oceans.ts';
import { add, breakWards, buryFrail, destroy, destroyPresence } from './pieces.ts';

/**
 * A quiet one neither destroys presence nor cascades, a still one does not cascade (SI-264); another destroys no presence of the
 * spirit that it spares.
 */
interface Adding {
  readonly land: string;
  readonly quiet?: true;
  readonly still?: true;
  readonly spares?: Seat;
}

export interface BlightOps {
  /** SI-257: one blight from the card. */
  addBlight: Adding;
  layBlight: Adding & { fromBox?: true };
  /** What one blight does where it has come to lie. */
  blightFalls: { land: string; cascades: boolean; spares?: Seat };
  /** SI-259, SI-261: the players agree where it goes on. */
  cascade: { land: string };
  /** SI-192. */
  blightedIsland: object;
}

/** SI-269: where the island is still healthy another card takes the place of the one that has had its time. */
function nextCard(m: Game): ObjectNumber | undefined {
  const [spent] = m.state.blighted ? [] : objectsIn(m, BLIGHTED);
  if (spent === undefined) return topOf(m, HEALTHY);
  move(m, spent, REMOVED);
  return topOf(m, BLIGHT_BOX);
}

/** SI-266, SI-267: at once. Where there is nothing to turn over the game is lost (SI-070, SI-270). */
function flip(m: Game): void {
  const card = nextCard(m);
  if (card === undefined) return;
  const id = cardOf(m, move(m, card, BLIGHTED) ?? 0) ?? '';
  const { perPlayer, stillHealthy = false } = blightCardNamed(id);
  m.state.blighted = !stillHealthy;
  const perBoard = perPlayer - twistTotal(m, 'lessBlight'); // SI-348
  m.state.blight += perBoard * boardsAtFirst(m.state.map) + m.state.beside;
  m.state.beside = 0;
  m.emit({ type: stillHealthy ? 'islandStillHealthy' : 'islandBlighted', cause: id, data: { n: m.state.blight } });
  putEffect(m, id, 'immediately'); // SI-311
  if (m.state.blight <= 0) flip(m); // SI-268
}

/** SI-266: what is taken off the card is used up, wherever it goes. */
export function takeBlight(m: Game, n: number): void {
  m.state.blight -= n;
  if (m.state.blight <= 0) flip(m);
}

/** An event may let the next ones come from the box. */
function takeFor(m: Game): void {
  if (m.state.boxed > 0) m.state.boxed -= 1;
  else takeBlight(m, 1);
}

/** SI-258: unless a spirit has added it, and this one does not mind. */
const suffers = (m: At, seat: Seat, land: string): boolean =>
  presenceAt(m, seat, indexOf(m, land)) > 0 &&
  (spiritActing(m) === undefined || !standingOf(m, 'fireproof').some((held) => held.seat === seat));

/** SI-266: is there a side of the blight card that has not been seen yet, or another card? */
export const mayTurn = (m: At): boolean => !m.state.blighted && count(m, HEALTHY) + count(m, BLIGHTED) > 0;

export const blightRules: Chapter<BlightOps> = {
  addBlight: (m, { op: _, ...adding }) => {
    if (totalAt(m, 'noBlight', indexOf(m, adding.land)) > 0) return;
    const seat = buyerOf(m, adding.land);
    m.put(seat === undefined ? { op: 'layBlight', ...adding } : { op: 'buyBlight', ...adding, seat });
  },

  layBlight: (m, { land, quiet, still, fromBox, spares }) => {
    const isDrifting = hasTwist(m, 'dunes') && landIn(m, land).terrains.includes('sands') && m.state.round > 0;
    const mayCascade = still !== true && totalAt(m, 'noCascade', indexOf(m, land)) === 0;
    const cascades = mayCascade && (isDrifting || countOf(groupsIn(m, land), 'blight') > 0);
    add(m, land, 'blight', 1);
    buryFrail(m, land); // SI-330
    breakWards(m, land);
    if (m.cause() === 'ravage') noteRavaged(m, land, fromBox === true);
    if (fromBox !== true) takeFor(m);
    if (quiet !== true) m.put({ op: 'blightFalls', land, cascades, ...(spares !== undefined && { spares }) });
  },

  // SI-258, SI-262: every spirit there loses one presence.
  blightFalls: (m, { land, cascades, spares }) => {
    const devours = standingOf(m, 'devours').length > 0;
    if (devours) destroy(m, land, { kind: 'beasts' }, countOf(groupsIn(m, land), 'beasts'));
    if (isBorne(m, land)) return;
    for (const seat of seatsOf(m)) {
      const n = devours ? presenceAt(m, seat, indexOf(m, land)) : 1;
      if (seat !== spares && suffers(m, seat, land)) destroyPresence(m, land, seat, n, 'blight');
    }
    if (devours) m.put({ op: 'loseAnyPresence', lands: adjacentTo(m, land) });
    if (cascades) m.put({ op: 'cascade', land });
  },

  cascade: {
    // SI-028: what a power does its spirit decides.
    among: (m) => [spiritActing(m) ?? seatsOf(m)].flat(),
    options: (m, { land }) => cascadeLands(m, land).map((name) => refs.land(name)),
    answer: (m, _, [pick]) => {
      const land = refs.land.in(pick);
      if (land !== undefined) m.put({ op: 'addBlight', land });
    },
  },

  blightedIsland: (m) => {
    for (const object of objectsIn(m, BLIGHTED)) {
      putEffect(m, cardOf(m, object) ?? '', 'eachPhase');
    }
  },
};

/** SI-271. */
function putEffect(m: Game, card: string, when: 'immediately' | 'eachPhase'): void {
  if (blightCardNamed(card)[when].length > 0) m.put({ op: 'action', cause: card, at: below([card], when), vars: {} });
}

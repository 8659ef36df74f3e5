import { cardOf, count, effectsOn, objectsIn, type Plain, type Seat } from '@tafelrunde/kernel';
import { TERRAINS, type Terrain } from '../boards/board.ts';
import { invaderCardNamed } from '../cards/catalogue.ts';
import {
  type Counted,
  countOf,
  damageOn,
  INVADERS,
  isInvader,
  type PieceKind,
  presenceOf,
  strifeIn,
} from '../pieces.ts';
import { BUILD, RAVAGE } from '../places.ts';
import {
  indexOf,
  islandIn,
  isSuspended,
  piecesAt,
  presenceAt,
  seasBeside,
  sharesBoard,
  terrorLevel,
} from '../queries.ts';
import { type At, seatsOf } from '../state.ts';
import { hasLand, landOf, spiritActing, spiritOf, userOf } from './context.ts';
import { standingOf } from './held.ts';
import type { Beside, BoardHas, LandTest } from './language/lands.ts';
import { isStanding } from './language/standing.ts';
import { lurkingAt } from './lurking.ts';
import { rangeOnAll } from './reach.ts';
import { hasTwist, twistsOf } from './twists.ts';

/* Which lands are meant. */

/** `presence` is that of the seat. */
export function countAt(
  m: At,
  land: number,
  kinds: readonly Counted[],
  seat: Seat | undefined,
  isPower = false,
): number {
  const groups = piecesAt(m, land);
  const theirs = kinds.includes('anyPresence') ? seatsOf(m).map(presenceOf) : [];
  const n =
    countOf(groups, ...seenAs(m, kinds, isPower), ...theirs) + (kinds.includes('strife') ? strifeIn(groups) : 0);
  const lurking =
    kinds.includes('beasts') || kinds.includes('badlands')
      ? lurkingAt(m, land, islandIn(m).lands[land]?.name ?? '')
      : 0;
  return lurking + (seat !== undefined && kinds.includes('presence') ? n + countOf(groups, presenceOf(seat)) : n);
}

/** SI-380: what counts as badlands in the action that is going on. */
export function asBadlands(m: At): readonly PieceKind[] {
  const actor = spiritActing(m);
  const scorched = actor === undefined ? [] : standingOf(m, 'scorched').filter(({ seat }) => seat === actor);
  return [
    'badlands',
    ...[...scorched, ...standingOf(m, 'asBadlands')].flatMap(({ standing: { kinds = [] } }) => kinds),
  ];
}

/** Despicable Theft: for what spirits do they are explorers. */
const withThieves = (m: At, kinds: readonly Counted[], isPower: boolean): readonly Counted[] =>
  kinds.includes('explorer') && (m.state.census.thief ?? 0) > 0 && (isPower || spiritActing(m) !== undefined)
    ? [...kinds, 'thief']
    : kinds;

const seenAs = (m: At, kinds: readonly Counted[], isPower: boolean): readonly Counted[] =>
  kinds.includes('badlands') ? [...new Set([...kinds, ...asBadlands(m)])] : withThieves(m, kinds, isPower);

/** For what a land is looked at: oceans are lands for powers only, if at all; or, with the Scots, for those that remove blight. */
type Purpose = boolean | 'cleaning';

const isInPlay = (m: At, ocean: number, purpose: Purpose): boolean =>
  (purpose === 'cleaning' && hasTwist(m, 'runoff')) || (purpose !== false && isOpenSea(m, ocean));

/** Does it hold for this land, as the spirit at that seat sees it? */
export function holdsAt(
  m: At,
  test: LandTest,
  land: number,
  seat: Seat | undefined,
  isPower: Purpose = isInPower(m),
  bySpirit = isPower === true || spiritActing(m) !== undefined,
): boolean {
  const ocean = islandIn(m).lands[land]?.ocean === true;
  if (isSuspended(m, land)) return false;
  if ('ocean' in test) return ocean;
  if ('dry' in test) return !ocean;
  if ('isolable' in test) return !ocean || oceanSeat(m) !== undefined;
  if (ocean && !isInPlay(m, land, isPower)) return false;
  if ('has' in test) {
    const n = countAt(m, land, test.has, seat, isPower !== false);
    return n >= (test.least ?? 1) && n <= (test.most ?? n);
  }
  if ('is' in test) {
    const { terrains = [] } = islandIn(m).lands[land] ?? {};
    if (terrains.some((terrain) => test.is.includes(terrain))) return true;
    return bySpirit && isDrenched(m, test.is, land);
  }
  if ('adjacentTo' in test) return countAround(m, land, test.adjacentTo, seat) >= (test.least ?? 1);
  if ('matches' in test) return matchesCard(m, test.matches, land) !== (test.not === true);
  if ('anyOf' in test) return test.anyOf.some((each) => holdsAt(m, each, land, seat, isPower, bySpirit));
  if ('lacks' in test) return countAt(m, land, test.lacks, seat) === 0;
  if ('shore' in test) return (islandIn(m).lands[land]?.coastal === true) === (test.shore === 'coastal');
  if ('outnumber' in test) return countAt(m, land, test.outnumber[0], seat) > countAt(m, land, test.outnumber[1], seat);
  if ('noFewer' in test) return countAt(m, land, test.noFewer[0], seat) >= countAt(m, land, test.noFewer[1], seat);
  if ('sacredSite' in test) {
    if (test.sacredSite === 'any') return seatsOf(m).some((each) => isSacredSite(m, each, land));
    return seat !== undefined && isSacredSite(m, seat, land);
  }
  if ('presence' in test) {
    return seatsOf(m).some((each) => presenceAt(m, each, land) > 0) === (test.presence === 'any');
  }
  if ('target' in test) {
    const target = spiritOf(m);
    return test.target === 'presence' ? presenceAt(m, target, land) > 0 : isSacredSite(m, target, land);
  }
  if ('numbered' in test) return islandIn(m).lands[land]?.number === test.numbered;
  if ('alike' in test) return isAlike(m, test.alike, land, isPower, bySpirit);
  if ('beside' in test) return liesBeside(m, test.beside, land);
  if ('nextTo' in test) {
    return islandIn(m).lands[land]?.adjacent.some((each) => countAt(m, each, test.nextTo, seat) > 0) === true;
  }
  if ('boardWithout' in test) return isBoardWithout(m, test.boardWithout, land);
  if ('amid' in test) return isAmid(m, test.amid, land, seat, isPower, bySpirit);
  if ('shown' in test) return islandIn(m).lands[land]?.terrains.some((each) => each === m.state.shown) === true;
  if ('unprinted' in test) return Object.keys(islandIn(m).lands[land]?.printed ?? {}).length === 0;
  if ('unscarred' in test) return !m.state.scarred.includes(islandIn(m).lands[land]?.board ?? '');
  if ('near' in test) return isNear(m, land, test.near);
  if ('pushedInto' in test) return wasPushedInto(m, land);
  if ('printed' in test) {
    return (islandIn(m).lands[land]?.printed[test.printed] ?? 0) > 0 !== (test.not === true);
  }
  if ('damaged' in test) return piecesAt(m, land).some((group) => isInvader(group) && damageOn(group) > 0);
  if ('timid' in test) return countAt(m, land, INVADERS, seat) <= Math.min(terrorLevel(m), 3);
  if ('first' in test)
    return (
      matchesCard(m, 'ravage', land) &&
      boardOf(m, land).every((each) => each >= land || !matchesCard(m, 'ravage', each))
    );
  if ('paid' in test) return isPaid(m, land) === test.paid;
  if ('neighbour' in test) {
    const { neighbour } = test;
    return (
      islandIn(m).lands[land]?.adjacent.some((each) => holdsAt(m, neighbour, each, seat, isPower, bySpirit)) === true
    );
  }
  if ('boardHas' in test) return hasBoard(m, test, land);
  if ('boardLands' in test) {
    return (
      boardOf(m, land).filter((each) => holdsAt(m, test.boardLands, each, seat, isPower, bySpirit)).length >= test.least
    );
  }
  if ('boardLead' in test) {
    return countOnBoard(m, land, test.many) - countOnBoard(m, land, test.few) >= test.boardLead;
  }
  if ('within' in test) return isWithin(m, userOf(m), land, test.within);
  if ('withinYours' in test) return seat !== undefined && isWithin(m, seat, land, test.withinYours);
  if ('forPresence' in test)
    return seat !== undefined && mayLie(m, seat, land) && isWithin(m, seat, land, test.forPresence);
  if ('targeted' in test) return isNamed(m, land, m.vars.land) || isNamed(m, land, m.vars.second);
  if ('origin' in test) return isAtOrigin(m, test.origin, land);
  if ('wounded' in test) return m.state.wounded.includes(islandIn(m).lands[land]?.name ?? '');
  return test.allOf.every((each) => holdsAt(m, each, land, seat, isPower, bySpirit));
}

/** In all lands next to it. */
export const countAround = (m: At, land: number, kinds: readonly Counted[], seat: Seat | undefined): number =>
  (islandIn(m).lands[land]?.adjacent ?? []).reduce((sum, each) => sum + countAt(m, each, kinds, seat), 0);

/** The lands of the board that it lies on. */
const boardOf = (m: At, land: number): readonly number[] =>
  islandIn(m).onBoard.find((lands) => lands.includes(land)) ?? [];

const countOnBoard = (m: At, land: number, kinds: readonly Counted[], within?: LandTest): number =>
  boardOf(m, land).reduce(
    (sum, each) =>
      within === undefined || holdsAt(m, within, each, undefined) ? sum + countAt(m, each, kinds, undefined) : sum,
    0,
  );

function hasBoard(m: At, { boardHas, least = 1, most, in: within }: BoardHas, land: number): boolean {
  const n = countOnBoard(m, land, boardHas, within);
  return n >= least && n <= (most ?? n);
}

/** SI-329: whatever the card, lands with so many explorers match it. */
export const isCrowded = (m: At, land: number): boolean =>
  twistsOf(m, 'competition').some(({ n = 0 }) => countOf(piecesAt(m, land), 'explorer') >= n);

const matchesCard = (m: At, action: 'ravage' | 'build', land: number): boolean =>
  (action === 'ravage' && count(m, RAVAGE) > 0 && isCrowded(m, land)) ||
  objectsIn(m, { ravage: RAVAGE, build: BUILD }[action]).some((object) =>
    holdsAt(m, invaderCardNamed(cardOf(m, object) ?? '').lands, land, undefined, false),
  );

/** Downpour Drenches the World: its sacred sites are wetlands, too, for all that spirits do. */
const isDrenched = (m: At, terrains: readonly Terrain[], land: number): boolean =>
  standingOf(m, 'drenches').some(
    ({ seat, standing: { terrain } }) =>
      seat !== undefined && terrain !== undefined && terrains.includes(terrain) && isSacredSite(m, seat, land),
  );

export const isInPower = ({ vars: { user } }: At): boolean => user !== undefined;

/** Ocean's Hungry Grasp: on boards where it has presence the ocean counts as a coastal wetland. */
export function isOpenSea(m: At, ocean: number): boolean {
  const [held] = standingOf(m, 'ocean');
  if (held?.seat === undefined) return false;
  const { seat } = held;
  const { lands } = islandIn(m);
  const { board = '' } = lands[ocean] ?? {};
  return lands.some((land, i) => land.boards.includes(board) && presenceAt(m, seat, i) > 0);
}

function liesBeside(m: At, beside: Beside, land: number): boolean {
  const { lands } = islandIn(m);
  const here = hasLand(m) ? indexOf(m, landOf(m)) : -1;
  if (beside === 'sameBoard') return land !== here && sharesBoard(m, land, here);
  return (beside === 'hereOrAdjacent' && land === here) || lands[here]?.adjacent.includes(land) === true;
}

/** Of the same terrain as the land that the effect is about, or coastal or inland as it is. */
function isAlike(m: At, alike: 'terrain' | 'shore', land: number, isPower: Purpose, bySpirit: boolean): boolean {
  const here = hasLand(m) ? indexOf(m, landOf(m)) : -1;
  const tests: readonly LandTest[] =
    alike === 'terrain'
      ? TERRAINS.map((terrain): LandTest => ({ is: [terrain] }))
      : [{ shore: 'coastal' }, { shore: 'inland' }];
  return tests.some((test) => [here, land].every((each) => holdsAt(m, test, each, undefined, isPower, bySpirit)));
}

/** A sea that counts as a land is one of them. */
const isAmid = (
  m: At,
  test: LandTest,
  land: number,
  seat: Seat | undefined,
  isPower: Purpose,
  bySpirit: boolean,
): boolean => neighbours(m, land).every((each) => holdsAt(m, test, each, seat, isPower, bySpirit));

function neighbours(m: At, land: number): readonly number[] {
  const { adjacent = [] } = islandIn(m).lands[land] ?? {};
  return isInPower(m) ? [...adjacent, ...seasBeside(m, land).filter((sea) => isOpenSea(m, sea))] : adjacent;
}

/** Within so many lands of the one that the effect is about. */
function isNear(m: At, land: number, range: number): boolean {
  const here = hasLand(m) ? indexOf(m, landOf(m)) : -1;
  return (islandIn(m).distance[here]?.[land] ?? 99) <= range;
}

function isBoardWithout(m: At, kinds: readonly Counted[], land: number): boolean {
  const { lands } = islandIn(m);
  return lands.every((_, i) => !sharesBoard(m, i, land) || countAt(m, i, kinds, undefined) === 0);
}

function wasPushedInto(m: At, land: number): boolean {
  const { pushedTo } = m.vars;
  return Array.isArray(pushedTo) && pushedTo.includes(islandIn(m).lands[land]?.name ?? '');
}

function isPaid(m: At, land: number): boolean {
  const { paid } = m.vars;
  return Array.isArray(paid) && paid.includes(islandIn(m).lands[land]?.name ?? '');
}

const isWithin = (m: At, seat: Seat, land: number, range: number): boolean =>
  sitesOf(m, seat, 'presence').some(
    (from) => (islandIn(m).distance[from]?.[land] ?? 99) <= range + rangeOnAll(m, seat),
  );

const isNamed = (m: At, land: number, name: Plain | undefined): boolean => islandIn(m).lands[land]?.name === name;

function isAtOrigin(m: At, where: 'is' | 'orTarget' | 'between', land: number): boolean {
  const { origin, land: target } = m.vars;
  const isBeside = (name: Plain | undefined): boolean =>
    typeof name === 'string' && islandIn(m).lands[indexOf(m, name)]?.adjacent.includes(land) === true;
  if (where === 'between') return isBeside(origin) && isBeside(target);
  return isNamed(m, land, origin) || (where === 'orTarget' && isNamed(m, land, target));
}

/** The names of all lands of which it holds. */
export const landsSuchThat = (m: At, test: LandTest, seat: Seat | undefined): readonly string[] =>
  islandIn(m).lands.flatMap(({ name }, i) => (holdsAt(m, test, i, seat) ? [name] : []));

/** SI-015: two of its presence, or what a special rule lets count as such (SI-361). */
export function isSacredSite(m: At, seat: Seat, land: number): boolean {
  const n = presenceAt(m, seat, land);
  if (n >= 2 || n === 0) return n >= 2;
  return effectsOn(m, 'always', 'sacredSite').some(
    ({ seat: whose, ability }) =>
      whose === seat &&
      isStanding(ability) &&
      (ability.where === undefined || holdsAt(m, ability.where, land, seat, isInPower(m), true)),
  );
}

/** Lands with the spirit's presence, or only its sacred sites, by index. */
export function sitesOf(m: At, seat: Seat, from: 'presence' | 'sacred-site'): number[] {
  const found: number[] = [];
  for (let i = 0; i < islandIn(m).lands.length; i++) {
    if (from === 'presence' ? presenceAt(m, seat, i) > 0 : isSacredSite(m, seat, i)) found.push(i);
  }
  return found;
}

export const oceanSeat = (m: At): Seat | undefined => standingOf(m, 'ocean')[0]?.seat;

/** SI-124: does nothing keep the spirit to lands of another kind? */
const mayDwell = (m: At, seat: Seat, land: number): boolean =>
  standingOf(m, 'dwells').every(
    (held) => held.seat !== seat || held.standing.where === undefined || holdsAt(m, held.standing.where, land, seat),
  );

/** SI-124, SI-368: may the spirit have presence there? */
export function mayLie(m: At, seat: Seat, land: number): boolean {
  const { coastal = false, ocean = false } = islandIn(m).lands[land] ?? {};
  if (oceanSeat(m) === seat) return coastal;
  if (!mayDwell(m, seat, land)) return false;
  return !ocean || (isInPower(m) && isOpenSea(m, land));
}

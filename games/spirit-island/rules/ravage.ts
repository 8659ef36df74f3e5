import { type CardId, count, markOn, markPieces, type Piece, refs } from '@tafelrunde/kernel';
import { cardData } from '../cards/catalogue.ts';
import { standingOf } from '../effects/held.ts';
import { totalAt } from '../effects/standing.ts';
import { hasTwist, twistsOf, twistTotal } from '../effects/twists.ts';
import { BUILDINGS, countOf, damageOn, hasInvaders, isAside, isInvader, pieceOf, strengthOf } from '../pieces.ts';
import { ADVERSARY, spotOf } from '../places.ts';
import { adjacentTo, groupsIn, indexOf, presenceAt } from '../queries.ts';
import { type At, type Chapter, type Game, seatsOf } from '../state.ts';
import { dealDamage, dealTo, healthOfAll, hurt, hurtDahan, withBadlands } from './damage.ts';
import { askWhoStandsAside } from './enthralling.ts';
import { isCutOff } from './isolate.ts';
import { remove } from './pieces.ts';
import { healthOf, ravageStrikeOf } from './strength.ts';
import { pause } from './ways.ts';

/* SI-226 to SI-240. */

export interface RavageOps {
  /** The lands of one card, one after the other (SI-223). */
  ravageLands: { lands: readonly string[] };
  /** Where it matters the players say which land comes next. */
  ravageNext: { lands: readonly string[] };
  /** The ravage of one land, unless it is skipped. */
  ravageIn: { land: string };
  ravages: { land: string };
  /** By those that take part. `answered`: its dahan have struck already. */
  wreak: { land: string; answered?: true };
  /** SI-235. */
  fightBack: { land: string; dahan?: number; each?: number };
  /** Explorers fight alongside the dahan: how much of the damage do they take? */
  shareHarm: { land: string; n: number };
  /** Who strips a blighted land leaves it. */
  strip: { land: string };
}

/** SI-229: so much damage blights a land. */
const BLIGHTING = 2;

export function blightingIn(m: At, land: string): number {
  const i = indexOf(m, land);
  return Math.max(1, BLIGHTING + totalAt(m, 'resilience', i) - totalAt(m, 'quickBlight', i));
}

/** SI-283: strife keeps it from damage, as far as it counts. */
const isHeldUp = (m: At, piece: Piece): boolean => markOn(piece, 'strife') > standingOf(m, 'ignoresStrife').length;

/** Do explorers fight on the side of the dahan there? */
const isJoined = (m: At, land: string): boolean => totalAt(m, 'alongside', indexOf(m, land)) > 0;

/** Is it one of those who ravage? */
const fightsHere = (m: At, land: string, piece: Piece): boolean =>
  isInvader(piece) && !isAside(piece) && !(piece.kind === 'explorer' && isJoined(m, land));

/** SI-287: all of them strike those in adjacent lands, whatever strife they have. */
function strikeOutward(m: Game, land: string): void {
  const meek = totalAt(m, 'meek', indexOf(m, land));
  const n = groupsIn(m, land).reduce(
    (sum, group) => sum + (isInvader(group) ? Math.max(0, ravageStrikeOf(m, group.kind) - meek) * group.n : 0),
    0,
  );
  m.emit({ type: 'ravaged', to: spotOf(land), data: { n: 0 } });
  m.put({ op: 'spreadTogether', lands: adjacentTo(m, land), n: n + totalAt(m, 'rage', indexOf(m, land)) });
}

/** Those of them who take part. */
const dahanFighting = (m: At, land: string): number =>
  countOf(
    groupsIn(m, land).filter((group) => !isAside(group)),
    'dahan',
  );

/** SI-285. */
const strikes = (m: At, land: string, piece: Piece): boolean => fightsHere(m, land, piece) && !isHeldUp(m, piece);

/** SI-227: what the invaders there would deal, less what is defended. */
function ravageDamage(m: At, land: string, to: 'land' | 'dahan' = 'land'): number {
  const i = indexOf(m, land);
  const more = (to === 'dahan' ? 1 : -1) * totalAt(m, 'xenophobia', i) - totalAt(m, 'meek', i);
  const dealt = groupsIn(m, land).reduce(
    (sum, group) => sum + (strikes(m, land, group) ? Math.max(0, ravageStrikeOf(m, group.kind) + more) * group.n : 0),
    0,
  );
  return Math.max(0, dealt + totalAt(m, 'rage', i) + herdDamage(m, land) - defendedIn(m, i) - calmIn(m));
}

/** Powers Long Forgotten. */
const calmIn = (m: At): number => (m.state.calmed && m.state.phase === 'ravage' ? CALM : 0);

const CALM = 3;

/** Habsburg: from herds beside it. */
function herdDamage(m: At, land: string): number {
  const herds = twistTotal(m, 'herds');
  if (herds === 0) return 0;
  const isNear = (each: string): boolean => countOf(groupsIn(m, each), 'town') > 0 && !isCutOff(m, each, land);
  return adjacentTo(m, land).some(isNear) ? herds : 0;
}

/** Who lowers what spirits defend does not lower what anybody else does. */
function defendedIn(m: At, land: number): number {
  const less = totalAt(m, 'exposed', land);
  if (less === 0) return totalAt(m, 'defend', land);
  const bySpirits = totalAt(m, 'defend', land, ({ at: [card] }) => isOfSpirit(card));
  return totalAt(m, 'defend', land) - Math.min(less, bySpirits);
}

const isOfSpirit = (card: CardId): boolean => !['event', 'fear', 'blight'].includes(cardData(card)?.kind ?? '');

/** A land that would cascade makes the order matter; otherwise they come as they are numbered. */
const orderMatters = (m: At, lands: readonly string[]): boolean =>
  lands.length > 1 &&
  lands.some((land) => countOf(groupsIn(m, land), 'blight') > 0 && ravageDamage(m, land) >= blightingIn(m, land));

function ravageFirst(m: Game, land: string, lands: readonly string[]): void {
  // Where blight may cascade, or an adversary looks around, it matters what is adjacent.
  const isHaunted = standingOf(m, 'hunts').some(
    ({ seat }) => seat !== undefined && presenceAt(m, seat, indexOf(m, land)) > 0,
  );
  const isTouchy = isHaunted || countOf(groupsIn(m, land), 'blight') > 0 || count(m, ADVERSARY) > 0;
  const rest = lands.filter((each) => each !== land);
  m.put(...(isTouchy ? pause(m) : []), { op: 'ravageIn', land }, { op: 'ravageLands', lands: rest });
}

/** SI-283, SI-285, SI-286: strife is used up, one on each invader that has some. */
function useStrife(m: Game, land: string): void {
  for (const group of groupsIn(m, land)) {
    if (isHeldUp(m, group) && fightsHere(m, land, group))
      markPieces(m, spotOf(land), pieceOf(group), 'strife', -1, group.n);
  }
}

/** SI-374: all invaders stand aside. */
function nobodyRavages(m: At, land: string): boolean {
  const invaders = groupsIn(m, land).filter(isInvader);
  return invaders.length > 0 && invaders.every(isAside);
}

/** Adjacent lands without towns and cities. */
const unbuiltAround = (m: At, land: string): readonly string[] =>
  adjacentTo(m, land).filter((name) => countOf(groupsIn(m, name), ...BUILDINGS) === 0);

export const ravageRules: Chapter<RavageOps> = {
  ravageLands: (m, { lands }) => {
    const there = lands.filter((land) => hasInvaders(groupsIn(m, land)));
    const [first] = there;
    if (first === undefined) return;
    if (orderMatters(m, there)) m.put({ op: 'ravageNext', lands: there });
    else ravageFirst(m, first, there);
  },

  ravageNext: {
    among: seatsOf,
    options: (_, { lands }) => lands.map((land) => refs.land(land)),
    answer: (m, { lands }, [pick]) => ravageFirst(m, refs.land.in(pick) ?? '', lands),
  },

  ravageIn: {
    affected: () => 0,
    act: (m, { land }) => m.put({ op: 'unlessForestalled', land, action: 'ravage' }),
  },

  ravages: (m, { land }) => {
    askWhoStandsAside(m, land);
    m.put({ op: 'wreak', land }, { op: 'rejoin', land });
  },

  // SI-228, SI-239: the land and the dahan take it at the same time, then the dahan fight back.
  wreak: (m, { land, answered }) => {
    if (nobodyRavages(m, land)) return;
    const i = indexOf(m, land);
    if (totalAt(m, 'outward', i) > 0) {
      strikeOutward(m, land);
      return;
    }
    const takePart = totalAt(m, 'bystanders', i) === 0;
    if (takePart && answered !== true && totalAt(m, 'firstStrike', i) > 0) {
      m.put({ op: 'fightBack', land, each: 1 }, { op: 'wreak', land, answered: true });
      return;
    }
    const damage = ravageDamage(m, land);
    m.emit({ type: 'ravaged', to: spotOf(land), data: { n: damage } });
    if (damage > 0) m.state.struck = [...m.state.struck, [land, damage]];
    m.let(
      'devastated',
      twistsOf(m, 'irreparable').some(({ n = 0 }) => damage >= n),
    );
    const before = dahanFighting(m, land);
    const harm = ravageDamage(m, land, 'dahan');
    useStrife(m, land);
    if (takePart && harm > 0 && totalAt(m, 'unharmed', i) === 0) {
      if (isJoined(m, land)) m.put({ op: 'shareHarm', land, n: harm });
      else hurtDahan(m, land, withBadlands(m, land, harm, 'dahan'));
    }
    const isBlighted = damage >= blightingIn(m, land) && totalAt(m, 'noBlight', i) === 0;
    if (isBlighted) {
      m.put({ op: 'addBlight', land });
      if (twistsOf(m, 'mining').some(({ n = 0 }) => damage >= n)) m.put({ op: 'addBlight', land, quiet: true }); // SI-326
      if (hasTwist(m, 'miningRush')) m.put({ op: 'addOne', kind: 'town', lands: unbuiltAround(m, land) });
    }
    if (takePart && answered !== true) {
      m.put(totalAt(m, 'sameTime', i) > 0 ? { op: 'fightBack', land, dahan: before } : { op: 'fightBack', land });
    }
    if (isBlighted && totalAt(m, 'stripsBare', i) > 0) m.put({ op: 'strip', land });
  },

  strip: (m, { land }) => {
    for (const kind of ['explorer', 'town']) {
      const group = groupsIn(m, land).find((each) => each.kind === kind);
      if (group !== undefined) remove(m, land, pieceOf(group), 1);
    }
  },

  fightBack: (m, { land, dahan = dahanFighting(m, land), each = strengthOf('dahan') }) => {
    const damage = Math.max(0, each * dahan - totalAt(m, 'becalms', indexOf(m, land)));
    if (!isJoined(m, land)) {
      dealDamage(m, land, damage);
      return;
    }
    if (countOf(groupsIn(m, land), ...BUILDINGS) === 0) return;
    const together = damage + ravageStrikeOf(m, 'explorer') * countOf(groupsIn(m, land), 'explorer');
    dealTo(m, land, withBadlands(m, land, together, 'invaders'), BUILDINGS);
  },

  // The rest goes to the dahan, as far as there are any.
  shareHarm: {
    among: seatsOf,
    options: (m, { land, n }) =>
      groupsIn(m, land)
        .filter(({ kind }) => kind === 'explorer')
        .map((group) => ({
          ref: refs.piece([land, pieceOf(group)]),
          cap: Math.min(n, group.n * (healthOf(m, group, land) - damageOn(group))),
        })),
    min: (m, { land, n }) =>
      Math.min(healthOfAll(m, land, ['explorer']), Math.max(0, n - healthOfAll(m, land, ['dahan']))),
    max: (m, { land, n }) => Math.min(n, healthOfAll(m, land, ['explorer'])),
    answer: (m, { land, n }, picks) => {
      const more = withBadlands(m, land, picks.length, 'invaders') - picks.length;
      for (const pick of new Set(picks)) {
        const [, piece] = refs.piece.in(pick) ?? [];
        if (piece !== undefined) hurt(m, land, piece, picks.filter((each) => each === pick).length);
      }
      dealTo(m, land, more, ['explorer']);
      hurtDahan(m, land, withBadlands(m, land, n - picks.length, 'dahan'));
    },
  },
};

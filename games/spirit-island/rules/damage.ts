import {
  type Group,
  type Groups,
  isAlike,
  marked,
  markOn,
  markPieces,
  type Option,
  type Piece,
  type Ref,
  refs,
  type Seat,
} from '@tafelrunde/kernel';
import { totalFor } from '../effects/held.ts';
import { asBadlands } from '../effects/lands.ts';
import { lurkingAt } from '../effects/lurking.ts';
import {
  countOf,
  damageOn,
  dreamOn,
  hasInvaders,
  INVADERS,
  isAside,
  isDreamt,
  isInvader,
  pieceOf,
  strifeOn,
} from '../pieces.ts';

import { spotOf } from '../places.ts';
import { groupsIn, indexOf, nameNow } from '../queries.ts';
import { type At, type Chapter, type Game, seatsOf } from '../state.ts';
import { dreamerIn } from './dreaming.ts';
import { has } from './finds.ts';
import { grantsFire, isImmune, mayBreach } from './immunity.ts';
import { destroy } from './pieces.ts';
import { healthOf, isEverlasting, strikeOf } from './strength.ts';
import { countsAs } from './thieves.ts';

/* SI-165 to SI-169: damage, and how it is divided. */

interface Dealing {
  /** Where: usually in one land. */
  readonly lands: readonly string[];
  readonly n: number;
  /** The kinds that may be hurt. */
  readonly to: readonly string[];
  /** One damage after the other: any division whatever. */
  readonly piecewise?: true;
  /** SI-287: the invaders who deal it, to others than themselves. */
  readonly fighters?: Groups;
  /** Only to those that are marked for it. */
  readonly singled?: true;
}

export interface DamageOps {
  deal: Dealing & { seat: Seat };
  /** The players agree (SI-235). */
  dealTogether: Dealing;
  /** Between a land and one of these others, if one likes. */
  splitDamage: { seat: Seat; land: string; n: number; lands: readonly string[] };
  /** Among these lands, each damage in whichever one likes. */
  spreadDamage: Spreading & { seat: Seat };
  /** The players agree. */
  spreadTogether: Spreading;
  /** One damage each to so many different pieces. */
  dealDifferent: { seat: Seat; land: string; n: number };
  /** So much damage to pieces of these kinds, once it is settled that it is dealt. */
  dealOn: { land: string; n: number; to: readonly string[]; seat?: Seat };
  /** Nobody is marked any more. */
  unmark: { land: string };
}

interface Spreading {
  readonly lands: readonly string[];
  readonly n: number;
}

/** Divide one damage at a time, because alike pieces shall not be hurt one after the other. */
const PIECEWISE = refs.button('piecewise');

/** SI-024: what a piece can still take. */
const healthLeft = (m: At, land: string, piece: Piece): number =>
  healthOf(m, piece, land) - damageOn(piece) - dreamOn(piece);

export const healthOfAll = (m: At, land: string, to: readonly string[]): number =>
  groupsIn(m, land).reduce(
    (sum, group) => sum + (countsAs(m, group, to) && !isAside(group) ? group.n * healthLeft(m, land, group) : 0),
    0,
  );

/** What the alike pieces of a group can take: of the damage that one of them deals, nothing. */
function healthOfGroup(m: At, land: string, group: Group, { n, fighters = [] }: Dealing): number {
  const health = healthLeft(m, land, group);
  const fighting = fighters.find((each) => isAlike(each, group))?.n ?? 0;
  return (group.n - fighting) * health + fighting * Math.min(health, Math.max(0, n - strikeOf(m, group.kind)));
}

const healthIn = (m: At, land: string, dealing: Dealing): number =>
  hurtable(m, land, dealing.to, dealing.singled).reduce(
    (sum, group) => sum + healthOfGroup(m, land, group, dealing),
    0,
  );

/** SI-369: in a dream it does not stay. */
const markOfDamage = (m: At): string => (dreamerIn(m) === undefined ? 'damage' : 'dream');

/** The pieces of these kinds that can be hurt. */
const hurtable = (m: At, land: string, kinds: readonly string[], singled = false): Groups =>
  groupsIn(m, land).filter(
    (group) =>
      countsAs(m, group, kinds) &&
      !isDreamt(group) &&
      !isAside(group) &&
      (!singled || markOn(group, 'singled') > 0) &&
      !(isInvader(group) && isImmune(m, land)),
  );

/** Habsburg: these towns are not destroyed but take so much damage each, divided among them. */
export function wearDown(m: Game, seat: Seat, land: string, towns: readonly Piece[]): void {
  const n = withBadlands(m, land, WEARING * towns.length, 'invaders');
  const [only, ...more] = towns;
  if (only !== undefined && more.length === 0) {
    hurt(m, land, only, Math.min(n, healthLeft(m, land, only)));
    return;
  }
  for (const town of towns) markPieces(m, spotOf(land), town, 'singled', 1, 1);
  m.put({ op: 'deal', seat, lands: [land], n, to: ['town'], singled: true }, { op: 'unmark', land });
}

const WEARING = 2;

/** Damage to invaders is remembered until the action is over; what somebody dreams is none. */
function noteWound(m: Game, land: string, piece: Piece): void {
  if (!isInvader(piece) || dreamerIn(m) !== undefined || m.state.wounded.includes(land)) return;
  m.state.wounded = [...m.state.wounded, land];
}

/** Alike pieces are hurt one after the other; says how many are destroyed. */
export function hurt(m: Game, land: string, piece: Piece, damage: number): number {
  if (isEverlasting(m, piece.kind, land)) return 0;
  noteWound(m, land, piece);
  const health = healthLeft(m, land, piece);
  const fallen = destroy(m, land, piece, Math.floor(damage / health));
  if (damage % health > 0) markPieces(m, spotOf(land), piece, markOfDamage(m), damage % health, 1);
  return fallen;
}

/** SI-178: each of them takes so much. */
export const hurtEach = (m: Game, land: string, kinds: readonly string[], damage: number): number =>
  hurtable(m, land, kinds).reduce((fallen, group) => fallen + hurtEachOf(m, land, group, damage), 0);

/** Each of these alike pieces takes so much. */
export function hurtEachOf(m: Game, land: string, group: Group, damage: number): number {
  const piece = pieceOf(group);
  if (isEverlasting(m, piece.kind, land)) return 0;
  noteWound(m, land, piece);
  if (healthLeft(m, land, piece) <= damage) return destroy(m, land, piece, group.n);
  markPieces(m, spotOf(land), piece, markOfDamage(m), damage, group.n);
  return 0;
}

/** An invader and a dahan deal their damage to each other at the same time, unless strife keeps the invader from it (SI-283). */
export function duelOf(m: Game, land: string, invader: Piece, dahan: Piece): void {
  const isTorn = strifeOn(invader) > 0;
  if (isTorn) markPieces(m, spotOf(land), invader, 'strife', -1, 1);
  const torn = isTorn ? marked(invader, 'strife', strifeOn(invader) - 1) : invader;
  const struck = isTorn ? 0 : withBadlands(m, land, strikeOf(m, invader.kind), 'dahan');
  hurtOne(m, land, torn, withBadlands(m, land, strikeOf(m, dahan.kind), 'invaders'));
  hurtOne(m, land, dahan, struck);
}

/** What is too much for it goes to no other. */
const hurtOne = (m: Game, land: string, piece: Piece, damage: number): number =>
  hurt(m, land, piece, Math.min(damage, healthLeft(m, land, piece)));

/** SI-231, SI-232: as many as possible are destroyed; what is left wounds one. */
export function hurtDahan(m: Game, land: string, damage: number): void {
  let left = damage;
  const dahan = groupsIn(m, land).filter((group) => group.kind === 'dahan' && !isAside(group));
  for (const group of dahan.sort((one, other) => damageOn(other) - damageOn(one))) {
    const health = healthOf(m, group, land) - damageOn(group);
    const used = Math.min(left, health * group.n);
    if (used > 0) hurt(m, land, pieceOf(group), used);
    left -= used;
  }
}

/** SI-287: these invaders deal their damage to others in their land; their strife stays. */
export function fightAmong(m: Game, land: string, fighters: Groups, seat: Seat): void {
  const damage = fighters.reduce((sum, { kind, n }) => sum + strikeOf(m, kind) * n, 0);
  const dealing: Dealing = { lands: [land], n: withBadlands(m, land, damage, 'invaders'), to: INVADERS, fighters };
  if (healthIn(m, land, dealing) > 0) m.put({ op: 'deal', seat, ...dealing });
}

/** What the spirit that uses the power adds to its damage: once for each use, wherever it begins to deal it. */
function withBoost(m: Game, n: number): number {
  const { user } = m.vars;
  if (n <= 0 || typeof user !== 'number' || m.state.boosted) return n;
  m.state.boosted = true;
  return n + totalFor(m, 'boost', user) + (has(m, 'scale', 'spirits') && grantsFire(m) ? 1 : 0);
}

/** What a power would deal to invaders is increased where there are any. */
const boosted = (m: Game, land: string, n: number, side: 'invaders' | 'dahan'): number =>
  side === 'invaders' && hasInvaders(groupsIn(m, land)) ? withBoost(m, n) : n;

/** SI-289, SI-290: once per action badlands add to damage, to invaders and to dahan separately. */
export function withBadlands(m: Game, land: string, printed: number, side: 'invaders' | 'dahan'): number {
  const n = boosted(m, land, printed, side);
  const badlands = countOf(groupsIn(m, land), ...asBadlands(m)) + lurkingAt(m, indexOf(m, land), nameNow(m, land));
  const key = `${land} ${side}`;
  if (n <= 0 || badlands === 0 || m.state.badlands.includes(key)) return n;
  m.state.badlands = [...m.state.badlands, key];
  return n + badlands;
}

/** Damage to invaders in a land. */
export function dealDamage(m: Game, land: string, damage: number, seat?: Seat): void {
  dealTo(m, land, withBadlands(m, land, damage, 'invaders'), INVADERS, seat);
}

/** Damage to pieces of these kinds: where nothing is left to choose it happens, otherwise somebody is asked, or all are. */
export function dealTo(m: Game, land: string, n: number, to: readonly string[], seat?: Seat): void {
  const isAsked =
    n > 0 && mayBreach(m, land) && groupsIn(m, land).some((group) => isInvader(group) && to.includes(group.kind));
  if (isAsked) {
    m.put({ op: 'breach', land, then: { op: 'dealOn', land, n, to, ...(seat !== undefined && { seat }) } });
    return;
  }
  const hit = hurtable(m, land, to);
  if (n <= 0 || hit.length === 0) return;
  if (n >= healthOfAll(m, land, to))
    noteFallen(
      m,
      hit.reduce((sum, group) => sum + hurt(m, land, pieceOf(group), group.n * healthLeft(m, land, group)), 0),
    );
  else if (hit[0] !== undefined && hit.length === 1 && isOneWay(m, land, hit[0], n))
    noteFallen(m, hurt(m, land, pieceOf(hit[0]), n));
  else if (seat === undefined) m.put({ op: 'dealTogether', lands: [land], n, to });
  else m.put({ op: 'deal', seat, lands: [land], n, to });
}

/** Among alike pieces: only one of them, only one damage, or each damage the end of one. */
const isOneWay = (m: At, land: string, group: Group, damage: number): boolean =>
  group.n === 1 || damage === 1 || healthLeft(m, land, group) === 1;

/** How many have been destroyed: "for each of them". */
function noteFallen(m: Game, fallen: number): void {
  const { did } = m.vars;
  if (fallen > 0) m.let('did', (typeof did === 'number' ? did : 0) + fallen);
}

/** Would it make a difference to hurt several alike pieces at once? */
const canSpread = (m: At, { lands, n, to, fighters, singled }: Dealing): boolean =>
  n > 1 &&
  fighters === undefined &&
  lands.some((land) => hurtable(m, land, to, singled).some((group) => group.n > 1 && healthLeft(m, land, group) > 1));

function piecesIn(m: At, land: string, dealing: Dealing): Option[] {
  return hurtable(m, land, dealing.to, dealing.singled).flatMap((group) => {
    const health = healthOfGroup(m, land, group, dealing);
    const most = dealing.piecewise === true ? 1 : Math.min(dealing.n, health);
    return health === 0 ? [] : [{ ref: refs.piece([land, pieceOf(group)]), cap: most }];
  });
}

function optionsFor(m: At, dealing: Dealing): (Ref | Option)[] {
  const pieces = dealing.lands.flatMap((land) => piecesIn(m, land, dealing));
  return dealing.piecewise !== true && canSpread(m, dealing) ? [...pieces, PIECEWISE] : pieces;
}

const most = ({ n, piecewise }: Dealing): number => (piecewise === true ? 1 : n);

/** All of it has to be dealt, as far as there is anything to hurt. */
function refuses(m: At, dealing: Dealing, picks: readonly Ref[]): string | undefined {
  if (picks.includes(PIECEWISE)) return picks.length === 1 ? undefined : 'piecewise-alone';
  if (dealing.piecewise === true) return undefined;
  const health = dealing.lands.reduce((sum, land) => sum + healthIn(m, land, dealing), 0);
  return picks.length < Math.min(dealing.n, health) ? 'deal-all' : undefined;
}

/** Deals what was picked; what is left of it, to be dealt one by one. */
function dealt(m: Game, { n, piecewise }: Dealing, picks: readonly Ref[]): number {
  if (picks[0] === PIECEWISE) return n;
  let fallen = 0;
  for (const pick of new Set(picks)) {
    const [land, piece] = refs.piece.in(pick) ?? [];
    const damage = picks.filter((each) => each === pick).length;
    if (land !== undefined && piece !== undefined) fallen += hurt(m, land, piece, damage);
  }
  noteFallen(m, fallen);
  return piecewise === true ? n - 1 : 0;
}

/** In each land no more than is left to be hurt there. */
const landsToHurt = (m: At, { lands, n }: Spreading): Option[] =>
  lands.flatMap((land) => {
    const cap = Math.min(n, healthOfAll(m, land, INVADERS));
    return cap > 0 && hurtable(m, land, INVADERS).length > 0 ? [{ ref: refs.land(land), cap }] : [];
  });

const mostToSpread = (m: At, spreading: Spreading): number =>
  Math.min(
    spreading.n,
    landsToHurt(m, spreading).reduce((sum, { cap = 1 }) => sum + cap, 0),
  );

/** SI-289: what badlands add is added in each of the lands. */
function spreadOver(m: Game, { lands }: Spreading, picks: readonly Ref[], seat?: Seat): void {
  for (const land of lands) {
    const damage = picks.filter((pick) => refs.land.in(pick) === land).length;
    dealDamage(m, land, damage, seat);
  }
}

const isThere = (m: At, { lands, to, singled }: Dealing): boolean =>
  lands.some((land) => hurtable(m, land, to, singled).length > 0);

/** So much damage of a power, divided among the lands with invaders of these. */
export function spread(m: Game, seat: Seat, lands: readonly string[], n: number): void {
  const inhabited = lands.filter((land) => hasInvaders(groupsIn(m, land)));
  const [only, ...more] = inhabited;
  if (only === undefined || n <= 0) return;
  if (more.length === 0) dealDamage(m, only, n, seat);
  else m.put({ op: 'spreadDamage', seat, lands: inhabited, n: withBoost(m, n) });
}

export const damageRules: Chapter<DamageOps> = {
  deal: {
    options: optionsFor,
    min: 1,
    max: (_, dealing) => most(dealing),
    refuses,
    answer: (m, dealing, picks) => {
      const n = dealt(m, dealing, picks);
      if (n > 0 && isThere(m, dealing)) m.put({ ...dealing, n, piecewise: true });
    },
  },

  dealTogether: {
    among: seatsOf,
    options: optionsFor,
    min: 1,
    max: (_, dealing) => most(dealing),
    refuses,
    answer: (m, dealing, picks) => {
      const n = dealt(m, dealing, picks);
      if (n > 0 && isThere(m, dealing)) m.put({ ...dealing, n, piecewise: true });
    },
  },

  splitDamage: {
    options: (m, { land, lands }) =>
      lands.filter((each) => each !== land && hurtable(m, each, INVADERS).length > 0).map((each) => refs.land(each)),
    min: 0,
    max: 1,
    answer: (m, { seat, land, n }, [pick]) => {
      const other = refs.land.in(pick);
      if (other === undefined) dealDamage(m, land, n, seat);
      else m.put({ op: 'deal', seat, lands: [land, other], n: withBadlands(m, land, n, 'invaders'), to: INVADERS });
    },
  },

  spreadDamage: {
    options: landsToHurt,
    min: mostToSpread,
    max: mostToSpread,
    answer: (m, spreading, picks) => spreadOver(m, spreading, picks, spreading.seat),
  },

  spreadTogether: {
    among: seatsOf,
    options: landsToHurt,
    min: mostToSpread,
    max: mostToSpread,
    answer: (m, spreading, picks) => spreadOver(m, spreading, picks),
  },

  dealDifferent: {
    options: (m, { land }) =>
      hurtable(m, land, INVADERS).map((group) => ({ ref: refs.piece([land, pieceOf(group)]), cap: group.n })),
    min: (m, { land, n }) => Math.min(n, countOf(hurtable(m, land, INVADERS), ...INVADERS)),
    max: (m, { land, n }) => Math.min(n, countOf(hurtable(m, land, INVADERS), ...INVADERS)),
    answer: (m, { land }, picks) => {
      for (const pick of picks) {
        const [, piece] = refs.piece.in(pick) ?? [];
        if (piece !== undefined) noteFallen(m, hurt(m, land, piece, 1));
      }
    },
  },

  dealOn: (m, { land, n, to, seat }) => dealTo(m, land, n, to, seat),

  unmark: (m, { land }) => {
    for (const group of groupsIn(m, land)) {
      if (markOn(group, 'singled') > 0) markPieces(m, spotOf(land), pieceOf(group), 'singled', -1, group.n);
    }
  },
};

import {
  addPieces,
  destroyPieces,
  effectsOn,
  marked,
  markOn,
  markPieces,
  movePieces,
  type Piece,
  refs,
  removePieces,
  replacePieces,
  type Seat,
} from '@tafelrunde/kernel';
import { cardData } from '../cards/catalogue.ts';
import { standingOf } from '../effects/held.ts';
import { isSettled } from '../effects/lurking.ts';
import { hasTwist, twistTotal } from '../effects/twists.ts';
import {
  BUILDINGS,
  countOf,
  damageOn,
  FLOCK_SIZE,
  fearFor,
  hasInvaders,
  isFlock,
  isInvader,
  pieceOf,
  presenceOf,
  strengthOf,
} from '../pieces.ts';
import { spotOf } from '../places.ts';
import { adjacentTo, groupsIn, indexOf, landIn, presenceAt } from '../queries.ts';
import type { At, Game } from '../state.ts';
import { rescuerOf } from './bearing.ts';
import { dreamerIn, dreamOf } from './dreaming.ts';
import { generateFear, generateFearIn } from './fear.ts';
import { has } from './finds.ts';
import { isCutOff } from './isolate.ts';
import { burn } from './kindling.ts';
import { noteMeddling } from './mischief.ts';
import { healthOf, isEverlasting, isUnchanging } from './strength.ts';
import { isThief, strikeThief } from './thieves.ts';

/* What happens to pieces, with all that follows from it. Nothing else touches the island. */

/** Powers Long Forgotten: the first town or city of a jungle or wetland brings blight. */
const isScorching = (m: Game, land: string, kind: string): boolean =>
  fearFor(kind) > 0 &&
  has(m, 'ember', 'invaders') &&
  landIn(m, land).terrains.some((terrain) => terrain === 'jungle' || terrain === 'wetland') &&
  countOf(groupsIn(m, land), ...BUILDINGS) === 0;

export function add(m: Game, land: string, kind: string, n: number): void {
  if (n <= 0) return;
  if (isScorching(m, land, kind)) m.put({ op: 'addBlight', land });
  addPieces(m, spotOf(land), { kind }, n);
  noteComers(m, land, { kind }, n);
  const disperser = isInvader({ kind }) ? standingOf(m, 'disperses').find((held) => held.land === land) : undefined;
  if (disperser?.seat !== undefined) {
    m.put({ op: 'pushTo', seat: disperser.seat, land, piece: { kind }, n, upTo: true });
  }
}

/** SI-328: is it the first time that this action would destroy explorers, and is there somewhere to go? */
const isSensed = (m: Game, land: string): boolean =>
  !m.state.sensed && hasTwist(m, 'sense') && adjacentTo(m, land).some((each) => !isCutOff(m, land, each));

function letFlee(m: Game, land: string, piece: Piece): void {
  m.state.sensed = true;
  generateFear(m, 1);
  // It gets away unharmed.
  const harm = damageOn(piece);
  if (harm > 0) markPieces(m, spotOf(land), piece, 'damage', -harm, 1);
  m.put({ op: 'flee', land, piece: marked(piece, 'damage', 0) });
}

/** Whoever should have died lives by a hair. */
function live(m: Game, land: string, piece: Piece, n: number): void {
  const tooMuch = damageOn(piece) - healthOf(m, piece, land) + 1;
  if (tooMuch > 0) markPieces(m, spotOf(land), piece, 'damage', -tooMuch, n);
}

/** SI-170, SI-172. */
export function destroy(m: Game, land: string, piece: Piece, n: number): number {
  if (isThief(piece)) {
    strikeThief(m, land, piece, n, 'destroy');
    return 0;
  }
  if (isEverlasting(m, piece.kind, land)) {
    if (isInvader(piece)) live(m, land, piece, n);
    return 0;
  }
  const dreamer = dreamerIn(m);
  if (isFlock(piece)) return dreamer === undefined ? destroyFlock(m, land) : 0;
  if (dreamer !== undefined) {
    dreamOf(m, dreamer, land, piece, n);
    return 0;
  }
  const fleeing = n > 0 && piece.kind === 'explorer' && isSensed(m, land) ? 1 : 0;
  if (fleeing > 0) letFlee(m, land, piece);
  const done = destroyPieces(m, spotOf(land), piece, n - fleeing - shelterFor(m, land, piece, n));
  if (standingOf(m, 'fearless').length === 0) generateFearIn(m, land, fearFor(piece.kind) * done);
  noteFallen(m, land, piece, done);
  return done;
}

/** SI-375: what becomes of a flock becomes of its presence. */
function destroyFlock(m: Game, land: string): number {
  destroyPresence(m, land, m.state.flock, FLOCK_SIZE);
  return 1;
}

function moveFlock(m: Game, from: string, to: string): number {
  if (!hasFlock(m, from)) return 0;
  movePieces(m, spotOf(from), spotOf(to), { kind: presenceOf(m.state.flock) }, FLOCK_SIZE);
  return 1;
}

/** Some of its presence may have gone meanwhile. */
const hasFlock = (m: At, land: string): boolean => groupsIn(m, land).some(isFlock);

function removeFlock(m: Game, land: string): number {
  if (!hasFlock(m, land)) return 0;
  removePresence(m, land, m.state.flock, FLOCK_SIZE);
  return 1;
}

/** What was for the next time counts until that action is over. */
const shelterIn = (m: At, land: string): number =>
  standingOf(m, 'sheltered').reduce(
    (sum, held) => sum + (held.land === land && !m.state.taken.includes(held.id) ? (held.n ?? 0) : 0),
    0,
  );

/** Share Secrets of Survival, Birds Cry Warning: how many of these an action does not destroy. */
function shelterFor(m: Game, land: string, piece: Piece, n: number): number {
  if (piece.kind !== 'dahan') return 0;
  const { sheltered } = m.state;
  const left = shelterIn(m, land) - (sheltered[land] ?? 0);
  const spared = Math.max(0, Math.min(n, left));
  if (spared === 0) return 0;
  m.state.sheltered = { ...sheltered, [land]: (sheltered[land] ?? 0) + spared };
  live(m, land, piece, spared);
  return spared;
}

/** Who comes to a land is remembered, where that means something. */
function noteComers(m: Game, land: string, piece: Piece, n: number): void {
  if (!isInvader(piece) || effectsOn(m, 'when', 'invadersCame').length === 0) return;
  m.state.came = [...m.state.came, ...Array.from({ length: n }, () => refs.piece([land, piece]))];
}

/** What an action destroys is remembered until it is over. */
export function noteFallen(m: Game, land: string, { kind }: Piece, n: number): void {
  if (n <= 0 || strengthOf(kind) === 0) return;
  m.state.fallen = [...m.state.fallen, ...Array.from({ length: n }, () => [land, kind] as const)];
}

/** Ward the Shores: blight destroys them. */
export function breakWards(m: Game, land: string): void {
  const wards = countOf(groupsIn(m, land), 'ward');
  if (wards > 0) destroyPieces(m, spotOf(land), { kind: 'ward' }, wards);
}

/** To the box. */
export function removeForGood(m: Game, land: string, piece: Piece, n: number): number {
  if (isThief(piece)) {
    strikeThief(m, land, piece, n, 'remove');
    return 0;
  }
  if (isUnchanging(m, piece.kind, land)) return 0;
  const done = isFlock(piece) ? removeFlock(m, land) : removePieces(m, spotOf(land), piece, n);
  m.state.removed = [...m.state.removed, ...Array.from({ length: done }, () => piece.kind)];
  return done;
}

/** France: are explorers safe from what is happening? */
const isPersistent = (m: Game, { kind }: Piece): boolean =>
  kind === 'explorer' && hasTwist(m, 'persistent') && cardData(m.cause() ?? '')?.kind === 'fear';

/** SI-171; removed blight goes back to its card (SI-257). */
export function remove(m: Game, land: string, piece: Piece, n: number): number {
  if (isPersistent(m, piece)) {
    if (n > 0) m.put({ op: 'persist', land, piece, n });
    return 0;
  }
  const done = removeForGood(m, land, piece, n);
  if (piece.kind === 'blight') {
    giveBack(m, done);
    if (done > 0 && m.vars.wild !== true) noteMeddling(m, 'leavesMesses', land);
  }
  return done;
}

/** France: what has been removed goes back once there is so much of it for each spirit. */
function giveBack(m: Game, n: number): void {
  const needed = twistTotal(m, 'slowHealing') * m.seats;
  const healing = m.state.healing + n;
  const isWaiting = needed > 0 && healing < needed;
  m.state.healing = isWaiting ? healing : 0;
  if (!isWaiting) m.state.blight += healing;
}

/** SI-183, SI-185: damage and strife go with it. */
export function moveTo(m: Game, from: string, to: string, piece: Piece, n: number): number {
  if (isUnchanging(m, piece.kind, from)) return 0;
  const done = isFlock(piece) ? moveFlock(m, from, to) : movePieces(m, spotOf(from), spotOf(to), piece, n);
  if (piece.kind === 'dahan' && done > 0 && hasTwist(m, 'raiding')) noteMoved(m, from, to, done);
  noteComers(m, to, piece, done);
  if (done > 0) putFollowers(m, from, to, piece.kind, done);
  if (strengthOf(piece.kind) > 0 && standingOf(m, 'swallows').some(({ land }) => land === to)) {
    m.state.sinking = [...m.state.sinking, ...Array.from({ length: done }, () => [to, piece] as const)];
  }
  const ocean = landIn(m, to).ocean ? standingOf(m, 'ocean')[0]?.seat : undefined;
  if (ocean !== undefined && strengthOf(piece.kind) > 0) {
    m.put({ op: 'drownIn', seat: ocean, ocean: to, piece, n: done });
    return done;
  }
  // Who has lived by what held in the land that it leaves dies.
  if (damageOn(piece) > 0 && damageOn(piece) >= healthOf(m, piece, to)) destroy(m, to, piece, done);
  return done;
}

/** SI-363: presence may go along. */
function putFollowers(m: Game, from: string, to: string, kind: string, n: number): void {
  for (const { seat, standing } of standingOf(m, 'follows')) {
    if (standing.kind !== kind || seat === undefined || isSettled(m, seat)) continue;
    if (presenceAt(m, seat, indexOf(m, from)) > 0) m.put({ op: 'follow', seat, from, to, n });
  }
}

/** SI-337: each of them counts once, where it ends up; those that had come to the land before stay there if others can go. */
function noteMoved(m: Game, from: string, to: string, n: number): void {
  const { moved } = m.state;
  const left = Math.min(moved[from] ?? 0, countOf(groupsIn(m, from), 'dahan'));
  m.state.moved = { ...moved, [from]: left, [to]: (moved[to] ?? 0) + n };
}

/**
 * SI-173 to SI-175: what is on it stays on it; what is not an invader has no strife. Damage may destroy what it becomes. Where several
 * come for it, the first ones bear the damage, each as much as it can, and the last one the strife. Says who has come and lives.
 */
export function replace(m: Game, land: string, piece: Piece, kind: string, n: number): readonly Piece[] {
  if (isThief(piece)) {
    strikeThief(m, land, piece, 1, 'remove');
    return [];
  }
  if (isUnchanging(m, piece.kind, land)) return [];
  const health = strengthOf(kind) === 0 ? 0 : healthOf(m, { kind }, land);
  const strife = kind === 'dahan' || health === 0 ? 0 : markOn(piece, 'strife');
  const born = Array.from({ length: n }, (_, i): Piece => {
    const damage = Math.min(health, Math.max(0, damageOn(piece) - i * health));
    return marked(marked({ kind }, 'damage', damage), 'strife', i === n - 1 ? strife : 0);
  });
  const isDoomed = (by: Piece): boolean => health > 0 && damageOn(by) >= healthOf(m, by, land);
  for (const [i, by] of born.entries()) {
    if (i === 0) replacePieces(m, spotOf(land), piece, by, 1);
    else addPieces(m, spotOf(land), by, 1);
    if (isDoomed(by)) destroy(m, land, by, 1);
  }
  return born.filter((by) => !isDoomed(by));
}

/** Who has become so weak that its damage is too much for it is destroyed. */
export function buryFrail(m: Game, land: string): void {
  for (const group of groupsIn(m, land)) {
    if (damageOn(group) > 0 && damageOn(group) >= healthOf(m, group, land)) destroy(m, land, pieceOf(group), group.n);
  }
}

/** SI-283: under one invader; it may make it too weak for the damage that it has. */
export function addStrife(m: Game, land: string, invader: Piece): void {
  markPieces(m, spotOf(land), invader, 'strife', 1, 1);
  noteMeddling(m, 'sowsDiscord', land);
  buryFrail(m, land);
}

/** One strife of an invader goes. */
export function takeStrife(m: Game, land: string, invader: Piece): void {
  const done = markPieces(m, spotOf(land), invader, 'strife', -1, 1);
  m.state.removed = [...m.state.removed, ...Array.from({ length: done }, () => 'strife')];
}

/** SI-121: it leaves the game. */
export function removePresence(m: Game, land: string, seat: Seat, n: number): void {
  const done = removePieces(m, spotOf(land), { kind: presenceOf(seat) }, n);
  m.state.gone[seat] = (m.state.gone[seat] ?? 0) + done;
}

/** SI-120: who may keep it from that is asked first; nobody may where added blight does it, or where it is a price. */
export function destroyPresence(m: Game, land: string, seat: Seat, n: number, by?: 'blight' | 'price'): void {
  const slips = by !== 'price' && standingOf(m, 'slips').some((held) => held.land === land);
  if (slips) m.put({ op: 'slip', seat, land, n, ...(by && { by }) });
  else loseUnlessRescued(m, land, seat, n, by);
}

export function loseUnlessRescued(m: Game, land: string, seat: Seat, n: number, by?: 'blight' | 'price'): void {
  const rescuer = by === undefined ? rescuerOf(m) : undefined;
  if (rescuer === undefined) losePresence(m, land, seat, n);
  else m.put({ op: 'rescue', seat: rescuer, land, of: seat, n });
}

export function losePresence(m: Game, land: string, seat: Seat, n: number): void {
  const done = destroyPieces(m, spotOf(land), { kind: presenceOf(seat) }, n);
  m.state.destroyed[seat] = (m.state.destroyed[seat] ?? 0) + done;
  const haunts = standingOf(m, 'haunts').some((held) => held.seat === seat);
  if (haunts && hasInvaders(groupsIn(m, land))) generateFearIn(m, land, done);
  if (done > 0) burn(m, land, seat, done);
}

import { cardOf, disguise, move, type ObjectNumber, type Seat, type ZoneName } from '@tafelrunde/kernel';
import { bonusOf } from '../effects/holding/values.ts';
import type { Card } from '../effects/language/card.ts';
import { BOX, discardOf, items, souls } from '../places.ts';
import { player } from '../players.ts';
import type { At, Chapter, M } from '../state.ts';
import { tellSouls } from './souls.ts';
import { leavesSlot } from './stack.ts';
import { cardIn, carryMarks, forgetMarks, isEternal, isIn, ownerOf, setCounters, setTapped } from './table.ts';

/** Items that come, go and change hands (FS-054, FS-266 ff.). */
export interface ItemOps {
  destroyCard: { object: ObjectNumber };
  becomeSoul: { object: ObjectNumber; seat: Seat };
  /** FS-267. */
  rerollItem: { object: ObjectNumber };
  afterReroll: { owner: Seat | null; was: ObjectNumber };
}

/** FS-049, FS-110, FS-114. */
function discardFor(card: Card | undefined): ZoneName {
  switch (card?.kind) {
    case 'loot':
      return discardOf('loot');
    case 'treasure':
      return discardOf('treasure');
    case 'monster':
    case 'event':
    case 'curse':
      return discardOf('monster');
    case 'room':
      return discardOf('room');
    default:
      return BOX;
  }
}

/** Social Goals!: a room that stays until it has had its way. */
export const mayLeave = (m: At, room: ObjectNumber): boolean => bonusOf(m, 'stays', room) === 0;

/** FS-041: put into its discard pile, which is neither dying nor being destroyed. */
export function discardCard(m: M, object: ObjectNumber): ObjectNumber | undefined {
  if (isIn(m, object, 'room') && !mayLeave(m, object)) return undefined;
  const card = cardIn(m, object);
  leavesSlot(m, object);
  forgetMarks(m, object);
  const place = discardFor(card);
  const lying = move(m, object, place);
  // A copied face comes off as the card leaves play, so the pile follows from what it really is.
  if (lying === undefined) return undefined;
  const own = discardFor(cardIn(m, lying));
  return own.kind === place.kind ? lying : move(m, lying, own);
}

/** A card comes into play under somebody's control (FS-054), charged even if it lay exhausted in the shop (FS-067). */
export function moveItemIn(m: M, object: ObjectNumber, seat: Seat): ObjectNumber | undefined {
  forgetMarks(m, object);
  const lying = move(m, object, items(seat));
  if (lying === undefined) return undefined;
  const card = cardIn(m, lying);
  if (card?.entersTapped === true) setTapped(m, lying, true);
  if (card?.counters !== undefined) setCounters(m, lying, card.counters);
  m.happened('entered', { object: lying, player: seat });
  return lying;
}

/** FS-268, FS-275: to another player, with everything on it; FS-068: that is no gaining. */
export function handOver(m: M, object: ObjectNumber, to: Seat): ObjectNumber | undefined {
  if (isIn(m, object, 'shop')) return moveItemIn(m, object, to);
  const made = m.state.madeEternal.includes(object);
  const lying = moveAsItIs(m, object, items(to));
  if (lying === undefined) return undefined;
  carryMarks(m, object, lying);
  m.state.copies = m.state.copies.map((copy) => (copy.object === object ? { ...copy, object: lying } : copy));
  if (made) m.state.madeEternal = m.state.madeEternal.map((each) => (each === object ? lying : each));
  return lying;
}

/** FS-276: a card that stays with the players, as an item or as a soul, goes on as what it was a copy of. */
export function moveAsItIs(m: M, object: ObjectNumber, to: ZoneName): ObjectNumber | undefined {
  const face = cardOf(m, object);
  const lying = move(m, object, to);
  if (lying !== undefined && face !== undefined && cardOf(m, lying) !== face) disguise(m, lying, face);
  return lying;
}

/** Leaves whether it happened where "if you do" looks for it. */
function note(m: M, name: string, value: boolean | number): void {
  if ('seat' in m.vars) m.let(name, value);
}

const isInPlay = (m: At, object: ObjectNumber): boolean =>
  ['items', 'shop', 'souls', 'room', 'curses', 'dying'].some((kind) => isIn(m, object, kind));

export const itemRules: Chapter<ItemOps> = {
  // FS-069, FS-071, FS-266.
  destroyCard: {
    affected: (m, { object }) => ownerOf(m, object) ?? m.state.active,
    act: (m, { object }) => {
      if (!isInPlay(m, object) || isEternal(m, object)) return;
      m.emit({ type: 'destroyed', data: { object } });
      const lying = discardCard(m, object);
      note(m, 'did', true);
      if (lying !== undefined) note(m, 'destroyed', lying);
    },
  },

  // FS-107, FS-109.
  becomeSoul: (m, { object, seat }) => {
    if (bonusOf(m, 'noSouls', player(seat)) > 0) return;
    forgetMarks(m, object);
    m.state.madeEternal = m.state.madeEternal.filter((each) => each !== object);
    const lying = moveAsItIs(m, object, souls(seat));
    if (lying !== undefined) tellSouls(m, seat, cardIn(m, lying)?.souls ?? 0);
  },

  rerollItem: (m, { object }) => {
    const owner = isIn(m, object, 'items') ? (ownerOf(m, object) ?? null) : null;
    note(m, 'did', false);
    m.put({ op: 'destroyCard', object }, { op: 'afterReroll', owner, was: object });
  },

  // A slot of the shop fills itself.
  afterReroll: (m, { owner }) => {
    if (m.vars.did === true && owner !== null) m.put({ op: 'gainTreasure', seat: owner, n: 1 });
  },
};

import { count, move, type ObjectNumber, objectsIn, openZone, topOf } from '@tafelrunde/kernel';
import { withRooms } from '../options.ts';
import { covered, type DeckName, deckOf, discardOf, monsterSlot, ROOM, SHOP } from '../places.ts';
import type { At, Chapter, M } from '../state.ts';
import { topCard } from './gains.ts';
import { leavesSlot, nextItem, push } from './stack.ts';
import { cardIn, forgetMarks } from './table.ts';

/** Slots and what comes into them (FS-028 ff., FS-087). */
export interface SlotOps {
  fillShop: object;
  fillRoom: object;
  fillMonster: { slot: number };
  /** Covers whatever lies there (FS-036). */
  placeMonster: { slot: number };
  /** A certain card into a slot. */
  putMonster: { slot: number; object: ObjectNumber };
}

const hasCards = (m: At, name: DeckName): boolean => count(m, deckOf(name)) + count(m, discardOf(name)) > 0;

const isMonsterSlotEmpty = (m: At, slot: number): boolean => count(m, monsterSlot(slot)) === 0;

/** FS-032: the slot of a monster whose death is not yet over waits. */
const isWaiting = (m: At, slot: number): boolean =>
  m.state.dying.some(({ slot: place }) => place.kind === 'monster' && place.n === slot);

/** FS-295: so does that of a room. */
const roomsHeld = (m: At): number =>
  count(m, ROOM) + m.state.dying.filter(({ slot: place }) => place.kind === ROOM.kind).length;

const canFill = (m: At, slot: number): boolean => count(m, covered(slot)) > 0 || hasCards(m, 'monster');

/** FS-029, FS-031: the slots that have to be filled before anybody may react. */
export function refillsDue(m: At) {
  if (count(m, SHOP) < m.state.shopSlots && hasCards(m, 'treasure')) return [{ op: 'fillShop' as const }];
  for (let slot = 0; slot < m.state.monsterSlots; slot++) {
    if (isMonsterSlotEmpty(m, slot) && !isWaiting(m, slot) && canFill(m, slot))
      return [{ op: 'fillMonster' as const, slot }];
  }
  if (withRooms(m) && roomsHeld(m) < m.state.roomSlots && hasCards(m, 'room')) return [{ op: 'fillRoom' as const }];
  return undefined;
}

/** FS-087, FS-088: an event stays until all its effects have resolved. */
function enter(m: M, object: ObjectNumber): void {
  const kind = cardIn(m, object)?.kind;
  if (kind === 'event' || kind === 'curse') push(m, { kind: 'after', id: nextItem(m), what: 'event', who: object });
  m.happened('entered', { object });
}

/** FS-030. */
export function openSlot(m: M): void {
  const slot = m.state.monsterSlots++;
  openZone(m, monsterSlot(slot));
  openZone(m, covered(slot));
}

export const slotRules: Chapter<SlotOps> = {
  fillShop: (m) => {
    const card = topCard(m, 'treasure');
    if (card !== undefined) move(m, card, SHOP);
  },

  fillRoom: (m) => {
    const card = topCard(m, 'room');
    const lying = card === undefined ? undefined : move(m, card, ROOM);
    if (lying !== undefined) m.happened('entered', { object: lying });
  },

  // FS-038, FS-040.
  fillMonster: (m, { slot }) => {
    const card = topOf(m, covered(slot)) ?? topCard(m, 'monster');
    const lying = card === undefined ? undefined : move(m, card, monsterSlot(slot));
    if (lying !== undefined) enter(m, lying);
  },

  placeMonster: (m, { slot }) => {
    const card = topCard(m, 'monster');
    if (card !== undefined) m.put({ op: 'putMonster', slot, object: card });
  },

  putMonster: (m, { slot, object }) => {
    for (const below of objectsIn(m, monsterSlot(slot))) {
      leavesSlot(m, below);
      forgetMarks(m, below); // FS-039
      move(m, below, covered(slot));
    }
    const lying = move(m, object, monsterSlot(slot));
    if (lying !== undefined) enter(m, lying);
  },
};

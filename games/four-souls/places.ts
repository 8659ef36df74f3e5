import { perSeat, type ZoneKind, type ZoneName } from '@tafelrunde/kernel';

/* The zones of the table, who learns what comes into them, and how the rules name each of them. */

/** FS-044 ff. */
export const zones = {
  'loot-deck': { learn: 'nobody', order: 'pile' },
  'loot-discard': { learn: 'everybody', order: 'pile' },
  'treasure-deck': { learn: 'nobody', order: 'pile' },
  'treasure-discard': { learn: 'everybody', order: 'pile' },
  'monster-deck': { learn: 'nobody', order: 'pile' },
  'monster-discard': { learn: 'everybody', order: 'pile' },
  'room-deck': { learn: 'nobody', order: 'pile' },
  'room-discard': { learn: 'everybody', order: 'pile' },
  'bonus-deck': { learn: 'nobody', order: 'pile' },
  characters: { learn: 'nobody', order: 'pile' },
  hand: { learn: 'owner', order: 'none' },
  character: { learn: 'everybody', order: 'row', inPlay: true },
  items: { learn: 'everybody', order: 'row', inPlay: true },
  curses: { learn: 'everybody', order: 'row', inPlay: true },
  souls: { learn: 'everybody', order: 'row' },
  shop: { learn: 'everybody', order: 'row' }, // FS-065
  monster: { learn: 'everybody', order: 'row', inPlay: true },
  covered: { learn: 'everybody', order: 'pile' }, // FS-036, FS-037
  room: { learn: 'everybody', order: 'row', inPlay: true },
  bonus: { learn: 'everybody', order: 'row' },
  /** Loot cards that lie on the stack. */
  pending: { learn: 'everybody', order: 'row' },
  /** FS-238. */
  dying: { learn: 'everybody', order: 'row' },
  /** FS-052. */
  box: { learn: 'everybody', order: 'row' },
} as const satisfies Readonly<Record<string, ZoneKind>>;

export type Kind = keyof typeof zones;

/** Slots open in play, without end. */
const perSlot = (kind: Kind): ((n: number) => ZoneName) => {
  const places: ZoneName[] = [];
  return (n) => {
    const known = places[n];
    if (known !== undefined) return known;
    const place: ZoneName = { kind, n };
    places[n] = place;
    return place;
  };
};

export const deckNames = ['loot', 'treasure', 'monster', 'room'] as const;
export type DeckName = (typeof deckNames)[number];
const decks: Readonly<Record<DeckName, ZoneName>> = {
  loot: { kind: 'loot-deck' },
  treasure: { kind: 'treasure-deck' },
  monster: { kind: 'monster-deck' },
  room: { kind: 'room-deck' },
};
const discards: Readonly<Record<DeckName, ZoneName>> = {
  loot: { kind: 'loot-discard' },
  treasure: { kind: 'treasure-discard' },
  monster: { kind: 'monster-discard' },
  room: { kind: 'room-discard' },
};
export const deckOf = (name: DeckName): ZoneName => decks[name];
export const discardOf = (name: DeckName): ZoneName => discards[name];

export const hand = perSeat<Kind>('hand');
export const character = perSeat<Kind>('character');
export const items = perSeat<Kind>('items');
export const curses = perSeat<Kind>('curses');
export const souls = perSeat<Kind>('souls');
export const SHOP: ZoneName = { kind: 'shop' };
export const ROOM: ZoneName = { kind: 'room' };
export const BONUS: ZoneName = { kind: 'bonus' };
export const BONUS_DECK: ZoneName = { kind: 'bonus-deck' };
export const CHARACTERS: ZoneName = { kind: 'characters' };
export const PENDING: ZoneName = { kind: 'pending' };
export const DYING: ZoneName = { kind: 'dying' };
export const BOX: ZoneName = { kind: 'box' };
export const monsterSlot = perSlot('monster');
export const covered = perSlot('covered');

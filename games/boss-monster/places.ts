import { perSeat, type Seat, type ZoneKind, type ZoneName } from '@tafelrunde/kernel';

/* The zones of the table, who learns what comes into them, and how the rules name each of them. */

export const zones = {
  'room-deck': { learn: 'nobody', order: 'pile' },
  'spell-deck': { learn: 'nobody', order: 'pile' },
  /** BM-041: the epic Heroes come after the ordinary ones. */
  'ordinary-deck': { learn: 'nobody', order: 'pile' },
  'epic-deck': { learn: 'nobody', order: 'pile' },
  'item-deck': { learn: 'nobody', order: 'pile' },
  'boss-deck': { learn: 'nobody', order: 'pile' },
  /** BM-043: of Rooms and Spells alike. */
  discard: { learn: 'everybody', order: 'pile' },
  /** BM-053: the Hero nearest the deck first. */
  town: { learn: 'everybody', order: 'row', inPlay: true },
  /** BM-111: Items that nobody bears yet. */
  unclaimed: { learn: 'everybody', order: 'row' },
  /** BM-112: Items that Heroes bear. */
  borne: { learn: 'everybody', order: 'row', inPlay: true },
  /** BM-148. Rooms and Spells have different backs. */
  hand: { learn: 'owner', order: 'none', showsBacks: true },
  /** BM-137: the Bosses to choose from. */
  choice: { learn: 'owner', order: 'row' },
  boss: { learn: 'everybody', order: 'row', inPlay: true },
  /** A stack of Rooms; which place of the dungeon it is, the state says (`rows`). */
  room: { learn: 'everybody', order: 'pile', inPlay: true },
  /** BM-127: under the stack of the same number. */
  miniboss: { learn: 'everybody', order: 'row', inPlay: true },
  /** BM-057: what lies face down until all are turned up. */
  placed: { learn: 'owner', order: 'row' },
  /** BM-068: the Hero nearest the dungeon first. */
  entrance: { learn: 'everybody', order: 'row', inPlay: true },
  /** The Hero that walks through the dungeon. */
  inside: { learn: 'everybody', order: 'row', inPlay: true },
  /** BM-077. */
  souls: { learn: 'everybody', order: 'row' },
  /** BM-079. */
  wounds: { learn: 'everybody', order: 'row' },
  /** BM-116, BM-118. */
  items: { learn: 'everybody', order: 'row' },
  /** Spells that were played and have not taken effect yet. */
  pending: { learn: 'everybody', order: 'row' },
  box: { learn: 'everybody', order: 'row' },
} as const satisfies Readonly<Record<string, ZoneKind>>;

export type Kind = keyof typeof zones;

/** BM-020. */
export const MOST_ROOMS = 5;

const SEATS = 6;

/** A zone that every seat has five of. */
const perStack = (kind: Kind): ((seat: Seat, n: number) => ZoneName) => {
  const places = Array.from({ length: SEATS * MOST_ROOMS }, (_, i): ZoneName => {
    const seat = Math.floor(i / MOST_ROOMS);
    return { kind, seat, n: i % MOST_ROOMS };
  });
  return (seat, n) => places[seat * MOST_ROOMS + n] ?? { kind, seat, n };
};

export const deckNames = ['room', 'spell'] as const;
/** BM-055. */
export type DeckName = (typeof deckNames)[number];

const decks: Readonly<Record<DeckName, ZoneName>> = { room: { kind: 'room-deck' }, spell: { kind: 'spell-deck' } };
export const deckOf = (name: DeckName): ZoneName => decks[name];

export const ORDINARY: ZoneName = { kind: 'ordinary-deck' };
export const EPIC: ZoneName = { kind: 'epic-deck' };
export const ITEM_DECK: ZoneName = { kind: 'item-deck' };
export const BOSS_DECK: ZoneName = { kind: 'boss-deck' };
export const DISCARD: ZoneName = { kind: 'discard' };
export const TOWN: ZoneName = { kind: 'town' };
export const UNCLAIMED: ZoneName = { kind: 'unclaimed' };
export const BORNE: ZoneName = { kind: 'borne' };
export const PENDING: ZoneName = { kind: 'pending' };
export const BOX: ZoneName = { kind: 'box' };
export const hand = perSeat<Kind>('hand');
export const choice = perSeat<Kind>('choice');
export const boss = perSeat<Kind>('boss');
export const placed = perSeat<Kind>('placed');
export const entrance = perSeat<Kind>('entrance');
export const inside = perSeat<Kind>('inside');
export const souls = perSeat<Kind>('souls');
export const wounds = perSeat<Kind>('wounds');
export const items = perSeat<Kind>('items');
export const stack = perStack('room');
export const underStack = perStack('miniboss');

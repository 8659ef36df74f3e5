import { type Group, type Groups, markOn, type Piece, type Seat } from '@tafelrunde/kernel';

/* SI-009 to SI-022: what stands on the island. Alike pieces in a land are one group; damage and strife are marked on them. */

export const INVADERS = ['explorer', 'town', 'city'] as const;
type InvaderKind = (typeof INVADERS)[number];

/** SI-011. */
export const BUILDINGS = ['town', 'city'] as const;

/** SI-022: those that lie in a land. Strife is a mark on an invader. */
export const TOKENS = ['beasts', 'disease', 'wilds', 'badlands'] as const;
export type TokenKind = (typeof TOKENS)[number];

/** In effects `presence` is that of the spirit whose effect it is, `anyPresence` that of whichever spirit. */
export type PieceKind =
  | InvaderKind
  | 'dahan'
  | 'blight'
  | TokenKind
  | 'ward'
  | 'flame'
  | 'relic'
  | 'curse'
  | 'thief'
  | 'presence'
  | 'anyPresence';

/** What may be counted in a land: pieces, and the strife under them. */
export type Counted = PieceKind | 'strife';

/** SI-022. */
export const TOKENS_AND_STRIFE = [...TOKENS, 'strife'] as const;
export type AnyToken = (typeof TOKENS_AND_STRIFE)[number];

/** The kinds as the kernel knows them, and what scenarios call several of them. */
export const kinds: Readonly<Record<string, string>> = {
  explorer: 'explorers',
  town: 'towns',
  city: 'cities',
  dahan: 'dahan',
  blight: 'blight',
  beasts: 'beasts',
  disease: 'disease',
  wilds: 'wilds',
  badlands: 'badlands',
  ward: 'wards',
  flame: 'flames',
  relic: 'relics',
  curse: 'curses',
  thief: 'thieves',
  'presence-0': 'presence-0',
  'presence-1': 'presence-1',
  'presence-2': 'presence-2',
  'presence-3': 'presence-3',
  'presence-4': 'presence-4',
  'presence-5': 'presence-5',
};

const PRESENCE: readonly string[] = [0, 1, 2, 3, 4, 5].map((seat) => `presence-${seat}`);

/** SI-014: the presence of a spirit, as a kind of piece. */
export const presenceOf = (seat: Seat): string => PRESENCE[seat] ?? '';

/** SI-010, SI-012. */
const STRENGTH: Readonly<Record<string, number>> = { explorer: 1, town: 2, city: 3, dahan: 2, thief: 1 };

/** Health and damage are printed as one number. */
export const strengthOf = (kind: string): number => STRENGTH[kind] ?? 0;

/** SI-170. */
const FEAR: Readonly<Record<string, number>> = { town: 1, city: 2 };
export const fearFor = (kind: string): number => FEAR[kind] ?? 0;

export const isInvader = ({ kind }: Piece): boolean => kind === 'explorer' || kind === 'town' || kind === 'city';

export const strifeOn = (piece: Piece): number => markOn(piece, 'strife');

export const strifeIn = (groups: Groups): number => groups.reduce((sum, group) => sum + strifeOn(group) * group.n, 0);

export const damageOn = (piece: Piece): number => markOn(piece, 'damage');

/** Damage that a dream counts until the action is over, and what it has destroyed in the dream (SI-369). */
export const dreamOn = (piece: Piece): number => markOn(piece, 'dream');
export const isDreamt = (piece: Piece): boolean => markOn(piece, 'dreamt') > 0;

/** SI-375: what a sacred site is besides: a beast that consists of presence. */
export const FLOCK: Piece = { kind: 'beasts', marks: { flock: 1 } };
export const isFlock = (piece: Piece): boolean => markOn(piece, 'flock') > 0;

/** SI-119, SI-375: so much presence it takes, and goes with it. */
export const FLOCK_SIZE = 2;

/** SI-374: it takes no part in the ravage that is going on. */
export const isAside = (piece: Piece): boolean => markOn(piece, 'aside') > 0;

export const countOf = (groups: Groups, ...wanted: readonly string[]): number => {
  let n = 0;
  for (const group of groups) if (wanted.includes(group.kind)) n += group.n;
  return n;
};

export const hasInvaders = (groups: Groups): boolean => groups.some(isInvader);

export const pieceOf = ({ kind, marks }: Group): Piece => (marks === undefined ? { kind } : { kind, marks });

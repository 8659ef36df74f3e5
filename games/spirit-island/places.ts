import {
  type Groups,
  type PiecePlaces,
  type PieceSpot,
  perSeat,
  type ZoneKind,
  type ZoneName,
} from '@tafelrunde/kernel';
import { islandNamed } from './boards/named.ts';
import { countOf, FLOCK, FLOCK_SIZE, isFlock, kinds, presenceOf } from './pieces.ts';
import type { State } from './state.ts';

/** Nothing is secret but the decks. */
export const zones = {
  /** SI-041: the panels, of which the chosen ones are in play. */
  panels: { learn: 'everybody', order: 'row' },
  /** SI-351: panels with an aspect. */
  aspects: { learn: 'everybody', order: 'row' },
  spirit: { learn: 'everybody', order: 'row', inPlay: true },
  hand: { learn: 'everybody', order: 'none' },
  play: { learn: 'everybody', order: 'row' },
  discard: { learn: 'everybody', order: 'none' },
  /** Powers of lesser spirits, which nobody has to play. */
  aid: { learn: 'everybody', order: 'row' },
  /** The four cards from which somebody gains one (SI-135). */
  offer: { learn: 'everybody', order: 'row' },
  uniques: { learn: 'everybody', order: 'none' },
  minorDeck: { learn: 'nobody', order: 'pile' },
  minorDiscard: { learn: 'everybody', order: 'pile' },
  majorDeck: { learn: 'nobody', order: 'pile' },
  majorDiscard: { learn: 'everybody', order: 'pile' },
  fearBox: { learn: 'nobody', order: 'pile' },
  fearDeck: { learn: 'nobody', order: 'pile' },
  /** SI-210: earned, the first one at the bottom. */
  earned: { learn: 'nobody', order: 'pile' },
  fearDiscard: { learn: 'everybody', order: 'pile' },
  eventDeck: { learn: 'nobody', order: 'pile' },
  eventDiscard: { learn: 'everybody', order: 'pile' },
  /** SI-051: the cards of each stage before the deck is made, and the one of each that stays in the box. */
  stage: { learn: 'nobody', order: 'pile' },
  invaderDeck: { learn: 'nobody', order: 'pile', showsBacks: true },
  explore: { learn: 'everybody', order: 'row' },
  build: { learn: 'everybody', order: 'row' },
  ravage: { learn: 'everybody', order: 'row' },
  /** SI-324: England's additional build. */
  immigration: { learn: 'everybody', order: 'row' },
  invaderDiscard: { learn: 'everybody', order: 'pile' },
  /** Invader cards that were discarded face down; and what lies ahead while it is mixed. */
  buriedInvaders: { learn: 'nobody', order: 'pile', showsBacks: true },
  future: { learn: 'nobody', order: 'pile' },
  /** SI-379: powers that a spirit may gain by growth. */
  days: { learn: 'everybody', order: 'row' },
  /** Russia: invader cards among the fear cards. */
  entrenched: { learn: 'nobody', order: 'pile', showsBacks: true },
  blightBox: { learn: 'nobody', order: 'pile' },
  /** SI-055: nobody looks at the back. */
  healthyIsland: { learn: 'nobody', order: 'pile' },
  blightedIsland: { learn: 'everybody', order: 'row', inPlay: true },
  /** The levels of the adversary that are played, and the scenario. */
  adversary: { learn: 'everybody', order: 'row', inPlay: true },
  scenario: { learn: 'everybody', order: 'row', inPlay: true },
  /** SI-072: the powers that a spirit gains one after the other in a beginner game. */
  progression: { learn: 'everybody', order: 'row' },
  /** Second Wave: what each spirit has from the first game. */
  assistant: { learn: 'everybody', order: 'row' },
  /** What has left the game for good. */
  removed: { learn: 'everybody', order: 'none' },
} as const satisfies Readonly<Record<string, ZoneKind>>;

export type Kind = keyof typeof zones;

const shared = (kind: Kind): ZoneName => ({ kind });

export const spirit = perSeat<Kind>('spirit');
export const hand = perSeat<Kind>('hand');
export const play = perSeat<Kind>('play');
export const discard = perSeat<Kind>('discard');
export const days = perSeat<Kind>('days');
export const aid = perSeat<Kind>('aid');
export const offer = perSeat<Kind>('offer');
export const progression = perSeat<Kind>('progression');
export const assistant = perSeat<Kind>('assistant');
export const PANELS = shared('panels');
export const ASPECTS = shared('aspects');
export const UNIQUES = shared('uniques');
export const FEAR_BOX = shared('fearBox');
export const FEAR_DECK = shared('fearDeck');
export const EARNED = shared('earned');
export const FEAR_DISCARD = shared('fearDiscard');
export const EVENT_DECK = shared('eventDeck');
export const EVENT_DISCARD = shared('eventDiscard');
export const INVADER_DECK = shared('invaderDeck');
export const EXPLORE = shared('explore');
export const BUILD = shared('build');
export const RAVAGE = shared('ravage');
export const IMMIGRATION = shared('immigration');
export const ADVERSARY = shared('adversary');
export const SCENARIO = shared('scenario');
export const INVADER_DISCARD = shared('invaderDiscard');
export const BURIED = shared('buriedInvaders');
export const FUTURE = shared('future');
export const ENTRENCHED = shared('entrenched');
export const BLIGHT_BOX = shared('blightBox');
export const HEALTHY = shared('healthyIsland');
export const BLIGHTED = shared('blightedIsland');
export const REMOVED = shared('removed');

export type DeckName = 'minor' | 'major';
export const DECKS: Readonly<Record<DeckName, { readonly deck: ZoneName; readonly discard: ZoneName }>> = {
  minor: { deck: shared('minorDeck'), discard: shared('minorDiscard') },
  major: { deck: shared('majorDeck'), discard: shared('majorDiscard') },
};

export const STAGES = [1, 2, 3] as const;
export const stage = (n: number): ZoneName => ({ kind: 'stage', n });

const spots = new Map<string, PieceSpot>();

/** A land as a place with pieces. */
export function spotOf(name: string): PieceSpot {
  let spot = spots.get(name);
  if (spot === undefined) {
    spot = { kind: 'land', name };
    spots.set(name, spot);
  }
  return spot;
}

const indexIn = ({ map }: State, name: string): number => islandNamed(map).index.get(name) ?? -1;

/** SI-375: where enough presence of that spirit lies together there is a flock, one at most. */
export function withFlock({ flock, scattered }: Pick<State, 'flock' | 'scattered'>, pieces: Groups): Groups {
  if (flock < 0) return pieces;
  const others = pieces.filter((group) => !isFlock(group));
  return scattered || countOf(others, presenceOf(flock)) < FLOCK_SIZE ? others : [...others, { ...FLOCK, n: 1 }];
}

export const landPlaces: PiecePlaces<State> = {
  names: ({ map }) => islandNamed(map).lands.map(({ name }) => name),
  pieces: (state, name) => state.lands[indexIn(state, name)] ?? [],
  lay: (state, name, pieces) => {
    const i = indexIn(state, name);
    if (i < 0) return; // a land that is no more
    const { census } = state;
    for (const { kind, n } of state.lands[i] ?? []) census[kind] = (census[kind] ?? 0) - n;
    const all = withFlock(state, pieces);
    for (const { kind, n } of all) census[kind] = (census[kind] ?? 0) + n;
    state.lands[i] = all;
  },
  kinds,
  marks: ['damage', 'strife', 'dream', 'dreamt', 'singled', 'aside', 'loot', 'flock'],
};

import type { Bot } from '@tafelrunde/bots';
import { at, type Lang, openJournal, quickChance } from '@tafelrunde/kernel';
import { positionAfter } from '@tafelrunde/kernel/testing';
import { findOffer, type Offer } from '../games.ts';
import { words } from '../words.ts';
import { type Heed, USUAL_HEED } from './reactions.ts';
import type { Party } from './seating.ts';

const realms = await findOffer('fantasy-realms');

const NAMES = ['Ann', 'Ben', 'Cleo'];

interface Sits {
  readonly names: readonly string[];
  /** Plays the other seats. */
  readonly bot?: Bot;
  readonly lang?: Lang;
  readonly heed?: Heed;
}

/** These people, and bots, where a scenario ends. */
export function partyOf(offer: Offer, laid: object, { names, bot, lang = 'en', heed = USUAL_HEED }: Sits): Party {
  const match = positionAfter(offer.game, { ...laid });
  const seats = Array.from({ length: match.seats }, (_, seat) => seat);
  return {
    offer,
    journal: openJournal(offer.game, match.options, match.seats, { first: match, secret: '00'.repeat(32) }),
    sitting: seats.map((seat) => ({ name: names[seat] ?? 'Bot', ...(seat >= names.length && bot && { bot }) })),
    lang,
    words: words[lang],
    whims: quickChance(1),
    budget: { iterations: 1 },
    heeds: seats.map(() => heed),
  };
}

/** A table of three people in the middle of a game of Fantasy Realms with cursed items. */
export const partyAt = (given: object, play: readonly object[] = []): Party =>
  partyOf(
    realms,
    { seats: NAMES.length, options: { items: true }, given: { active: 0, ...given }, play },
    { names: NAMES },
  );

/** The number of a card in the discard area. */
export function discarded({ journal: { match } }: Party, card: string): number {
  const zone = match.zones.find(({ kind }) => kind === 'discard');
  const slot = zone?.cards.find((instance) => at(match.table, at(match.face, instance)) === card);
  if (slot === undefined) throw new Error(`${card} is not in the discard area`);
  return at(match.obj, slot);
}

export const german = (party: Party): Party => ({ ...party, lang: 'de', words: words.de });

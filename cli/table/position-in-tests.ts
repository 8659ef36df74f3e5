import { at, openJournal, quickChance } from '@tafelrunde/kernel';
import { positionAfter } from '@tafelrunde/kernel/testing';
import { findOffer } from '../games.ts';
import { words } from '../words.ts';
import { USUAL_HEED } from './reactions.ts';
import type { Party } from './seating.ts';

const offer = await findOffer('fantasy-realms');

const NAMES = ['Ann', 'Ben', 'Cleo'];

/** A table of three people in the middle of a game of Fantasy Realms with cursed items. */
export function partyAt(given: object, play: readonly object[] = []): Party {
  const { game } = offer;
  const laid = { seats: NAMES.length, options: { items: true }, given: { active: 0, ...given }, play };
  const match = positionAfter(game, laid);
  return {
    offer,
    journal: openJournal(game, match.options, match.seats, { first: match }),
    sitting: NAMES.map((name) => ({ name })),
    lang: 'en',
    words: words.en,
    whims: quickChance(1),
    budget: { iterations: 1 },
    heeds: NAMES.map(() => USUAL_HEED),
  };
}

/** The number of a card in the discard area. */
export function discarded({ journal: { match } }: Party, card: string): number {
  const zone = match.zones.find(({ kind }) => kind === 'discard');
  const slot = zone?.cards.find((instance) => at(match.table, at(match.face, instance)) === card);
  if (slot === undefined) throw new Error(`${card} is not in the discard area`);
  return at(match.obj, slot);
}

export const german = (party: Party): Party => ({ ...party, lang: 'de', words: words.de });

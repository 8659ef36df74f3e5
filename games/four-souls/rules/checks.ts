import { type At, type DeckName, withRooms } from '../state.ts';
import { deathsDue } from './death.ts';
import { deckRanOut } from './gains.ts';
import { refillsDue } from './slots.ts';
import { bonusSoulsDue, winnersDue } from './souls.ts';

const decks: readonly DeckName[] = ['loot', 'treasure', 'monster', 'room'];

/** FS-042: at once. */
function decksDue(m: At) {
  const name = decks.find((each) => (each !== 'room' || withRooms(m)) && deckRanOut(m, each));
  return name === undefined ? undefined : [{ op: 'remakeDeck' as const, name }];
}

/** What is looked at before anybody may react, in this order, until nothing changes (FS-004, FS-113, FS-042, FS-237, FS-031). */
export const checks = [winnersDue, bonusSoulsDue, decksDue, deathsDue, refillsDue] as const;

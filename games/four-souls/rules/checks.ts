import { knows, topOf } from '@tafelrunde/kernel';
import { bonusOf, isChanged } from '../effects/holding/values.ts';
import { withRooms } from '../options.ts';
import { type DeckName, deckOf } from '../places.ts';
import { player, turnOrder } from '../players.ts';
import type { At } from '../state.ts';
import { hpChangesDue, hurtBodies } from './damage.ts';
import { deathsDue } from './death.ts';
import { deckRanOut, hiddenIn } from './gains.ts';
import { refillsDue } from './slots.ts';
import { winnersDue } from './souls.ts';

const decks: readonly DeckName[] = ['loot', 'treasure', 'monster', 'room'];

/** FS-042: at once. */
function decksDue(m: At) {
  for (const name of decks) {
    if ((name !== 'room' || withRooms(m)) && deckRanOut(m, name)) return [{ op: 'remakeDeck' as const, name }];
  }
  return undefined;
}

/** Both go by who is hurt. */
function healthDue(m: At) {
  const hurt = hurtBodies(m);
  return hpChangesDue(m, hurt) ?? deathsDue(m, hurt);
}

/** There's Options: looking costs nothing, so it is simply seen. */
function looksDue(m: At) {
  const top = isChanged(m, 'seesTreasure') ? topOf(m, deckOf('treasure')) : undefined;
  if (top === undefined) return undefined;
  const seat = turnOrder(m, 0).find((each) => !knows(m, each, top) && bonusOf(m, 'seesTreasure', player(each)) > 0);
  return seat === undefined ? undefined : [{ op: 'seeTreasure' as const, seat }];
}

/** Guppy's Eye. */
function handsDue(m: At) {
  if (!isChanged(m, 'openHand')) return undefined;
  const seat = turnOrder(m, 0).find((each) => bonusOf(m, 'openHand', player(each)) > 0 && hiddenIn(m, each).length > 0);
  return seat === undefined ? undefined : [{ op: 'showHand' as const, seat }];
}

/** What is looked at before anybody may react, in this order, until nothing changes (FS-004, FS-042, FS-233, FS-237, FS-031). */
export const checks = [winnersDue, decksDue, healthDue, refillsDue, looksDue, handsDue] as const;

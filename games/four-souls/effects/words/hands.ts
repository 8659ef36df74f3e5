import { clockwise, look, move, NO, objectsIn, randomOf, type Seat } from '@tafelrunde/kernel';
import { allowed, and, asObject, clause, must, sequence, verb, type WordNode } from '@tafelrunde/words';
import { hand } from '../../places.ts';
import { turnOrder } from '../../players.ts';
import { handOf } from '../../rules/table.ts';
import type { Chapter } from '../../state.ts';
import { here } from '../language/context.ts';
import type { SoulWord } from '../language/word.ts';
import { nounOf, seatsOf, subjectOf, type Who } from '../selectors/who.ts';

/* Words about the hands of others: loot that is looked at, stolen, given or swapped (FS-269). */

interface StealLoot extends WordNode {
  readonly word: 'stealLoot';
  readonly from: Who;
  /** Seen before it is chosen, or taken at random. */
  readonly how: 'seen' | 'random';
}

interface GiveLoot extends WordNode {
  readonly word: 'giveLoot';
  readonly from: Who;
}

interface GiveToPlay extends WordNode {
  readonly word: 'giveToPlay';
  readonly from: Who;
}

interface LookAtHand extends WordNode {
  readonly word: 'lookAtHand';
  readonly of: Who;
}

interface SwapLoot extends WordNode {
  readonly word: 'swapLoot';
  readonly with: Who;
}

interface PassHands extends WordNode {
  readonly word: 'passHands';
}

export const stealLoot = (how: StealLoot['how'], from: Who): StealLoot => ({ word: 'stealLoot', how, from });
/** They choose a loot card and give it to you. */
export const giveLoot = (from: Who): GiveLoot => ({ word: 'giveLoot', from });
/** A loot card of their choice, which you have to play if you can, without a loot play. */
export const giveToPlay = (from: Who): GiveToPlay => ({ word: 'giveToPlay', from });
export const lookAtHand = (of: Who): LookAtHand => ({ word: 'lookAtHand', of });
/** You may swap a loot card with one of theirs; you choose both. */
export const swapLoot = (other: Who): SwapLoot => ({ word: 'swapLoot', with: other });
/** Everybody's hand to the left. */
export const passHands = (): PassHands => ({ word: 'passHands' });

export interface HandWordOps {
  stealSeen: { seat: Seat; from: Seat };
  giveCard: { seat: Seat; to: Seat; n?: number; played?: true };
  swapGive: { seat: Seat; with: Seat };
  swapTake: { seat: Seat; with: Seat; given: number };
}

const LOOK = verb('look at the hand of {whom}', 'sieh siehst sieht sehen an | {self} die Handkarten {whom.gen}');
const STEAL_FROM_IT = verb('steal a loot card from it', 'stiehl stiehlst stiehlt stehlen | 1 Beute davon');
const STEAL_RANDOM = verb(
  'steal a random loot card from {whom}',
  'stiehl stiehlst stiehlt stehlen | {whom.dat} 1 zufällige Beute',
);
const GIVE = verb('give {to} a loot card', 'gib gibst gibt geben | {to.dat} 1 Beute');
const GIVE_OPENLY = verb('give {to} a loot card, open to all', 'gib gibst gibt geben | {to.dat} offen 1 Beute');
const PLAY_IT = verb(
  'play it if able, which uses no loot play',
  'spiele spielst spielt spielen | sie, wenn möglich, zusätzlich',
);
const SWAP = verb('swap a loot card with one from it', 'tausche tauschst tauscht tauschen | 1 Beute gegen eine davon');
const PASS_ON = verb(
  'give their hand to the player on their left',
  '- gibst gibt geben weiter | die eigene Hand nach links',
);

const stealWord: SoulWord<StealLoot> = {
  run: (m, { from, how }) => {
    const { seat } = here(m);
    for (const each of seatsOf(m, from, here(m))) {
      if (each === seat) continue;
      if (how === 'seen') {
        look(m, seat, objectsIn(m, hand(each)));
        m.put({ op: 'stealSeen', seat, from: each });
      } else {
        const card = randomOf(m, hand(each));
        if (card !== undefined) move(m, card, hand(seat));
      }
    }
  },
  says: ({ from, how }, say) =>
    how === 'random'
      ? clause(say.you, STEAL_RANDOM, { whom: nounOf(from, say) })
      : and(clause(say.you, LOOK, { whom: nounOf(from, say) }), STEAL_FROM_IT),
};

const giveWord: SoulWord<GiveLoot> = {
  run: (m, { from }) => {
    const { seat } = here(m);
    for (const each of seatsOf(m, from, here(m))) if (each !== seat) m.put({ op: 'giveCard', seat: each, to: seat });
  },
  says: ({ from }, say) => clause(subjectOf(from, say), GIVE, { to: asObject(say.you) }),
};

const giveToPlayWord: SoulWord<GiveToPlay> = {
  run: (m, { from }) => {
    const { seat } = here(m);
    for (const each of seatsOf(m, from, here(m))) m.put({ op: 'giveCard', seat: each, to: seat, played: true });
  },
  says: ({ from }, say) =>
    sequence([clause(subjectOf(from, say), GIVE_OPENLY, { to: asObject(say.you) }), must(clause(say.you, PLAY_IT))]),
};

const lookWord: SoulWord<LookAtHand> = {
  run: (m, { of }) => {
    for (const each of seatsOf(m, of, here(m))) look(m, here(m).seat, objectsIn(m, hand(each)));
  },
  says: ({ of }, say) => clause(say.you, LOOK, { whom: nounOf(of, say) }),
};

const swapWord: SoulWord<SwapLoot> = {
  run: (m, { with: other }) => {
    const { seat } = here(m);
    for (const each of seatsOf(m, other, here(m))) {
      look(m, seat, objectsIn(m, hand(each)));
      if (each !== seat && handOf(m, each) > 0) m.put({ op: 'swapGive', seat, with: each });
    }
  },
  says: ({ with: other }, say) =>
    sequence([clause(say.you, LOOK, { whom: nounOf(other, say) }), allowed(clause(say.you, SWAP))]),
};

const passWord: SoulWord<PassHands> = {
  run: (m) => {
    const hands = turnOrder(m, here(m).seat).map((seat) => ({
      to: clockwise(m, seat),
      cards: objectsIn(m, hand(seat)),
    }));
    for (const { to, cards } of hands) for (const card of cards) move(m, card, hand(to));
  },
  says: (_, say) => clause(subjectOf('everybody', say), PASS_ON),
};

export const handWords = {
  stealLoot: stealWord,
  giveLoot: giveWord,
  giveToPlay: giveToPlayWord,
  lookAtHand: lookWord,
  swapLoot: swapWord,
  passHands: passWord,
} as const;

export const handWordRules: Chapter<HandWordOps> = {
  stealSeen: {
    options: (m, { from }) => objectsIn(m, hand(from)),
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') move(m, pick, hand(seat));
    },
  },

  giveCard: {
    options: (m, { seat, n = 1 }) => (n === 0 ? [] : objectsIn(m, hand(seat))),
    min: (_, { n = 1 }) => n,
    answer: (m, { to, played = false }, picks) => {
      for (const pick of picks) {
        const lying = typeof pick === 'number' ? move(m, pick, hand(to), { openly: played }) : undefined;
        if (played && lying !== undefined) m.put({ op: 'playGiven', seat: to, object: lying });
      }
    },
  },

  swapGive: {
    options: (m, { seat }) => [NO, ...objectsIn(m, hand(seat))],
    answer: (m, { seat, with: other }, [pick]) => {
      if (typeof pick === 'number') m.put({ op: 'swapTake', seat, with: other, given: pick });
    },
  },

  swapTake: {
    options: (m, { with: other }) => objectsIn(m, hand(other)),
    answer: (m, { seat, with: other, given }, [pick]) => {
      if (typeof pick !== 'number') return;
      move(m, pick, hand(seat));
      move(m, given, hand(other));
    },
  },
};

import { look, move, type ObjectNumber, objectsIn, placeOf, reveal, type Seat } from '@tafelrunde/kernel';
import { allowed, and, clause, sequence, verb, type WordNode } from '@tafelrunde/words';
import { type DeckName, DISCARD, hand } from '../../places.ts';
import { NOTHING } from '../../refs.ts';
import { discardCard, drawCards, randomCard, takeDiscardedCard } from '../../rules/cards.ts';
import type { Chapter } from '../../state.ts';
import { amountOf } from '../language/amounts.ts';
import { here, numberIn } from '../language/context.ts';
import { roomAt } from '../language/registry.ts';
import type { BossWord } from '../language/word.ts';
import { ANY_CARD, type CardFilter, cardNoun, cardsSuch, hasSuch, RANDOM, ROOM, SPELL } from '../selectors/cards.ts';
import { nounOf, objectsOf, seatsOf, subjectOf, type Who } from '../selectors/who.ts';

/* Words about the cards in hands, in the decks and on the discard pile. */

interface Draw extends WordNode {
  readonly word: 'draw';
  readonly deck: DeckName;
  readonly n: number;
  readonly who: Who;
}

interface Discard extends WordNode {
  readonly word: 'discard' | 'discardRandom';
  readonly card: CardFilter;
  readonly n: number;
  readonly who: Who;
}

interface DiscardHand extends WordNode {
  readonly word: 'discardHand';
  readonly who: Who;
}

interface Take extends WordNode {
  readonly word: 'take';
  readonly what: Who;
}

interface Plain<W extends string> extends WordNode {
  readonly word: W;
}

interface ShowDamage extends WordNode {
  readonly word: 'showDamage';
  readonly card: CardFilter;
}

interface TakeDiscarded extends WordNode {
  readonly word: 'takeDiscarded';
  readonly card: CardFilter;
  readonly n: number;
}

interface TakeFrom extends WordNode {
  readonly word: 'takeRandom' | 'takeSeen';
  readonly card: CardFilter;
  readonly from: Who;
  /** One may leave it. */
  readonly optional?: true;
}

interface Renew extends WordNode {
  readonly word: 'renewHand';
  readonly who: Who;
}

interface DrawToBuild extends WordNode {
  readonly word: 'drawToBuild';
}

interface Give extends WordNode {
  readonly word: 'give';
  readonly card: CardFilter;
  readonly to: Who;
}

export const draw = (deck: DeckName, n = 1, who: Who = 'you'): Draw => ({ word: 'draw', deck, n, who });
/** BM-140: whoever discards chooses. Also a cost. */
export const discard = (card: CardFilter, n = 1, who: Who = 'you'): Discard => ({ word: 'discard', card, n, who });
/** A cost: the card itself, from the hand. */
export const discardThis = (): Plain<'discardThis'> => ({ word: 'discardThis' });
/** A card of the hand is shown and kept; later steps count its printed damage as `n`. */
export const showDamage = (card: CardFilter): ShowDamage => ({ word: 'showDamage', card });
/** BM-141. */
export const discardRandom = (card: CardFilter, n: number, who: Who): Discard => ({
  word: 'discardRandom',
  card,
  n,
  who,
});
export const discardHand = (who: Who = 'you'): DiscardHand => ({ word: 'discardHand', who });
/** A card that was aimed at or chosen comes into the hand. */
export const take = (what: Who): Take => ({ word: 'take', what });
/** What somebody else has lost comes into the hand instead. */
export const keepIt = (): Plain<'keepIt'> => ({ word: 'keepIt' });
/** From the discard pile; chosen when it is carried out. */
export const takeDiscarded = (card: CardFilter, n = 1): TakeDiscarded => ({ word: 'takeDiscarded', card, n });
/** out of somebody's hand, by chance. */
export const takeRandom = (card: CardFilter, from: Who): TakeFrom => ({ word: 'takeRandom', card, from });
/** The whole hand is shown, and one card of it taken. */
export const takeSeen = (from: Who, card: CardFilter = ANY_CARD): TakeFrom => ({ word: 'takeSeen', card, from });
/** The whole hand is shown, and one card of it may be taken. */
export const mayTakeSeen = (from: Who, card: CardFilter): TakeFrom => ({ ...takeSeen(from, card), optional: true });
/** A card of one's own hand, of one's own choice. */
export const give = (card: CardFilter, to: Who): Give => ({ word: 'give', card, to });

/** The hand is discarded, and as many Rooms and Spells drawn. */
export const renewHand = (who: Who): Renew => ({ word: 'renewHand', who });
/** A card of the Room deck, which may be built at once. */
export const drawToBuild = (): DrawToBuild => ({ word: 'drawToBuild' });

export interface CardWordOps {
  discardCards: { seat: Seat; card: CardFilter; n: number; by: Seat };
  showWhich: { seat: Seat; card: CardFilter };
  takeCards: { seat: Seat; card: CardFilter; n: number };
  takeOneSeen: { seat: Seat; from: Seat; card: CardFilter; optional: boolean };
  giveWhich: { seat: Seat; to: Seat; card: CardFilter };
}

const DRAW = verb('draw {what}', 'ziehe ziehst zieht ziehen | {what}');
const DISCARDS = verb('discard {what}', 'wirf wirfst wirft werfen ab | {what}');
const TAKE = verb('take {what} into {self} hand', 'nimm nimmst nimmt nehmen | {what} auf die Hand');
const TAKE_FROM = verb(
  'take {what} from the hand of {whom}',
  'nimm nimmst nimmt nehmen | {what} aus der Hand {whom.gen}',
);
const LOOK = verb('look at the hand of {whom}', 'sieh siehst sieht sehen an | {self} die Hand {whom.gen}');
const WHOLE_HAND = { en: 'their whole hand', de: 'alle Handkarten' };
const YOUR_HAND = { en: 'your whole hand', de: 'alle Handkarten' };

const several = (n: number): 'a' | number => (n === 1 ? 'a' : n);

const drawWord: BossWord<Draw> = {
  run: (m, { deck, n, who }) => {
    for (const seat of seatsOf(m, who, here(m))) drawCards(m, seat, deck, n);
  },
  says: ({ deck, n, who }, say) =>
    clause(subjectOf(who, say), DRAW, { what: cardNoun(deck === 'room' ? ROOM : SPELL, several(n)) }),
};

const discardWord: BossWord<Discard> = {
  can: (m, { card, n, who }) => seatsOf(m, who, here(m)).every((seat) => cardsSuch(m, hand(seat), card).length >= n),
  run: (m, { card, n, who }) => {
    for (const seat of seatsOf(m, who, here(m))) m.put({ op: 'discardCards', seat, card, n, by: here(m).seat });
  },
  says: ({ card, n, who }, say) => clause(subjectOf(who, say), DISCARDS, { what: cardNoun(card, several(n)) }),
};

const randomWord: BossWord<Discard> = {
  run: (m, { card, n, who }) => {
    for (const seat of seatsOf(m, who, here(m))) {
      for (let i = 0; i < n; i++) {
        const found = randomCard(m, seat, card);
        if (found !== undefined) discardCard(m, found, here(m).seat);
      }
    }
  },
  says: ({ card, n, who }, say) =>
    clause(subjectOf(who, say), DISCARDS, { what: cardNoun(card, several(n), { being: [RANDOM] }) }),
};

const DISCARD_THIS = verb(
  'discard this card from {self} hand',
  'wirf wirfst wirft werfen ab | diese Karte aus der Hand',
);

const discardThisWord: BossWord<Plain<'discardThis'>> = {
  run: (m) => {
    const { source, seat } = here(m);
    if (source !== undefined) discardCard(m, source, seat);
  },
  says: (_, say) => clause(say.you, DISCARD_THIS),
};

const SHOW = verb('reveal {what} from {self} hand', 'zeige zeigst zeigt zeigen vor | {what} aus der Hand');

const showWord: BossWord<ShowDamage> = {
  can: (m, { card }) => hasSuch(m, hand(here(m).seat), card),
  run: (m, { card }) => m.put({ op: 'showWhich', seat: here(m).seat, card }),
  says: ({ card }, say) => clause(say.you, SHOW, { what: cardNoun(card, 'a') }),
};

const handWord: BossWord<DiscardHand> = {
  run: (m, { who }) => {
    for (const seat of seatsOf(m, who, here(m))) {
      for (const card of objectsIn(m, hand(seat))) discardCard(m, card, here(m).seat);
    }
  },
  says: ({ who }, say) => clause(subjectOf(who, say), DISCARDS, { what: { you: YOUR_HAND, they: WHOLE_HAND } }),
};

const takeWord: BossWord<Take> = {
  run: (m, { what }) => {
    const { seat } = here(m);
    for (const object of objectsOf(m, what, here(m))) {
      // Somebody else may have taken it meanwhile.
      if (placeOf(m, object)?.kind === DISCARD.kind) takeDiscardedCard(m, object, seat);
    }
  },
  says: ({ what }, say) => clause(say.you, TAKE, { what: nounOf(what, say) }),
};

const KEEP_IT = verb('take it into {self} hand instead', 'nimm nimmst nimmt nehmen | sie stattdessen auf die Hand');

const keepWord: BossWord<Plain<'keepIt'>> = {
  run: (m) => {
    const { seat, vars } = here(m);
    const card = numberIn(vars, 'card');
    if (card !== undefined) move(m, card, hand(seat), { openly: true });
  },
  says: (_, say) => clause(say.you, KEEP_IT),
};

const FROM_DISCARD = { en: 'from the discard pile', de: 'vom Ablagestapel' };

const takeDiscardedWord: BossWord<TakeDiscarded> = {
  run: (m, { card, n }) => m.put({ op: 'takeCards', seat: here(m).seat, card, n }),
  says: ({ card, n }, say) => clause(say.you, TAKE, { what: cardNoun(card, several(n), { after: FROM_DISCARD }) }),
};

const takeRandomWord: BossWord<TakeFrom> = {
  run: (m, { card, from }) => {
    const { seat } = here(m);
    for (const other of seatsOf(m, from, here(m))) {
      const found = randomCard(m, other, card);
      if (found !== undefined) move(m, found, hand(seat));
    }
  },
  says: ({ card, from }, say) =>
    clause(say.you, TAKE_FROM, { what: cardNoun(card, 'a', { being: [RANDOM] }), whom: nounOf(from, say) }),
};

const takeSeenWord: BossWord<TakeFrom> = {
  run: (m, { card, from, optional = false }) => {
    const { seat } = here(m);
    for (const other of seatsOf(m, from, here(m))) {
      look(m, seat, objectsIn(m, hand(other)));
      m.put({ op: 'takeOneSeen', seat, from: other, card, optional });
    }
  },
  says: ({ card, from, optional }, say) => {
    const taking = clause(say.you, TAKE, { what: cardNoun(card, 'a', { after: { en: 'of it', de: 'davon' } }) });
    return sequence([clause(say.you, LOOK, { whom: nounOf(from, say) }), optional === true ? allowed(taking) : taking]);
  },
};

const GIVE = verb('give {what} to {whom}', 'gib gibst gibt geben | {whom.dat} {what}');
const FROM_HAND = { en: 'from your hand', de: 'aus deiner Hand' };

const giveWord: BossWord<Give> = {
  can: (m, { card }) => hasSuch(m, hand(here(m).seat), card),
  run: (m, { card, to }) => {
    for (const other of seatsOf(m, to, here(m))) m.put({ op: 'giveWhich', seat: here(m).seat, to: other, card });
  },
  says: ({ card, to }, say) =>
    clause(say.you, GIVE, { what: cardNoun(card, 'a', { after: FROM_HAND }), whom: nounOf(to, say) }),
};

const DRAW_AS_MANY = verb(
  'draw as many Room cards and Spell cards as were discarded',
  'ziehe ziehst zieht ziehen | ebenso viele Raumkarten und Zaubersprüche',
);

const renewWord: BossWord<Renew> = {
  run: (m, { who }) => {
    for (const seat of seatsOf(m, who, here(m))) {
      const rooms = cardsSuch(m, hand(seat), ROOM).length;
      const spells = cardsSuch(m, hand(seat), SPELL).length;
      for (const card of objectsIn(m, hand(seat))) discardCard(m, card, here(m).seat);
      drawCards(m, seat, 'room', rooms);
      drawCards(m, seat, 'spell', spells);
    }
  },
  says: ({ who }, say) =>
    and(clause(subjectOf(who, say), DISCARDS, { what: { you: YOUR_HAND, they: WHOLE_HAND } }), DRAW_AS_MANY),
};

const BUILD_IT = verb('build it at once', 'baue baust baut bauen | sie sofort');

const drawToBuildWord: BossWord<DrawToBuild> = {
  run: (m) => {
    const { seat } = here(m);
    const before = objectsIn(m, hand(seat));
    drawCards(m, seat, 'room', 1);
    const card = objectsIn(m, hand(seat)).find((each) => !before.includes(each));
    if (card !== undefined) m.put({ op: 'mayBuildFound', seat, card });
  },
  says: (_, say) =>
    sequence([clause(say.you, DRAW, { what: cardNoun(ROOM, 'a') }), allowed(clause(say.you, BUILD_IT))]),
};

export const cardWords = {
  draw: drawWord,
  discard: discardWord,
  discardRandom: randomWord,
  discardHand: handWord,
  discardThis: discardThisWord,
  showDamage: showWord,
  take: takeWord,
  keepIt: keepWord,
  takeDiscarded: takeDiscardedWord,
  takeRandom: takeRandomWord,
  takeSeen: takeSeenWord,
  give: giveWord,
  renewHand: renewWord,
  drawToBuild: drawToBuildWord,
} as const;

const chosen = (picks: readonly unknown[]): ObjectNumber[] =>
  picks.flatMap((pick) => (typeof pick === 'number' ? [pick] : []));

export const cardWordRules: Chapter<CardWordOps> = {
  discardCards: {
    options: (m, { seat, card }) => cardsSuch(m, hand(seat), card),
    min: (_, { n }) => n,
    answer: (m, { by }, picks) => {
      for (const object of chosen(picks)) discardCard(m, object, by);
    },
  },

  showWhich: {
    options: (m, { seat, card }) => cardsSuch(m, hand(seat), card),
    answer: (m, { seat }, [pick]) => {
      if (typeof pick !== 'number') return;
      reveal(m, [pick], seat);
      m.let('n', amountOf(m, roomAt(m, pick)?.damage ?? 0, here(m)));
    },
  },

  takeCards: {
    options: (m, { card }) => cardsSuch(m, DISCARD, card),
    min: (_, { n }) => n,
    answer: (m, { seat }, picks) => {
      for (const object of chosen(picks)) takeDiscardedCard(m, object, seat);
    },
  },

  giveWhich: {
    options: (m, { seat, card }) => cardsSuch(m, hand(seat), card),
    answer: (m, { to }, [pick]) => {
      if (typeof pick === 'number') move(m, pick, hand(to));
    },
  },

  takeOneSeen: {
    options: (m, { from, card, optional }) => [...(optional ? [NOTHING] : []), ...cardsSuch(m, hand(from), card)],
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') move(m, pick, hand(seat));
    },
  },
};

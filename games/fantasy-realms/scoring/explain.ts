import { at } from '@tafelrunde/kernel';
import { cardId, cardList, nameIndexes } from '../cards/catalogue.ts';
import { type CardId, cardIndex, type ItemId } from '../cards/ids.ts';
import type { Suit } from '../cards/suits.ts';
import type { PointTerm } from '../effects/score-points.ts';
import { type Action, type Actions, chooserNameOf } from './actions.ts';
import { type Hand, type Refused, type Scored, scoreCase } from './hand.ts';
import { type Case, readHand } from './read-hand.ts';
import type { Sink } from './sink.ts';
import { type Cards, createTableau, first, peek } from './tableau.ts';

/** One reason for a card's points, or for their absence. */
export type Reason =
  | { readonly kind: 'copies'; readonly card: CardId }
  | { readonly kind: 'stands-for'; readonly as: CardId | Suit }
  | { readonly kind: 'changed-suit'; readonly suit: Suit; readonly by: CardId }
  | { readonly kind: 'cleared'; readonly by: CardId; readonly word?: 'army' }
  | { readonly kind: 'protected'; readonly by: CardId }
  | { readonly kind: 'blanked'; readonly by: readonly CardId[] }
  | { readonly kind: 'strength'; readonly points: number }
  | {
      readonly kind: 'bonus' | 'penalty';
      readonly points: number;
      readonly term: PointTerm;
      /** The cards of the hand, or of the discard area, that earn it. */
      readonly cards: readonly CardId[];
    };

export interface CardExplanation {
  readonly id: CardId;
  readonly points: number;
  readonly blanked: boolean;
  readonly reasons: readonly Reason[];
}

export interface Explanation {
  readonly total: number;
  readonly cards: readonly CardExplanation[];
  readonly cursedItems: readonly { readonly id: ItemId; readonly points: number }[];
  readonly actions: Actions;
}

const tableau = createTableau();

/** Scores a hand and says why: the same scorer, with somebody listening. */
export function explainHand(hand: Hand): Explanation | Refused {
  const read = readHand(hand);
  return 'error' in read ? read : explainCase(read);
}

export function explainCase(given: Case): Explanation {
  const heard = given.hand.map((): Heard => ({ cleared: [], protected: [], blanked: [], scored: [] }));
  const scored = scoreCase(tableau, given, listener(given, heard));
  return {
    total: scored.total,
    cards: scored.cards.map((card, i) => ({ ...card, reasons: reasonsFor(given, scored, at(heard, i), i) })),
    cursedItems: scored.cursedItems ?? [],
    actions: scored.actions,
  };
}

/** What the sink heard about one card, in the order of the steps. */
interface Heard {
  readonly cleared: Reason[];
  readonly protected: Reason[];
  readonly blanked: Reason[];
  readonly scored: Reason[];
}

function listener({ hand, discard }: Case, heard: readonly Heard[]): Sink {
  const held = (position: number): CardId => cardId(at(hand, position));
  const about = (cards: Cards, hear: (card: Heard) => void) => {
    for (const position of positions(cards)) hear(at(heard, position));
  };
  return {
    cleared: (cards, by, word) =>
      about(cards, (card) =>
        card.cleared.push({ kind: 'cleared', by: held(by), ...(word === undefined ? {} : { word }) }),
      ),
    protected: (cards, by) => about(cards, (card) => card.protected.push({ kind: 'protected', by: held(by) })),
    blanked: (card, by) => at(heard, card).blanked.push({ kind: 'blanked', by: positions(by).map(held) }),
    restart: () => {
      for (const card of heard) {
        card.protected.length = 0;
        card.blanked.length = 0;
      }
    },
    scored: (card, section, term, points, because) => {
      const cards = term.word === 'inDiscard' ? matching(discard, term) : positions(because).map(held);
      at(heard, card).scored.push({ kind: section, points, term, cards });
    },
  };
}

function positions(cards: Cards): number[] {
  const list: number[] = [];
  for (let rest = cards; rest !== 0; rest &= rest - 1) list.push(first(rest));
  return list;
}

function matching(discard: readonly number[], term: Extract<PointTerm, { word: 'inDiscard' }>): CardId[] {
  const name = term.andFor === undefined ? undefined : cardIndex(term.andFor);
  return discard
    .filter((card) => {
      const { suit, alsoSuits = [] } = at(cardList, card);
      return [suit, ...alsoSuits].some((own) => term.suits.includes(own)) || at(nameIndexes, card) === name;
    })
    .map(cardId);
}

function reasonsFor({ hand }: Case, { actions, cards }: Scored, heard: Heard, position: number): Reason[] {
  const id = cardId(at(hand, position));
  const chooser = chooserNameOf(id);
  const changed = actions['book-of-changes'];
  const strength: Reason = { kind: 'strength', points: peek(tableau.strength, position) };
  return [
    ...becoming(chooser === undefined ? undefined : actions[chooser]),
    ...(changed?.target === id && changed.suit !== undefined
      ? [{ kind: 'changed-suit', suit: changed.suit, by: 'book-of-changes' } as const]
      : []),
    ...heard.cleared,
    ...heard.protected,
    ...(at(cards, position).blanked ? heard.blanked : [strength, ...heard.scored]),
  ];
}

function becoming(action: Action | undefined): Reason[] {
  if (action?.copies !== undefined) return [{ kind: 'copies', card: action.copies }];
  return action?.as === undefined ? [] : [{ kind: 'stands-for', as: action.as }];
}

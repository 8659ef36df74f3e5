import { cardId } from '../cards/catalogue.ts';
import { cursedItems } from '../cards/cursed-items.ts';
import type { CardId, ItemId } from '../cards/ids.ts';
import { worthOf } from '../effects/score-items.ts';
import { type Actions, actionsOf } from './actions.ts';
import { bestChoices } from './best.ts';
import { type Case, readHand } from './read-hand.ts';
import type { Refusal } from './refusals.ts';
import type { Rulings } from './rulings.ts';
import { scoreCards } from './score.ts';
import type { Sink } from './sink.ts';
import { bit, createTableau, peek, type Tableau } from './tableau.ts';

/** A hand as it comes from outside; all but the cards may be missing. */
export interface Hand {
  readonly cards: readonly string[];
  readonly mode?:
    | {
        readonly suits?: boolean | undefined;
        readonly items?: boolean | undefined;
        readonly promos?: boolean | undefined;
      }
    | undefined;
  /** 4 if it is not said. */
  readonly players?: number | undefined;
  readonly discard?: readonly string[] | undefined;
  /** The used items, which lie face down (FR-109). */
  readonly cursedItems?: readonly string[] | undefined;
  /** By chooser; one that is missing is not used. `mirage` also speaks for `mirage-ch`, and so on. */
  readonly actions?: Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>> | undefined;
  /** Find the best choices instead of taking `actions`. */
  readonly best?: boolean | undefined;
  readonly rulings?: { readonly [R in keyof Rulings]?: Rulings[R] | undefined } | undefined;
}

export interface Scored {
  readonly total: number;
  readonly cards: readonly { readonly id: CardId; readonly points: number; readonly blanked: boolean }[];
  /** Only if there are any; the total includes them. */
  readonly cursedItems?: readonly { readonly id: ItemId; readonly points: number }[];
  readonly actions: Actions;
}

export type Refused = { readonly error: Refusal };

const tableau = createTableau();

/** Scores a hand at the end of the game, after the drawing step. */
export function scoreHand(hand: Hand): Scored | Refused {
  const read = readHand(hand);
  if ('error' in read) return read;
  return scoreCase(tableau, read);
}

export function scoreCase(t: Tableau, given: Case, sink?: Sink): Scored {
  const { hand, context } = given;
  const choices = given.best ? bestChoices(hand, context, given.mode, given.decided).choices : given.choices;
  const total = scoreCards(t, hand, hand.length, context, choices, sink);
  const items = scoreItems(given);
  return {
    total: total + items.reduce((sum, { points }) => sum + points, 0),
    cards: hand.map((card, i) => {
      const blanked = (t.active & bit(i)) === 0;
      return { id: cardId(card), points: blanked ? 0 : peek(t.points, i), blanked };
    }),
    ...(items.length > 0 ? { cursedItems: items } : {}),
    actions: actionsOf(hand, choices),
  };
}

/** FR-109: the points of the face-down items. */
function scoreItems({ items, context: { players, rulings } }: Case): { id: ItemId; points: number }[] {
  return items.map((id) => {
    const { points, worth = [] } = cursedItems[id];
    const instead = worth.map((term) => worthOf(term, { players, usedItems: items.length, rulings }));
    return { id, points: instead.find((value) => value !== undefined) ?? points };
  });
}

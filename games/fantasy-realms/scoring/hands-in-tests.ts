import { expect } from 'vitest';
import { scoreHand } from './hand.ts';

/** What a blanked card is expected to be: no points, and marked as blanked. */
export const BLANKED = 'blanked';

type Points = Readonly<Record<string, number | typeof BLANKED>>;

interface Actions {
  readonly [chooser: string]: { readonly [choice: string]: string };
}

interface Given {
  readonly cards: readonly string[];
  readonly mode?: { readonly suits: boolean; readonly items: boolean; readonly promos?: boolean };
  readonly players?: number;
  readonly discard?: readonly string[];
  readonly cursedItems?: readonly string[];
  readonly actions?: Actions;
  readonly best?: boolean;
}

/** A hand of the base game: `hand('king', 'knights').scores({ king: 13, knights: 20 })`. */
export const hand = (...cards: string[]) => given({ cards, mode: { suits: false, items: false } });

/** A hand of a game with the three new suits. */
export const expansionHand = (...cards: string[]) => given({ cards, mode: { suits: true, items: false } });

/** The action of Book of Changes: `hand(...).using(changing('candle', 'beast'))`. */
export const changing = (target: string, suit: string) => ({ 'book-of-changes': { target, suit } });

/** Every order in which the cards can be held; scoring must not care. */
export function orders<T>(cards: readonly T[]): T[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((first, i) => orders(cards.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}

export function given(table: Given) {
  const withMore = (more: Partial<Given>) => given({ ...table, ...more });
  return {
    players: (players: number) => withMore({ players }),
    discard: (...discard: string[]) => withMore({ discard }),
    cursedItems: (...cursedItems: string[]) => withMore({ cursedItems }),
    using: (actions: Actions) => withMore({ actions }),
    best: () => withMore({ best: true }),

    /** The points of every card of the hand; the total is their sum unless it is given. */
    scores(points: Points, total = sum(points)) {
      const result = scored(table);
      expect({ total: result.total, ...pointsOf(result) }).toEqual({ total, ...points });
    },
    /** The points of some cards, where the others are only there to make the case. */
    gives(points: Points) {
      expect(pointsOf(scored(table))).toMatchObject(points);
    },
    totals(total: number) {
      expect(scored(table).total).toBe(total);
    },
    chooses(actions: Actions) {
      expect(scored(table).actions).toEqual(actions);
    },
    isRefused() {
      const result = scoreHand(table);
      expect(result).toMatchObject({ error: { code: expect.any(String), message: expect.anything() } });
    },
  };
}

function scored(table: Given) {
  const result = scoreHand(table);
  if ('error' in result) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result;
}

function pointsOf({ cards }: ReturnType<typeof scored>): Points {
  return Object.fromEntries(cards.map(({ id, points, blanked }) => [id, blanked ? blankedWith(points) : points]));
}

const blankedWith = (points: number) => (points === 0 ? BLANKED : Number.NaN);

const sum = (points: Points) => Object.values(points).reduce<number>((n, p) => n + (p === BLANKED ? 0 : p), 0);

import type { Lang, Ref, Seat, View } from '@tafelrunde/kernel';
import {
  cardData,
  ELEMENTS,
  type Elements,
  figuresIn,
  hasAll,
  missing,
  type PowerCard,
  type PowerFace,
  spelt,
  together,
} from '@tafelrunde/spirit-island';
import { cardBehind, useTools } from '../../table/tools.tsx';
import { cardWords } from './card-words.ts';

/* Thresholds, measured against the elements that a spirit has or would have. */

const NONE: Elements = {};

export const isPower = (card: ReturnType<typeof cardData>): card is PowerCard =>
  card?.kind === 'minor' || card?.kind === 'major' || card?.kind === 'unique';

const elementsOn = (view: View, ref: Ref): Elements => {
  const card = cardData(cardBehind(view, ref) ?? '');
  return isPower(card) ? card.elements : NONE;
};

/** The elements of a threshold, or others that do as well. */
export type Needs = Pick<PowerFace['thresholds'][number], 'elements' | 'or'>;

export const isReached = (own: Elements, { elements, or }: Needs): boolean =>
  hasAll(own, elements) || (or !== undefined && hasAll(own, or));

const totalOf = (elements: Elements): number => Object.values(elements).reduce((sum, n) => sum + n, 0);

/** What is wanting by the shorter way. */
export function wantingOf(own: Elements, { elements, or = elements }: Needs): Elements {
  const [one, other] = [missing(own, elements), missing(own, or)];
  return totalOf(other) < totalOf(one) ? other : one;
}

/** "2 moon short", "1 moon, 1 fire short"; nothing where it is reached. */
export function shortOf(own: Elements, needs: Needs, lang: Lang): string | undefined {
  if (isReached(own, needs)) return undefined;
  const wanting = wantingOf(own, needs);
  const list = ELEMENTS.flatMap((element) => {
    const n = wanting[element];
    return n === undefined ? [] : [`${n} ${spelt(`{${element}}`, lang)}`];
  });
  const total = totalOf(wanting);
  return cardWords[lang].short(list.join(', '), total);
}

/** What a spirit has, and what it would have with the cards that are being chosen to be played. */
export function useElements(seat: Seat): { readonly now: Elements; readonly planned: Elements } {
  const { board } = useTools();
  const now = figuresIn(board.view).spirits[seat]?.elements ?? NONE;
  const { cards } = usePlan(seat);
  if (cards.length === 0) return { now, planned: now };
  return { now, planned: together([now, ...cards.map((card) => elementsOn(board.view, card))]) };
}

/** The cards that are being chosen to be played, and what they cost together. */
export function usePlan(seat: Seat): { readonly cards: readonly Ref[]; readonly cost: number } {
  const { board, question, picking } = useTools();
  const cards = question?.op.op === 'playCards' && question.seat === seat ? picking.picks : NOBODY;
  const { costs = {} } = figuresIn(board.view).spirits[seat] ?? {};
  const costOf = (ref: Ref): number => {
    const card = cardData(cardBehind(board.view, ref) ?? '');
    return costs[Number(ref)] ?? (isPower(card) ? card.cost : 0);
  };
  return { cards, cost: cards.reduce((sum: number, card) => sum + costOf(card), 0) };
}

const NOBODY: readonly Ref[] = [];

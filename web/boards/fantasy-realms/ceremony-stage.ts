import { at } from '@tafelrunde/kernel';

/** How the hands lie at the end: in how many columns, each with so many cards in a line. */
export interface Stage {
  /** The name over the cards instead of beside them. */
  readonly compact: boolean;
  readonly columns: number;
  readonly inLine: number;
  readonly cardWidth: number;
}

const LARGEST = 116;
/** Smaller than this nobody knows a card by its picture: rather the hands are scrolled. */
const SMALLEST = 30;
const GAP = 6;

/** What a hand needs besides its cards, in pixels: the name, the reason, the edge; under each line its points. */
const AROUND = 76;
const POINTS = 14;
/** Beside the cards of a wide stage: the name to the left, the reason to the right. */
const BESIDE = 520;

/** As large as all hands together allow. */
export function stageFor(width: number, height: number, cards: number, hands: number): Stage {
  if (width >= 700 && height >= 340) {
    const cardWidth = Math.min((width - BESIDE) / cards - 8, (height / hands - 38) / 1.4, LARGEST);
    return { compact: false, columns: 1, inLine: cards, cardWidth: Math.max(SMALLEST, Math.floor(cardWidth)) };
  }
  const ways = [1, 2, 3].flatMap((columns) =>
    [1, 2].map((lines) => {
      const inLine = Math.ceil(cards / lines);
      const byWidth = (width / columns - GAP - 16) / inLine - 4;
      const byHeight = ((height / Math.ceil(hands / columns) - GAP - AROUND) / lines - POINTS) / 1.4;
      return { compact: true, columns, inLine, cardWidth: Math.floor(Math.min(byWidth, byHeight, LARGEST)) };
    }),
  );
  const best = ways.reduce((one, other) => (other.cardWidth > one.cardWidth ? other : one), at(ways, 0));
  if (best.cardWidth >= SMALLEST) return best;
  const widest = ways.filter(({ inLine, columns }) => (SMALLEST + 4) * inLine + 16 + GAP <= width / columns);
  return { ...(widest.at(-1) ?? best), cardWidth: SMALLEST };
}

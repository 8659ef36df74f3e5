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
      const rows = Math.ceil(hands / columns);
      const byWidth = Math.floor((width / columns - GAP - 16) / inLine - 4);
      const byHeight = Math.floor(((height / rows - GAP - AROUND) / lines - POINTS) / 1.4);
      return { columns, inLine, byWidth, byHeight, tall: rows * (lines * (byWidth * 1.4 + POINTS) + AROUND) };
    }),
  );
  const sizeOf = ({ byWidth, byHeight }: (typeof ways)[number]) => Math.min(byWidth, byHeight, LARGEST);
  const best = ways.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one), at(ways, 0));
  if (sizeOf(best) >= SMALLEST) return staged(best, sizeOf(best));
  // They are scrolled: as little as possible.
  const [shortest] = ways.filter(({ byWidth }) => byWidth >= SMALLEST).toSorted((one, other) => one.tall - other.tall);
  return shortest === undefined ? staged(best, SMALLEST) : staged(shortest, Math.min(shortest.byWidth, LARGEST));
}

function staged({ columns, inLine }: Pick<Stage, 'columns' | 'inLine'>, cardWidth: number): Stage {
  return { compact: true, columns, inLine, cardWidth };
}

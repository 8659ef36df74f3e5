/*
 * The text of a card is as large as its box allows, but never smaller than can be read. Where it does not fit then, each of its
 * sections is cut after so many lines, with dots at its end: the zoom has the whole of it.
 */

/** Hundredths of the card's width. */
const LARGEST = 8.2;
/** Pixels; `card.module.css` has the same number. */
const SMALLEST = 9.6;
/** Square hundredths of the card's width that a letter of size 1 could fill. */
const AREA = 4250;
/** Two sections take a line more than one. */
const BREAK = 22;

/** Below a card of so many pixels there is room for so many of the smallest lines. */
const ROOMS = [
  { below: 140, lines: 4 },
  { below: 168, lines: 5 },
  { below: 196, lines: 6 },
  { below: 224, lines: 7 },
] as const;

interface TextFit {
  /** For `--text-size`. */
  readonly size: string;
  /** The text is cut on cards narrower than so many pixels. */
  readonly cutBelow?: number;
}

export function fitText(bonus: string, penalty: string): TextFit {
  const length = bonus.length + penalty.length + (bonus === '' || penalty === '' ? 0 : BREAK);
  const fitting = Math.sqrt(AREA / Math.max(1, length));
  const fitsFrom = (SMALLEST / fitting) * 100;
  const cutBelow = fitsFrom <= NARROWEST ? undefined : (ROOMS.find(({ below }) => below >= fitsFrom) ?? WIDEST).below;
  return {
    size: `${Math.min(LARGEST, fitting).toFixed(2)}cqw`,
    ...(cutBelow === undefined ? {} : { cutBelow }),
  };
}

/** Narrower cards show no text at all. */
const NARROWEST = 112;
const WIDEST = ROOMS[3];

/** How many lines a section gets where there is no room for all, by its share of the text. */
export function linesFor(section: string, other: string): Readonly<Record<`--lines-${number}`, number>> {
  const share = section.length / Math.max(1, section.length + other.length);
  return Object.fromEntries(
    ROOMS.map(({ below, lines }) => {
      const fair = Math.round(lines * share);
      return [`--lines-${below}`, other === '' ? lines : Math.min(lines - 1, Math.max(1, fair))];
    }),
  );
}

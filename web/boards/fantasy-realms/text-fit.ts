/*
 * The text of a card is as large as its box allows, but never smaller than can be read. On cards that are too narrow for it then,
 * a line says what it comes to: the zoom has the whole of it.
 */

/** Hundredths of the card's width. */
const LARGEST = 8.2;
/** Pixels; `card.module.css` has the same number. */
const SMALLEST = 11.5;
/** Square hundredths of the card's width that a letter of size 1 could fill. */
const AREA = 4250;
/** Two sections take a line more than one. */
const BREAK = 22;
/** Pixels: from one of these widths on a text fits; `card.module.css` has the same numbers. */
const WIDTHS = [140, 168, 196, 224, 280] as const;
/** Narrower cards show no text at all. */
const NARROWEST = 112;

interface TextFit {
  /** For `--text-size`. */
  readonly size: string;
  /** On narrower cards than so many pixels there is no room for the whole text. */
  readonly fitsFrom?: number;
}

export function fitText(bonus: string, penalty: string, largest = LARGEST): TextFit {
  const length = bonus.length + penalty.length + (bonus === '' || penalty === '' ? 0 : BREAK);
  const fitting = Math.sqrt(AREA / Math.max(1, length));
  const least = (SMALLEST / fitting) * 100;
  const fitsFrom = least <= NARROWEST ? undefined : (WIDTHS.find((width) => width >= least) ?? WIDTHS[4]);
  return {
    size: `${Math.min(largest, fitting).toFixed(2)}cqw`,
    ...(fitsFrom === undefined ? {} : { fitsFrom }),
  };
}

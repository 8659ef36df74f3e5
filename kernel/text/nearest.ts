/** The candidate that takes the fewest typing mistakes to get from, if it is near at all: for "did you mean". */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const meant = plainly(word);
  return candidates
    .map((name) => ({
      name,
      mistakes: mistakesBetween(meant, plainly(name)),
      most: mostMistakes(meant, plainly(name)),
    }))
    .filter(({ mistakes, most }) => mistakes <= most)
    .toSorted((a, b) => a.mistakes - b.mistakes)[0]?.name;
}

/** A third of the letters, but never all of them. */
function mostMistakes(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  return Math.min(Math.ceil(length / 3), length - 1);
}

/** Letters to add, drop or change (Levenshtein). */
function mistakesBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const [left = 0, above = 0, corner = 0] = [next[j], row[j + 1], row[j]];
      next.push(Math.min(left + 1, above + 1, corner + (a[i] === b[j] ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** A name without what people type differently: case, accents, hyphens, spaces. */
export function plainly(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

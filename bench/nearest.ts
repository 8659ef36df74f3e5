/** The candidate that takes the fewest typing mistakes to get from, for "did you mean". */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const byMistakes = candidates.map((name) => ({ name, mistakes: mistakesBetween(word, name) }));
  return byMistakes.toSorted((a, b) => a.mistakes - b.mistakes)[0]?.name;
}

/** Letters to add, drop or change (Levenshtein). */
function mistakesBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (const [j, other] of Array.from(b).entries()) {
      const [left = 0, above = 0, corner = 0] = [next[j], row[j + 1], row[j]];
      next.push(Math.min(left + 1, above + 1, corner + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

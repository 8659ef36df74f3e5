export const SOFT_HYPHEN = '\u00ad';

/** Puts soft hyphens into long words, as they stand in a list of these: "Phantom-kutscher". */
export function hyphenating(list: string): (text: string) => string {
  const broken = new Map(
    list
      .trim()
      .split(/\s+/)
      .map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT_HYPHEN)]),
  );
  return (text) =>
    text
      .split(/(?<=[ -])/)
      .map((part) => {
        const word = part.trim();
        return part.replace(word, broken.get(word) ?? word);
      })
      .join('');
}

/** A number as people read it: with a minus sign, not with a hyphen. */
export function shown(number: number | string): string {
  return String(number).replace('-', '−');
}

/** Was a number meant? */
export const isNumber = (text: string): boolean => /^[-+]?\d+(?:[.,]\d+)?$/.test(text);

/** A number as people read it: with a minus sign, not with a hyphen. */
export function shown(number: number | string): string {
  return String(number).replace('-', '−');
}

/** How many it may be: "2", or "2 to 6". */
export const range = (min: number, max: number, to: string): string => (min === max ? `${min}` : `${min} ${to} ${max}`);

/** Was a number meant? */
export const isNumber = (text: string): boolean => /^[-+]?\d+(?:[.,]\d+)?$/.test(text);

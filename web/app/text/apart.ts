/** Letters of Hebrew, Arabic and their kin. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name that runs from right to left takes no words or numbers around it along. */
export const apart = (name: string): string => (FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name);

/** The name alone, for who takes its first letter. */
export const bare = (name: string): string => name.replaceAll(/[\u2068\u2069]/g, '');

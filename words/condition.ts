import type { Lang, Plain, Position } from '@tafelrunde/kernel';

/** What `if` and `until` look at: the locals of the frame. */
export type Condition =
  | { readonly did: string }
  | { readonly atLeast: number; readonly of: string }
  | { readonly not: Condition };

/** "If you did": the local is there and not nothing. */
function happened(value: Plain | undefined): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== false && value !== 0;
}

function sizeOf(value: Plain | undefined): number {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'number' ? value : 0;
}

export function holds(m: Position, condition: Condition): boolean {
  if ('not' in condition) return !holds(m, condition.not);
  if ('did' in condition) return happened(m.vars[condition.did]);
  return sizeOf(m.vars[condition.of]) >= condition.atLeast;
}

const SAID = {
  en: { did: 'if you did', didNot: 'if you did not', atLeast: (n: number) => `if it was at least ${n}` },
  de: {
    did: 'falls du das getan hast',
    didNot: 'falls nicht',
    atLeast: (n: number) => `falls es mindestens ${n} waren`,
  },
} as const;

export function sayCondition(condition: Condition, lang: Lang): string {
  if ('did' in condition) return SAID[lang].did;
  if ('atLeast' in condition) return SAID[lang].atLeast(condition.atLeast);
  return SAID[lang].didNot;
}

import type { Said } from './text/text.ts';

/** Why something from outside was turned down. Errors are values: nothing has changed when one is returned. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: Said;
}

export type RefusalCode =
  | 'over'
  | 'stale'
  | 'too-few'
  | 'too-many'
  | 'not-an-option'
  | 'picked-too-often'
  | 'not-allowed'
  | 'endless'
  | 'nothing-to-undo'
  | 'cannot-undo'
  | 'bad-record'
  | 'bad-options'
  | 'bad-scenario'
  | 'interrupted-by-update';

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export function accept<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refuse(code: RefusalCode, en: string, de: string): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: { code, message: { en, de } } };
}

/** The value of what cannot be refused here: if it is all the same, that is a fault of the program. */
export function granted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused as ${result.refusal.code}: ${result.refusal.message.en}`);
  return result.value;
}

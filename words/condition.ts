import type { Said } from '@tafelrunde/kernel';

/* What has to hold. A game lists its tests, each with what it looks at and what it says; how they are put together is the same everywhere. */

/** `n` is the number in the condition, where it has one. */
export interface Test<M, X> {
  holds(m: M, context: X, n: number): boolean;
  /** After "if" and "while"; in German after "falls" and "solange", with the verb at the end. */
  readonly says: (n: number) => Said;
}

export type Condition<T extends string> =
  | { readonly test: T; readonly n?: number }
  | { readonly both: readonly [Condition<T>, Condition<T>] };

/** Both have to hold. */
export const both = <T extends string>(a: Condition<T>, b: Condition<T>): Condition<T> => ({ both: [a, b] });

interface Conditions<T extends string, M, X> {
  holds(m: M, condition: Condition<T> | undefined, context: X): boolean;
  says(condition: Condition<T>): Said;
}

export function conditions<T extends string, M, X>(tests: Readonly<Record<T, Test<M, X>>>): Conditions<T, M, X> {
  const holds: Conditions<T, M, X>['holds'] = (m, condition, context) => {
    if (condition === undefined) return true;
    if ('both' in condition) return condition.both.every((each) => holds(m, each, context));
    return tests[condition.test].holds(m, context, condition.n ?? 0);
  };
  const says: Conditions<T, M, X>['says'] = (condition) => {
    if (!('both' in condition)) return tests[condition.test].says(condition.n ?? 0);
    const [a, b] = condition.both.map(says);
    return { en: `${a?.en} and ${b?.en}`, de: `${a?.de} und ${b?.de}` };
  };
  return { holds, says };
}

/** "while you have 0¢", "if you have 0¢". */
export const sayIf = ({ en, de }: Said): Said => ({ en: `if ${en}`, de: `falls ${de}` });
export const sayWhile = ({ en, de }: Said): Said => ({ en: `while ${en}`, de: `solange ${de}` });

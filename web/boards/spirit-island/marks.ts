import { createContext, useContext, useMemo, useState } from 'react';

/* What is pointed at on the invader track is marked on the island. */

export const ACTS = ['ravage', 'build', 'explore'] as const;
export type Act = (typeof ACTS)[number];

interface Marks {
  /** What is marked now. */
  readonly act: Act | undefined;
  /** What stays marked when nothing is pointed at. */
  readonly held: Act | undefined;
  point(act: Act | undefined): void;
  hold(act: Act | undefined): void;
}

const nothing = (): void => undefined;

const Context = createContext<Marks>({ act: undefined, held: undefined, point: nothing, hold: nothing });
export const MarksProvider = Context.Provider;
export const useMarks = (): Marks => useContext(Context);

export function useMakeMarks(): Marks {
  const [pointed, point] = useState<Act>();
  const [held, hold] = useState<Act>();
  return useMemo(() => ({ act: pointed ?? held, held, point, hold }), [pointed, held]);
}

import type { ReactElement } from 'react';

/** The lids by game: what `<game>.tsx` beside this file draws. */
const lids = import.meta.glob<() => ReactElement>(['./*.tsx', '!./cover.tsx'], { eager: true, import: 'Lid' });

/** The lid of a box, drawn by us: 240 by 320, without words. */
export function Cover({ game }: { readonly game: string }) {
  const Lid = lids[`./${game}.tsx`];
  return Lid === undefined ? null : <Lid />;
}

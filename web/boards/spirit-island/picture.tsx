import type { CardId } from '@tafelrunde/kernel';
import { type ComponentType, useEffect } from 'react';
import { afterPaint } from '../../app/device/after-paint.ts';
import { createStore, useStore } from '../../app/kept/store.ts';

/* The pictures come when the board stands: nobody waits for them. */

type Print = ComponentType<{ readonly id: CardId }>;

/** How a picture is drawn, once that is here. */
const here = createStore<{ readonly Print: Print } | undefined>(undefined);

let pending: Promise<void> | undefined;

/** Has them brought here; who could not get them may ask again. */
function fetchPictures(): Promise<void> {
  pending ??= (async () => {
    try {
      const { Print } = await import('./art/print.tsx');
      here.set({ Print });
    } catch {
      pending = undefined;
    }
  })();
  return pending;
}

/** The picture of a card. */
export function Picture({ id }: { readonly id: CardId }) {
  const art = useStore(here);
  useEffect(() => {
    if (art === undefined) afterPaint(() => void fetchPictures());
  }, [art]);
  return art === undefined ? null : <art.Print id={id} />;
}

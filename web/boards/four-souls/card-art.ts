import { cards } from '@tafelrunde/four-souls';
import type { CardId, View } from '@tafelrunde/kernel';
import { useEffect } from 'react';
import { createStore, useStore } from '../../app/kept/store.ts';
import { characters } from './art/characters.ts';
import { happenings } from './art/happenings.ts';
import { loot } from './art/loot.ts';
import { monsters } from './art/monsters.ts';
import type { Picture, Pictures } from './art/picture.ts';
import { startingItems } from './art/starting-items.ts';
import { activeTreasures } from './art/treasures-active.ts';
import { paidTreasures } from './art/treasures-paid.ts';
import { passiveTreasures } from './art/treasures-passive.ts';

const BASE = 'b2';

/** The pictures of the sets that are here, by set. */
const here = createStore<Readonly<Record<string, Pictures>>>({
  [BASE]: {
    ...characters,
    ...startingItems,
    ...passiveTreasures,
    ...activeTreasures,
    ...paidTreasures,
    ...loot,
    ...monsters,
    ...happenings,
  },
});

/** Those of the sets that not every game uses, and the option that brings each into a game. */
const elsewhere: Readonly<Record<string, { readonly option: string; load(): Promise<Pictures> }>> = {
  r: { option: 'rooms', load: async () => (await import('./art/rooms.ts')).rooms },
  fsp2: { option: 'fourSoulsPlus', load: async () => (await import('./art/plus.ts')).plus },
};

const fetching = new Map<string, Promise<void>>();

/** Has the pictures of a set brought here; who could not get them may ask again. */
function fetchSet(set: string): Promise<void> {
  const pending = fetching.get(set) ?? fetchAnew(set);
  fetching.set(set, pending);
  return pending;
}

async function fetchAnew(set: string): Promise<void> {
  try {
    const pictures = await elsewhere[set]?.load();
    if (pictures !== undefined) here.set((before) => ({ ...before, [set]: pictures }));
  } catch {
    fetching.delete(set);
  }
}

/** Every picture there is. */
export async function allPictures(): Promise<Pictures> {
  await Promise.all(Object.keys(elsewhere).map(fetchSet));
  return Object.assign({}, ...Object.values(here.get()));
}

/** A game with these options finds its pictures here before the first of its cards is turned up. */
export function useSetsOf(options: View['options']): void {
  useEffect(() => {
    for (const [set, { option }] of Object.entries(elsewhere)) if (options[option] === true) void fetchSet(set);
  }, [options]);
}

/** The picture of a card, as soon as it is here. */
export function usePicture(card: CardId | undefined): Picture | undefined {
  const set = cards[card ?? '']?.set ?? BASE;
  const pictures = useStore(here)[set];
  useEffect(() => {
    if (pictures === undefined) void fetchSet(set);
  }, [set, pictures]);
  return pictures?.[card ?? ''];
}

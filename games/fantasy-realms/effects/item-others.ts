import { move } from '@tafelrunde/kernel';
import { named, seatOf, type WordNode } from '@tafelrunde/words';
import { nextItem } from '../rules/item-supply.ts';
import { backpack } from '../state.ts';
import type { ItemWord } from './item-word.ts';

/* Words about other cursed items. Those that need to know the items themselves get their meaning in rules/borrowed-items.ts. */

interface SetAside extends WordNode {
  readonly word: 'setAside';
  readonly n: number;
}

export interface Steal extends WordNode {
  readonly word: 'steal';
}

export interface Salvage extends WordNode {
  readonly word: 'salvage';
  readonly n: number;
}

export interface CopyUsed extends WordNode {
  readonly word: 'copyUsed';
}

/** Backpack. */
export const setAside = (n: number): SetAside => ({ word: 'setAside', n });
/** Larcenous Gloves. */
export const steal = (): Steal => ({ word: 'steal' });
/** Junkyard Map. */
export const salvage = (n: number): Salvage => ({ word: 'salvage', n });
/** Repair Kit. */
export const copyUsed = (): CopyUsed => ({ word: 'copyUsed' });

const setAsideWord: ItemWord<SetAside> = {
  run: (m, { n }) => {
    for (let i = 0; i < n; i++) {
      const drawn = nextItem(m);
      if (drawn !== undefined) move(m, drawn, backpack(seatOf(m)));
    }
  },
  says: ({ n }) =>
    named({
      en: `draw ${n} cursed items and lay them aside face up; the next ${n} times you would draw a cursed item, take one of these instead`,
      de: `ziehe ${n} verfluchte Gegenstände und lege sie offen beiseite; wenn du die nächsten ${n} Male einen verfluchten Gegenstand ziehen würdest, nimm stattdessen einen von diesen`,
    }),
};

export const itemOtherWords = { setAside: setAsideWord } as const;

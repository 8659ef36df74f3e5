import { type Lang, move, type ObjectNumber, objectsIn, placeOf, reveal, type Seat } from '@tafelrunde/kernel';
import { named, seatOf } from '@tafelrunde/words';
import { cursedItems } from '../cards/cursed-items.ts';
import { itemIds } from '../cards/ids.ts';
import type { CopyUsed, Salvage, Steal } from '../effects/item-others.ts';
import { type ItemWord, othersOf } from '../effects/item-word.ts';
import { listOr } from '../effects/score-speech.ts';
import { type At, type Chapter, ITEM_DISCARD, item } from '../state.ts';
import { conceal } from './item-supply.ts';
import { copyable, fits, itemOf, type Moment } from './item-timing.ts';

/** Using an item that is not one's own: only one that fits the moment can be chosen, for it is used at once. */
export interface BorrowedItemOps {
  stealItem: { seat: Seat; moment: Moment };
  salvageItem: { seat: Seat; n: number; moment: Moment };
  copyItem: { seat: Seat; moment: Moment };
}

/** The moment at which the item that is being carried out was used. */
function momentOf(m: At): Moment {
  const { moment } = m.vars;
  if (moment === 'before-drawing' || moment === 'before-discarding') return moment;
  return 'after-discarding';
}

function fitting(m: At, seat: Seat, moment: Moment, objects: readonly ObjectNumber[]): ObjectNumber[] {
  return objects.filter((object) => {
    const id = itemOf(m, object);
    return id !== undefined && fits(m, seat, id, moment);
  });
}

const stealWord: ItemWord<Steal> = {
  run: (m) => m.put({ op: 'stealItem', seat: seatOf(m), moment: momentOf(m) }),
  says: () =>
    named({
      en: 'take the face-up cursed item of another player and use it at once; that player draws a new cursed item at once',
      de: 'nimm den offenen verfluchten Gegenstand einer anderen Person und benutze ihn sofort; diese Person zieht sofort einen neuen verfluchten Gegenstand',
    }),
};

const salvageWord: ItemWord<Salvage> = {
  run: (m, { n }) => m.put({ op: 'salvageItem', seat: seatOf(m), n, moment: momentOf(m) }),
  says: ({ n }) =>
    named({
      en: `take one of the ${n} cursed items discarded last and use it at once`,
      de: `nimm einen der ${n} zuletzt abgeworfenen verfluchten Gegenstände und benutze ihn sofort`,
    }),
};

const beyondRepair = (lang: Lang): string =>
  listOr(
    itemIds.filter((id) => cursedItems[id].beyondRepair === true).map((id) => cursedItems[id].name[lang]),
    lang,
  );

const copyUsedWord: ItemWord<CopyUsed> = {
  run: (m) => m.put({ op: 'copyItem', seat: seatOf(m), moment: momentOf(m) }),
  says: () =>
    named({
      en: `do what one of your used cursed items says, but not ${beyondRepair('en')}; if you have used none, discard this item and draw another one at once`,
      de: `führe aus, was einer deiner benutzten verfluchten Gegenstände sagt, aber nicht ${beyondRepair('de')}; hast du noch keinen benutzt: wirf diesen Gegenstand ab und ziehe sofort einen anderen`,
    }),
};

export const borrowedItemWords = { steal: stealWord, salvage: salvageWord, copyUsed: copyUsedWord } as const;

export const borrowedItemRules: Chapter<BorrowedItemOps> = {
  // FR-057, FR-061.
  stealItem: {
    options: (m, { seat, moment }) =>
      fitting(
        m,
        seat,
        moment,
        othersOf(m, seat).flatMap((other) => objectsIn(m, item(other))),
      ),
    answer: (m, { seat, moment }, [pick]) => {
      const victim = typeof pick === 'number' ? placeOf(m, pick)?.seat : undefined;
      if (typeof pick !== 'number' || victim === undefined) return;
      move(m, pick, item(seat));
      m.put({ op: 'replaceItem', seat: victim }, { op: 'useItem', seat, moment });
    },
  },

  salvageItem: {
    options: (m, { seat, n, moment }) => fitting(m, seat, moment, objectsIn(m, ITEM_DISCARD).slice(-n)),
    answer: (m, { seat, moment }, [pick]) => {
      if (typeof pick !== 'number') return;
      move(m, pick, item(seat));
      m.put({ op: 'useItem', seat, moment });
    },
  },

  // Which item is copied is open to all; then it is turned face down again.
  copyItem: {
    options: (m, { seat, moment }) => copyable(m, seat, moment),
    answer: (m, { seat, moment }, [pick]) => {
      const id = typeof pick === 'number' ? itemOf(m, pick) : undefined;
      if (typeof pick !== 'number' || id === undefined) return;
      reveal(m, [pick], seat);
      conceal(m, seat, pick);
      m.put({ op: 'carryOut', seat, item: id, moment });
    },
  },
};

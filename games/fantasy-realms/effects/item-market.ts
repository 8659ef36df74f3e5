import {
  count,
  type Kept,
  move,
  type ObjectNumber,
  type OpsOf,
  objectsIn,
  placeOf,
  type Ref,
  refs,
  reveal,
  type Seat,
  secretFork,
} from '@tafelrunde/kernel';
import { named, seatOf, type WordNode } from '@tafelrunde/words';
import { draw } from '../rules/piles.ts';
import { type Chapter, DECK, DISCARD, type Game, hand } from '../state.ts';
import { type ItemWord, othersOf } from './item-word.ts';

interface Market extends WordNode {
  readonly word: 'market';
  readonly offers: number;
}

/** Market Wagon. */
export const market = (offers: number): Market => ({ word: 'market', offers });

export const KEEP = refs.button('keep');
export const REDRAW = refs.button('redraw');

export interface ItemMarketOps {
  showWare: { seat: Seat; offers: number };
  /** All others offer at the same time, without seeing what the rest offer. */
  offer: { seat: Seat; ware: ObjectNumber; offers: number };
  showOffers: { seat: Seat; ware: ObjectNumber } & Kept;
  trade: { seat: Seat; ware: ObjectNumber; offered: readonly ObjectNumber[] };
}

const marketWord: ItemWord<Market> = {
  run: (m, { offers }) => m.put({ op: 'showWare', seat: seatOf(m), offers }),
  says: ({ offers }) =>
    named({
      en: `show a card of your hand; every other player may offer up to ${offers} cards for it; swap your card for one that is offered, keep your card, or discard your card and draw a card from the deck`,
      de: `zeige eine Handkarte; alle anderen dürfen je bis zu ${offers} Karten dafür bieten; tausche deine Karte gegen eine gebotene, behalte deine Karte, oder lege deine Karte ab und ziehe eine Karte vom Nachziehstapel`,
    }),
};

export const itemMarketWords = { market: marketWord } as const;

export const itemMarketRules: Chapter<ItemMarketOps> = {
  showWare: {
    options: (m, { seat }) => objectsIn(m, hand(seat)),
    answer: (m, { seat, offers }, [ware]) => {
      if (typeof ware !== 'number') return;
      reveal(m, [ware], seat);
      const offer = (other: Seat): OpsOf<ItemMarketOps> => ({ op: 'offer', seat: other, ware, offers });
      const lanes = Object.fromEntries(othersOf(m, seat).map((other) => [other, offer(other)]));
      const showOffers: Omit<OpsOf<Pick<ItemMarketOps, 'showOffers'>>, 'kept'> = { op: 'showOffers', seat, ware };
      m.put(secretFork(lanes, showOffers));
    },
  },

  offer: {
    options: (m, { seat }) => objectsIn(m, hand(seat)),
    min: 0,
    max: (_, { offers }) => offers,
    answer: (m, _, picks) => {
      for (const pick of picks) m.keep(pick);
    },
  },

  showOffers: (m, { seat, ware, kept }) => {
    const offered: ObjectNumber[] = [];
    for (const other of othersOf(m, seat)) {
      const shown = (kept[other] ?? []).filter((pick) => typeof pick === 'number');
      if (shown.length > 0) reveal(m, shown, other);
      offered.push(...shown);
    }
    m.put({ op: 'trade', seat, ware, offered });
  },

  trade: {
    options: (m, { offered }): readonly Ref[] => [...offered, KEEP, ...(count(m, DECK) > 0 ? [REDRAW] : [])],
    answer: (m, { seat, ware }, [pick]) => {
      if (typeof pick === 'number') swap(m, seat, ware, pick);
      else if (pick === REDRAW) {
        move(m, ware, DISCARD);
        draw(m, seat);
      }
    },
  },
};

/** Both cards have been shown, so everybody sees where they go. */
function swap(m: Game, seat: Seat, ware: ObjectNumber, offered: ObjectNumber): void {
  const other = placeOf(m, offered)?.seat;
  if (other === undefined) return;
  move(m, offered, hand(seat), { openly: true });
  move(m, ware, hand(other), { openly: true });
}

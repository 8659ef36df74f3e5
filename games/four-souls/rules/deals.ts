import { cardOf, type ObjectNumber, type Option, type Ref, type Seat, stand } from '@tafelrunde/kernel';
import { isActivated } from '../effects/language/card.ts';
import { isSolo } from '../options.ts';
import { turnOrder } from '../players.ts';
import { acceptRef, CANCEL, COIN, declineRef, offerRef, PROMISES, promiseRef, withdrawRef } from '../refs.ts';
import type { At, Chapter, M, Offer } from '../state.ts';
import { dealLabel } from '../text/deals.ts';
import { setCoins } from './gains.ts';
import { bonusSoulsDue, winnersDue } from './souls.ts';
import { cardIn, characterOf, coinsOf, itemsOf } from './table.ts';

/** Deals (FS-286 ff.): a question stands beside the others for each player, and nobody waits for its answer. */
export interface DealOps {
  /** Offer coins, answer an offer, take one's own back. */
  deals: { seat: Seat };
  dealCoins: { seat: Seat; to: Seat };
  dealPromise: { seat: Seat; to: Seat; n: number };
  /** FS-004, FS-113: coins may bring a soul, and a soul the game. */
  lookAtSouls: object;
}

/** FS-304: not between the characters of one person. */
const mayDeal = (m: At): boolean => m.match.options.deals === true && !isSolo(m);

export function openDeals(m: M): void {
  if (mayDeal(m)) m.put(...turnOrder(m, 0).map((seat) => stand(seat, { op: 'deals', seat } as const)));
}

/** What may be done about an offer. */
const answerRefs = { accept: acceptRef, decline: declineRef, withdraw: withdrawRef } as const;
type Answer = keyof typeof answerRefs;
const ANSWERS = ['accept', 'decline', 'withdraw'] as const satisfies readonly Answer[];

const answerTo = (what: Answer, offer: Offer): Option => {
  const { from, to, n, promise, card } = offer;
  const deal = { what, seat: what === 'withdraw' ? to : from, n, promise };
  return { ref: answerRefs[what](offer.id), label: dealLabel(card === undefined ? deal : { ...deal, card }) };
};

/** Who has no longer the coins cannot be taken at their word. */
const answersTo = (m: At, offer: Offer): Option[] => [
  ...(coinsOf(m, offer.from) >= offer.n ? [answerTo('accept', offer)] : []),
  answerTo('decline', offer),
];

const toAnswer = (m: At, seat: Seat): Option[] =>
  m.state.offers.filter(({ to }) => to === seat).flatMap((offer) => answersTo(m, offer));

function optionsOf(m: At, seat: Seat): Option[] {
  const { offers } = m.state;
  const own = offers.find(({ from }) => from === seat);
  const others = own === undefined && coinsOf(m, seat) > 0 ? turnOrder(m, seat).slice(1) : [];
  return [
    ...toAnswer(m, seat),
    ...(own === undefined ? [] : [answerTo('withdraw', own)]),
    ...others.map((other) => ({ ref: offerRef(other) })),
  ];
}

/** What the other could be asked to use: everybody sees it. */
const usable = (m: At, seat: Seat): ObjectNumber[] => {
  const own = characterOf(m, seat);
  return [...(own === undefined ? [] : [own]), ...itemsOf(m, seat)].filter(
    (object) => cardIn(m, object)?.abilities.some(isActivated) === true,
  );
};

function promised(m: At, pick: Ref): Pick<Offer, 'promise' | 'card'> {
  const card = typeof pick === 'number' ? cardOf(m, pick) : undefined;
  if (card !== undefined) return { promise: 'use', card };
  return { promise: promiseRef.in(pick) ?? 'agreed' };
}

/** So many are remembered: whoever passes a coin to and fro for ever fills no list with it. */
const MOST_DEALS = 100;

/** FS-288, FS-289: the coins change hands, given and not gained; the promise is written down and binds nobody. */
function strike(m: M, offer: Offer): void {
  const { from, to, n } = offer;
  setCoins(m, from, coinsOf(m, from) - n);
  setCoins(m, to, coinsOf(m, to) + n);
  m.state.deals = [...m.state.deals.slice(1 - MOST_DEALS), offer];
  tell(m, 'dealMade', offer);
  m.happened('coinsGiven', { player: from, n });
  m.put({ op: 'lookAtSouls' });
}

function tell(m: M, type: string, { from, to, n, promise, card }: Offer): void {
  m.emit({ type, seat: from, data: { other: to, n, promise, ...(card === undefined ? {} : { card }) } });
}

const endings: Readonly<Record<Answer, (m: M, offer: Offer) => void>> = {
  accept: strike,
  decline: (m, offer) => tell(m, 'offerDeclined', offer),
  withdraw: (m, offer) => tell(m, 'offerWithdrawn', offer),
};

export const dealRules: Chapter<DealOps> = {
  // FS-286, FS-287: coins, and nothing else.
  deals: {
    options: (m, { seat }) => optionsOf(m, seat),
    follows: (m) => [...m.state.coins, ...m.state.offers],
    due: (m, { seat }) => toAnswer(m, seat).map(({ ref }) => ref),
    answer: (m, { seat }, [pick]) => {
      const to = offerRef.in(pick);
      if (to !== undefined) m.put({ op: 'dealCoins', seat, to });
      for (const what of ANSWERS) {
        const offer = m.state.offers.find(({ id }) => id === answerRefs[what].in(pick));
        if (offer === undefined) continue;
        m.state.offers = m.state.offers.filter(({ id }) => id !== offer.id);
        endings[what](m, offer);
      }
      m.put({ op: 'deals', seat });
    },
  },

  // None: no offer.
  dealCoins: {
    options: (m, { seat }) => (coinsOf(m, seat) > 0 ? [{ ref: COIN, cap: coinsOf(m, seat) }] : []),
    min: 0,
    max: (m, { seat }) => coinsOf(m, seat),
    answer: (m, { seat, to }, picks) => {
      if (picks.length > 0) m.put({ op: 'dealPromise', seat, to, n: picks.length });
    },
  },

  dealPromise: {
    options: (m, { to }) => [...usable(m, to), ...PROMISES.map((promise) => promiseRef(promise)), CANCEL],
    answer: (m, { seat, to, n }, [pick]) => {
      if (pick === undefined || pick === CANCEL) return;
      const offer: Offer = { id: ++m.state.offersMade, from: seat, to, n, ...promised(m, pick) };
      m.state.offers = [...m.state.offers, offer];
      tell(m, 'offered', offer);
    },
  },

  lookAtSouls: (m) => {
    const due = bonusSoulsDue(m) ?? winnersDue(m);
    if (due !== undefined) m.put(...due, { op: 'lookAtSouls' });
  },
};

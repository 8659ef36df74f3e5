import { type CardId, type Lang, refKind, type Said, type Seat } from '@tafelrunde/kernel';
import { cardData } from '../effects/language/registry.ts';

/* How deals are said: what is promised, and what stands on the buttons. */

type Saying = Readonly<Record<Lang, (card: string) => string>>;

const promises: Readonly<Record<string, Saying>> = {
  use: { en: (card) => `use ${card}`, de: (card) => `${card} einsetzen` },
  pass: { en: () => 'do not react', de: () => 'nicht reagieren' },
  spare: { en: () => 'spare me this turn', de: () => 'mich in diesem Zug verschonen' },
  agreed: { en: () => 'as agreed', de: () => 'wie besprochen' },
};

/** "use The D6". */
export const sayPromise = (promise: string, card: CardId | undefined, lang: Lang): string =>
  promises[promise]?.[lang](card === undefined ? '' : (cardData(card)?.name ?? card)) ?? promise;

const buttons: Readonly<Record<string, (who: Said, coins: string) => Said>> = {
  accept: (who, coins) => ({ en: `accept ${coins} from ${who.en}`, de: `${coins} von ${who.de} annehmen` }),
  decline: (who, coins) => ({ en: `decline ${coins} from ${who.en}`, de: `${coins} von ${who.de} ablehnen` }),
  withdraw: (who, coins) => ({
    en: `take back the offer of ${coins} to ${who.en}`,
    de: `Angebot von ${coins} an ${who.de} zurückziehen`,
  }),
};

/** What is promised: `promise:use:the-d6`. */
export const promiseLabel = refKind<'promise', { readonly promise: string; readonly card?: CardId | undefined }>(
  'promise',
  {
    write: ({ promise, card }) => (card === undefined ? promise : `${promise}:${card}`),
    read: (written) => {
      const [promise = '', card] = written.split(':');
      return { promise, card };
    },
  },
);

/** What stands on a button about an offer: what it does, whose seat, how many coins, for which promise. */
interface Deal {
  readonly what: string;
  readonly seat: Seat;
  readonly n: number;
  readonly promise: string;
  readonly card?: CardId;
}

/** `deal:accept:1:3:use:the-d6`. */
export const dealLabel = refKind<'deal', Deal>('deal', {
  write: ({ what, seat, n, promise, card }) =>
    [what, seat, n, promise, ...(card === undefined ? [] : [card])].join(':'),
  read: (written) => {
    const [what = '', seat, n, promise = '', card] = written.split(':');
    const deal = { what, seat: Number(seat), n: Number(n), promise };
    return card === undefined ? deal : { ...deal, card };
  },
});

/** People without names are counted from 1. */
export function sayDeal(key: string, lang: Lang, names: readonly string[] = []): string | undefined {
  const deal = dealLabel.in(key);
  const button = deal === undefined ? undefined : buttons[deal.what];
  if (deal === undefined || button === undefined) return undefined;
  const { seat, n, promise, card } = deal;
  const who = { en: names[seat] ?? `player ${seat + 1}`, de: names[seat] ?? `Person ${seat + 1}` };
  return `${button(who, `${n}¢`)[lang]}: ${sayPromise(promise, card, lang)}`;
}

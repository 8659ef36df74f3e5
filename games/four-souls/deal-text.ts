import type { CardId, Lang, Said } from '@tafelrunde/kernel';
import { cardData } from './effects/registry.ts';

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

const buttons: Readonly<Record<string, (who: number, coins: string) => Said>> = {
  accept: (who, coins) => ({ en: `accept ${coins} from player ${who}`, de: `${coins} von Person ${who} annehmen` }),
  decline: (who, coins) => ({ en: `decline ${coins} from player ${who}`, de: `${coins} von Person ${who} ablehnen` }),
  withdraw: (who, coins) => ({
    en: `take back the offer of ${coins} to player ${who}`,
    de: `Angebot von ${coins} an Person ${who} zurückziehen`,
  }),
};

/** `deal:accept:1:3:use:the-d6`: what, whose seat, how many coins, for which promise. */
export function dealLabel(key: string, lang: Lang): string | undefined {
  const [kind, what = '', seat, coins, promise = '', card] = key.split(':');
  const button = kind === 'deal' ? buttons[what] : undefined;
  if (button === undefined) return undefined;
  return `${button(Number(seat) + 1, `${coins}¢`)[lang]}: ${sayPromise(promise, card, lang)}`;
}

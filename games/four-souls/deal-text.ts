import type { CardId, Lang, Said } from '@tafelrunde/kernel';
import { cardData } from './effects/language/registry.ts';

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

/** `deal:accept:1:3:use:the-d6`: what, whose seat, how many coins, for which promise. People without names are counted from 1. */
export function dealLabel(key: string, lang: Lang, names: readonly string[] = []): string | undefined {
  const [kind, what = '', seat, coins, promise = '', card] = key.split(':');
  const button = kind === 'deal' ? buttons[what] : undefined;
  if (button === undefined) return undefined;
  const n = Number(seat);
  const who = { en: names[n] ?? `player ${n + 1}`, de: names[n] ?? `Person ${n + 1}` };
  return `${button(who, `${coins}¢`)[lang]}: ${sayPromise(promise, card, lang)}`;
}

import type { Lang } from '@tafelrunde/kernel';
import { combinators, type Word, type WordNode } from '@tafelrunde/words';
import { amountOf } from '../amounts.ts';
import type { LoseLife, PayCoins } from './language.ts';
import { capital } from './word.ts';

export type May = Parameters<typeof combinators.may.run>[1];

type Price = PayCoins | LoseLife;

const isPrice = (node: WordNode): node is Price => node.word === 'payCoins' || node.word === 'loseLife';

/** A price as it is said after "you may". */
function said({ word, n }: Price, lang: Lang): string {
  const coins = amountOf(n, 'coins', lang);
  return {
    payCoins: { en: `pay ${coins}`, de: `${coins} bezahlen` },
    loseLife: { en: `lose ${n} life`, de: `${n} Leben verlieren` },
  }[word][lang];
}

const pricesIn = ({ pay }: May, lang: Lang, and: string): string =>
  pay
    .filter(isPrice)
    .map((price) => said(price, lang))
    .join(and);

/** A price is worth offering when it can be paid and buys something. */
export const mayWord = (can: NonNullable<Word['can']>): Word<May> => ({
  ...combinators.may,
  can: (m, { pay, do: steps }) => pay.every((price) => can(m, price)) && steps.some((step) => can(m, step)),
  text: {
    en: (node, say) => `you may ${pricesIn(node, 'en', ' and ')}. If you do, ${say.list(node.do)}`,
    de: (node, say) => `du darfst ${pricesIn(node, 'de', ' und ')}. Tust du das: ${capital(say.list(node.do))}`,
  },
});

import type { WordNode } from '@tafelrunde/words';
import { giveCoins, loseCoins as take } from '../../rules/gains.ts';
import { coinsOf } from '../../rules/table.ts';
import { here } from '../language/context.ts';
import { clause, inBoth } from '../language/speech.ts';
import { type Amount, amountOf, type SoulWord, sayCoins } from '../language/word.ts';
import { formsOf, nounOf, seatsOf, type Who } from '../selectors/who.ts';

/* Words about coins. */

interface GainCoins extends WordNode {
  readonly word: 'gainCoins';
  readonly n: Amount;
  readonly who: Who;
}

interface LoseCoins extends WordNode {
  readonly word: 'loseCoins';
  readonly n: Amount | 'all';
  readonly who: Who;
}

interface PayCoins extends WordNode {
  readonly word: 'payCoins';
  readonly n: number;
}

interface StealCoins extends WordNode {
  readonly word: 'stealCoins';
  readonly n: number;
  readonly from: Who;
}

interface MatchCoins extends WordNode {
  readonly word: 'matchCoins';
  readonly with: Who;
}

export const gainCoins = (n: Amount, who: Who = 'you'): GainCoins => ({ word: 'gainCoins', n, who });
/** FS-270: as many as there are. */
export const loseCoins = (n: Amount | 'all', who: Who = 'you'): LoseCoins => ({ word: 'loseCoins', n, who });
/** A cost. */
export const payCoins = (n: number): PayCoins => ({ word: 'payCoins', n });
export const stealCoins = (n: number, from: Who): StealCoins => ({ word: 'stealCoins', n, from });
/** Gain until you have as many. */
export const matchCoins = (other: Who): MatchCoins => ({ word: 'matchCoins', with: other });

const gainWord: SoulWord<GainCoins> = {
  run: (m, { n, who }) => {
    for (const seat of seatsOf(m, who, here(m))) m.put({ op: 'gainCoins', seat, n: amountOf(m, n) });
  },
  text: inBoth((lang, { n, who }) => {
    const what = sayCoins(n, lang);
    return clause(lang, nounOf(who), {
      en: [`gain ${what}`, `gains ${what}`],
      de: [`erhalte ${what}`, `erhält ${what}`],
    });
  }),
};

const loseWord: SoulWord<LoseCoins> = {
  run: (m, { n, who }) => {
    for (const seat of seatsOf(m, who, here(m))) take(m, seat, n === 'all' ? coinsOf(m, seat) : amountOf(m, n));
  },
  text: inBoth((lang, { n, who }) => {
    const what = sayCoins(n, lang);
    return clause(lang, nounOf(who), {
      en: [`lose ${what}`, `loses ${what}`],
      de: [`verliere ${what}`, `verliert ${what}`],
    });
  }),
};

const payWord: SoulWord<PayCoins> = {
  run: (m, { n }) => {
    take(m, here(m).seat, n);
  },
  can: (m, { n }) => coinsOf(m, here(m).seat) >= n,
  text: inBoth((lang, { n }) => (lang === 'en' ? `pay ${n}¢` : `zahle ${n}¢`)),
};

const stealWord: SoulWord<StealCoins> = {
  run: (m, { n, from }) => {
    for (const seat of seatsOf(m, from, here(m))) giveCoins(m, seat, here(m).seat, n);
  },
  text: inBoth((lang, { n, from }) => {
    const { en, de } = formsOf(from);
    return lang === 'en' ? `steal ${n}¢ from ${en}` : `stiehl ${de.dat} ${n}¢`;
  }),
};

const matchWord: SoulWord<MatchCoins> = {
  run: (m, { with: other }) => {
    const { seat } = here(m);
    for (const each of seatsOf(m, other, here(m))) {
      const n = coinsOf(m, each) - coinsOf(m, seat);
      if (n > 0) m.put({ op: 'gainCoins', seat, n });
    }
  },
  text: inBoth((lang, { with: other }) => {
    const { en, de } = formsOf(other);
    return lang === 'en' ? `gain ¢ until you have as many as ${en}` : `erhalte ¢, bis du so viele hast wie ${de.nom}`;
  }),
};

export const coinWords = {
  gainCoins: gainWord,
  loseCoins: loseWord,
  payCoins: payWord,
  stealCoins: stealWord,
  matchCoins: matchWord,
} as const;

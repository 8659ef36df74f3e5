import { clause, verb, type WordNode } from '@tafelrunde/words';
import { giveCoins, loseCoins as take } from '../../rules/gains.ts';
import { coinsOf } from '../../rules/table.ts';
import { here } from '../language/context.ts';
import { type Amount, amountOf, type SoulWord, sayCoins } from '../language/word.ts';
import { nounOf, seatsOf, subjectOf, type Who } from '../selectors/who.ts';

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

const GAIN = verb('gain {what}', 'erhalte erhältst erhält erhalten | {what}');
const LOSE = verb('lose {what}', 'verliere verlierst verliert verlieren | {what}');
const PAY = verb('pay {n}¢', 'zahle zahlst zahlt zahlen | {n}¢');
const STEAL = verb('steal {n}¢ from {whom}', 'stiehl stiehlst stiehlt stehlen | {whom.dat} {n}¢');
const MATCH = verb(
  'gain ¢ until you have as many as {whom}',
  'erhalte erhältst erhält erhalten | ¢, bis du so viele hast wie {whom.nom}',
);

const gainWord: SoulWord<GainCoins> = {
  run: (m, { n, who }) => {
    for (const seat of seatsOf(m, who, here(m))) m.put({ op: 'gainCoins', seat, n: amountOf(m, n) });
  },
  says: ({ n, who }, say) => clause(subjectOf(who, say), GAIN, { what: sayCoins(n) }),
};

const loseWord: SoulWord<LoseCoins> = {
  run: (m, { n, who }) => {
    for (const seat of seatsOf(m, who, here(m))) take(m, seat, n === 'all' ? coinsOf(m, seat) : amountOf(m, n));
  },
  says: ({ n, who }, say) => clause(subjectOf(who, say), LOSE, { what: sayCoins(n) }),
};

const payWord: SoulWord<PayCoins> = {
  run: (m, { n }) => {
    take(m, here(m).seat, n);
  },
  can: (m, { n }) => coinsOf(m, here(m).seat) >= n,
  says: ({ n }, say) => clause(say.you, PAY, { n }),
};

const stealWord: SoulWord<StealCoins> = {
  run: (m, { n, from }) => {
    for (const seat of seatsOf(m, from, here(m))) giveCoins(m, seat, here(m).seat, n);
  },
  says: ({ n, from }, say) => clause(say.you, STEAL, { n, whom: nounOf(from, say) }),
};

const matchWord: SoulWord<MatchCoins> = {
  run: (m, { with: other }) => {
    const { seat } = here(m);
    for (const each of seatsOf(m, other, here(m))) {
      const n = coinsOf(m, each) - coinsOf(m, seat);
      if (n > 0) m.put({ op: 'gainCoins', seat, n });
    }
  },
  says: ({ with: other }, say) => clause(say.you, MATCH, { whom: nounOf(other, say) }),
};

export const coinWords = {
  gainCoins: gainWord,
  loseCoins: loseWord,
  payCoins: payWord,
  stealCoins: stealWord,
  matchCoins: matchWord,
} as const;

import { NO, type Path, refs, type Said, type Seat, YES } from '@tafelrunde/kernel';
import {
  below,
  clause,
  kind,
  listAt,
  noun,
  putSteps,
  type Steps,
  sequence,
  verb,
  type WordNode,
  when,
} from '@tafelrunde/words';
import { coinsOf, gainCoins, payCoins } from '../../rules/coins.ts';
import { destroyRoom } from '../../rules/rooms.ts';
import type { Chapter, M } from '../../state.ts';
import { type Amount, amountOf, sayMore } from '../language/amounts.ts';
import { here, roomHere } from '../language/context.ts';
import { cardData } from '../language/registry.ts';
import type { BossWord } from '../language/word.ts';
import { nounOf, seatsOf, subjectOf, type Who } from '../selectors/who.ts';

/* Words about coins (BM-121 to BM-123, R-48). */

interface Gain extends WordNode {
  readonly word: 'gain';
  readonly n: Amount;
  readonly who: Who;
  /** Besides what one gains just now. */
  readonly more?: true;
}

interface Pay extends WordNode {
  readonly word: 'pay';
  readonly n: number;
}

interface PayAny extends WordNode {
  readonly word: 'payAny';
  readonly most?: number;
}

interface Give extends WordNode {
  readonly word: 'giveCoins';
  readonly n: number;
  readonly to: Who;
}

interface SwapCoins extends WordNode {
  readonly word: 'swapCoins';
  readonly with: Who;
}

interface PlaceCoins extends WordNode {
  readonly word: 'placeCoins';
  readonly most: number;
  readonly do: Steps;
}

interface CoinOrDestroy extends WordNode {
  readonly word: 'coinOrDestroy';
}

interface UnlessPaid extends WordNode {
  readonly word: 'unlessPaid';
  readonly n: number;
  readonly do: Steps;
}

export const gain = (n: Amount, who: Who = 'you'): Gain => ({ word: 'gain', n, who });
/** Besides what one gains just now. */
export const gainMore = (n: number): Gain => ({ ...gain(n), more: true });
/** A cost. */
export const pay = (n: number): Pay => ({ word: 'pay', n });
/** A cost: as many as one likes; `per('paid')` counts them. */
export const payAny = (most?: number): PayAny => (most === undefined ? { word: 'payAny' } : { word: 'payAny', most });
/** out of one's own hoard. Also a cost. */
export const giveCoins = (n: number, to: Who): Give => ({ word: 'giveCoins', n, to });
export const swapCoins = (other: Who): SwapCoins => ({ word: 'swapCoins', with: other });
/** On this Room; for each of them these steps are done. */
export const placeCoins = (most: number, ...steps: Steps): PlaceCoins => ({ word: 'placeCoins', most, do: steps });
/** One of one's coins on this Room, or it is destroyed. */
export const coinOrDestroy = (): CoinOrDestroy => ({ word: 'coinOrDestroy' });
/** One may pay, and otherwise these steps are done. */
export const unlessPaid = (n: number, ...steps: Steps): UnlessPaid => ({ word: 'unlessPaid', n, do: steps });

export interface CoinWordOps {
  payHowMany: { seat: Seat; most?: number };
  placeHowMany: { seat: Seat; most: number; at: Path };
  mayPay: { seat: Seat; n: number; at: Path };
}

const COIN = kind('coin', 'die Münze/Münzen');
const several = (n: number): 'a' | number => (n === 1 ? 1 : n);
const MORE: Said = { en: 'more', de: 'weiter' };
const coins = (n: number, more = false) => noun(COIN, several(n), { being: more ? [MORE] : [] });

const GAIN = verb('gain {coins} {each}', 'nimm nimmst nimmt nehmen | {self} {coins} {each}');
const PAY = verb('pay {coins}', 'zahle zahlst zahlt zahlen | {coins}');
const PAY_UP_TO = verb('pay up to {coins}', 'zahle zahlst zahlt zahlen | bis zu {coins}');
const GIVE = verb('give {whom} {coins}', 'gib gibst gibt geben | {whom.dat} {coins}');
const SWAP = verb(
  'swap all your coins for those of {whom}',
  'tausche tauschst tauscht tauschen | alle deine Münzen gegen die {whom.gen}',
);
const PLACE = verb(
  'place up to {n} of your coins on this Room',
  'lege legst legt legen | bis zu {n} deiner Münzen auf diesen Raum',
);
const PLACE_OR = verb(
  'place 1 of your coins on this Room, or destroy it',
  'lege legst legt legen | 1 deiner Münzen auf diesen Raum, oder zerstöre ihn',
);

const gainWord: BossWord<Gain> = {
  run: (m, { n, who }) => {
    for (const seat of seatsOf(m, who, here(m))) gainCoins(m, seat, amountOf(m, n, here(m)));
  },
  says: ({ n, who, more }, say) =>
    clause(subjectOf(who, say), GAIN, { coins: coins(typeof n === 'number' ? n : n.n, more), each: sayMore(n).each }),
};

const payWord: BossWord<Pay> = {
  can: (m, { n }) => coinsOf(m, here(m).seat) >= n,
  run: (m, { n }) => payCoins(m, here(m).seat, n),
  says: ({ n }, say) => clause(say.you, PAY, { coins: coins(n) }),
};

const payAnyWord: BossWord<PayAny> = {
  run: (m, { most }) => {
    const { seat } = here(m);
    m.put(most === undefined ? { op: 'payHowMany', seat } : { op: 'payHowMany', seat, most });
  },
  says: ({ most }, say) =>
    most === undefined
      ? clause(say.you, PAY, { coins: noun(COIN, 'any') })
      : clause(say.you, PAY_UP_TO, { coins: coins(most) }),
};

function hand(m: M, from: Seat, to: Seat, n: number): void {
  const given = Math.min(n, coinsOf(m, from));
  payCoins(m, from, given);
  gainCoins(m, to, given);
}

const giveWord: BossWord<Give> = {
  can: (m, { n }) => coinsOf(m, here(m).seat) >= n,
  run: (m, { n, to }) => {
    for (const seat of seatsOf(m, to, here(m))) hand(m, here(m).seat, seat, n);
  },
  says: ({ n, to }, say) => clause(say.you, GIVE, { coins: coins(n), whom: nounOf(to, say) }),
};

const swapWord: BossWord<SwapCoins> = {
  run: (m, { with: other }) => {
    const { seat } = here(m);
    for (const each of seatsOf(m, other, here(m))) {
      const own = coinsOf(m, seat);
      m.state.coins[seat] = coinsOf(m, each);
      m.state.coins[each] = own;
    }
  },
  says: ({ with: other }, say) => clause(say.you, SWAP, { whom: nounOf(other, say) }),
};

const EACH = { en: 'for each of them', de: 'für jede davon', isAdverb: true } as const;

const placeWord: BossWord<PlaceCoins> = {
  run: (m, { most }, at) => m.put({ op: 'placeHowMany', seat: here(m).seat, most, at }),
  says: ({ most, do: steps }, say) => sequence([clause(say.you, PLACE, { n: most }), when(EACH, say.steps(steps))]),
};

function layCoins(m: M, seat: Seat, n: number): void {
  const room = roomHere(m, here(m));
  if (room === undefined || n === 0) return;
  payCoins(m, seat, n);
  m.state.coinsOn[room] = (m.state.coinsOn[room] ?? 0) + n;
}

const orDestroyWord: BossWord<CoinOrDestroy> = {
  run: (m) => {
    const { seat } = here(m);
    const room = roomHere(m, here(m));
    if (coinsOf(m, seat) > 0) layCoins(m, seat, 1);
    else if (room !== undefined) destroyRoom(m, room, seat);
  },
  says: (_, say) => clause(say.you, PLACE_OR),
};

const unlessWord: BossWord<UnlessPaid> = {
  run: (m, { n }, at) => m.put({ op: 'mayPay', seat: here(m).seat, n, at }),
  says: ({ n, do: steps }, say) =>
    when({ en: `unless you pay ${n} coins`, de: `falls du nicht ${n} Münzen zahlst` }, say.steps(steps)),
};

export const coinWords = {
  gain: gainWord,
  pay: payWord,
  payAny: payAnyWord,
  giveCoins: giveWord,
  swapCoins: swapWord,
  placeCoins: placeWord,
  coinOrDestroy: orDestroyWord,
  unlessPaid: unlessWord,
} as const;

const stepsAt = (at: Path): Steps => listAt(cardData, below(at, 'do'));

const upTo = (n: number) => Array.from({ length: n + 1 }, (_, i) => refs.number(i));

export const coinWordRules: Chapter<CoinWordOps> = {
  payHowMany: {
    options: (m, { seat, most = coinsOf(m, seat) }) => upTo(Math.min(most, coinsOf(m, seat))),
    answer: (m, { seat }, [pick]) => {
      const n = refs.number.in(pick) ?? 0;
      payCoins(m, seat, n);
      m.let('result', n);
    },
  },

  placeHowMany: {
    options: (m, { seat, most }) => upTo(Math.min(most, coinsOf(m, seat))),
    answer: (m, { seat, at }, [pick]) => {
      const n = refs.number.in(pick) ?? 0;
      layCoins(m, seat, n);
      for (let i = 0; i < n; i++) putSteps(m, at, 'do', stepsAt(at));
    },
  },

  mayPay: {
    options: (m, { seat, n }) => (coinsOf(m, seat) >= n ? [YES, NO] : [{ ref: NO, idle: 'cannot-pay' }]),
    answer: (m, { seat, n, at }, [pick]) => {
      if (pick === YES) payCoins(m, seat, n);
      else putSteps(m, at, 'do', stepsAt(at));
    },
  },
};

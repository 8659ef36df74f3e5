import {
  type Game,
  LANGS,
  layOut,
  type Match,
  type Position,
  quickChance,
  type Ref,
  Run,
  type Sayings,
} from '@tafelrunde/kernel';
import { expect, describe as group, it } from 'vitest';
import {
  always,
  combinators,
  describe,
  each,
  effectsFrom,
  ifThen,
  instead,
  lasting,
  may,
  seatOf,
  seq,
  until,
  type Vocabulary,
  type Word,
  type WordNode,
  type WordOps,
  when,
  wordRules,
} from './index.ts';

/** A game of coins: one seat, one card in play, effects written in the shared words and two of its own. */
interface Coins {
  coins: number;
  paid: number;
}

interface CoinOps extends WordOps {
  gain: { n: number };
  rest: object;
}

interface Gain extends WordNode {
  readonly word: 'gain';
  readonly n: number;
}

interface Pay extends WordNode {
  readonly word: 'pay';
  readonly n: number;
}

const gain = (n: number): Gain => ({ word: 'gain', n });
const pay = (n: number, as?: string): Pay => ({ word: 'pay', n, ...(as === undefined ? {} : { as }) });

const gainWord: Word<Gain, CoinOps, Coins> = {
  run: (m, { n }) => m.put({ op: 'gain', n }),
  text: { en: ({ n }) => `gain ${n} coins`, de: ({ n }) => `nimm ${n} Münzen` },
};

const payWord: Word<Pay, CoinOps, Coins> = {
  run: (m, { n, as }) => {
    const paid = Math.min(n, m.state.coins);
    m.state.coins -= paid;
    m.state.paid += paid;
    if (as !== undefined) m.let(as, paid);
  },
  can: (m, { n }) => m.state.coins >= n,
  text: { en: ({ n }) => `pay ${n} coins`, de: ({ n }) => `zahle ${n} Münzen` },
};

const vocabulary: Vocabulary = { ...combinators, gain: gainWord, pay: payWord };

const cards: Record<string, { readonly play?: readonly WordNode[]; readonly abilities?: readonly object[] }> = {
  toll: { play: [may([gain(5)], { pay: [pay(2)], as: 'did' }), ifThen({ did: 'did' }, [gain(1)], [gain(10)])] },
  raffle: { play: [pay(3, 'paid'), each('paid', [gain(2)])] },
  siege: { play: [until({ atLeast: 1, of: 'paid' }, [seq(gain(1), pay(1, 'paid'))])] },
  charm: {
    play: [
      lasting(instead('gain', 1), { next: true }, { en: 'next time: one more', de: 'beim nächsten Mal: eine mehr' }),
      gain(1),
      gain(1),
    ],
  },
  purse: { abilities: [always('limit', 3), when('gained', [pay(1)]), instead('gain', 'prevent')] },
};

const data = (card: string): object | undefined => cards[card];

const silent: Sayings = {
  name: { en: 'Coins', de: 'Münzen' },
  card: (card) => ({ name: card, text: '' }),
  prompt: ({ op }) => op.op,
  option: ({ ref }) => String(ref),
  key: (key) => key,
  event: () => undefined,
};

const game: Game<CoinOps, Coins> = {
  id: 'coins',
  version: 1,
  seats: { min: 1, max: 1 },
  options: {},
  zones: { play: { learn: 'everybody', order: 'row', inPlay: true } },
  text: silent,
  back: () => 'card',
  turnOf: () => ({ op: 'rest' }),
  setup: () => ({ zones: [{ kind: 'play', cards: [] }], state: { coins: 0, paid: 0 }, first: { op: 'rest' } }),
  rules: {
    ...wordRules(vocabulary, data),
    gain: {
      affected: () => 0,
      act: (m, { n }) => {
        m.state.coins += n;
        m.happened('gained', { n });
      },
    },
    rest: { seat: () => 0, options: () => ['button:rest'], answer: () => undefined },
  },
  effects: {
    ...effectsFrom(data),
    applies: () => true,
    triggerOrder: () => [0],
    replace: (_, { ability }, verb) => {
      if (!('change' in ability) || typeof ability.change !== 'number' || !('n' in verb)) return [];
      const more = { ...verb, n: Number(verb.n) + ability.change };
      return [more];
    },
  },
};

function played(card: string, coins: number, ...answers: readonly Ref[]): Coins {
  const first = { op: 'run', at: [card, 'play'], vars: { seat: 0 } };
  const zones = [{ kind: 'play', cards: [] }];
  const state: Coins = { coins, paid: 0 };
  const match: Match = layOut(game, {}, 1, { zones, state, first });
  const run = new Run(game, match, quickChance(1));
  run.crank();
  for (const answer of answers) {
    const [open] = run.open();
    if (open === undefined) throw new Error('nobody is asked');
    expect(run.options(open)).toContainEqual(answer);
    run.choose(open, [answer]);
  }
  expect(run.open()).toEqual([]);
  return state;
}

group('the shared words', () => {
  it('may: the cost is paid, the effect follows, and the local tells whether it was done', () => {
    expect(played('toll', 3, 'button:yes')).toEqual({ coins: 3 - 2 + 5 + 1, paid: 2 });
    expect(played('toll', 3, 'button:no')).toEqual({ coins: 3 + 10, paid: 0 });
  });

  it('may: what cannot be paid is not offered', () => {
    const first = { op: 'run', at: ['toll', 'play'], vars: { seat: 0 } };
    const match = layOut(game, {}, 1, { zones: [{ kind: 'play', cards: [] }], state: { coins: 1, paid: 0 }, first });
    const run = new Run(game, match, quickChance(1));
    run.crank();
    const [open] = run.open();
    if (open === undefined) throw new Error('nobody is asked');
    expect(run.options(open)).toEqual([{ ref: 'button:no', idle: 'cannot-pay' }]);
  });

  it('each: once for every one that was really done', () => {
    expect(played('raffle', 2)).toEqual({ coins: 4, paid: 2 });
    expect(played('raffle', 9)).toEqual({ coins: 9 - 3 + 6, paid: 3 });
  });

  it('until: again and again until it holds', () => {
    expect(played('siege', 0)).toEqual({ coins: 0, paid: 1 });
  });

  it('lasting: the next time only', () => {
    expect(played('charm', 0)).toEqual({ coins: 3, paid: 0 });
  });

  it('abilities are found in card data by path, and triggers run their steps', () => {
    const { abilities, ability, take } = effectsFrom(data);
    expect(abilities('purse').map(({ at }) => at)).toEqual([
      ['purse', 'abilities', 0],
      ['purse', 'abilities', 1],
      ['purse', 'abilities', 2],
    ]);
    expect(abilities('toll')).toEqual([]);
    expect(ability(['purse', 'abilities', 0])).toEqual({ always: 'limit', n: 3 });
    expect(() => ability(['purse', 'abilities', 7])).toThrow('no ability at purse/abilities/7');
    const m: Position = new Run(game, layOut(game, {}, 1, game.setup({}, 1)));
    expect(take(m, { id: 1, at: ['purse', 'abilities', 1], vars: { n: 2 }, lane: 0, seat: 0, source: 9 })).toEqual([
      { op: 'run', at: ['purse', 'abilities', 1, 'do'], vars: { n: 2, seat: 0, source: 9 } },
    ]);
  });

  it('an effect without its seat is a fault of the card', () => {
    const run = new Run(game, layOut(game, {}, 1, game.setup({}, 1)));
    expect(() => seatOf(run)).toThrow('whose effect it is');
  });
});

group('saying it', () => {
  const said = (card: string) => LANGS.map((lang) => describe(vocabulary, cards[card]?.play ?? [], lang));

  it('text is made from the very data that runs, in both languages', () => {
    expect(said('toll')).toEqual([
      'You may pay 2 coins: gain 5 coins. If you did, gain 1 coins; otherwise gain 10 coins.',
      'Wenn du willst: zahle 2 Münzen; dafür: nimm 5 Münzen. Falls du das getan hast: nimm 1 Münzen; sonst: nimm 10 Münzen.',
    ]);
    expect(said('raffle')[1]).toBe('Zahle 3 Münzen. Je einmal: nimm 2 Münzen.');
    expect(said('siege')[0]).toBe('Gain 1 coins, then pay 1 coins; repeat until done.');
    expect(said('charm')[1]).toBe('Beim nächsten Mal: eine mehr. Nimm 1 Münzen. Nimm 1 Münzen.');
  });

  it('an unknown word is a fault of the card', () => {
    expect(() => describe(vocabulary, [{ word: 'juggle' }], 'en')).toThrow('no word juggle');
  });
});

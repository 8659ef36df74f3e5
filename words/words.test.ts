import {
  type Game,
  layOut,
  type Option,
  type Position,
  quickChance,
  type Ref,
  Run,
  type Said,
  type Sayings,
} from '@tafelrunde/kernel';
import { expect, describe as group, it } from 'vitest';
import {
  both,
  type ChoiceOps,
  choices,
  choicesOf,
  clause,
  conditions,
  describe,
  effectsFrom,
  ifDone,
  ifDoneWord,
  ifThenOf,
  ifWordOf,
  kind,
  may,
  mayWord,
  noun,
  OTHER,
  seatOf,
  type Test,
  type Vocabulary,
  verb,
  type Word,
  type WordNode,
  type WordOps,
  wordRules,
} from './index.ts';

/** A game of coins: two seats, effects written in the shared words and two of its own. */
interface Coins {
  readonly coins: number[];
  paid: number;
}

type CoinOps = WordOps & ChoiceOps & { rest: object };

interface Counted extends WordNode {
  readonly n: number;
}

const gain = (n: number): Counted => ({ word: 'gain', n });
const pay = (n: number): Counted => ({ word: 'pay', n });

const GAIN = verb('gain {n} coins', 'nimm nimmst nimmt nehmen | {n} Münzen');
const PAY = verb('pay {n} coins', 'zahle zahlst zahlt zahlen | {n} Münzen');

type At = Position<Coins>;

const coinsOf = (m: At, seat: number): number => m.state.coins[seat] ?? 0;

const gainWord: Word<Counted, CoinOps, Coins> = {
  run: (m, { n }) => {
    m.state.coins[seatOf(m)] = coinsOf(m, seatOf(m)) + n;
  },
  says: ({ n }, say) => clause(say.you, GAIN, { n }),
};

const payWord: Word<Counted, CoinOps, Coins> = {
  run: (m, { n }) => {
    const paid = Math.min(n, coinsOf(m, seatOf(m)));
    m.state.coins[seatOf(m)] = coinsOf(m, seatOf(m)) - paid;
    m.state.paid += paid;
    m.let('did', paid === n);
  },
  can: (m, { n }) => coinsOf(m, 0) >= n,
  says: ({ n }, say) => clause(say.you, PAY, { n }),
};

const tests = {
  rich: {
    holds: (m, _, n) => coinsOf(m, 0) >= n,
    says: (n): Said => ({ en: `you have ${n} coins`, de: `du ${n} Münzen hast` }),
  },
  generous: { holds: (m) => m.state.paid > 0, says: (): Said => ({ en: 'you have paid', de: 'du gezahlt hast' }) },
} as const satisfies Readonly<Record<string, Test<At, undefined>>>;

type TestName = keyof typeof tests;

const { holds, says } = conditions<TestName, At, undefined>(tests);
const ifThen = ifThenOf<TestName>();

const PLAYER = kind('player', 'die Person/Personen');
const { choose, oneOf, by } = choicesOf<'player', 'others' | 'chosen'>();
const A_PLAYER = { first: noun(PLAYER, 'a', { name: 'chosen' }), again: noun(PLAYER, 'that', { name: 'chosen' }) };

const grammar = choices<Coins, 'player', 'others' | 'chosen'>({
  data: (card) => data(card),
  seat: () => 0,
  options: (): Option[] => [{ ref: 'seat:0' }, { ref: 'seat:1' }],
  seats: (m, who) => (who === 'others' ? [1] : [Array.isArray(m.vars.chosen) && m.vars.chosen[0] === 'seat:1' ? 1 : 0]),
  names: () => A_PLAYER,
  subject: (who, say) =>
    who === 'others' ? noun(PLAYER, 'each', { being: [OTHER], name: 'others' }) : (say.named('chosen') ?? 'you'),
  target: () => A_PLAYER.first,
});

const vocabulary: Vocabulary = {
  may: mayWord,
  ifDone: ifDoneWord,
  if: ifWordOf({ holds: (m: At, condition: Parameters<typeof says>[0]) => holds(m, condition, undefined), says }),
  ...grammar.words,
  gain: gainWord,
  pay: payWord,
};

const cards: Record<string, { readonly play?: readonly WordNode[]; readonly abilities?: readonly object[] }> = {
  toll: { play: [may([gain(5)], { pay: [pay(2)] })] },
  raffle: { play: [pay(3), ifDone(gain(9), gain(1))] },
  dole: { play: [ifThen(both({ test: 'rich', n: 4 }, { test: 'generous' }), [gain(1)], [gain(10)])] },
  gift: { play: [by('others', [gain(2), pay(1)]), gain(1)] },
  favour: { play: [choose('player', [by('chosen', [gain(3)]), by('chosen', [gain(4)])])] },
  fork: { play: [oneOf([gain(1)], [pay(1)])] },
  purse: { abilities: [{ always: 'limit', n: 3 }] },
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
  seats: { min: 2, max: 2 },
  options: {},
  zones: { play: { learn: 'everybody', order: 'row', inPlay: true } },
  text: silent,
  back: () => 'card',
  turnOf: () => ({ op: 'rest' }),
  setup: () => ({ zones: [{ kind: 'play', cards: [] }], state: { coins: [0, 0], paid: 0 }, first: { op: 'rest' } }),
  rules: {
    ...wordRules(vocabulary, data),
    ...grammar.rules,
    rest: { seat: () => 0, options: () => ['button:rest'], answer: () => undefined },
  },
};

function playing(card: string, coins: number): { run: Run; state: Coins } {
  const first = { op: 'run', at: [card, 'play'], vars: { seat: 0 } };
  const state: Coins = { coins: [coins, 0], paid: 0 };
  const run = new Run(
    game,
    layOut(game, {}, 2, { zones: [{ kind: 'play', cards: [] }], state, first }),
    quickChance(1),
  );
  run.crank();
  return { run, state };
}

function played(card: string, coins: number, ...answers: readonly Ref[]): Coins {
  const { run, state } = playing(card, coins);
  for (const answer of answers) {
    const [open] = run.open();
    if (open === undefined) throw new Error('nobody is asked');
    run.choose(open, [answer]);
  }
  expect(run.open()).toEqual([]);
  return state;
}

group('the shared words', () => {
  it('may: the cost is paid and the effect follows, or nothing happens', () => {
    expect(played('toll', 3, 'button:yes')).toEqual({ coins: [3 - 2 + 5, 0], paid: 2 });
    expect(played('toll', 3, 'button:no')).toEqual({ coins: [3, 0], paid: 0 });
  });

  it('may: what cannot be paid is not offered', () => {
    const { run } = playing('toll', 1);
    const [open] = run.open();
    if (open === undefined) throw new Error('nobody is asked');
    expect(run.options(open)).toEqual([{ ref: 'button:no', idle: 'cannot-pay' }]);
  });

  it('ifDone: only after a step that could be done', () => {
    expect(played('raffle', 3)).toEqual({ coins: [10, 0], paid: 3 });
    expect(played('raffle', 2)).toEqual({ coins: [0, 0], paid: 2 });
  });

  it('if: both have to hold, otherwise the other steps run', () => {
    expect(played('dole', 4)).toEqual({ coins: [14, 0], paid: 0 });
  });

  it('by: somebody else does it, and "you" are yourself again after it', () => {
    expect(played('gift', 0)).toEqual({ coins: [1, 1], paid: 1 });
  });

  it('choose: what was picked is known to the steps', () => {
    expect(played('favour', 0, 'seat:1')).toEqual({ coins: [0, 7], paid: 0 });
  });

  it('oneOf: the steps of the mode that was picked', () => {
    expect(played('fork', 5, 'mode:1')).toEqual({ coins: [4, 0], paid: 1 });
  });

  it('abilities are found in card data by path', () => {
    const { abilities, ability } = effectsFrom(data);
    expect(abilities('purse').map(({ at }) => at)).toEqual([['purse', 'abilities', 0]]);
    expect(abilities('toll')).toEqual([]);
    expect(ability(['purse', 'abilities', 0])).toEqual({ always: 'limit', n: 3 });
    expect(() => ability(['purse', 'abilities', 7])).toThrow('no ability at purse/abilities/7');
  });

  it('an effect without its seat is a fault of the card', () => {
    const run = new Run(game, layOut(game, {}, 2, game.setup({}, 2)));
    expect(() => seatOf(run)).toThrow('whose effect it is');
  });
});

group('what they say', () => {
  const said = (card: string): Said => ({
    en: describe(vocabulary, cards[card]?.play ?? [], 'en'),
    de: describe(vocabulary, cards[card]?.play ?? [], 'de'),
  });

  it('text is made from the very data that runs, in both languages', () => {
    expect(said('toll')).toEqual({
      en: 'You may pay 2 coins. If you do, gain 5 coins.',
      de: 'Du darfst 2 Münzen zahlen. Tust du das: Nimm 5 Münzen.',
    });
    expect(said('raffle').de).toBe('Zahle 3 Münzen. Falls du das getan hast: Nimm 9 Münzen, dann nimm 1 Münzen.');
    expect(said('dole')).toEqual({
      en: 'If you have 4 coins and you have paid, gain 1 coins; otherwise gain 10 coins.',
      de: 'Falls du 4 Münzen hast und du gezahlt hast: Nimm 1 Münzen; sonst: Nimm 10 Münzen.',
    });
  });

  it('somebody else is the subject, and a choice is named once and then referred to', () => {
    expect(said('gift')).toEqual({
      en: 'Each other player gains 2 coins and pays 1 coins. Gain 1 coins.',
      de: 'Jede andere Person nimmt 2 Münzen und zahlt 1 Münzen. Nimm 1 Münzen.',
    });
    expect(said('favour')).toEqual({
      en: 'A player gains 3 coins and gains 4 coins.',
      de: 'Eine Person nimmt 3 Münzen und nimmt 4 Münzen.',
    });
    expect(said('fork').en).toBe('Choose one: a) gain 1 coins; b) pay 1 coins.');
  });

  it('an unknown word is a fault of the card', () => {
    expect(() => describe(vocabulary, [{ word: 'juggle' }], 'en')).toThrow('no word juggle');
  });
});

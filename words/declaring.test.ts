import { type Game, type Path, type Position, type Ref, refs, type Seat, type Vars } from '@tafelrunde/kernel';
import { sitDown, type TestTable, tinyGame } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import {
  type Aim,
  aim,
  type DeclaringOps,
  declarations,
  type Effectful,
  numberIn,
  sequence,
  type Vocabulary,
  type Word,
  type WordNode,
  type WordOps,
  wordRules,
} from './index.ts';

/* A duel of three: a bolt hurts somebody for a coin, a trade either heals or hurts, and what is declared waits. */

interface State {
  readonly life: number[];
  readonly coins: number[];
  readonly waiting: { readonly at: Path; readonly vars: Vars }[];
}

type At = Position<State>;
type Via = 'cast';

interface Ops extends WordOps, DeclaringOps<Via> {
  /** Which spell? */
  cast: { seat: Seat };
  /** A bolt whose target is settled. */
  shoot: { seat: Seat; at: Seat };
  /** What waits and still has its target? */
  look: { seat: Seat };
}

interface Hurt extends WordNode {
  readonly of: Aim<'other'>;
}

const hurt: Hurt = { word: 'hurt', of: aim('other') };
const heal: WordNode = { word: 'heal' };
const coin: WordNode = { word: 'coin' };

const spells: Readonly<Record<string, Effectful>> = {
  bolt: { do: [hurt], cost: [coin] },
  trade: { do: [], modes: [{ do: [heal] }, { do: [hurt] }] },
  feint: { do: [], modes: [{ do: [heal] }, { do: [hurt], cost: [coin] }] },
};

const nothingSaid = () => sequence([]);
const seatIn = ({ vars }: At): Seat => numberIn(vars, 'seat') ?? 0;
const coinsOf = (m: At): number => m.state.coins[seatIn(m)] ?? 0;

type DuelWord = Word<WordNode, Ops, State>;

const coinWord: DuelWord = {
  run: (m) => {
    m.state.coins[seatIn(m)] = coinsOf(m) - 1;
    m.let('result', true);
  },
  can: (m) => coinsOf(m) > 0,
  says: nothingSaid,
};
const healWord: DuelWord = {
  run: () => undefined,
  can: (m) => (m.state.life[seatIn(m)] ?? 0) < 5,
  says: nothingSaid,
};

const vocabulary: Vocabulary = {
  hurt: { run: () => undefined, says: nothingSaid },
  heal: healWord,
  coin: coinWord,
};

const data = (card: string): object | undefined => spells[card];

/** Those who are still alive, but the one who casts. */
const others = (m: At, seat: Seat): Ref[] =>
  m.state.life.flatMap((life, each) => (life > 0 && each !== seat ? [refs.seat(each)] : []));

const { rules, declare, canDeclare, aimIsThere } = declarations<State, 'other', Via>({
  data,
  vocabulary: () => vocabulary,
  active: () => 0,
  options: (m, _, { seat }) => others(m, seat).map((ref) => ({ ref })),
  canPick: (m, _, { seat }) => others(m, seat).length > 0,
  isStill: (m, _, ref, { seat }) => others(m, seat).includes(ref),
  wouldDo: (frame, { do: steps }) => steps.some((node) => vocabulary[node.word]?.can?.(frame, node) ?? true),
  keepsTarget: true,
  pays: () => true,
  putOn: (m, { at, vars }) => void m.state.waiting.push({ at, vars }),
});

const DONE = refs.button('done');

const game: Game<Ops, State> = tinyGame<Ops, State>({
  id: 'duel',
  seats: { min: 3, max: 3 },
  zones: {},
  setup: () => ({ zones: [], state: { life: [], coins: [], waiting: [] }, first: { op: 'cast', seat: 0 } }),
  rules: {
    ...wordRules(vocabulary, data),
    ...rules,
    cast: {
      options: (m, { seat }) => [
        DONE,
        ...Object.entries(spells).flatMap(([id, spell]) => (canDeclare(m, seat, 0, spell) ? [refs.pile(id)] : [])),
      ],
      answer: (m, { seat }, [pick]) => {
        const spell = refs.pile.in(pick);
        if (spell !== undefined) declare(m, { seat, source: 0, at: [spell], via: 'cast', vars: { seat } });
        m.put({ op: 'look', seat });
      },
    },
    shoot: (m, { seat, at: whom }) => {
      declare(m, { seat, source: 0, at: ['bolt'], via: 'cast', vars: { seat, target: refs.seat(whom) } });
      m.put({ op: 'look', seat });
    },
    look: {
      options: (m) => [
        DONE,
        ...m.state.waiting.filter((each) => aimIsThere(m, each)).map(({ at }) => refs.pile(at.join('/'))),
      ],
      answer: (m) => m.finish({ winners: [0], how: 'over' }),
    },
  },
});

const play = (life: number[] = [4, 4, 4], coins = 1): TestTable =>
  sitDown(game, { seats: 3, layout: { state: { life, coins: [coins, 0, 0], waiting: [] } } });
const SHOOT = { op: 'shoot', seat: 0, at: 2 } as const;
const LOOK = { op: 'look', seat: 0 } as const;
const stateOf = ({ match }: TestTable): unknown => match.state;

describe('declaring', () => {
  it('asks for the target, takes the cost, and puts what was declared where it waits', () => {
    const table = play();
    table.answer(0, 'pile:bolt');
    expect(table.refs(0)).toEqual(['seat:1', 'seat:2']);
    table.answer(0, 'seat:2');
    expect(stateOf(table)).toMatchObject({
      coins: [0, 0, 0],
      waiting: [{ at: ['bolt'], vars: { target: 'seat:2', paid: true } }],
    });
    expect(table.refs(0)).toEqual([DONE, 'pile:bolt']);
  });

  it('asks for the mode first, and then for the target of that mode', () => {
    const table = play();
    table.answer(0, 'pile:trade');
    expect(table.refs(0)).toEqual(['mode:0', 'mode:1']);
    table.answer(0, 'mode:1');
    table.answer(0, 'seat:1');
    expect(stateOf(table)).toMatchObject({
      coins: [1, 0, 0],
      waiting: [{ at: ['trade', 'modes', 1], vars: { target: 'seat:1' } }],
    });
  });

  it('needs a cost that can be paid, something to aim at, and something that it would do', () => {
    expect(play().refs(0)).toEqual([DONE, 'pile:bolt', 'pile:trade', 'pile:feint']);
    expect(play([4, 4, 4], 0).refs(0)).toEqual([DONE, 'pile:trade', 'pile:feint']);
    expect(play([4, 0, 0]).refs(0)).toEqual([DONE, 'pile:trade', 'pile:feint']);
    expect(play([5, 4, 4], 0).refs(0)).toEqual([DONE, 'pile:trade']);
    expect(play([5, 0, 0]).refs(0)).toEqual([DONE]);
  });

  it('offers no mode that would do nothing or has no target', () => {
    for (const [life, mode] of [
      [[5, 4, 4], 1],
      [[4, 0, 0], 0],
    ] as const) {
      const table = play([...life]);
      table.answer(0, 'pile:trade');
      expect(table.refs(0)).toEqual([`mode:${mode}`]);
    }
  });

  it('takes the cost of a mode, and offers it only to whom it is not beyond', () => {
    const poor = play([4, 4, 4], 0);
    poor.answer(0, 'pile:feint');
    expect(poor.refs(0)).toEqual(['mode:0']);
    const table = play();
    table.answer(0, 'pile:feint');
    table.answer(0, 'mode:1');
    table.answer(0, 'seat:1');
    expect(stateOf(table)).toMatchObject({ coins: [0, 0, 0], waiting: [{ vars: { target: 'seat:1', paid: true } }] });
  });

  it('does not ask for a target that is settled', () => {
    const table = sitDown(game, {
      seats: 3,
      layout: { state: { life: [4, 4, 4], coins: [1, 0, 0], waiting: [] }, first: SHOOT },
    });
    expect(stateOf(table)).toMatchObject({ coins: [0, 0, 0], waiting: [{ vars: { target: 'seat:2' } }] });
  });

  it('knows whether a target is still there', () => {
    const waiting = (target: Ref) => [{ at: ['bolt'], vars: { seat: 0, target } }];
    const looked = (target: Ref): Ref[] =>
      sitDown(game, {
        seats: 3,
        layout: {
          state: { life: [4, 0, 4], coins: [0, 0, 0], waiting: waiting(target) },
          first: LOOK,
        },
      }).refs(0);
    expect(looked('seat:1')).toEqual([DONE]);
    expect(looked('seat:2')).toEqual([DONE, 'pile:bolt']);
  });
});

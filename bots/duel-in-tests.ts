import { cardOf, type Game, move, objectsIn, type Rules, refs, type Seat, shuffle, topOf } from '@tafelrunde/kernel';
import { tinyGame } from '@tafelrunde/kernel/testing';

interface Ops {
  deal: object;
  lay: { seat: Seat };
  /** A question that hardly any answer fits. */
  code: { seat: Seat };
  compare: object;
}

interface State {
  laid: number[];
}

const CARDS = ['1', '2', '3', '4', '5', '6'];
const DIGITS = Array.from({ length: 12 }, (_, i) => refs.number(i));
const CODE = DIGITS.slice(6);

const hand = (seat: Seat) => ({ kind: 'hand', seat });
const rules: Rules<Ops, Ops, State> = {
  deal: (m) => {
    shuffle(m, { kind: 'deck' });
    for (let seat = 0; seat < m.seats; seat++) {
      for (let i = 0; i < 2; i++) move(m, topOf(m, { kind: 'deck' }) ?? 0, hand(seat));
    }
    m.put({ op: 'code', seat: 0 });
    for (let seat = 0; seat < m.seats; seat++) m.put({ op: 'lay', seat });
    m.put({ op: 'compare' });
  },
  code: {
    options: () => DIGITS,
    min: 6,
    refuses: (_, __, picks) => (CODE.every((digit) => picks.includes(digit)) ? undefined : 'wrong'),
    answer: () => {},
  },
  lay: {
    options: (m, { seat }) => objectsIn(m, hand(seat)),
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') m.state.laid[seat] = Number(cardOf(m, pick));
    },
  },
  compare: (m) => {
    const { laid } = m.state;
    const best = Math.max(...laid);
    const winners = m.match.options.shared === true ? [...laid.keys()] : [laid.indexOf(best)];
    m.finish({ winners, scores: laid, how: 'compared' });
  },
};

/** Everybody gets two cards and lays one; the higher one wins, or everybody does if the table shares. */
export const duel: Game<Ops, State> = tinyGame<Ops, State>({
  id: 'duel',
  rules,
  zones: { deck: { learn: 'nobody', order: 'pile' }, hand: { learn: 'owner', order: 'none' } },
  setup: (_, seats) => ({
    zones: [
      { kind: 'deck', cards: CARDS },
      ...Array.from({ length: seats }, (_, seat) => ({ ...hand(seat), cards: [] })),
    ],
    state: { laid: [] },
    first: { op: 'deal' },
  }),
});

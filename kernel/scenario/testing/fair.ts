import { at } from '../../at.ts';
import { cardOf, count, objectsIn, topOf } from '../../cards/cards.ts';
import { look, move, shuffle } from '../../cards/moving.ts';
import { stand } from '../../crank/control.ts';
import type { AnyGame, Crank, Game, Position, Rules } from '../../game.ts';
import type { CardId, ObjectNumber, Seat, ZoneName } from '../../match.ts';
import { refs } from '../../refs/refs.ts';

/*
 * A tiny game for the tests of the scenario runner. On a turn: take the top prize or one from the shelf, then pay for it with
 * two coins or throw the die for it. Two pennies are alike; the fortune teller looks at the top of the pile.
 */

interface Ops {
  deal: Record<never, never>;
  turn: { seat: Seat };
  take: { seat: Seat };
  pay: { seat: Seat };
  tell: { seat: Seat };
}

interface State {
  coins: number[];
  luck: number;
  /** How often a prize has been polished, by card object. */
  shine: Readonly<Record<number, number>>;
}

const PILE: ZoneName = { kind: 'pile' };
const SHELF: ZoneName = { kind: 'shelf' };
const BAG = (seat: Seat): ZoneName => ({ kind: 'bag', seat });

const NAMES: Readonly<Record<CardId, { readonly en: string; readonly de: string }>> = {
  bear: { en: 'Teddy Bear', de: 'Teddybär' },
  'tin-bear': { en: 'Tin Bear', de: 'Blechbär' },
  kite: { en: 'Kite', de: 'Drachen' },
  penny: { en: 'Penny', de: 'Groschen' },
  drum: { en: 'Drum', de: 'Trommel' },
};

const rules: Rules<Ops, Ops, State> = {
  deal: (m) => {
    shuffle(m, PILE);
    m.put({ op: 'turn', seat: 0 });
  },
  turn: (m, { seat }) => m.put({ op: 'take', seat }),
  take: {
    options: (m) => [...objectsIn(m, SHELF), ...(count(m, PILE) > 0 ? [refs.pile('pile')] : [])],
    answer: (m, { seat }, [pick]) => {
      const object = typeof pick === 'number' ? pick : topOf(m, PILE);
      if (object === undefined) return;
      m.emit({ type: 'took', seat, cause: 'FAIR-1', data: { prize: 'one' } });
      move(m, object, BAG(seat));
      if (holds(m, seat, 'kite')) m.put(stand(seat, { op: 'tell', seat }));
      m.put({ op: 'pay', seat });
    },
  },
  pay: {
    options: () => [
      { ref: 'button:coins', label: 'pay' },
      { ref: 'button:die', label: 'throw' },
    ],
    refuses: (m, { seat }, [pick]) => (pick === 'button:coins' && at(m.state.coins, seat) < 2 ? 'too-poor' : undefined),
    answer: (m, { seat }, [pick]) => {
      if (pick === 'button:coins') m.state.coins[seat] = at(m.state.coins, seat) - 2;
      else m.state.luck = m.chance('d6', 6) + 1;
      if (count(m, BAG(seat)) >= 3) m.finish({ winners: [seat], scores: m.state.coins.slice(), how: 'full-bag' });
      else m.put({ op: 'turn', seat: (seat + 1) % m.seats });
    },
  },
  tell: {
    options: (m) => objectsIn(m, PILE).slice(-1),
    answer: (m, { seat }, picks) => look(m, seat, picks.filter(isObject)),
  },
};

const isObject = (pick: unknown): pick is ObjectNumber => typeof pick === 'number';

function holds(m: Position<State> | Crank<Ops, State>, seat: Seat, card: CardId): boolean {
  return objectsIn(m, BAG(seat)).some((object) => cardOf(m, object) === card);
}

const typed: Game<Ops, State> = {
  id: 'fair',
  version: 1,
  seats: { min: 2, max: 3 },
  options: {
    rich: { kind: 'flag', default: false, label: { en: 'Rich', de: 'Reich' }, why: { en: 'Quicker', de: 'Schneller' } },
  },
  zones: {
    pile: { learn: 'nobody', order: 'pile' },
    shelf: { learn: 'everybody', order: 'row' },
    bag: { learn: 'owner', order: 'none' },
  },
  rules,
  text: {
    name: { en: 'Fair', de: 'Jahrmarkt' },
    card: (card, lang) => ({ name: NAMES[card]?.[lang] ?? card, text: '' }),
    prompt: ({ op }) => op.op,
    option: ({ ref }) => (ref === 'pile:pile' ? 'the pile' : String(ref)),
    key: (key) => key,
    event: () => undefined,
  },
  setup: ({ rich }, seats) => ({
    zones: [
      { ...PILE, cards: ['kite', 'penny', 'penny', 'tin-bear'] },
      { ...SHELF, cards: ['drum', 'bear'] },
      ...Array.from({ length: seats }, (_, seat) => ({ ...BAG(seat), cards: [] })),
    ],
    state: { coins: Array.from({ length: seats }, () => (rich === true ? 9 : 2)), luck: 0, shine: {} },
    first: { op: 'deal' },
  }),
  back: () => 'prize',
  turnOf: (seat) => ({ op: 'turn', seat }),
};

export const fair: AnyGame = typed;

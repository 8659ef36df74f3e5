import { at } from '../at.ts';
import { cardOf, objectsIn, topOf } from '../cards/cards.ts';
import { move } from '../cards/moving.ts';
import { checkpoint, scope } from '../crank/control.ts';
import type { Ability, Crank, Position, Rules } from '../game.ts';
import type { CardId, ObjectNumber, Path, Ref, Seat, Vars, ZoneName } from '../match.ts';
import { byNumber, refKind } from '../refs/kinds.ts';
import { refs } from '../refs/refs.ts';
import { tinyGame } from '../testing/tiny-game.ts';

/** Something that has been declared and waits to resolve: a path into card data and its locals. */
interface Item {
  readonly id: number;
  readonly seat: Seat;
  readonly at: Path;
  readonly vars: Vars;
}

interface State {
  active: Seat;
  life: number[];
  stack: readonly Item[];
  items: number;
  /** What has resolved, in order. */
  resolved: string[];
}

interface Ops {
  turn: { seat: Seat };
  react: { seat: Seat; passed: number };
  mayReact: { seat: Seat; passed: number };
  declare: { seat: Seat; object: ObjectNumber };
  atWhom: { seat: Seat; object: ObjectNumber; card: CardId };
  atWhat: { seat: Seat; object: ObjectNumber; card: CardId };
  push: { seat: Seat; at: Path; vars: Vars };
  resolveTop: object;
  run: { item: Item };
  afterItem: { item: Item };
  lose: { seat: Seat; n: number };
  over: object;
}

type M = Crank<Ops, State>;

export const PASS = 'button:pass';
const DECK: ZoneName = { kind: 'deck' };
export const PENDING: ZoneName = { kind: 'pending' };
export const DISCARD: ZoneName = { kind: 'discard' };
const hand = (seat: Seat): ZoneName => ({ kind: 'hand', seat });
const front = (seat: Seat): ZoneName => ({ kind: 'front', seat });

/** Bolt: 2 damage to somebody. Counter: cancel an item. Balm: 1 life. In play, on damage: Drum gains, Thorn gains, Gong does nothing. */
const TARGET: Readonly<Record<CardId, 'seat' | 'item' | 'none'>> = { bolt: 'seat', counter: 'item', balm: 'none' };
const WHEN_HIT: readonly CardId[] = ['drum', 'thorn', 'gong'];

export const reactionStack = tinyGame<Ops, State>({
  id: 'reaction-stack',
  zones: {
    deck: { learn: 'nobody', order: 'pile' },
    hand: { learn: 'owner', order: 'none' },
    pending: { learn: 'everybody', order: 'row' },
    front: { learn: 'everybody', order: 'row', inPlay: true },
    discard: { learn: 'everybody', order: 'pile' },
  },
  setup: (_, seats) => ({
    zones: [
      { ...DECK, cards: ['bolt', 'balm', 'counter', 'bolt', 'counter', 'bolt', 'balm', 'bolt'] },
      ...Array.from({ length: seats }, (__, seat) => ({ ...hand(seat), cards: ['bolt', 'counter', 'balm'] })),
      ...Array.from({ length: seats }, (__, seat) => ({
        ...front(seat),
        cards: seat === 0 ? ['drum', 'thorn'] : ['gong'],
      })),
      { ...PENDING, cards: [] },
      { ...DISCARD, cards: [] },
    ],
    state: { active: 0, life: Array.from({ length: seats }, () => 4), stack: [], items: 0, resolved: [] },
    first: { op: 'turn', seat: 0 } as const,
  }),
  checks: [(m) => (m.state.life.some((life) => life <= 0) ? [{ op: 'over' }] : undefined)],
  effects: {
    abilities: (card) => (WHEN_HIT.includes(card) ? [{ at: [card, 'whenHit'], ability: { when: 'hit' } }] : []),
    ability: (): Ability => ({ when: 'hit' }),
    applies: () => true,
    replace: (_, __, verb) => [verb],
    triggerOrder: (m) => clockwise(m, m.state.active),
    take: (_, { at: path, vars, seat = 0 }) => [{ op: 'push', seat, at: path, vars } as const],
  },
  rules: rules(),
});

function rules(): Rules<Ops, Ops, State> {
  return {
    turn: (m, { seat }) => {
      const top = topOf(m, DECK);
      if (top === undefined) return m.put({ op: 'over' });
      m.state.active = seat;
      move(m, top, hand(seat));
      m.put({ op: 'react', seat, passed: 0 }, { op: 'turn', seat: (seat + 1) % m.seats });
    },
    react: (m, { seat, passed }) => {
      if (passed < m.seats) m.put({ op: 'mayReact', seat, passed });
      else if (m.state.stack.length > 0) m.put({ op: 'resolveTop' });
    },
    mayReact: {
      masked: true,
      options: (m, { seat }) => [...playable(m, seat), PASS],
      answer: (m, { seat, passed }, [pick]) => {
        if (typeof pick !== 'number') m.put({ op: 'react', seat: (seat + 1) % m.seats, passed: passed + 1 });
        else m.put({ op: 'declare', seat, object: pick }, { op: 'react', seat, passed: 0 });
      },
    },
    declare: (m, { seat, object: held }) => {
      const object = move(m, held, PENDING) ?? held;
      const card = cardOf(m, object) ?? '';
      const target = TARGET[card];
      if (target === 'seat') m.put({ op: 'atWhom', seat, object, card });
      else if (target === 'item') m.put({ op: 'atWhat', seat, object, card });
      else m.put({ op: 'push', seat, at: [card, 'play'], vars: { object } });
    },
    atWhom: {
      options: (m) => m.state.life.map((_, seat) => refs.seat(seat)),
      answer: (m, { seat, object, card }, [pick]) =>
        m.put({ op: 'push', seat, at: [card, 'play'], vars: { object, to: numberIn(pick) } }),
    },
    atWhat: {
      options: (m) => m.state.stack.map(({ id }) => itemRef(id)),
      answer: (m, { seat, object, card }, [pick]) =>
        m.put({ op: 'push', seat, at: [card, 'play'], vars: { object, item: numberIn(pick) } }),
    },
    push: (m, { seat, at: path, vars }) => {
      m.state.stack = [...m.state.stack, { id: ++m.state.items, seat, at: path, vars }];
    },
    resolveTop: (m) => {
      const item = at(m.state.stack, m.state.stack.length - 1);
      m.state.stack = m.state.stack.slice(0, -1);
      m.put({ op: 'run', item }, checkpoint(), { op: 'react', seat: m.state.active, passed: 0 });
    },
    run: (m, { item }) => {
      const [card] = item.at;
      m.put(scope('item', { last: { op: 'afterItem', item }, vars: item.vars, cause: card }), ...effectOf(m, item));
    },
    afterItem: (m, { item }) => {
      m.state.resolved.push(item.at[0]);
      bury(m, item);
    },
    lose: (m, { seat, n }) => {
      m.state.life[seat] = at(m.state.life, seat) - n;
      m.emit({ type: 'hit', seat, data: { n } });
      m.happened('hit', { hit: seat });
    },
    over: (m) => m.finish({ winners: [], scores: m.state.life, how: 'over' }),
  };
}

/** Who holds a counter is asked no more and no less often than who does not: passing is always there. */
function playable(m: Position<State>, seat: Seat): Ref[] {
  return objectsIn(m, hand(seat)).filter((object) => cardOf(m, object) !== 'counter' || m.state.stack.length > 0);
}

function effectOf(
  m: M,
  { at: [card], seat, vars }: Item,
): readonly { readonly op: 'lose'; readonly seat: Seat; readonly n: number }[] {
  if (card === 'bolt') return [{ op: 'lose', seat: Number(vars.to), n: 2 }];
  if (card === 'counter') cancel(m, Number(vars.item));
  else if (card !== 'gong') m.state.life[seat] = at(m.state.life, seat) + 1;
  return [];
}

/** An item that is no longer there cannot be cancelled. */
function cancel(m: M, id: number): void {
  const item = m.state.stack.find((each) => each.id === id);
  if (item === undefined) return;
  m.state.stack = m.state.stack.filter((each) => each !== item);
  bury(m, item);
}

function bury(m: M, { vars }: Item): void {
  if (typeof vars.object === 'number') move(m, vars.object, DISCARD);
}

function clockwise(m: Position<State>, from: Seat): Seat[] {
  return Array.from({ length: m.seats }, (_, i) => (from + i) % m.seats);
}

const itemRef = refKind('item', byNumber);

function numberIn(pick: Ref | undefined): number {
  return refs.seat.in(pick) ?? itemRef.in(pick) ?? 0;
}

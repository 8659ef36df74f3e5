import { checkpoint, count, move, type ObjectNumber, type Option, type Ref, type Seat } from '@tafelrunde/kernel';
import { cardAt } from '../effects/language/registry.ts';
import { placed, stack } from '../places.ts';
import { DONE, SELL } from '../refs.ts';
import { inOrder, isOut, nextToAct } from '../seats.ts';
import type { At, Chapter, M } from '../state.ts';
import { actionsOf, declaring } from './actions.ts';
import { canSell, coinsOf, maySell } from './coins.ts';
import { dungeonOf, leftmost, stackWith } from './dungeons.ts';
import { promotable } from './minibosses.ts';
import { buildable, giftSpots, spotsFor, stackAt } from './spots.ts';

/** Phase 2 (BM-057 ff.). */
export interface BuildOps {
  /** `from`: whose turn is the first. */
  build: { from: Seat };
  buildTurn: { seat: Seat };
  buildTurnEnds: { seat: Seat };
  /** What the active player does. */
  act: { seat: Seat };
  /** Something has been declared since `before` was the last. */
  acted: { seat: Seat; before: number };
  /** all have passed; whoever was answered acts again. */
  afterOthers: { seat: Seat; declared: number };
  /** Where does this card go? */
  place: { seat: Seat; card: ObjectNumber };
  /** and whose Room is it laid on? */
  placeGift: { seat: Seat; card: ObjectNumber };
}

const lastOf = ({ state }: At): number => state.waiting.at(-1)?.id ?? 0;

/** What may be placed, who may be promoted, and a Room for a coin. */
export const buildOptions = (m: At, seat: Seat): Option[] => [
  ...buildable(m, seat).map((ref): Option => ({ ref, label: 'build' })),
  ...(coinsOf(m, seat) > 0 ? promotable(m, seat).map((ref): Option => ({ ref, label: 'promote' })) : []),
  ...(canSell(m, seat) ? [{ ref: SELL }] : []),
];

/** Could something be placed, promoted or sold, as far as everybody sees? */
export const couldBuild = (m: At, seat: Seat): boolean =>
  m.state.phase === 'build' &&
  seat === m.state.active &&
  ((m.state.builds[seat] ?? 0) > 0 || maySell(m, seat) || promotable(m, seat).length > 0);

/** Is it a card of the hand that is built and not played? */
const isBuilt = (m: At, pick: Ref): pick is ObjectNumber => {
  const kind = typeof pick === 'number' ? cardAt(m, pick)?.kind : undefined;
  return kind === 'room' || kind === 'miniboss';
};

const isInHand = (m: At, seat: Seat, pick: ObjectNumber): boolean => buildable(m, seat).includes(pick);

/** The ops of a pick: building, or declaring an effect. */
export function doing(m: M, seat: Seat, pick: Ref): void {
  if (pick === SELL) m.put({ op: 'sellRoom', seat });
  else if (isBuilt(m, pick) && isInHand(m, seat, pick)) m.put({ op: 'place', seat, card: pick });
  else if (isBuilt(m, pick) && promotable(m, seat).includes(pick)) m.put({ op: 'promote', seat, miniboss: pick });
  else m.put(declaring(m, seat, pick));
}

export const buildRules: Chapter<BuildOps> = {
  build: (m, { from }) => {
    m.state.phase = 'build';
    m.state.builds = m.state.builds.map(() => 1);
    m.emit({ type: 'phase', data: { phase: 'build' } });
    const order = inOrder(m);
    const turns = order.slice(order.indexOf(from));
    for (const seat of turns) m.happened('buildBegins', { player: seat });
    m.put(checkpoint());
    for (const seat of turns) m.put({ op: 'buildTurn', seat });
  },

  buildTurn: (m, { seat }) => {
    if (isOut(m, seat)) return;
    m.state.active = seat;
    m.emit({ type: 'turn', seat });
    m.put({ op: 'act', seat }, { op: 'buildTurnEnds', seat }, checkpoint());
  },

  buildTurnEnds: (m, { seat }) => m.happened('buildTurnEnds', { player: seat }),

  act: {
    options: (m, { seat }) => {
      const built = buildOptions(m, seat);
      return [built.length === 0 ? DONE : { ref: DONE, idle: 'not-built' }, ...built, ...actionsOf(m, seat)];
    },
    answer: (m, { seat }, [pick = DONE]) => {
      if (pick === DONE) {
        const { declared } = m.state;
        m.put({ op: 'settle', seat: nextToAct(m, seat) }, { op: 'afterOthers', seat, declared });
        return;
      }
      const before = lastOf(m);
      doing(m, seat, pick);
      m.put({ op: 'acted', seat, before });
    },
  },

  // BM-050: before anybody else can do something, save an interrupt.
  acted: (m, { seat, before }) => {
    const id = lastOf(m);
    if (id !== 0 && id !== before) {
      m.put({ op: 'round', seat: nextToAct(m, seat), passed: 1, of: id }, { op: 'carryOut', id });
    }
    m.put(checkpoint(), { op: 'act', seat });
  },

  afterOthers: (m, { seat, declared }) => {
    if (m.state.declared !== declared) m.put({ op: 'act', seat });
  },

  place: {
    options: (m, { seat, card }) => spotsFor(m, seat, card),
    answer: (m, { seat, card }, [spot]) => {
      const n = spot === undefined ? undefined : stackAt(m, seat, spot);
      if (n === undefined) return;
      putDown(m, seat, card, seat, n);
    },
  },

  placeGift: {
    options: (m, { seat, card }) => giftSpots(m, seat, card),
    answer: (m, { seat, card }, [spot]) => {
      const into = typeof spot === 'number' ? dungeonOf(m, spot) : undefined;
      if (typeof spot === 'number' && into !== undefined) putDown(m, seat, card, into, stackWith(m, spot));
    },
  },
};

/** BM-057: face down, on a Room or at the left end. */
function putDown(m: M, seat: Seat, card: ObjectNumber, into: Seat, n: number): void {
  const isNew = count(m, stack(into, n)) === 0;
  const object = move(m, card, placed(seat));
  if (object === undefined) return;
  if (isNew) m.state.rows[into] = leftmost(m.state.rows[into] ?? [], n);
  m.state.placed.push({ seat, object, into, stack: n });
  m.state.builds[seat] = Math.max(0, (m.state.builds[seat] ?? 0) - 1);
}

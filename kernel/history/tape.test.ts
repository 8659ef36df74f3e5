import { expect, it } from 'vitest';
import { at } from '../at.ts';
import { count, objectsIn, topOf } from '../cards/cards.ts';
import { move, shuffle } from '../cards/moving.ts';
import { notingChance, quickChance } from '../crank/chance.ts';
import { Run } from '../crank/run.ts';
import { begin } from '../crank/start.ts';
import type { Seat } from '../match.ts';
import { tinyGame } from '../testing/tiny-game.ts';
import { hashOf } from './hash.ts';
import { rewind, type Tape } from './tape.ts';

interface Ops {
  deal: object;
  turn: { seat: Seat };
  lay: { seat: Seat };
}

const DECK = { kind: 'deck' };
const OUT = { kind: 'out' };
const hand = (seat: Seat) => ({ kind: 'hand', seat });

/** Draw one, lay one out; the deck is shuffled again after every second turn. */
const game = tinyGame<Ops, object>({
  id: 'taped',
  zones: {
    deck: { learn: 'nobody', order: 'pile' },
    out: { learn: 'everybody', order: 'none' },
    hand: { learn: 'owner', order: 'none' },
  },
  setup: () => ({
    zones: [
      { ...DECK, cards: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] },
      { ...OUT, cards: [] },
      { ...hand(0), cards: ['x'] },
      { ...hand(1), cards: ['y'] },
    ],
    state: {},
    first: { op: 'deal' },
  }),
  rules: {
    deal: (m) => {
      shuffle(m, DECK);
      m.put({ op: 'turn', seat: 0 });
    },
    turn: (m, { seat }) => {
      if (count(m, DECK) === 0) {
        m.finish({ winners: [seat], how: 'empty' });
        return;
      }
      if (count(m, OUT) % 2 === 1) shuffle(m, DECK);
      move(m, topOf(m, DECK) ?? 0, hand(seat));
      m.put({ op: 'lay', seat }, { op: 'turn', seat: 1 - seat });
    },
    lay: {
      options: (m, { seat }) => objectsIn(m, hand(seat)),
      answer: (m, _, [pick]) => {
        if (typeof pick === 'number') move(m, pick, OUT);
      },
    },
  },
});

it('any earlier position can be had from the tape again', () => {
  const first = begin(game, {}, 2);
  const tape: Tape = { picks: [], drawn: [] };
  const run = new Run(game, begin(game, {}, 2), notingChance(quickChance(9), tape.drawn));
  run.crank();
  const hashes = [hashOf(run.match)];
  for (let open = run.openOn(0); open !== undefined; open = run.openOn(0)) {
    const picks = [at(objectsIn(run, hand(open.seat)), tape.picks.length % 2)];
    tape.picks.push({ lane: 0, picks });
    run.choose(open, picks);
    hashes.push(hashOf(run.match));
  }
  expect(tape.picks).toHaveLength(7);
  expect(hashes.map((_, steps) => hashOf(rewind(game, first, tape, steps)))).toEqual(hashes);
});

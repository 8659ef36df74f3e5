import { describe, expect, it } from 'vitest';
import { cardOf, objectsIn, topOf } from '../cards/cards.ts';
import { move } from '../cards/moving.ts';
import { leave, scope } from '../crank/control.ts';
import type { Crank } from '../game.ts';
import type { Seat, ZoneName } from '../match.ts';
import { checkManyGames } from '../testing/many-games.ts';
import { sitDown, type TestTable } from '../testing/table.ts';
import { tinyGame } from '../testing/tiny-game.ts';

/** The steps of a round; each is an op without arguments. */
interface Steps {
  gather: object;
  storm: object;
  fight: object;
  rest: object;
}

interface Ops extends Steps {
  round: object;
  step: { n: number };
  choose: { seat: Seat };
}

type Step = keyof Steps;

interface State {
  /** What a round consists of, made at setup; rooms, adversaries and cards insert steps. */
  round: Step[];
  rounds: number;
  log: string[];
}

const DECK: ZoneName = { kind: 'deck' };
const hand = (seat: Seat): ZoneName => ({ kind: 'hand', seat });
const DISCARD: ZoneName = { kind: 'discard' };

const game = tinyGame<Ops, State>({
  id: 'inserted-step',
  options: {
    storms: { kind: 'flag', default: false, label: { en: 'Storms', de: 'Stürme' }, why: { en: 'calm', de: 'ruhig' } },
  },
  zones: {
    deck: { learn: 'nobody', order: 'pile' },
    hand: { learn: 'owner', order: 'none' },
    discard: { learn: 'everybody', order: 'pile' },
  },
  setup: ({ storms }, seats) => ({
    zones: [
      { ...DECK, cards: ['bell', 'sword', 'horn', 'bell', 'sword', 'horn', 'bell', 'sword'] },
      ...Array.from({ length: seats }, (_, seat) => ({ ...hand(seat), cards: ['sword'] })),
      { ...DISCARD, cards: [] },
    ],
    state: {
      round: storms === true ? ['gather', 'storm', 'fight', 'rest'] : ['gather', 'fight', 'rest'],
      rounds: 0,
      log: [],
    },
    first: { op: 'round' },
  }),
  rules: {
    round: (m) => {
      if (m.state.rounds++ === 3) return m.finish({ winners: [], how: 'over' });
      m.put(scope('round', { last: { op: 'round' } }), { op: 'step', n: 0 });
    },
    step: (m, { n }) => {
      const step = m.state.round[n];
      if (step === undefined) return;
      m.state.log.push(step);
      m.put({ op: step }, { op: 'step', n: n + 1 });
    },
    gather: (m) => {
      for (let seat = 0; seat < m.seats; seat++) {
        const top = topOf(m, DECK);
        if (top !== undefined) move(m, top, hand(seat));
      }
    },
    storm: (m) => {
      for (let seat = 0; seat < m.seats; seat++) discard(m, objectsIn(m, hand(seat))[0]);
    },
    fight: (m) => {
      for (let seat = 0; seat < m.seats; seat++) m.put({ op: 'choose', seat });
    },
    rest: () => undefined,
    choose: {
      options: (m, { seat }) => [...objectsIn(m, hand(seat)), 'button:pass'],
      answer: (m, _, [pick]) => {
        if (typeof pick !== 'number') return;
        const card = cardOf(m, pick);
        discard(m, pick);
        if (card === 'horn') insert(m, 'storm', 'fight');
        if (card === 'bell') m.put(leave('round'));
      },
    },
  },
});

function discard(m: Crank<Ops, State>, object: number | undefined): void {
  if (object !== undefined) move(m, object, DISCARD);
}

/** From now on the round has another step, right after one that it has. */
function insert(m: Crank<Ops, State>, step: Step, after: Step): void {
  m.state.round.splice(m.state.round.indexOf(after) + 1, 0, step);
}

const PASS = 'button:pass';
const sit = (storms: boolean): TestTable => sitDown(game, { seats: 2, options: { storms } });

function passAll(table: TestTable, rounds: number): void {
  for (let i = 0; i < rounds; i++) for (const seat of [0, 1]) table.answer(seat, PASS);
}

describe('a step inserted into a round', () => {
  it('takes the steps one after the other, round by round', () => {
    const table = sit(false);
    passAll(table, 2);
    expect(table.match.state).toMatchObject({
      log: ['gather', 'fight', 'rest', 'gather', 'fight', 'rest', 'gather', 'fight'],
    });
  });

  it('may be there from the setup, by an option', () => {
    const table = sit(true);
    passAll(table, 1);
    expect(table.match.state).toMatchObject({ log: ['gather', 'storm', 'fight', 'rest', 'gather', 'storm', 'fight'] });
    expect(table.cards(DISCARD)).toHaveLength(4);
  });

  it('may be inserted by a card while the round is on, and comes in that very round', () => {
    const table = sit(false);
    passAll(table, 1);
    expect(table.cards(hand(0))).toContain('horn');
    table.answer(0, 'horn');
    table.answer(1, PASS);
    expect(table.match.state).toMatchObject({
      round: ['gather', 'fight', 'storm', 'rest'],
      log: ['gather', 'fight', 'rest', 'gather', 'fight', 'storm', 'rest', 'gather', 'fight'],
    });
  });

  it('is left out with all that would follow when the round ends early', () => {
    const table = sit(true);
    table.answer(0, PASS);
    table.answer(1, 'bell');
    expect(table.match.state).toMatchObject({
      rounds: 2,
      log: ['gather', 'storm', 'fight', 'gather', 'storm', 'fight'],
    });
  });

  it('holds every property at every step of random games', () => {
    expect(checkManyGames(game, { seats: [2, 3], games: 15 }).samples).toBeGreaterThan(50);
    checkManyGames(game, { seats: [2, 4], games: 5, options: { storms: true } });
  });
});

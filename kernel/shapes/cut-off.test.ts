import { describe, expect, it } from 'vitest';
import { cardOf, count, objectsIn, topOf } from '../cards/cards.ts';
import { move } from '../cards/moving.ts';
import { alone, fork, leave, scope, stand } from '../crank/control.ts';
import type { ObjectNumber, Seat, ZoneName } from '../match.ts';
import { checkManyGames } from '../testing/many-games.ts';
import { sitDown, type TestTable } from '../testing/table.ts';
import { tinyGame } from '../testing/tiny-game.ts';

/** On a turn a card is played. Its effect has three steps within each other; any question inside may end the turn. */
interface Ops {
  turn: { seat: Seat };
  play: { seat: Seat };
  afterCard: { object: ObjectNumber };
  outer: { seat: Seat };
  middle: { seat: Seat };
  inner: { seat: Seat };
  goOn: { seat: Seat };
  vote: { seat: Seat };
  voted: { seat: Seat };
  hurry: { seat: Seat };
  note: { what: string };
  draw: { seat: Seat };
}

interface State {
  log: string[];
  turns: number;
}

const DECK: ZoneName = { kind: 'deck' };
const PLAYED: ZoneName = { kind: 'played' };
const DISCARD: ZoneName = { kind: 'discard' };
const hand = (seat: Seat): ZoneName => ({ kind: 'hand', seat });
const END = 'button:end';
const note = (what: string) => ({ op: 'note', what }) as const;

const game = tinyGame<Ops, State>({
  id: 'cut-off',
  zones: {
    deck: { learn: 'nobody', order: 'pile' },
    hand: { learn: 'owner', order: 'none' },
    played: { learn: 'everybody', order: 'row' },
    discard: { learn: 'everybody', order: 'pile' },
  },
  setup: (_, seats) => ({
    zones: [
      { ...DECK, cards: ['spell', 'storm', 'spell', 'storm', 'vote', 'vote', 'spell'] },
      ...Array.from({ length: seats }, (__, seat) => ({ ...hand(seat), cards: ['spell', 'vote'] })),
      { ...PLAYED, cards: [] },
      { ...DISCARD, cards: [] },
    ],
    state: { log: [], turns: 0 },
    first: { op: 'turn', seat: 0 } as const,
  }),
  rules: {
    turn: (m, { seat }) => {
      if (m.state.turns++ === 6) return m.finish({ winners: [], how: 'over' });
      const next = { op: 'turn', seat: (seat + 1) % m.seats } as const;
      m.put(
        scope('turn', { last: next }),
        stand(next.seat, { op: 'hurry', seat: next.seat }),
        { op: 'play', seat },
        note('after'),
        {
          op: 'draw',
          seat,
        },
      );
    },
    play: {
      options: (m, { seat }) => objectsIn(m, hand(seat)),
      answer: (m, { seat }, [pick]) => {
        if (typeof pick !== 'number') return;
        const object = move(m, pick, PLAYED) ?? 0;
        const card = cardOf(m, object) ?? '';
        const vote = fork({ 0: { op: 'vote', seat: 0 }, 1: { op: 'vote', seat: 1 } }, note('counted'));
        m.put(
          scope('card', { last: { op: 'afterCard', object }, cause: card }),
          ...(card === 'vote' ? [vote] : [{ op: 'outer', seat } as const]),
          note('card done'),
        );
      },
    },
    afterCard: (m, { object }) => {
      m.state.log.push('discard');
      move(m, object, DISCARD);
    },
    outer: (m, { seat }) =>
      m.put(scope('outer', { last: note('last outer') }), { op: 'middle', seat }, note('outer done')),
    middle: (m, { seat }) =>
      m.put(scope('middle', { last: note('last middle') }), { op: 'inner', seat }, note('middle done')),
    inner: (m, { seat }) => {
      m.startLasting(['spell', 'lasting'], {}, { scope: 'middle' });
      m.put(scope('inner', { last: note('last inner') }), { op: 'goOn', seat }, note('inner done'));
    },
    goOn: {
      options: () => ['button:go-on', 'button:leave-middle', END],
      answer: (m, _, [pick]) => {
        if (pick === END) m.put(leave('turn'));
        if (pick === 'button:leave-middle') m.put(leave('middle'));
      },
    },
    vote: {
      options: () => ['button:alone', 'button:yes', END],
      answer: (m, { seat }, [pick]) => {
        m.put(scope('vote', { last: note(`last vote ${seat}`) }));
        if (pick === END) m.put(leave('turn'));
        if (pick === 'button:alone') m.put(alone({ op: 'voted', seat }));
      },
    },
    voted: {
      options: () => ['button:yes', END],
      answer: (m, _, [pick]) => (pick === END ? m.put(leave('turn')) : undefined),
    },
    hurry: { options: () => ['button:hurry'], answer: (m) => m.put(leave('turn')) },
    note: (m, { what }) => {
      m.state.log.push(what);
    },
    draw: (m, { seat }) => {
      const top = topOf(m, DECK);
      if (top !== undefined && count(m, hand(seat)) < 4) move(m, top, hand(seat));
    },
  },
});

const sit = (): TestTable => sitDown(game, { seats: 2 });
const log = ({ match }: TestTable): object => match.state;

describe('an effect that is cut off', () => {
  it('runs to its end when nothing ends it, the scopes closing from the inside', () => {
    const table = sit();
    table.answerTo(0, 'play', 'spell');
    expect(table.match.lasting).toHaveLength(1);
    table.answer(0, 'button:go-on');
    expect(log(table)).toMatchObject({
      log: [
        'inner done',
        'last inner',
        'middle done',
        'last middle',
        'outer done',
        'last outer',
        'card done',
        'discard',
        'after',
      ],
    });
    expect(table.cards(hand(0))).toHaveLength(2);
  });

  it('ends the turn from three steps deep: only last words are said, inner ones first, and the card is discarded', () => {
    const table = sit();
    table.answerTo(0, 'play', 'spell');
    table.answer(0, END);
    expect(log(table)).toMatchObject({ log: ['last inner', 'last middle', 'last outer', 'discard'], turns: 2 });
    expect(table.cards(DISCARD)).toEqual(['spell']);
    expect(table.cards(PLAYED)).toEqual([]);
    expect(table.cards(hand(0))).toEqual(['vote']);
    expect(table.ask(1, 'play').op).toEqual({ op: 'play', seat: 1 });
    expect(table.match.lasting).toEqual([]);
  });

  it('leaves an inner scope only: what is around it goes on', () => {
    const table = sit();
    table.answerTo(0, 'play', 'spell');
    table.answer(0, 'button:leave-middle');
    expect(log(table)).toMatchObject({
      log: ['last inner', 'last middle', 'outer done', 'last outer', 'card done', 'discard', 'after'],
    });
  });

  it('cuts off the lanes of a fork, each with its last words, and lets the table go', () => {
    const table = sit();
    table.answerTo(0, 'play', 'vote');
    table.answerTo(1, 'vote', 'button:alone');
    expect(table.match.alone).toBeGreaterThan(0);
    table.answerTo(0, 'vote', END);
    expect(log(table)).toMatchObject({ log: ['last vote 0', 'last vote 1', 'discard'] });
    expect(table.match.alone).toBe(-1);
    expect(table.isAsked(1, 'voted')).toBe(false);
    expect(table.isAsked(1, 'play')).toBe(true);
  });

  it('lets the table go when the lane that is alone leaves', () => {
    const table = sit();
    table.answerTo(0, 'play', 'vote');
    table.answerTo(1, 'vote', 'button:alone');
    table.answerTo(0, 'vote', 'button:alone');
    expect(table.isAsked(0)).toBe(false);
    table.answerTo(1, 'voted', END);
    expect(log(table)).toMatchObject({ log: ['last vote 1', 'last vote 0', 'discard'] });
    expect(table.match.alone).toBe(-1);
  });

  it('can be ended by a standing question from outside, and takes all standing questions along', () => {
    const table = sit();
    table.answerTo(0, 'play', 'spell');
    const { id } = table.ask(0);
    table.answerTo(1, 'hurry', 'button:hurry');
    expect(log(table)).toMatchObject({ log: ['last inner', 'last middle', 'last outer', 'discard'], turns: 2 });
    expect(table.refusal(0, id, [END])).toBe('stale');
    expect(table.isAsked(1, 'hurry')).toBe(false);
    expect(table.isAsked(0, 'hurry')).toBe(true);
    expect(table.match.lanes).toHaveLength(2);
  });

  it('holds every property at every step of random games', () => {
    expect(checkManyGames(game, { seats: [2, 3], games: 15 }).samples).toBeGreaterThan(60);
  });
});

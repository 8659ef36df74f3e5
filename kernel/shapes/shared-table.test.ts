import { describe, expect, it } from 'vitest';
import { at } from '../at.ts';
import { cardOf, count, objectsIn, topOf } from '../cards/cards.ts';
import { move } from '../cards/moving.ts';
import { quickChance } from '../crank/chance.ts';
import { alone, fork } from '../crank/control.ts';
import { questionsTo } from '../crank/questions.ts';
import { Run } from '../crank/run.ts';
import { granted } from '../errors.ts';
import type { AnyGame } from '../game.ts';
import { apply, openJournal } from '../history/journal.ts';
import { undoFor } from '../history/taking-back.ts';
import type { Ref, Seat, ZoneName } from '../match.ts';
import { refs } from '../refs/refs.ts';
import { checkManyGames } from '../testing/many-games.ts';
import { sitDown, type TestTable } from '../testing/table.ts';
import { tinyGame } from '../testing/tiny-game.ts';

/**
 * In every round each spirit thinks, digs, or uses a power: it draws unseen, puts the top card of the deck unseen to its bottom or openly
 * into the shared row, or takes from that row; and pays from a shared purse. Who digs draws as soon as nobody else is at the table.
 */
interface Ops {
  round: object;
  plan: { seat: Seat };
  power: { seat: Seat };
  pay: { seat: Seat };
  dig: { seat: Seat };
  grown: object;
}

const ROW: ZoneName = { kind: 'row' };
const DECK: ZoneName = { kind: 'deck' };
const hand = (seat: Seat): ZoneName => ({ kind: 'hand', seat });
const DRAW = refs.pile('deck');
const BURY = refs.button('bury');
const SHOW = refs.button('show');
const DIG = refs.button('dig');

interface State {
  round: number;
  thoughts: number[];
  purse: number;
}

const game = tinyGame<Ops, State>({
  id: 'shared-table',
  cooperative: true,
  zones: {
    row: { learn: 'everybody', order: 'row' },
    deck: { learn: 'nobody', order: 'pile' },
    hand: { learn: 'owner', order: 'none' },
  },
  setup: (_, seats) => ({
    zones: [
      { ...DECK, cards: ['moss', 'reed', 'fern', 'oak', 'ash', 'elm'] },
      { ...ROW, cards: ['sun', 'moon', 'star'] },
      ...Array.from({ length: seats }, (__, seat) => ({ ...hand(seat), cards: [] })),
    ],
    state: { round: 0, thoughts: Array.from({ length: seats }, () => 0), purse: 6 },
    first: { op: 'round' },
  }),
  rules: {
    round: (m) => {
      if (m.state.round++ === 2) return m.finish({ winners: [], scores: m.state.thoughts, how: 'grown' });
      const lanes = Array.from({ length: m.seats }, (_, seat) => ({ op: 'plan', seat }) as const);
      m.put(fork(Object.fromEntries(lanes.entries()), { op: 'grown' }));
    },
    plan: {
      options: (m, { seat }) => [
        ...(at(m.state.thoughts, seat) < 4 ? [refs.button('think')] : []),
        ...(count(m, hand(seat)) < 3 ? [refs.button('power'), DIG] : []),
        'button:done',
      ],
      answer: (m, { seat }, [pick]) => {
        if (pick === 'button:think') m.state.thoughts[seat] = at(m.state.thoughts, seat) + 1;
        if (pick === 'button:power') m.put(alone({ op: 'power', seat }));
        if (pick === DIG) m.put(alone({ op: 'dig', seat }));
        if (pick !== 'button:done') m.put({ op: 'plan', seat });
      },
    },
    power: {
      options: (m) => [...(count(m, DECK) > 0 ? [DRAW, BURY, SHOW] : []), ...objectsIn(m, ROW)],
      answer: (m, { seat }, [pick]) => {
        const top = topOf(m, DECK) ?? 0;
        if (pick === BURY) move(m, top, DECK, { to: 'bottom' });
        else if (pick === SHOW) move(m, top, ROW);
        else move(m, typeof pick === 'number' ? pick : top, hand(seat));
        m.put({ op: 'pay', seat });
      },
    },
    pay: {
      options: (m) => [{ ref: 'number:coin', cap: Math.max(m.state.purse, 1) }],
      min: 0,
      max: 2,
      answer: (m, _, picks) => {
        m.state.purse = Math.max(0, m.state.purse - picks.length);
      },
    },
    dig: (m, { seat }) => {
      if (count(m, DECK) > 0) move(m, topOf(m, DECK) ?? 0, hand(seat));
    },
    grown: (m) => m.put({ op: 'round' }),
  },
});

const sit = (): TestTable => sitDown(game, { seats: 3 });

describe('a shared table in a cooperative phase', () => {
  it('lets everybody plan at once, each in steps of their own', () => {
    const table = sit();
    table.answer(2, 'button:think');
    table.answer(0, 'button:think');
    table.answer(2, 'button:think');
    expect(table.match.state).toMatchObject({ thoughts: [1, 0, 2] });
    expect([0, 1, 2].map((seat) => table.ask(seat).op.op)).toEqual(['plan', 'plan', 'plan']);
  });

  it('lets one at a time touch the table; who comes second waits, and the others go on planning', () => {
    const table = sit();
    table.answer(1, 'button:power');
    table.answer(0, 'button:power');
    expect(table.isAsked(0)).toBe(false);
    expect(table.view(2).waiting.seats).toEqual([1]);
    table.answer(2, 'button:think');
    table.answer(1, 'moon');
    expect(table.isAsked(0)).toBe(false);
    table.answer(1, 'number:coin', 'number:coin');
    expect(table.refs(0)).toEqual([DRAW, BURY, SHOW, ...objectsIn(table.m, ROW)]);
    expect(table.cards(ROW)).toEqual(['sun', 'star']);
    expect(table.ask(1).op.op).toBe('plan');
    table.answer(0, 'sun');
    table.answer(0);
    expect(table.match.alone).toBe(-1);
    expect(table.match.state).toMatchObject({ purse: 4, thoughts: [0, 0, 1] });
  });

  it('keeps the ids of the others questions while one plans', () => {
    const table = sit();
    const { id } = table.ask(0);
    table.answer(1, 'button:think');
    table.answer(2, 'button:power');
    table.answer(2, DRAW);
    expect(table.ask(0).id).toBe(id);
  });

  it('lets those who wait in as they came to the door', () => {
    const table = sit();
    table.answer(0, 'button:power');
    table.answer(2, 'button:power');
    table.answer(1, 'button:power');
    table.answer(0, 'star');
    table.answer(0);
    expect([0, 1, 2].map((seat) => table.isAsked(seat, 'power'))).toEqual([false, false, true]);
    expect(table.match.queue).toHaveLength(1);
    table.answer(2, 'sun');
    table.answer(2);
    expect([0, 1, 2].map((seat) => table.isAsked(seat, 'power'))).toEqual([false, true, false]);
  });

  it('goes on when all are done', () => {
    const table = sit();
    table.answer(0, 'button:done');
    table.answer(2, 'button:done');
    expect(table.isAsked(0)).toBe(false);
    table.answer(1, 'button:done');
    expect(table.match.state).toMatchObject({ round: 2 });
    expect(table.isAsked(0)).toBe(true);
  });

  it('shows a card drawn unseen to its holder alone', () => {
    const table = sit();
    table.answer(1, 'button:power');
    table.answer(1, DRAW);
    expect(table.told(1)).toMatchObject([{ type: 'moved', cards: [{ card: 'elm' }] }]);
    expect(table.told(0)).toEqual([{ type: 'moved', from: DECK, to: hand(1), cards: [{}] }]);
    expect(table.view(0).zones.find(({ kind, seat }) => kind === 'hand' && seat === 1)).toMatchObject({
      size: 1,
      cards: [],
    });
  });

  it('lets one seat take back a step while another plans', () => {
    const journal = openJournal(game, {}, 3);
    apply(journal, { kind: 'begin' }, quickChance(1));
    const enter = (by: Seat, ...picks: readonly Ref[]): void => {
      const [question] = questionsTo(game, journal.match, [by]);
      const noted = apply(journal, { kind: 'answer', by, question: question?.id ?? '', picks }, quickChance(1));
      expect(noted.ok).toBe(true);
    };
    enter(0, 'button:think');
    enter(1, 'button:power');
    enter(0, 'button:think');
    enter(1, DRAW);
    enter(2, 'button:think');
    const drawn = undoFor(journal, 1);
    expect(drawn).toMatchObject({ ok: false, refusal: { code: 'cannot-undo' } });
    // What one draws unseen is nothing to the others.
    const undo = undoFor(journal, 0);
    expect(undo.ok && apply(journal, undo.value).ok).toBe(true);
    enter(1, 'number:coin');
    expect(journal.match.state).toEqual({ round: 1, thoughts: [1, 0, 1], purse: 5 });
    expect(questionsTo(game, journal.match, [0, 1, 2]).map(({ op }) => op.op)).toEqual(['plan', 'plan', 'plan']);
  });

  describe('taken back while others act', () => {
    function begun(played: AnyGame = game) {
      const journal = openJournal(played, {}, 3);
      apply(journal, { kind: 'begin' }, quickChance(1));
      const card = (name: string) => {
        const run = new Run(game, journal.match);
        return objectsIn(run, ROW).find((object) => cardOf(run, object) === name) ?? 0;
      };
      const enter = (by: Seat, ...picks: readonly Ref[]): void => {
        const [question] = questionsTo(game, journal.match, [by]);
        granted(apply(journal, { kind: 'answer', by, question: question?.id ?? '', picks }, quickChance(1)));
      };
      const back = (by: Seat, whole = false): string => {
        const undo = undoFor(journal, by, { whole });
        const done = undo.ok ? apply(journal, undo.value) : undo;
        return done.ok ? 'back' : done.refusal.message.en;
      };
      const rows = () => new Run(game, journal.match);
      const hands = () =>
        [0, 1, 2].map((seat) => objectsIn(rows(), hand(seat)).map((object) => cardOf(rows(), object)));
      return { journal, card, enter, back, hands };
    }

    it('an action goes back as a whole, with the answers of others on other lanes word for word', () => {
      const { journal, card, enter, back, hands } = begun();
      enter(0, 'button:power');
      enter(0, card('sun'));
      enter(1, 'button:think');
      enter(1, 'button:power');
      enter(0);
      enter(1, card('moon'));
      const numbers = objectsIn(new Run(game, journal.match), hand(1));
      expect(hands()).toEqual([['sun'], ['moon'], []]);
      expect(back(0, true)).toBe('back');
      expect(hands()).toEqual([[], ['moon'], []]);
      expect(objectsIn(new Run(game, journal.match), hand(1))).toEqual(numbers);
      expect(journal.notes.at(-1)?.entry).toMatchObject({ kind: 'undo', of: 1, also: [2, 5] });
      enter(1, 'number:coin');
      enter(0, 'button:power');
      enter(0, card('sun'));
      // B takes back and plays again; A’s undo goes on all the same.
      expect(back(1, true)).toBe('back');
      enter(1, 'button:think');
      expect(back(0)).toBe('back');
      expect(hands()).toEqual([[], [], []]);
    });

    it('what was drawn blocks the lane that drew, and nobody else', () => {
      const { enter, back, hands } = begun();
      enter(0, 'button:think');
      enter(1, 'button:power');
      enter(1, DRAW);
      enter(2, 'button:think');
      expect(back(1, true)).toBe('Since then somebody has learned something.');
      expect(back(0)).toBe('back');
      expect(back(2)).toBe('back');
      expect(hands()[1]).toEqual(['elm']);
    });

    it('what everybody saw blocks whoever showed it, and among rivals everybody', () => {
      for (const [cooperative, others] of [
        [true, 'back'],
        [false, 'Since then somebody has learned something.'],
      ] as const) {
        const { enter, back, journal } = begun({ ...game, cooperative });
        enter(0, 'button:think');
        enter(1, 'button:power');
        enter(1, SHOW);
        expect(back(1, true)).toBe('Since then somebody has learned something.');
        expect(back(0)).toBe(others);
        expect(count(new Run(game, journal.match), ROW)).toBe(4);
      }
    });

    it('what a lane drew when another let it in blocks it, though the answer was of the other', () => {
      const { card, enter, back, hands } = begun();
      enter(1, 'button:power');
      enter(0, DIG);
      expect(back(0)).toBe('back');
      enter(0, DIG);
      enter(1, card('sun'));
      enter(1);
      expect(hands()).toEqual([['elm'], ['sun'], []]);
      expect(back(0)).toBe('Since then somebody has learned something.');
    });

    it('stays when another has drawn what would then lie elsewhere', () => {
      const { enter, back, hands } = begun();
      enter(0, 'button:power');
      enter(0, BURY);
      enter(0);
      enter(1, 'button:power');
      enter(1, DRAW);
      expect(hands()[1]).toEqual(['ash']);
      expect(back(0, true)).toBe('Something that was answered since depends on it.');
      expect(hands()[1]).toEqual(['ash']);
    });

    it('stays when another answer hangs on it', () => {
      const { card, enter, back } = begun();
      enter(0, 'button:power');
      enter(0, DRAW);
      enter(0);
      enter(2, 'button:power');
      enter(2, card('star'));
      enter(2);
      enter(1, 'button:power');
      enter(1, DRAW);
      expect(back(2, true)).toBe('back');
      expect(back(0, true)).toBe('Since then somebody has learned something.');
    });

    it('lets in who waited for it, and they are not asked twice', () => {
      const { journal, card, enter, back, hands } = begun();
      enter(0, 'button:power');
      enter(1, 'button:power');
      enter(0, card('sun'));
      expect(questionsTo(game, journal.match, [1])).toEqual([]);
      expect(back(0, true)).toBe('back');
      expect(questionsTo(game, journal.match, [1])[0]?.op.op).toBe('power');
      enter(1, card('sun'));
      expect(hands()).toEqual([[], ['sun'], []]);
    });
  });

  it('holds every property at every step of random games', () => {
    expect(checkManyGames(game, { seats: [2, 3, 4], games: 15 }).samples).toBeGreaterThan(60);
  });
});

import { describe, expect, it } from 'vitest';
import { clone } from '../crank/clone.ts';
import { Run } from '../crank/run.ts';
import { begin } from '../crank/start.ts';
import type { Match, Seat, ZoneName } from '../match.ts';
import { tinyGame } from '../testing/tiny-game.ts';
import type { GameEvent } from './events.ts';
import { toldTo } from './events.ts';
import { everybody, seatSet, watchers } from './knowledge.ts';
import { look, move, reveal } from './moving.ts';
import { type ViewZone, view } from './view.ts';

interface Ops {
  ask: { seat: Seat };
}

const DECK: ZoneName = { kind: 'deck' };
const ROW: ZoneName = { kind: 'row' };
const LAIR: ZoneName = { kind: 'lair', seat: 1, n: 2 };
const hand = (seat: Seat): ZoneName => ({ kind: 'hand', seat });

const game = tinyGame<Ops, { round: number }>({
  id: 'views',
  zones: {
    deck: { learn: 'nobody', order: 'pile', showsBacks: true },
    hand: { learn: 'owner', order: 'none' },
    row: { learn: 'everybody', order: 'row' },
    lair: { learn: 'owner', order: 'row', showsBacks: true },
  },
  back: (card) => (card.startsWith('hero') ? 'hero' : 'spell'),
  setup: () => ({
    zones: [
      { ...DECK, cards: ['hero-a', 'bolt', 'hero-b'] },
      { ...hand(0), cards: ['orb', 'hero-c'] },
      { ...hand(1), cards: ['wand'] },
      { ...ROW, cards: ['cape', 'ring'] },
      { ...LAIR, cards: ['trap'] },
    ],
    state: { round: 3 },
    first: { op: 'ask', seat: 1 } as const,
  }),
  rules: { ask: { options: () => ['button:ok'], answer: () => undefined } },
});

const start = (): Match => begin(game, {}, 2);
const seen = (match: Match, seats: readonly Seat[], { kind, seat, n }: ZoneName): ViewZone | undefined =>
  view(game, match, seats).zones.find((each) => each.kind === kind && each.seat === seat && each.n === n);

describe('a view', () => {
  it('shows of a pile how many cards it has and what the backs show', () => {
    expect(seen(start(), [0], DECK)).toEqual({ ...DECK, size: 3, cards: [], backs: ['hero', 'spell', 'hero'] });
  });

  it('shows a hand to its owner, and to others how many cards it has', () => {
    expect(seen(start(), [0], hand(0))).toEqual({
      ...hand(0),
      size: 2,
      cards: [
        { obj: 4, card: 'orb' },
        { obj: 5, card: 'hero-c' },
      ],
    });
    expect(seen(start(), [1], hand(0))).toEqual({ ...hand(0), size: 2, cards: [] });
    expect(seen(start(), [], hand(0))).toEqual({ ...hand(0), size: 2, cards: [] });
  });

  it('shows a row with the places of its cards to everybody, also to those who watch', () => {
    const cards = [
      { obj: 7, card: 'cape', at: 0 },
      { obj: 8, card: 'ring', at: 1 },
    ];
    for (const seats of [[0], [1], []]) expect(seen(start(), seats, ROW)).toEqual({ ...ROW, size: 2, cards });
  });

  it('shows the back of a card that lies face down on a visible slot', () => {
    expect(seen(start(), [0], LAIR)).toEqual({ ...LAIR, size: 1, cards: [], backs: ['spell'] });
    expect(seen(start(), [1], LAIR)?.cards).toEqual([{ obj: 9, card: 'trap', at: 0 }]);
  });

  it('shows to who holds several seats what any of them knows, and their questions', () => {
    const both = view(game, start(), [0, 1]);
    expect(both.zones.map(({ cards }) => cards.length)).toEqual([0, 2, 1, 2, 1]);
    expect(both.questions).toHaveLength(1);
    expect(both.waiting).toEqual({ seats: [], somebody: false });
  });

  it('shows a question to who is asked, and to others that they are waited for', () => {
    expect(view(game, start(), [1]).questions).toMatchObject([
      { seat: 1, op: { op: 'ask' }, options: [{ ref: 'button:ok' }] },
    ]);
    expect(view(game, start(), [0])).toMatchObject({ questions: [], waiting: { seats: [1] }, state: { round: 3 } });
  });

  it('has the same objects for zones in which nothing changed since a view before, and only for those', () => {
    const match = start();
    const before = { match, view: view(game, match, [0]) };
    const later = clone(match);
    look(new Run(game, later), 0, [2]);
    move(new Run(game, later), 7, LAIR);
    const after = view(game, later, [0], before);
    expect(after).toEqual(view(game, later, [0]));
    expect(after.zones.map((zone, i) => zone === before.view.zones[i])).toEqual([false, true, true, false, false]);
  });

  it('shows a card that somebody has looked at to them alone, where it lies in the pile', () => {
    const match = start();
    look(new Run(game, match), 0, [2]);
    expect(seen(match, [0], DECK)?.cards).toEqual([{ obj: 2, card: 'bolt', at: 1 }]);
    expect(seen(match, [1], DECK)?.cards).toEqual([]);
  });

  it('shows a card that was revealed to everybody', () => {
    const match = start();
    reveal(new Run(game, match), [4]);
    for (const seats of [[1], []]) expect(seen(match, seats, hand(0))?.cards).toEqual([{ obj: 4, card: 'orb' }]);
  });

  it('shows the cards of a hand in the order of their numbers: how they lie is nobody’s business', () => {
    const match = start();
    const run = new Run(game, match);
    move(run, 7, hand(0));
    move(run, 4, ROW);
    expect(seen(match, [0], hand(0))?.cards.map(({ obj }) => obj)).toEqual([5, 10]);
  });
});

describe('what people are told', () => {
  function happening(act: (run: Run) => void): { events: GameEvent[]; match: Match } {
    const match = start();
    const events: GameEvent[] = [];
    act(new Run(game, match, undefined, events));
    return { events, match };
  }

  const told = (events: readonly GameEvent[], seats: readonly Seat[]): object[] =>
    events.map((event) => toldTo(event, seats.length === 0 ? watchers({ seats: 2 }) : seatSet(seats)));

  it('a card drawn: to its new owner which, to the others that', () => {
    const { events } = happening((run) => move(run, 3, hand(0)));
    expect(told(events, [0])).toEqual([
      { type: 'moved', from: DECK, to: hand(0), cards: [{ card: 'hero-b', obj: 10 }] },
    ]);
    expect(told(events, [1])).toEqual([{ type: 'moved', from: DECK, to: hand(0), cards: [{}] }]);
  });

  it('a card played: to its owner which of theirs it was, to the others what it is', () => {
    const { events } = happening((run) => move(run, 4, ROW));
    expect(told(events, [0])).toMatchObject([{ cards: [{ card: 'orb', obj: 10, was: 4 }] }]);
    expect(told(events, [1])).toEqual([{ type: 'moved', from: hand(0), to: ROW, cards: [{ card: 'orb', obj: 10 }] }]);
    expect(told(events, [])).toEqual(told(events, [1]));
  });

  it('is stamped with what they knew at that moment, whatever they learn later', () => {
    const { events, match } = happening((run) => {
      move(run, 3, hand(0));
      reveal(run, [10]);
    });
    expect(told(events, [1])).toMatchObject([
      { cards: [{}] },
      { type: 'revealed', cards: [{ card: 'hero-b', obj: 10 }] },
    ]);
    expect(match.known[2]).toBe(everybody(match));
  });

  it('an event without cards is told to all alike', () => {
    const { events } = happening((run) => run.emit({ type: 'rang', seat: 1, data: { times: 3 } }));
    expect(told(events, [])).toEqual([{ type: 'rang', seat: 1, data: { times: 3 } }]);
  });
});

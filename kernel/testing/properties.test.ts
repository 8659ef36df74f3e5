import { describe, expect, it } from 'vitest';
import { cardOf, objectsIn, topOf } from '../cards/cards.ts';
import type { GameEvent } from '../cards/events.ts';
import { move } from '../cards/moving.ts';
import type { Crank, Game, Position } from '../game.ts';
import type { Ref, Seat, ZoneName } from '../match.ts';
import { labels } from '../refs/refs.ts';
import { checkManyGames } from './many-games.ts';
import { checkPosition, checkQuickGame, checkRandomGame } from './properties.ts';
import { playRandomly } from './random-play.ts';
import { tinyGame } from './tiny-game.ts';

interface Ops {
  turn: { seat: Seat };
  drop: { seat: Seat };
}

interface State {
  turns: number;
  last: string;
  piles: readonly { n: number }[];
}

type M = Crank<Ops, State>;

const DECK: ZoneName = { kind: 'deck' };
const hand = (seat: Seat): ZoneName => ({ kind: 'hand', seat });
const DISCARD: ZoneName = { kind: 'discard' };

/** Draw and drop, with a fault put in. */
interface Fault {
  /** When a card is drawn. */
  readonly drawn?: (m: M, card: string) => void;
  readonly options?: (m: Position<State>, seat: Seat) => Ref[];
}

function draft({ drawn = () => undefined, options = (m, seat) => objectsIn(m, hand(seat)) }: Fault): Game<Ops, State> {
  return tinyGame<Ops, State>({
    id: 'draft',
    zones: {
      deck: { learn: 'nobody', order: 'pile' },
      hand: { learn: 'owner', order: 'none' },
      discard: { learn: 'everybody', order: 'pile' },
    },
    setup: (_, seats) => ({
      zones: [
        { ...DECK, cards: Array.from({ length: 14 }, (__, i) => `card-${i}`) },
        ...Array.from({ length: seats }, (__, seat) => ({ ...hand(seat), cards: [`lily-${seat}`, `rose-${seat}`] })),
        { ...DISCARD, cards: [] },
      ],
      state: { turns: 0, last: '', piles: [{ n: 0 }] },
      first: { op: 'turn', seat: 0 } as const,
    }),
    rules: {
      turn: (m, { seat }) => {
        const top = topOf(m, DECK);
        if (top === undefined || m.state.turns++ === 12) return m.finish({ winners: [], how: 'over' });
        const card = cardOf(m, top) ?? '';
        move(m, top, hand(seat));
        drawn(m, card);
        m.put({ op: 'drop', seat }, { op: 'turn', seat: (seat + 1) % m.seats });
      },
      drop: {
        options: (m, { seat }) => options(m, seat),
        answer: (m, _, [pick]) => {
          if (typeof pick === 'number') move(m, pick, DISCARD);
        },
      },
    },
  });
}

const many = { seats: [2, 3], games: 6 };

describe('the checks for every game', () => {
  it('have nothing against a sound game', () => {
    const looked = checkManyGames(draft({}), many);
    expect(looked.positions).toBeGreaterThan(60);
    expect(looked.survived).toBeGreaterThan(looked.samples / 2);
  });

  it('find a secret in the public state', () => {
    const leaky = draft({
      drawn: (m, card) => {
        m.state.last = card;
      },
    });
    expect(() => checkManyGames(leaky, many)).toThrow('shows in the view');
  });

  it('find a secret in an event', () => {
    const leaky = draft({ drawn: (m, card) => m.emit({ type: 'drew', data: { card } }) });
    expect(() => checkManyGames(leaky, many)).toThrow('shows in what happens');
  });

  it('find a question whose being asked depends on a secret', () => {
    const leaky = draft({
      options: (m, seat) => objectsIn(m, hand(seat)).filter((object) => cardOf(m, object)?.startsWith('card-1')),
    });
    expect(() => checkManyGames(leaky, many)).toThrow(/shows in|not so here/);
  });

  it('find options that tell the seat what it does not know', () => {
    const leaky = draft({
      options: (m, seat) => [...objectsIn(m, hand(seat)), labels.card(String(cardOf(m, topOf(m, DECK) ?? 0)))],
    });
    expect(() => checkRandomGame(leaky, { seats: 2, seed: 1 })).toThrow('a view tells nothing');
  });

  it('find a state that a clone shares', () => {
    const shared = draft({
      drawn: (m) => {
        const [pile] = m.state.piles;
        if (pile !== undefined) pile.n++;
      },
    });
    // Where nothing is frozen the check says so; here the slip itself fails.
    expect(() => checkRandomGame(shared, { seats: 2, seed: 1 })).toThrow('read only');
  });

  it('find something that is not JSON', () => {
    const odd = draft({
      drawn: (m) => {
        Object.assign(m.state, { when: new Date(0) });
      },
    });
    expect(() => checkRandomGame(odd, { seats: 2, seed: 1 })).toThrow('a match is plain JSON');
  });

  it('answer with what they are told to pick often, in seven cases out of eight', () => {
    const lazy = draft({ options: (m, seat) => ['button:pass', ...objectsIn(m, hand(seat))] });
    const games = Array.from({ length: 40 }, (_, seed) =>
      playRandomly(lazy, { seats: 2, seed, often: ['button:pass'] }),
    );
    const picks = games.flatMap(({ steps }) => steps.map(({ given }) => given.picks[0]));
    const passed = picks.filter((pick) => pick === 'button:pass').length / picks.length;
    // 7/8, and now and then among the three to nine options of the eighth.
    expect(passed).toBeGreaterThan(0.86);
    expect(passed).toBeLessThan(0.94);
  });

  it('find a game that waits for nobody', () => {
    const { end } = playRandomly(draft({}), { seats: 2, seed: 1 });
    const { outcome: _, ...stuck } = end;
    expect(() => checkPosition(draft({}), stuck)).toThrow('somebody is waited for');
  });

  it('find a card in two zones', () => {
    const { start } = playRandomly(draft({}), { seats: 2, seed: 1 });
    const [deck, ...others] = start.zones;
    const doubled = { ...start, zones: [{ ...DECK, cards: [...(deck?.cards ?? []), 20] }, ...others] };
    expect(() => checkPosition(draft({}), doubled)).toThrow('exactly one zone');
  });

  it('go through a game in place as well, and find what is wrong there', () => {
    const seen: number[] = [];
    const plan = { seats: 3, seed: 3, every: 5 };
    const heard: GameEvent[] = [];
    const quick = checkQuickGame(draft({}), { ...plan, heard, onQuestion: ({ moves }) => seen.push(moves) });
    expect([quick.answers, quick.end.outcome?.how, seen.length]).toEqual([12, 'over', 12]);
    expect(heard.length).toBeGreaterThan(20);
    const leaky = draft({
      options: (m, seat) => [...objectsIn(m, hand(seat)), labels.card(String(cardOf(m, topOf(m, DECK) ?? 0)))],
    });
    expect(() => checkQuickGame(leaky, { ...plan, every: 1 })).toThrow('a view tells nothing');
    expect(() => checkQuickGame(leaky, { ...plan, every: 1, eyes: 'in turn' })).toThrow('a view tells nothing');
    const twice = draft({ options: (m, seat) => objectsIn(m, hand(seat)).flatMap((object) => [object, object]) });
    expect(() => checkQuickGame(twice, plan)).toThrow('every question can be answered');
  });

  it('play the same game from the same seed', () => {
    const [one, other, third] = [3, 3, 4].map((seed) => playRandomly(draft({}), { seats: 3, seed }));
    expect(other?.end).toEqual(one?.end);
    expect(third?.end).not.toEqual(one?.end);
    expect(one?.steps).toHaveLength(12);
  });
});

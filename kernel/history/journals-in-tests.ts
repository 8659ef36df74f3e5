import { expect } from 'vitest';
import { at } from '../at.ts';
import { count, objectsIn, topOf } from '../cards/cards.ts';
import { move, shuffle } from '../cards/moving.ts';
import { quickChance } from '../crank/chance.ts';
import { alone, fork } from '../crank/control.ts';
import { questionsTo } from '../crank/questions.ts';
import { granted } from '../errors.ts';
import type { AnyGame } from '../game.ts';
import type { Ref, Seat } from '../match.ts';
import { refs } from '../refs/refs.ts';
import { tinyGame } from '../testing/tiny-game.ts';
import { apply, type Journal, openJournal } from './journal.ts';
import type { Entry } from './notes.ts';
import { undoFor } from './taking-back.ts';

const DECK = { kind: 'deck' };
const OUT = { kind: 'out' };
const hand = (seat: Seat) => ({ kind: 'hand', seat });

/** Take the top card or one that lies out; lay one out; the game ends with four lying out. */
interface DraftOps {
  deal: object;
  turn: { seat: Seat };
  take: { seat: Seat };
  drop: { seat: Seat };
}

export const draft = tinyGame<DraftOps, object>({
  id: 'draft',
  zones: {
    deck: { learn: 'nobody', order: 'pile' },
    out: { learn: 'everybody', order: 'none' },
    hand: { learn: 'owner', order: 'none' },
  },
  setup: (_, seats) => ({
    zones: [
      { ...DECK, cards: Array.from({ length: 12 }, (_, i) => `card-${i}`) },
      { ...OUT, cards: [] },
      ...Array.from({ length: seats }, (_, seat) => ({ ...hand(seat), cards: [] })),
    ],
    state: {},
    first: { op: 'deal' },
  }),
  rules: {
    deal: (m) => {
      shuffle(m, DECK);
      for (let seat = 0; seat < m.seats; seat++) move(m, topOf(m, DECK) ?? 0, hand(seat));
      move(m, topOf(m, DECK) ?? 0, OUT);
      m.put({ op: 'turn', seat: 0 });
    },
    turn: (m, { seat }) => {
      if (count(m, OUT) >= 4) m.finish({ winners: [seat], how: 'full' });
      else m.put({ op: 'take', seat }, { op: 'drop', seat }, { op: 'turn', seat: (seat + 1) % m.seats });
    },
    take: {
      options: (m) => ['pile:deck', ...objectsIn(m, OUT)],
      answer: (m, { seat }, [pick]) => {
        move(m, typeof pick === 'number' ? pick : (topOf(m, DECK) ?? 0), hand(seat));
      },
    },
    drop: {
      options: (m, { seat }) => objectsIn(m, hand(seat)),
      answer: (m, _, [pick]) => {
        if (typeof pick === 'number') move(m, pick, OUT);
      },
    },
  },
});

/** Everybody plans two steps on a lane of their own; the last one takes a stone from the shared heap. */
interface PlanningOps {
  plan: object;
  first: { seat: Seat };
  second: { seat: Seat };
  stone: { seat: Seat };
  reveal: object;
}

interface Planned {
  colours: string[];
  stones: number;
}

const begin = (seat: Seat) => ({ op: 'first', seat }) as const;
const stone = (seat: Seat) => ({ op: 'stone', seat }) as const;

export const planning = tinyGame<PlanningOps, Planned>({
  id: 'planning',
  zones: {},
  setup: (_, seats) => ({
    zones: [],
    state: { colours: Array.from({ length: seats }, () => ''), stones: 5 },
    first: { op: 'plan' },
  }),
  rules: {
    plan: (m) => m.put(fork({ 0: begin(0), 1: begin(1) }, { op: 'reveal' })),
    first: {
      options: () => ['colour:red', 'colour:blue'],
      answer: (m, { seat }, [pick]) => {
        m.state.colours[seat] = String(pick);
        m.put({ op: 'second', seat }, alone(stone(seat)));
      },
    },
    second: { options: () => ['button:go'], answer: () => undefined },
    stone: {
      options: (m) => Array.from({ length: m.state.stones }, (_, i) => refs.number(i + 1)),
      answer: (m, _, [pick]) => {
        m.state.stones -= refs.number.in(pick) ?? 0;
      },
    },
    reveal: (m) => m.finish({ winners: [0, 1], how: 'planned' }),
  },
});

export const chance = () => quickChance(7);

export function begun(game: AnyGame, seats: number): Journal {
  const journal = openJournal(game, {}, seats);
  expect(apply(journal, { kind: 'begin' }, chance()).ok).toBe(true);
  return journal;
}

export function entryFor({ game, match }: Journal, by: Seat, pick: (options: readonly Ref[]) => Ref): Entry {
  const question = at(questionsTo(game, match, [by]), 0);
  return { kind: 'answer', by, question: question.id, picks: [pick(question.options.map(({ ref }) => ref))] };
}

export function answered(journal: Journal, by: Seat, pick: (options: readonly Ref[]) => Ref): void {
  granted(apply(journal, entryFor(journal, by, pick), chance()));
}

export const firstOption = (options: readonly Ref[]) => at(options, 0);
export const lastOption = (options: readonly Ref[]) => at(options, options.length - 1);

export function undone(journal: Journal, by: Seat): string {
  const entry = undoFor(journal, by);
  if (!entry.ok) return entry.refusal.message.en;
  const done = apply(journal, entry.value);
  return done.ok ? 'undone' : done.refusal.message.en;
}

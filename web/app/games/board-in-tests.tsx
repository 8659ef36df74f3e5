import type { AnyGame, Lang, Question, Ref, View } from '@tafelrunde/kernel';
import { type Seated, USUAL_HEED } from '@tafelrunde/table/client';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import type { BoardProps } from './board.ts';

/** A question to seat 0 with one pick and no options, but for what a test wants to be different. */
export const questionWith = (some: Partial<Question>): Question => ({
  id: '0.1.a',
  seat: 0,
  op: { op: 'ask' },
  min: 1,
  max: 1,
  ordered: false,
  standing: false,
  options: [],
  ...some,
});

const others = ['Anna', 'Ben'] as const;

function seatedAt(view: View, some: Partial<Seated>): Seated {
  const bots = others.slice(0, view.seats - 1);
  return {
    status: 'current',
    info: {
      id: 'table',
      game: view.rules.game,
      version: 1,
      options: view.options,
      settings: {
        clock: { kind: 'none' },
        pace: 0,
        reaction: 0,
        patience: 0,
        bot: 'random',
        spectators: true,
        assist: true,
      },
      seats: [{ name: 'You', mind: 'person' }, ...bots.map((name) => ({ name, mind: 'bot' as const }))],
      state: view.outcome === undefined ? 'running' : 'over',
      commitment: '',
      proposals: [],
    },
    you: { seats: [0], owner: true },
    seq: 1,
    view,
    reactions: [],
    heed: USUAL_HEED,
    wire: null,
    log: [],
    earlier: false,
    fresh: [],
    chat: [],
    presence: { seats: Array.from({ length: view.seats }, () => true), spectators: 0 },
    undo: { free: false, why: 'nothing' },
    clocks: null,
    now: 0,
    pending: [],
    ...some,
  };
}

interface Shown {
  readonly view: View;
  readonly questions: readonly Question[];
  readonly lang?: Lang | undefined;
  /** What the person at the table has besides. */
  readonly table?: Partial<Seated>;
  readonly attention?: BoardProps['attention'];
}

/** Draws a board as seat 0 sees it and tells what was answered. */
export function drawBoard(
  Board: ComponentType<BoardProps>,
  game: AnyGame,
  { view, questions, lang = 'en', table = {}, attention }: Shown,
) {
  const answers: (readonly Ref[])[] = [];
  const props: BoardProps = {
    game,
    table: seatedAt(view, table),
    view,
    seat: 0,
    questions,
    lang,
    mode: 'play',
    names: [lang === 'de' ? 'Du' : 'You', ...others.slice(0, view.seats - 1)],
    answer: vi.fn<BoardProps['answer']>((_, picks) => void answers.push(picks)),
    wish: vi.fn<BoardProps['wish']>(),
    look: vi.fn<BoardProps['look']>(),
    moment: undefined,
    ...(attention === undefined ? {} : { attention }),
  };
  return { ...render(<Board {...props} />), props, answers };
}

import { figuresIn, fourSouls } from '@tafelrunde/four-souls';
import { begin, crank, type Question, quickChance, type Ref, readOptions, type View, view } from '@tafelrunde/kernel';
import { type Reaction, type Seated, USUAL_HEED } from '@tafelrunde/table/client';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import type { BoardProps } from '../../app/board.ts';
import { Board } from './board.tsx';

/** A table for three that has just been laid out, seen from seat 0, with whatever a test wants to be different. */
export interface Wanted {
  readonly state?: object;
  readonly figures?: object;
  readonly question?: Partial<Question>;
  readonly reaction?: Partial<Reaction>;
  readonly lang?: 'en' | 'de';
  readonly outcome?: View['outcome'];
}

function laidOut(): View {
  const options = readOptions(fourSouls, {});
  if (!options.ok) throw new Error(options.refusal.message.en);
  const step = crank(fourSouls, begin(fourSouls, options.value, 3), quickChance(7));
  if (!step.ok) throw new Error(step.refusal.message.en);
  return view(fourSouls, step.value.match, [0]);
}

const asked = (some: Partial<Question>): Question => ({
  id: '0.1.a',
  seat: 0,
  op: { op: 'act' },
  min: 1,
  max: 1,
  ordered: false,
  standing: false,
  options: [],
  ...some,
});

function seatedAt(seen: View, reactions: readonly Reaction[]): Seated {
  return {
    status: 'current',
    info: {
      id: 'table',
      game: 'four-souls',
      version: 1,
      options: seen.options,
      settings: {
        clock: { kind: 'none' },
        pace: 0,
        reaction: 0,
        patience: 0,
        bot: 'random',
        spectators: true,
        assist: true,
      },
      seats: [
        { name: 'You', mind: 'person' },
        { name: 'Anna', mind: 'bot' },
        { name: 'Ben', mind: 'bot' },
      ],
      state: seen.outcome === undefined ? 'running' : 'over',
      commitment: '',
      proposals: [],
    },
    you: { seats: [0], owner: true },
    seq: 1,
    view: seen,
    reactions,
    heed: USUAL_HEED,
    wire: null,
    log: [],
    earlier: false,
    fresh: [],
    chat: [],
    presence: { seats: [true, true, true], spectators: 0 },
    undo: { free: false, why: 'nothing' },
    clocks: null,
    now: 0,
    pending: [],
  };
}

/** Draws the table and tells what was answered and wished. */
export function draw({ state = {}, figures = {}, question, reaction, lang = 'en', outcome }: Wanted) {
  const laid = laidOut();
  const seen: View = {
    ...laid,
    state: { ...laid.state, ...state },
    figures: { ...figuresIn(laid), ...figures },
    questions: [],
    ...(outcome === undefined ? {} : { outcome }),
  };
  const answers: (readonly Ref[])[] = [];
  const reactions: Reaction[] =
    reaction === undefined
      ? []
      : [
          {
            question: asked({ op: { op: 'mayReact' } }),
            pass: 'button:pass',
            to: 'roll',
            held: false,
            ...reaction,
          },
        ];
  const questions = [
    ...(question === undefined ? [] : [asked(question)]),
    ...reactions.filter(({ held }) => !held).map((each) => each.question),
  ];
  const props: BoardProps = {
    game: fourSouls,
    table: seatedAt(seen, reactions),
    view: seen,
    seat: 0,
    questions,
    lang,
    mode: 'play',
    names: [lang === 'de' ? 'Du' : 'You', 'Anna', 'Ben'],
    answer: vi.fn<BoardProps['answer']>((_, picks) => void answers.push(picks)),
    wish: vi.fn<BoardProps['wish']>(),
    look: vi.fn<BoardProps['look']>(),
    guided: false,
    moment: undefined,
  };
  return { ...render(<Board {...props} />), props, answers };
}

import type { LogLine } from '@tafelrunde/table/client';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../app/fields/dialog.tsx';
import { questionWith } from '../app/games/board-in-tests.tsx';
import { change } from '../app/kept/settings.ts';
import { Announcer, announce, forgetSaid } from '../app/shell/announcer.tsx';
import { Board } from '../boards/fantasy-realms/board.tsx';
import { draw } from '../boards/fantasy-realms/board-in-tests.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  change({ lang: 'en', motion: 'off' });
  forgetSaid();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The next change of the table comes in a task of its own. */
const nextGo = () => act(async () => undefined);

/** Nothing more happens for a while. */
const quiet = () => act(async () => void vi.advanceTimersByTime(300));

const heardIn = (within: ParentNode): string[] =>
  [...within.querySelectorAll('[aria-live="polite"] > p')].map(({ textContent }) => textContent ?? '');

const dropped = (seq: number, seat: number, card: string): LogLine => ({
  seq,
  kind: 'answer',
  events: [{ type: 'moved', from: { kind: 'hand', seat }, to: { kind: 'discard' }, cards: [{ card, obj: 900 + seq }] }],
});

const TAKE = 'Draw the top card of the deck or take a card from the discard area.';

const asking = questionWith({ op: { op: 'take' }, options: [{ ref: 'pile:deck' }] });

describe('what is read out at the table', () => {
  it('is every line of the log and then what is asked, each once, when they come with one update', async () => {
    const { container } = render(<Announcer />);
    const { props, rerender } = draw({ hand: ['king'] });
    await quiet();
    expect(heardIn(container)).toEqual(['Anna is thinking …']);
    const fresh = [dropped(2, 1, 'swamp'), dropped(3, 2, 'smoke')];
    const questions = [{ ...asking, id: '0.2.a' }];
    rerender(<Board {...props} questions={questions} table={{ ...props.table, fresh, log: fresh }} />);
    await quiet();
    expect(heardIn(container).slice(1)).toEqual(['Anna discards Swamp.', 'Ben discards Smoke.', TAKE]);
  });

  it('is not what was to come before something else came', async () => {
    const { container } = render(<Announcer />);
    const { props, rerender } = draw({ hand: ['king'] });
    await nextGo();
    const first = [dropped(2, 1, 'swamp')];
    const then = { ...props.view, waiting: { seats: [2], somebody: true } };
    rerender(<Board {...props} view={then} table={{ ...props.table, fresh: first, log: first }} />);
    await nextGo();
    const fresh = [dropped(3, 2, 'smoke')];
    rerender(<Board {...props} questions={[asking]} table={{ ...props.table, fresh, log: [...first, ...fresh] }} />);
    await quiet();
    expect(heardIn(container)).toEqual(['Anna discards Swamp.', 'Ben discards Smoke.', TAKE]);
  });

  it('is what is asked once more when it is asked in the same words again', async () => {
    const { container } = render(<Announcer />);
    const { props, rerender } = draw({ hand: ['king'], question: asking });
    await quiet();
    rerender(<Board {...props} questions={[{ ...asking }]} />);
    await quiet();
    expect(heardIn(container)).toEqual([TAKE]);
    rerender(<Board {...props} questions={[{ ...asking, id: '0.2.a' }]} />);
    await quiet();
    expect(heardIn(container)).toEqual([TAKE, TAKE]);
  });

  it('is the result, too, after what led to it', async () => {
    const { container } = render(<Announcer />);
    const { props, rerender } = draw({ hand: ['king'] });
    await quiet();
    const fresh = [dropped(2, 1, 'swamp')];
    const view = { ...props.view, outcome: { how: 'highest-score', winners: [1], scores: [8, 9, 7] } };
    rerender(<Board {...props} view={view} table={{ ...props.table, fresh, log: fresh }} />);
    await quiet();
    expect(heardIn(container).slice(1)).toEqual(['Anna discards Swamp.', 'The game is over.', 'Anna wins!']);
  });
});

describe('reading out', () => {
  it('says a sentence of two once in one go, and again in the next', async () => {
    const { container } = render(<Announcer />);
    act(() => {
      announce('It is your turn.');
      announce('It is your turn.');
    });
    expect(heardIn(container)).toEqual(['It is your turn.']);
    await nextGo();
    act(() => announce('It is your turn.'));
    expect(heardIn(container)).toEqual(['It is your turn.', 'It is your turn.']);
  });

  it('keeps what happened twice in one go', () => {
    const { container } = render(<Announcer />);
    act(() => announce(['Fly takes 1 damage.', 'Fly takes 1 damage.']));
    expect(heardIn(container)).toHaveLength(2);
  });

  it('drops what is old, and all of it when somebody else takes over', async () => {
    const { container } = render(<Announcer />);
    act(() => announce('Long before'));
    await nextGo();
    act(() => void vi.advanceTimersByTime(4_000));
    act(() => announce('Just now'));
    expect(heardIn(container)).toEqual(['Long before', 'Just now']);
    act(() => void vi.advanceTimersByTime(2_000));
    expect(heardIn(container)).toEqual(['Just now']);
    act(() => announce('Anna: choose a card.', 'last'));
    act(forgetSaid);
    await quiet();
    expect(heardIn(container)).toEqual([]);
  });

  it('is heard in an open dialog, around which all is mute: from then on', () => {
    act(() => announce('Long before'));
    const { container } = render(
      <Dialog title="People" open close={() => undefined}>
        <p>Anna</p>
      </Dialog>,
    );
    act(() => announce('That did not work.'));
    expect(heardIn(container)).toEqual(['That did not work.']);
  });
});

import type { Question } from '@tafelrunde/kernel';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { questionWith } from '../../app/games/board-in-tests.tsx';
import { forget } from '../../app/kept/storage.ts';
import { Board } from '../../boards/four-souls/board.tsx';
import { draw } from '../../boards/four-souls/board-in-tests.tsx';

const hint = () => screen.queryByText(/^Tap a card to read it/);
const asking = (id: string): Question => questionWith({ id, op: { op: 'act' }, options: [{ ref: 'button:end' }] });

describe('that a tap shows a card', () => {
  beforeEach(() => {
    const usual = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      usual(query === '(pointer: coarse)' ? '(min-width: 0px)' : query),
    );
  });

  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    forget('tap');
  });

  it('is said to a finger with the first question, and lies over nothing that is asked later', async () => {
    const { rerender, props } = draw({ question: asking('0.1.a') });
    expect(hint()).not.toBeNull();
    rerender(<Board {...props} questions={[asking('0.2.a')]} />);
    await waitFor(() => expect(hint()).toBeNull());
    cleanup();
    draw({ question: asking('0.1.a') });
    expect(hint()).toBeNull();
  });
});

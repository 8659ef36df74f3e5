import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { questionWith } from '../../app/games/board-in-tests.tsx';
import { change } from '../../app/kept/settings.ts';
import { Board } from '../../boards/fantasy-realms/board.tsx';
import { draw } from '../../boards/fantasy-realms/board-in-tests.tsx';

afterEach(() => {
  cleanup();
  change({ confirm: false });
});

/** Ben thinks; Rangers (200) and Smoke (201) lie in the discard area. */
const waiting = () => draw({ hand: ['king', 'queen'], discard: ['rangers', 'smoke'] });
const taking = questionWith({ op: { op: 'take' }, options: [{ ref: 200 }, { ref: 201 }, { ref: 'pile:deck' }] });
const rangers = (): HTMLElement => screen.getByRole('button', { name: /^Rangers, Army/ });
const pill = (): HTMLElement | null => screen.queryByRole('button', { name: /^Planned: / });

describe('an answer chosen ahead', () => {
  it('is shown, and given as soon as one is asked', () => {
    const { answers, rerender, props } = waiting();
    fireEvent.click(rangers());
    expect(pill()?.textContent).toBe('Planned: Rangers');
    expect(rangers().getAttribute('aria-pressed')).toBe('true');
    expect(answers).toEqual([]);
    rerender(<Board {...props} questions={[taking]} />);
    expect(answers).toEqual([[200]]);
    expect(pill()).toBeNull();
  });

  it('is taken back by its pill, by another click or by Escape', () => {
    const { answers, rerender, props } = waiting();
    for (const takeBack of [
      () => fireEvent.click(pill() ?? document.body),
      () => fireEvent.click(rangers()),
      () => fireEvent.keyDown(document.body, { key: 'Escape' }),
    ]) {
      fireEvent.click(rangers());
      expect(pill()).not.toBeNull();
      takeBack();
      expect(pill()).toBeNull();
    }
    rerender(<Board {...props} questions={[taking]} />);
    expect(answers).toEqual([]);
  });

  it('is dropped and said so when it can no longer be picked', () => {
    const { answers, rerender, props } = waiting();
    fireEvent.click(rangers());
    const gone = props.view.zones.map((zone) =>
      zone.kind === 'discard' ? { ...zone, cards: zone.cards.filter(({ obj }) => obj !== 200) } : zone,
    );
    rerender(<Board {...props} view={{ ...props.view, zones: gone }} />);
    expect(pill()).toBeNull();
    expect(screen.getAllByText('What you had planned is no longer possible.').length).toBeGreaterThan(0);
    rerender(<Board {...props} questions={[taking]} />);
    expect(answers).toEqual([]);
  });

  it('is not given to another kind of question', () => {
    const { answers, rerender, props } = waiting();
    fireEvent.click(rangers());
    rerender(<Board {...props} questions={[questionWith({ op: { op: 'drop' }, options: [{ ref: 100 }] })]} />);
    expect(answers).toEqual([]);
    expect(pill()).toBeNull();
  });

  it('is not offered to who confirms every answer, nor in a replay', () => {
    change({ confirm: true });
    const { rerender, props } = waiting();
    fireEvent.click(rangers());
    expect(pill()).toBeNull();
    change({ confirm: false });
    rerender(<Board {...props} mode="replay" />);
    fireEvent.click(rangers());
    expect(pill()).toBeNull();
  });
});

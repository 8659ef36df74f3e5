import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import { HoldButton } from './hold-button.tsx';

beforeEach(() => {
  change({ lang: 'en' });
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show() {
  const done = vi.fn<() => void>();
  render(<HoldButton done={done}>Show my cards</HoldButton>);
  return { done, button: screen.getByRole('button', { name: 'Show my cards' }) };
}

const press = (button: HTMLElement) => fireEvent.pointerDown(button, { button: 0 });

describe('a button that is held', () => {
  it('takes effect after 400 milliseconds, and not before', () => {
    const { done, button } = show();
    press(button);
    vi.advanceTimersByTime(399);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('does nothing for a short touch, says so, and offers to do without holding', () => {
    const { done, button } = show();
    press(button);
    fireEvent.pointerUp(button);
    fireEvent.click(button, { detail: 1 });
    vi.advanceTimersByTime(1_000);
    expect(done).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('Keep it pressed for a moment.');
    fireEvent.click(screen.getByRole('button', { name: 'Show them without holding' }));
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('lets go when the finger slides off it', () => {
    const { done, button } = show();
    press(button);
    fireEvent.pointerLeave(button);
    vi.advanceTimersByTime(1_000);
    expect(done).not.toHaveBeenCalled();
  });

  it('takes effect at once by a key or a screen reader, whose clicks come without a pointer', () => {
    const { done, button } = show();
    fireEvent.click(button, { detail: 0 });
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('lets the click at the end of holding hit nothing that has come under the finger', () => {
    const { button } = show();
    const beneath = document.body.appendChild(document.createElement('button'));
    const hit = vi.fn<() => void>();
    beneath.addEventListener('click', hit);
    press(button);
    vi.advanceTimersByTime(400);
    fireEvent.click(beneath, { detail: 1 });
    expect(hit).not.toHaveBeenCalled();
    fireEvent.pointerDown(beneath);
    fireEvent.click(beneath, { detail: 1 });
    expect(hit).toHaveBeenCalledTimes(1);
    beneath.remove();
  });
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SecondThought } from './second-thought.tsx';

afterEach(cleanup);

function drawn() {
  const [forget, goOn] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(
    <SecondThought open={true} title="Really?" back="Back" anyway="Anyway" forget={forget} goOn={goOn}>
      It does nothing.
    </SecondThought>,
  );
  expect(screen.getByRole('dialog').textContent).toContain('It does nothing.');
  return { forget, goOn };
}

it('who thinks better of it does nothing', () => {
  const { forget, goOn } = drawn();
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(forget).toHaveBeenCalledOnce();
  expect(goOn).not.toHaveBeenCalled();
});

it('who does it anyway is not asked again', () => {
  const { forget, goOn } = drawn();
  fireEvent.click(screen.getByRole('button', { name: 'Anyway' }));
  expect(forget).toHaveBeenCalledOnce();
  expect(goOn).toHaveBeenCalledOnce();
});

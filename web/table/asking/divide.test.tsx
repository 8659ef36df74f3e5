import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { questionWith } from '../../app/games/board-in-tests.tsx';
import { draw } from '../../boards/fantasy-realms/board-in-tests.tsx';
import { divided, isDivision } from './divide.tsx';

afterEach(cleanup);

const options = [{ ref: 100, cap: 2 }, { ref: 101 }];
const question = questionWith({ op: { op: 'other' }, min: 3, max: 3, options });

describe('dividing an amount', () => {
  it('is asked where something can be picked more than once', () => {
    expect(isDivision(question)).toBe(true);
    expect(isDivision({ ...question, options: [{ ref: 100 }, { ref: 101 }] })).toBe(false);
    expect(isDivision({ ...question, max: 1 })).toBe(false);
  });

  it('gives each as much as it can have, in order, until nothing is left', () => {
    expect(divided(question, options)).toEqual([100, 100, 101]);
    expect(divided({ ...question, max: 1 }, options)).toEqual([100]);
  });

  it('adds and takes away one by one, says what is left, and can be left to the table', () => {
    const { answers } = draw({ hand: ['king', 'queen'], question });
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    const left = () => screen.getByText(/^\d left$/).textContent;
    expect(left()).toBe('3 left');
    press('One more: King');
    press('One more: Queen');
    expect(left()).toBe('1 left');
    press('One less: Queen');
    expect(left()).toBe('2 left');
    expect(screen.getByRole('button', { name: 'One less: Queen' })).toHaveProperty('disabled', true);
    press('Divide for me');
    expect(left()).toBe('0 left');
    press('Done · 3 of 3');
    expect(answers).toEqual([[100, 100, 101]]);
  });
});

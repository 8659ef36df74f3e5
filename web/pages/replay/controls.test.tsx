import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import { Controls } from './controls.tsx';
import { stepOf } from './keys.ts';

beforeEach(() => change({ lang: 'en' }));
afterEach(cleanup);

function Watched() {
  const [index, go] = useState(2);
  return (
    <>
      <button type="button">A card</button>
      <input aria-label="A field" />
      <Controls index={index} last={5} go={go} eyes="everybody" setEyes={() => undefined} names={['Anna', 'Ben']} />
    </>
  );
}

describe('keys of a replay', () => {
  const press = (key: string, on: Element = document.body) => {
    fireEvent.keyDown(on, { key });
    return screen.getByText(/^Moment/).textContent;
  };

  it('steps with the arrows and goes to the ends, wherever the focus is, and no further than there', () => {
    render(<Watched />);
    const card = screen.getByRole('button', { name: 'A card' });
    expect(press('ArrowRight')).toBe('Moment 4 of 6');
    expect(press('ArrowLeft', card)).toBe('Moment 3 of 6');
    expect(press('ArrowLeft', screen.getByRole('slider'))).toBe('Moment 2 of 6');
    expect(press('End', card)).toBe('Moment 6 of 6');
    expect(press('ArrowRight')).toBe('Moment 6 of 6');
    expect(press('Home')).toBe('Moment 1 of 6');
  });

  it('plays and pauses with the space bar, unless a button has the focus', () => {
    render(<Watched />);
    press(' ', screen.getByRole('button', { name: 'A card' }));
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    press(' ');
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
    press('ArrowRight');
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });

  it('leaves fields and other shortcuts alone', () => {
    render(<Watched />);
    expect(press('ArrowRight', screen.getByLabelText('A field'))).toBe('Moment 3 of 6');
    expect(press('ArrowRight', screen.getByRole('combobox'))).toBe('Moment 3 of 6');
    const plain = { key: 'ArrowRight', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
    expect(stepOf({ ...plain, altKey: true })).toBeUndefined();
    expect(stepOf({ ...plain, shiftKey: true })).toBeUndefined();
  });
});

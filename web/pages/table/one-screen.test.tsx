import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import { AnybodyReacts } from './anybody-reacts.tsx';
import { HandOver } from './hand-over.tsx';
import { useFocusAfter } from './room.tsx';

beforeEach(() => change({ lang: 'en' }));
afterEach(cleanup);

const nothing = () => undefined;

/** A table that is covered until somebody takes over. */
function Covered() {
  const [isCovered, setCovered] = useState(true);
  const main = useRef<HTMLElement>(null);
  useFocusAfter(isCovered, main);
  return isCovered ? <HandOver name="Anna" ready={() => setCovered(false)} /> : <main ref={main} tabIndex={-1} />;
}

describe('the focus at one screen', () => {
  it('is on the question whether anybody reacts, and on each further one', () => {
    const ask = (imminent: string) => (
      <AnybodyReacts
        imminent={imminent}
        people={[{ key: 0, name: 'Anna' }]}
        choose={nothing}
        nobody={nothing}
        behind={null}
      />
    );
    const { rerender } = render(ask('The turn begins.'));
    expect(document.activeElement?.textContent).toBe('The turn begins. Does anybody react?');
    screen.getByRole('button', { name: 'Nobody' }).focus();
    rerender(ask('The turn is about to end.'));
    expect(document.activeElement?.textContent).toBe('The turn is about to end. Does anybody react?');
  });

  it('is on the table when somebody has taken over', () => {
    render(<Covered />);
    expect(document.activeElement?.textContent).toBe('Pass the device to Anna');
    fireEvent.click(screen.getByRole('button', { name: /Anna/ }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

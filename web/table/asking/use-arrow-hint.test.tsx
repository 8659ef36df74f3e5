import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { forget } from '../../app/kept/storage.ts';
import { draw } from '../../boards/terrors-of-london/board-in-tests.tsx';

const sitDown = (lang: 'en' | 'de' = 'en') =>
  draw({ hand: ['starter-cultist', 'starter-fanatic'], question: {}, lang });

const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name });
const tabTo = (name: RegExp): void => act(() => button(name).focus());
const hint = () => screen.queryByText(/to the others here$/, { selector: '[aria-hidden]' });
const said = () => document.getElementById('arrows-lead-on')?.textContent;

afterEach(() => {
  cleanup();
  forget('arrows');
});

describe('the arrow keys', () => {
  it('are told where a part of the table with several things in it is read out', () => {
    sitDown();
    expect(screen.getByRole('group', { name: 'Your hand' }).getAttribute('aria-describedby')).toBe('arrows-lead-on');
    expect(said()).toBe('The arrow keys lead to the others here.');
    const overlord = screen.getByRole('group', { name: 'Your overlord' });
    expect(overlord.hasAttribute('aria-describedby')).toBe(false);
  });

  it('are told in German', () => {
    sitDown('de');
    expect(said()).toBe('Die Pfeiltasten führen zu den anderen hier.');
  });

  it('are shown when the Tab key comes to one of several cards, not to one alone', async () => {
    sitDown();
    expect(hint()).toBeNull();
    tabTo(/^Cultist/);
    await waitFor(() => expect(hint()).not.toBeNull());
    tabTo(/^Methuselah/);
    await waitFor(() => expect(hint()).toBeNull());
  });

  it('are no longer spoken of once they have been used, at the next table neither', async () => {
    sitDown();
    tabTo(/^Cultist/);
    await waitFor(() => expect(hint()).not.toBeNull());
    fireEvent.keyDown(button(/^Cultist/), { key: 'ArrowRight' });
    await waitFor(() => expect(hint()).toBeNull());
    expect(said()).toBe('');
    cleanup();
    sitDown();
    tabTo(/^Cultist/);
    expect(said()).toBe('');
  });
});

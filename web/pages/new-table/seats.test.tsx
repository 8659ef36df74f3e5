import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { type Playable, playableOf } from '@tafelrunde/games';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import { firstDraft } from './draft.ts';
import { Seats } from './seats.tsx';

beforeEach(() => change({ lang: 'en' }));
afterEach(cleanup);

function Thinking({ box, seats }: { readonly box: Playable; readonly seats: number }) {
  const [draft, setDraft] = useState(() => firstDraft(fantasyRealms, { seats, bot: box.play.usual.bot }, 'Anna'));
  return <Seats box={box} draft={draft} setDraft={setDraft} />;
}

/** What has the focus after that seat was removed by the keyboard. */
function focusAfterRemoving(n: number, seats: number): string | null | undefined {
  const box = playableOf('fantasy-realms');
  if (box === undefined) throw new Error('it is on no shelf');
  render(<Thinking box={box} seats={seats} />);
  const remove = screen.getByRole('button', { name: `Remove seat ${n}` });
  remove.focus();
  fireEvent.click(remove);
  return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
}

describe('a seat that is removed', () => {
  it('leaves the focus on the next, which has its number now', () => {
    expect(focusAfterRemoving(2, 4)).toBe('Who sits on seat 2');
  });

  it('leaves it on what stands below, if it was the last', () => {
    expect(focusAfterRemoving(4, 4)).toBe('Another seat');
  });

  it('leaves it on the one before, where nothing stands below', () => {
    expect(focusAfterRemoving(6, 6)).toBe('Who sits on seat 5');
  });
});

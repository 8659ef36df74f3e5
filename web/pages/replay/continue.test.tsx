import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { apply, granted, type MatchRecord, openJournal, readOptions, toRecord } from '@tafelrunde/kernel';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import { Continue } from './continue.tsx';

const SEED = '5a'.repeat(32);

function dealt(): MatchRecord {
  const journal = openJournal(fantasyRealms, granted(readOptions(fantasyRealms, {})), 3, { secret: SEED });
  apply(journal, { kind: 'begin' });
  return { ...toRecord(journal, ['Anna', 'Ben', 'Cleo']), seed: SEED };
}

beforeEach(() => change({ lang: 'en' }));
afterEach(cleanup);

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Continue from here' }));

describe('continuing a game that was watched', () => {
  it('says what is wrong where the table cannot be stored, and lets one try again', async () => {
    // This environment has no IndexedDB.
    expect('indexedDB' in globalThis).toBe(false);
    render(<Continue game={fantasyRealms} record={dealt()} note={0} over={false} />);
    press();
    expect((await screen.findByRole('alert')).textContent).toContain('could not be stored');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('says what is wrong where the moves lead nowhere', async () => {
    const [begin] = dealt().notes;
    if (begin === undefined) throw new Error('nothing was dealt');
    render(<Continue game={fantasyRealms} record={{ ...dealt(), notes: [begin, begin] }} note={1} over={false} />);
    press();
    expect((await screen.findByRole('alert')).textContent).toContain('does not fit the rules');
  });

  it('blames the shuffle only where it is not told', () => {
    const { seed: _, ...sealed } = dealt();
    render(<Continue game={fantasyRealms} record={sealed} note={0} over={false} />);
    expect(screen.getByText(/does not reveal how the cards were shuffled/)).toBeTruthy();
  });

  it('sends one back where the game is over', () => {
    render(<Continue game={fantasyRealms} record={dealt()} note={0} over />);
    expect(screen.getByText(/Go to an earlier moment/)).toBeTruthy();
  });
});

import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { apply, granted, openJournal, readOptions, toRecord } from '@tafelrunde/kernel';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { loadBoard } from '../../app/games/boards.ts';
import { loadGame } from '../../app/games/games.ts';
import { change } from '../../app/kept/settings.ts';
import { ReplayPage } from './replay.tsx';
import { packRecord } from './shared-link.ts';

afterEach(() => {
  cleanup();
  location.hash = '';
  change({ textView: false });
});

describe('names in a replay', () => {
  it('that run from right to left take nothing along', async () => {
    change({ lang: 'en', textView: true });
    const journal = openJournal(fantasyRealms, granted(readOptions(fantasyRealms, {})), 3, { secret: '5a'.repeat(32) });
    apply(journal, { kind: 'begin' });
    const packed = await packRecord(fantasyRealms, toRecord(journal, ['Anna', 'אנה', 'Cem']));
    location.hash = `#game=${packed}`;
    await Promise.all([loadGame('fantasy-realms'), loadBoard('fantasy-realms')]);
    render(<ReplayPage id="shared" />);
    expect(await screen.findByText('Hand (\u2068אנה\u2069)')).toBeDefined();
    expect(screen.getByText('Hand (Anna)')).toBeDefined();
  });
});

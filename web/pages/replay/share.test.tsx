import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { apply, granted, type MatchRecord, openJournal, readOptions, toRecord } from '@tafelrunde/kernel';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveFile } from '../../app/device/save-file.ts';
import { change } from '../../app/kept/settings.ts';
import { Share } from './share.tsx';

vi.mock(import('../../app/device/save-file.ts'), () => ({ saveFile: vi.fn<typeof saveFile>() }));

function dealt(): MatchRecord {
  const options = granted(readOptions(fantasyRealms, {}));
  const journal = openJournal(fantasyRealms, options, 3, { secret: '5a'.repeat(32) });
  apply(journal, { kind: 'begin' });
  return toRecord(journal, ['Anna', 'Ben', 'Cleo']);
}

/** Numbers that follow no rule cannot be packed into much less. */
function noise(length: number): string {
  let value = 1;
  return Array.from({ length }, () => {
    value = (value * 48_271) % 2_147_483_647;
    return value.toString(36);
  }).join('');
}

/** Packing takes as long as it takes. */
const PATIENT = { timeout: 60_000 };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('sharing a game', () => {
  it('goes by a link where it fits into one', async () => {
    change({ lang: 'en' });
    render(<Share game={fantasyRealms} record={dealt()} index={3} online={undefined} />);
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Share this moment' }, PATIENT);
    expect(link.value).toContain('/replays/shared#at=3&game=');
    expect(screen.queryByRole('button', { name: 'Save the file' })).toBeNull();
  });

  it('goes by a file that knows the moment where it does not', async () => {
    change({ lang: 'en' });
    const record = { ...dealt(), names: [noise(8_000), 'Ben', 'Cleo'] };
    render(<Share game={fantasyRealms} record={record} index={3} online={undefined} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Save the file' }, PATIENT));
    const name = `tafelrunde-fantasy-realms-${record.hash.slice(0, 8)}.record.json`;
    expect(saveFile).toHaveBeenCalledExactlyOnceWith(name, JSON.stringify({ ...record, moment: 3 }));
  });

  it.each([
    [true, 'It works for everybody'],
    [false, 'for those who sat at the table'],
  ])('goes by a short link where the server has the record (may others watch? %s)', async (spectators, sentence) => {
    change({ lang: 'en' });
    vi.stubGlobal('fetch', async () => Response.json({ settings: { spectators } }));
    render(<Share game={fantasyRealms} record={dealt()} index={3} online="t1" />);
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Short link to this moment' }, PATIENT);
    expect(link.value).toBe(`${location.origin}/replays/t1#at=3`);
    expect(screen.getByText(sentence, { exact: false })).toBeTruthy();
    expect(await screen.findByRole('textbox', { name: 'Share this moment' }, PATIENT)).toBeTruthy();
  });
});

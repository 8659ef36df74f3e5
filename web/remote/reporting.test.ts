import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveFile } from '../app/device/save-file.ts';
import { reportProblem } from './reporting.ts';
import { keepSeat, onlineSeats, seatsAt } from './seats.ts';

vi.mock(import('../app/device/save-file.ts'), () => ({ saveFile: vi.fn<typeof saveFile>() }));

const table = { id: 't1', game: 'fantasy-realms' } as const;

/** Keeps the last five reports of the table. */
function server(): void {
  const kept: string[] = [];
  let made = 0;
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (method === 'POST') {
      kept.push(`r${++made}`);
      return Response.json({ number: kept.at(-1) });
    }
    const number = path.split('/').at(-1) ?? '';
    if (kept.slice(-5).includes(number)) return Response.json({ number });
    return Response.json({ refused: { code: 'no-report', message: { en: 'There is no such report.', de: '' } } });
  });
}

beforeEach(() => {
  server();
  keepSeat({ table: 't1', game: 'fantasy-realms', token: 'x', name: 'Ben', at: 1, invitations: [] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  onlineSeats.set([]);
});

describe('reporting a problem of an online game', () => {
  it('gives a number while the game runs, and no file', async () => {
    expect(await reportProblem({ ...table, state: 'running' }, 'x')).toEqual({ number: 'r1' });
    expect(seatsAt('t1')[0]?.reports).toEqual(['r1']);
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('gives all that the server still has when the game is over, and the newest', async () => {
    for (let n = 0; n < 7; n++) await reportProblem({ ...table, state: 'running' }, 'x');
    expect(await reportProblem({ ...table, state: 'over' }, 'x')).toBe('saved');
    expect(vi.mocked(saveFile).mock.calls.map(([name]) => name)).toEqual(
      ['r3', 'r4', 'r5', 'r6', 'r7', 'r8'].map((number) => `tafelrunde-fantasy-realms-${number}.json`),
    );
  });
});

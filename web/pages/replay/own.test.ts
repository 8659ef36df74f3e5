import { afterEach, describe, expect, it } from 'vitest';
import { onlineSeats } from '../../remote/seats.ts';
import { isOwn } from './own.ts';

const sit = (name: string) =>
  onlineSeats.set([{ table: 't1', game: 'fantasy-realms', token: 'x', name, at: 1, invitations: [] }]);

afterEach(() => onlineSeats.set([]));

describe('whoever has no name in a record', () => {
  it('is the reader if the game was played on this device', () => {
    expect(isOwn({ id: 't1' })).toBe(true);
  });

  it('is somebody else in a file', () => {
    expect(isOwn({ id: 't1', brought: true })).toBe(false);
  });

  it('is somebody else online if the reader has a name there', () => {
    sit('Ben');
    expect(isOwn({ id: 't1' })).toBe(false);
    sit('You');
    expect(isOwn({ id: 't1' })).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';

describe('Terrors of London at the terminal', () => {
  it('lists its cards, and which of them are our own', async () => {
    const { code, out } = await run(['cards', 'terrors-of-london', '--json', '--lang', 'de']);
    expect(code).toBe(0);
    const cards: { id: string; set: string; name: string; copies: number; own: number }[] = JSON.parse(out);
    expect(cards).toHaveLength(114);
    expect(cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(160);
    expect(cards.find(({ id }) => id === 'undead-ghoul')).toMatchObject({ name: 'Ghul', set: 'monster', own: 0 });
    expect(cards.filter(({ own }) => own === 0)).toHaveLength(14);
  });

  it('lists them for people in both languages', async () => {
    expect((await run(['cards', 'terrors-of-london', '--lang', 'en'])).out).toContain('Methuselah ♥40');
    expect((await run(['cards', 'terrors-of-london', '--lang', 'de'])).out).toContain('Horde: Erhalte 1 Macht.');
  });

  it('lets bots play', async () => {
    const words = ['simulate', 'terrors-of-london', '--bots', 'random', '--seats', '2', '--games', '3', '--json'];
    const { code, out } = await run(words);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'terrors-of-london', games: 3, wins: { random: 3 } });
  });
});

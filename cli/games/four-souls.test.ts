import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';

describe('Four Souls at the terminal', () => {
  it('lists its cards with their numbers', async () => {
    const { code, out } = await run(['cards', 'four-souls', '--json', '--lang', 'de']);
    expect(code).toBe(0);
    const cards: { id: string; kind: string; name: string; copies: number }[] = JSON.parse(out);
    expect(cards.find(({ id }) => id === 'fly')).toMatchObject({ name: 'Fly', kind: 'monster', hp: 1, evasion: 2 });
    expect((await run(['cards', 'four-souls', '--lang', 'en'])).out).toContain('Monstro ♥4 ⚄4+ ⚔1☻');
  });

  it('lets bots play', async () => {
    const words = ['simulate', 'four-souls', '--bots', 'quick', '--seats', '2', '--games', '1', '--json'];
    const { code, out } = await run(words);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'four-souls', games: 1, wins: { quick: 1 } });
  });
});

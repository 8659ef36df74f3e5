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

  it('says whose life is whose, and how many cards are left to buy', async () => {
    const game = ['play', 'terrors-of-london', '--bots', 'random', '--seed', '5', '--lang'];
    const inEnglish = (await run([...game, 'en'], { input: '1\n1\n1 2\n' })).out;
    expect(inEnglish).toMatch(
      /You \(.+\): \d+ of \d+ life.*Bot 1 \(random\) \(.+\): \d+ of \d+ life.*Acolytes 8, market 91/s,
    );
    const inGerman = (await run([...game, 'de'], { input: '1\n1\n1 2\n' })).out;
    expect(inGerman).toMatch(/Akolythen 8, Markt 91/);
  });

  it('ends with the life that is left, and no points', async () => {
    const numbers = Array.from({ length: 4_000 }, (_, i) => 1 + ((i * 7) % 12)).join('\n');
    const game = ['play', 'terrors-of-london', '--bots', 'random', '--seed', '7', '--lang', 'en'];
    const { code, out } = await run(game, { input: `1\n1\n1 2\n${numbers}\n` });
    expect(code).toBe(0);
    expect(out).toMatch(/The game is over ══\n\n.*: 0 life\n\n.*: \d+ life\n/);
  });

  it('lets bots play', async () => {
    const words = ['simulate', 'terrors-of-london', '--bots', 'random', '--seats', '2', '--games', '3', '--json'];
    const { code, out } = await run(words);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'terrors-of-london', games: 3, wins: { random: 3 } });
  });
});

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

  it('[FS-199] is played by a person: asked what they react to, with the stack in sight and people by name', async () => {
    // Seed 2: the bot begins, and who has Yum Heart may react to the end of its turn; then a Hanger is attacked, with a 1.
    const typed = ['', 'pass', 'pass', 'attack', 'hanger', 'yum heart', 'you'];
    const words = ['play', 'four-souls', '--bots', 'quick', '--seats', '2', '--seed', '2', '--lang', 'en'];
    const { code, out } = await run(words, { input: `${typed.join('\n')}\n` });
    expect(code).toBe(0);
    expect(out).toContain('The turn is about to end. Do you react?');
    expect(out).toContain('Type the number or the name of what you pick'); // Enter offers nobody coins.
    expect(out).toContain('offer ¢: Bot 1 (quick)');
    expect(out).toContain('▶You: 3¢');
    expect(out).toContain('On the stack\n    1. 2 damage: You\n'); // what a Hanger deals
    expect(out).toContain('Damage is about to be dealt. Do you react?');
    expect(out).toContain('You put the effect of Yum Heart on the stack.');
    expect(out).toMatch(/Choose the target\.\n +1 {2}You\n +2 {2}Bot 1 \(quick\)/);
    expect(out).not.toContain('cannot be picked');
  });
});

import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';

describe('Spirit Island at the terminal', () => {
  it('[SI-063] lists everything that is in the box by kind, in both languages', async () => {
    const { code, out } = await run(['cards', 'spirit-island', '--json', '--lang', 'de']);
    expect(code).toBe(0);
    const cards: { id: string; kind: string; name: string; cost?: number }[] = JSON.parse(out);
    const counted = (kind: string): number => cards.filter((card) => card.kind === kind).length;
    expect(['spirit', 'unique', 'minor', 'major', 'fear', 'invader'].map(counted)).toEqual([24, 99, 100, 66, 41, 15]);
    expect(cards.find(({ id }) => id === 'flash-floods')).toMatchObject({ name: 'Überschwemmung', cost: 2 });
    expect((await run(['cards', 'spirit-island', '--lang', 'en'])).out).toContain('Flash Floods 2 (unique power');
  });

  it('[SI-030] lets bots play, and tells against whom and how the spirits fare', async () => {
    const words = ['simulate', 'spirit-island', '--bots', 'random', '--seats', '2', '--games', '2', '--options'];
    const { code, out } = await run([...words, 'spirits=deal,adversary=england,level=2']);
    expect(code).toBe(0);
    expect(out).toContain('spirits=deal adversary=england level=2');
  });
});

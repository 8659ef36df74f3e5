import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';

describe('games', () => {
  it('tells what games there are, as JSON', async () => {
    const { code, out } = await run(['games', '--json', '--lang', 'de']);
    expect(code).toBe(0);
    const [game] = JSON.parse(out);
    expect(game).toMatchObject({ id: 'fantasy-realms', name: 'Fantastische Reiche', seats: { min: 2, max: 6 } });
    expect(game.options).toContainEqual(expect.objectContaining({ id: 'suits', kind: 'flag', default: false }));
    expect(game.sets.map(({ id }: { id: string }) => id)).toEqual(['base', 'cursed-hoard', 'promo', 'cursed-items']);
    expect(game.bots).toContain('random');
  });

  it('tells it to people', async () => {
    const { out } = await run(['games']);
    expect(out).toContain('Fantasy Realms (fantasy-realms), 2 to 6 players');
    expect(out).toContain('items=false|true  Cursed items');
  });
});

describe('cards', () => {
  it('lists every card with its set, its name and its generated text', async () => {
    const { code, out } = await run(['cards', 'fantasy-realms', '--json', '--lang', 'de']);
    expect(code).toBe(0);
    const cards: { id: string; set: string; name: string; text: string }[] = JSON.parse(out);
    const count = (set: string) => cards.filter((card) => card.set === set).length;
    expect(['base', 'cursed-hoard', 'cursed-items', 'promo'].map(count)).toEqual([53, 23, 24, 3]);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(103);
    expect(cards.find(({ id }) => id === 'mountain')).toMatchObject({ name: 'Gebirge', suit: 'land', strength: 9 });
    const english: typeof cards = JSON.parse((await run(['cards', 'fantasy-realms', '--json', '--lang', 'en'])).out);
    expect(english.find(({ id }) => id === 'mountain')).toMatchObject({ name: 'Mountain', suitName: 'Land' });
  });

  it.each(['Mountain', 'gebirge', 'MOUNTAIN'])('shows one that is called %s', async (name) => {
    const { code, out } = await run(['cards', 'fantasy-realms', ...name.split(' '), '--lang', 'en']);
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}Mountain 9 \(Land, mountain\)\n {6}\S.*\n$/);
  });

  it('says which may have been meant where none is called so', async () => {
    const { code, out, err } = await run(['cards', 'terrors-of-london', 'Phantomkutcher', '--lang', 'de']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('Eine Karte „Phantomkutcher“ gibt es nicht; ist „Phantomkutscher“ gemeint?');
    const far = await run(['cards', 'terrors-of-london', 'xyzzy', '--json', '--lang', 'en']);
    expect([far.code, far.err]).toEqual([2, expect.stringContaining('There is no card "xyzzy".')]);
  });

  it('gives one as JSON, too', async () => {
    const { out } = await run(['cards', 'terrors-of-london', 'Ghul', '--json', '--lang', 'en']);
    expect(JSON.parse(out)).toMatchObject([{ id: 'undead-ghoul', name: 'Ghoul' }]);
  });

  it('lists them for people', async () => {
    const { out } = await run(['cards', 'fantasy-realms']);
    expect(out).toContain('Mountain 9 (Land, mountain)');
    expect(out).toContain('Genie −50 (Outsider, genie)');
  });
});

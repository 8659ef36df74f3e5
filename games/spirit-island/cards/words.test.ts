import { describe, expect, it } from 'vitest';
import { cards } from './catalogue.ts';
import { ELEMENTS } from './elements.ts';

/** What stands on a card: each word or lasting effect by its name, and whether anything in it could be said otherwise. */
interface Spoken {
  readonly on: Set<string>;
  fixed: boolean;
}

function note(found: Map<string, Spoken>, id: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const entries = Object.entries(value);
  const [, name] = entries.find(([key]) => key === 'word') ?? entries.find(([key]) => key === 'always') ?? [];
  if (typeof name === 'string') {
    const spoken = found.get(name) ?? { on: new Set(), fixed: true };
    found.set(name, spoken);
    spoken.on.add(id);
    if (entries.some(([key]) => key !== 'word' && key !== 'always')) spoken.fixed = false;
  }
  for (const [, part] of entries) note(found, id, part);
}

/** At most so many of a hundred cards carry a sentence that was written for them alone. */
const MOST = 15;

describe('the language of the cards', () => {
  it('is shared: few cards carry a written sentence on a word of their own', () => {
    const found = new Map<string, Spoken>();
    for (const [id, card] of cards) note(found, id, card);
    const alone = [...found.values()].filter(({ on, fixed }) => fixed && on.size === 1);
    const written = new Set(alone.flatMap(({ on }) => [...on]));
    expect((100 * written.size) / cards.size).toBeLessThanOrEqual(MOST);
    expect(written).toContain('vengeance-of-the-dead'); // it does count
    expect(written).not.toContain('wash-away');
  });

  it('[SI-021] knows eight elements', () => {
    expect(ELEMENTS).toEqual(['sun', 'moon', 'fire', 'air', 'water', 'earth', 'plant', 'animal']);
    const used = [...cards.values()].flatMap((card) => ('elements' in card ? Object.keys(card.elements) : []));
    expect(new Set(used)).toEqual(new Set(ELEMENTS));
  });
});

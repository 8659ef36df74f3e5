import type { Lang, ToldEvent } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { lineIn, logOf } from './log.ts';
import { kind } from './noun.ts';
import { pieceLines } from './piece-lines.ts';
import { tellingOf } from './telling.ts';

const lines = pieceLines({
  pieces: { town: kind('town', 'das Dorf/Dörfer'), city: kind('city/cities', 'die Stadt/Städte') },
  marks: { damage: { en: 'damage', de: 'Schaden' } },
  place: ({ name = '' }) => name,
});
const A3 = { kind: 'land', name: 'A3' };
const A4 = { kind: 'land', name: 'A4' };
const towns = (n: number) => [{ kind: 'town', n }];

const log = logOf({ line: lineIn({}, lines), telling: (event, lang, names) => tellingOf(event, lang, names, String) });
const said = (event: ToldEvent) => (['en', 'de'] as const).map((lang: Lang) => log.event(event, lang, []));

describe('what happens to pieces', () => {
  it('is told with their number and their places', () => {
    expect(said({ type: 'moved', from: A3, to: A4, pieces: towns(2) })).toEqual([
      '2 towns move from A3 to A4.',
      '2 Dörfer ziehen von A3 nach A4.',
    ]);
    expect(said({ type: 'added', to: A4, pieces: [...towns(1), { kind: 'city', n: 1 }] })).toEqual([
      'A town and a city come to A4.',
      'Ein Dorf und eine Stadt kommen nach A4.',
    ]);
    expect(said({ type: 'destroyed', from: A3, pieces: towns(1) })).toEqual([
      'A town is destroyed in A3.',
      'Ein Dorf wird in A3 zerstört.',
    ]);
    expect(said({ type: 'removed', from: A3, pieces: towns(3) })).toEqual([
      '3 towns are removed from A3.',
      '3 Dörfer werden aus A3 entfernt.',
    ]);
  });

  it('is told with what they become, and what is marked on them', () => {
    const by = [{ kind: 'city', n: 1 }];
    expect(said({ type: 'replaced', from: A3, to: A3, pieces: towns(1), by })).toEqual([
      'A town in A3 becomes a city.',
      'Ein Dorf in A3 wird zu einer Stadt.',
    ]);
    const marked = { type: 'marked', to: A3, pieces: towns(1), by: towns(1) };
    expect(said({ ...marked, data: { mark: 'damage', n: 1 } })).toEqual([
      '1 damage on a town in A3.',
      '1 Schaden auf einem Dorf in A3.',
    ]);
    expect(said({ ...marked, data: { mark: 'damage', n: -1 } })).toEqual([
      '1 damage less on a town in A3.',
      '1 Schaden weniger auf einem Dorf in A3.',
    ]);
  });
});

import { cards, cursedItems } from '@tafelrunde/fantasy-realms';
import { describe, expect, it } from 'vitest';
import { withHyphens } from './hyphens.ts';

/** What fits into the narrowest tile in one line. */
const MOST = 11;

describe('long names', () => {
  it('can be broken where a reader would break them', () => {
    expect(withHyphens('Totenbeschwörer')).toBe('Toten\u00adbeschwörer');
    expect(withHyphens('Quelle des Lebens')).toBe('Quelle des Lebens');
  });

  it('leave no part that is too long for a tile', () => {
    const parts = [...Object.values(cards), ...Object.values(cursedItems)].flatMap(({ name }) =>
      [name.en, name.de].flatMap((each) => withHyphens(each).split(/[ \-\u00ad]/)),
    );
    expect(parts.filter(({ length }) => length > MOST)).toEqual([]);
  });
});

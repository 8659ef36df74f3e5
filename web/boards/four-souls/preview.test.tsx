import { figuresIn } from '@tafelrunde/four-souls';
import type { Ref } from '@tafelrunde/kernel';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { questionWith } from '../../app/games/board-in-tests.tsx';
import { draw } from './board-in-tests.tsx';
import { previewOf } from './preview.ts';

afterEach(cleanup);

const HURT = { hp: 1, max: 2, attack: 1, souls: 0, plays: 1 };
const FOE = { hp: 3, max: 4, attack: 2, evasion: 4, hits: [4, 5, 6] };

describe('what an attack is like', () => {
  const question = questionWith({ op: { op: 'chooseAttacked' }, options: [{ ref: 7 }, { ref: 'deck:monster' }] });
  const { props } = draw({ figures: { players: [HURT], bodies: { 7: FOE, 8: FOE } } });
  const said = (ref: Ref, lang: 'en' | 'de' = 'en') => previewOf({ ...props, lang }, question, ref);

  it('[FS-161] [FS-162] is said with the roll, its chance, and what a miss costs', () => {
    expect(figuresIn(props.view).bodies[7]).toEqual(FOE);
    expect(said(7)).toBe('You hit with a 4 or more (50 %); it has 3 HP left. A miss costs you 2 HP; you have 1.');
    expect(said(7, 'de')).toBe(
      'Du triffst ab 4 (50 %); es hat noch 3 Leben. Ein Fehlwurf kostet dich 2 Leben; du hast 1.',
    );
  });

  it('[FS-153] of the deck nobody knows', () => {
    expect(said('deck:monster')).toBe('The top card of the monster deck: nobody knows it.');
  });

  it('only of what can be attacked now', () => {
    expect(said(8)).toBeUndefined();
    expect(previewOf(props, questionWith({ op: { op: 'act' }, options: [{ ref: 7 }] }), 7)).toBeUndefined();
  });
});

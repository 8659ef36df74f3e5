import { describe, expect, it } from 'vitest';
import { actionWith, viewWith } from './board-in-tests.tsx';
import { doingWith } from './doing.ts';

const board = {
  view: viewWith({ street: ['undead-ghoul'], hand: ['starter-cultist'], state: { discount: 0 } }),
  lang: 'en',
} as const;

describe('what a card in large can be told to do', () => {
  it('[TL-050] what is for sale is bought for its price', () => {
    const question = actionWith({ options: [{ ref: 200, label: 'buy' }] });
    expect(doingWith(board, question, 200)).toBe('Buy for 1 coin');
    expect(doingWith({ ...board, lang: 'de' }, question, 200)).toBe('Für 1 Münze kaufen');
  });

  it('[TL-081, TL-082] a card of the hand is played; another question has another verb', () => {
    expect(doingWith(board, actionWith({ options: [{ ref: 100, label: 'play' }] }), 100)).toBe('Play');
    expect(doingWith(board, actionWith({ op: { op: 'discardOne' }, options: [{ ref: 100 }] }), 100)).toBe('Discard');
    expect(doingWith(board, actionWith({ options: [] }), 100)).toBeUndefined();
  });
});

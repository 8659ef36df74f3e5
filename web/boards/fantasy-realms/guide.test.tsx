import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import { draw, type Wanted } from './board-in-tests.tsx';

beforeEach(() => change({ lang: 'en', motion: 'off' }));
afterEach(cleanup);

const hand = ['knights', 'king', 'queen', 'swamp', 'forest', 'hydra', 'candle'] as const;
const six = ['rangers', 'smoke', 'dragon', 'island', 'warhorse', 'unicorn'] as const;

/** What is said in a first game; null: nothing. */
function lessonFor(wanted: Wanted): string | null {
  draw({ hand, guided: true, ...wanted });
  return screen.queryByRole('complementary', { name: 'Your first game' })?.textContent ?? null;
}

describe('a guided first game', () => {
  it.each<[string, Wanted, RegExp]>([
    ['before a card is taken', { question: { op: { op: 'take' }, options: [{ ref: 'pile:deck' }] } }, /^A turn is two/],
    ['with an eighth card', { question: { op: { op: 'drop' }, options: [{ ref: 100 }] } }, /^Now discard a card/],
    ['while others play', { discard: six.slice(0, 5) }, /^The others play/],
    ['when four more discards end the game', { discard: six }, /^When the discard area is full/],
    ['when wild cards are decided', { question: { op: { op: 'choose' }, options: [] } }, /^The game is over/],
  ])('says what counts %s', (_, wanted, sentence) => {
    expect(lessonFor(wanted)).toMatch(sentence);
  });

  it('says nothing at other tables, nor when the result is known', () => {
    expect(lessonFor({ guided: false })).toBeNull();
    cleanup();
    expect(lessonFor({ outcome: { winners: [0], how: 'score', scores: [1, 0, 0] } })).toBeNull();
  });

  it('speaks of a thing until it is understood, and then of the next', () => {
    const first = lessonFor({ question: { op: { op: 'take' }, options: [{ ref: 'pile:deck' }] } });
    expect(first).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('complementary', { name: 'Your first game' })).toBeNull();
  });
});

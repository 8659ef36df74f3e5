import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { draw } from './board-in-tests.tsx';

afterEach(cleanup);

describe('the hand as it is read out', () => {
  it('[FR-084] tells what a card says from what it is now', () => {
    draw({ hand: ['smoke', 'king'] });
    const name = /^Smoke, .*this card is blanked\. Blanked in this hand\./;
    expect(screen.getAllByRole('button', { name })).toHaveLength(1);
  });
});

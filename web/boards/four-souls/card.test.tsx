import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CardFace } from './card.tsx';

afterEach(cleanup);

/** What is drawn below a card's name. */
const frameBelow = (name: string) => screen.getByText(name).nextElementSibling;

describe('a card', () => {
  it('of the base game has its picture at once', () => {
    render(<CardFace id="monstro" lang="en" />);
    expect(frameBelow('Monstro')?.querySelector('svg')).not.toBeNull();
  });

  it('of another set keeps the place of its picture free until it comes', async () => {
    render(<CardFace id="beggar" lang="en" />);
    const frame = frameBelow('Beggar');
    expect(frame?.childElementCount).toBe(0);
    await waitFor(() => expect(frame?.querySelector('svg')).not.toBeNull());
  });
});

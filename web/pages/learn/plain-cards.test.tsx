import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import { PlainCards } from './plain-cards.tsx';

afterEach(cleanup);

describe('the cards of a game that does not draw them', () => {
  it('are listed with their texts, those that have to be switched on too, and can be searched', () => {
    change({ lang: 'en' });
    render(<PlainCards game={fantasyRealms} />);
    const named = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(named()).toEqual(expect.arrayContaining(['Dragon', 'Garden', 'Lantern', 'Phoenix']));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'protection rune' } });
    expect(named()).toContain('Protection Rune');
    expect(named()).not.toContain('Dragon');
  });
});

import { spiritIsland } from '@tafelrunde/spirit-island';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AllCards } from './all-cards.tsx';
import { NameNote } from './zoom-card.tsx';

afterEach(cleanup);

const found = () => screen.getByRole('status').textContent;

describe('all cards', () => {
  it('are found by kind, speed, cost and element', () => {
    render(<AllCards game={spiritIsland} />);
    // 100 minor, 66 major and 99 unique powers, of which 36, 22 and 32 are those of the base game.
    expect(found()).toContain('265');
    fireEvent.click(screen.getByRole('radio', { name: 'Base game' }));
    expect(found()).toContain('90');
    fireEvent.click(screen.getByRole('radio', { name: 'Major powers' }));
    expect(found()).toContain('22');
    fireEvent.click(screen.getByRole('radio', { name: '6' }));
    // Of the major powers Tsunami and Talons of Lightning cost 6.
    fireEvent.click(screen.getByRole('button', { name: 'water' }));
    expect(screen.getByText('Tsunami')).toBeDefined();
    expect(screen.queryByText('Talons of Lightning')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Fear cards' }));
    expect(found()).toContain('15');
  });

  it('are found by their words', () => {
    render(<AllCards game={spiritIsland} />);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'drowning' } });
    expect(screen.getAllByText("Ocean's Hungry Grasp").length).toBeGreaterThan(0);
  });
});

describe('the name of a card', () => {
  it('is shown with the English one, and says where it is our translation', () => {
    const { container } = render(<NameNote id="grasping-tide" lang="de" />);
    expect(container.textContent).toBe('Englisch: Grasping Tide. Der deutsche Name ist unsere eigene Übersetzung.');
  });

  it('was printed where the reference has one', () => {
    const { container } = render(<NameNote id="flash-floods" lang="de" />);
    expect(container.textContent).toBe('Auf Englisch: Flash Floods.');
  });
});

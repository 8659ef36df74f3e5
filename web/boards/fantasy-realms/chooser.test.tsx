import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { questionWith } from '../../app/games/board-in-tests.tsx';
import { change } from '../../app/kept/settings.ts';
import { Board } from './board.tsx';
import { draw } from './board-in-tests.tsx';

beforeEach(() => change({ lang: 'en', motion: 'off' }));
afterEach(cleanup);

const SHAPESHIFTER = { op: 'choose', card: 'shapeshifter' };
const names = ['rangers', 'knights', 'king', 'queen', 'swamp'];

/** The Shapeshifter may stand for any of these. */
const choosing = (id: string) =>
  questionWith({
    id,
    op: SHAPESHIFTER,
    options: [...names.map((name) => ({ ref: `card-name:${name}` as const })), { ref: 'button:decline' }],
  });

const atTheEnd = () => draw({ hand: ['shapeshifter', 'king', 'warlord'], question: choosing('0.1.a') });
const found = () => within(screen.getByRole('group', { name: 'Choose' })).getAllByRole('button');
const search = () => screen.getByRole('searchbox', { name: 'Search for a card' });

describe('what a wild card stands for', () => {
  it('is one stop of the Tab key, whatever the search leaves', () => {
    atTheEnd();
    const stops = () => found().filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toHaveLength(1);
    for (const name of ['Rangers', 'Knights', 'Queen', 'Swamp']) {
      fireEvent.change(search(), { target: { value: name } });
      expect(found().map(({ textContent }) => textContent)).toEqual([name]);
      expect(stops()).toHaveLength(1);
    }
  });

  it('is searched anew for the next one', () => {
    const { props, rerender } = atTheEnd();
    fireEvent.change(search(), { target: { value: 'Swamp' } });
    rerender(<Board {...props} questions={[choosing('0.2.a')]} />);
    expect(search()).toHaveProperty('value', '');
  });
});

describe('taking all proposals', () => {
  it('ends when something is taken back', () => {
    const { props, answers, rerender } = atTheEnd();
    fireEvent.click(screen.getByRole('button', { name: 'Take all proposals' }));
    expect(answers).toHaveLength(1);
    rerender(<Board {...props} questions={[choosing('0.2.a')]} />);
    expect(answers).toHaveLength(2);
    const log = [{ seq: props.table.seq + 3, kind: 'undo' as const, by: 0 }];
    rerender(<Board {...props} questions={[choosing('0.3.a')]} table={{ ...props.table, log }} />);
    expect(answers).toHaveLength(2);
  });
});

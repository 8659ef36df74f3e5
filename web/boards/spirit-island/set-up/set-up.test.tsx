import { quickChance } from '@tafelrunde/kernel';
import { spiritIsland } from '@tafelrunde/spirit-island';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endings, keepEndings } from '../../../app/kept/endings.ts';
import { change } from '../../../app/kept/settings.ts';
import { drawn } from './drawing.ts';
import { SetUp, usual } from './set-up.tsx';

beforeEach(() => {
  change({ lang: 'en' });
  endings.set([]);
});
afterEach(cleanup);

const standard = Object.fromEntries(Object.entries(spiritIsland.options).map(([name, spec]) => [name, spec.default]));

function Thinking({ given = {} }: { readonly given?: Readonly<Record<string, string | number | boolean>> }) {
  const [options, setOptions] = useState({ ...standard, ...given });
  return (
    <SetUp
      game={spiritIsland}
      options={options}
      seats={2}
      set={(name, value) => setOptions((before) => ({ ...before, [name]: value }))}
    />
  );
}

const spiritOf = (seat: number): string =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `Spirit of seat ${seat}` }).value;

describe('spirits that are drawn', () => {
  it('are as complex as wished, and nobody has them yet', () => {
    const chance = quickChance(1);
    const random = (): number => chance('any', 1_000) / 1_000;
    const taken = new Set(['thunderspeaker']);
    const found = new Set(Array.from({ length: 50 }, () => drawn(standard, taken, 'moderate', random)));
    expect([...found]).toEqual(['a-spread-of-rampant-green']);
    expect(
      drawn(standard, new Set(['thunderspeaker', 'a-spread-of-rampant-green']), 'moderate', random),
    ).toBeUndefined();
  });

  it('fill all seats that are open, each with another one', () => {
    render(<Thinking />);
    expect([spiritOf(1), spiritOf(2)]).toEqual(['open', 'open']);
    fireEvent.click(screen.getByRole('button', { name: 'Draw all that are open' }));
    expect(spiritOf(1)).not.toBe('open');
    expect(spiritOf(2)).not.toBe('open');
    expect(spiritOf(1)).not.toBe(spiritOf(2));
  });

  it('heed the wish of a seat', () => {
    render(<Thinking given={{ spirit0: 'oceans-hungry-grasp' }} />);
    fireEvent.change(screen.getByRole('combobox', { name: /^Draw for seat 2/ }), { target: { value: 'high' } });
    fireEvent.click(screen.getByRole('button', { name: 'Draw a spirit for seat 2' }));
    expect(spiritOf(2)).toBe('bringer-of-dreams-and-nightmares');
  });

  it('can be compared, and taken with a click for the next seat', () => {
    render(<Thinking />);
    fireEvent.click(screen.getByRole('button', { name: 'Thunderspeaker: take for seat 1', hidden: true }));
    expect(spiritOf(1)).toBe('thunderspeaker');
    fireEvent.click(screen.getByRole('button', { name: 'River Surges in Sunlight: take for seat 2', hidden: true }));
    expect(spiritOf(2)).toBe('river-surges-in-sunlight');
  });
});

describe('the difficulty', () => {
  it('[SI-322, SI-339, SI-358] is a number with its parts', () => {
    // England: 9 at level 5; the thematic map without tokens: 3.
    render(<Thinking given={{ adversary: 'england', level: 5, map: 'thematic' }} />);
    const shown = screen.getByRole('status').textContent;
    expect(shown).toContain('Difficulty 12');
    expect(shown).toContain('England, level 5 +9');
    expect(shown).toContain('thematic map +3');
  });

  it('[SI-030] there is a level only with an adversary', () => {
    render(<Thinking />);
    expect(screen.getByRole('status').textContent).toContain('Difficulty 0');
    expect(screen.queryByRole('spinbutton')).toBeNull();
    fireEvent.change(screen.getByRole('combobox', { name: 'Adversary' }), { target: { value: 'sweden' } });
    expect(screen.getByRole('spinbutton', { name: 'Level of the adversary' })).toBeTruthy();
  });
});

describe('what was won on this device', () => {
  const victory = (table: string, adversary: string, level: number, ...sides: readonly string[]) => ({
    table,
    game: 'spirit-island',
    at: 1,
    won: true,
    sides,
    against: { adversary, level, scenario: 'none' },
  });

  it('is a table of spirits and adversaries, with the highest level', () => {
    keepEndings(
      victory('a', 'none', 0, 'thunderspeaker'),
      victory('b', 'england', 2, 'thunderspeaker', 'oceans-hungry-grasp'),
      victory('c', 'england', 4, 'thunderspeaker'),
    );
    // Whoever looks at the end again has not won twice.
    keepEndings(victory('c', 'england', 4, 'thunderspeaker'));
    render(<Thinking />);
    const table = screen.getByRole('table');
    const row = (name: string): (string | null)[] =>
      within(within(table).getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(row('Thunderspeaker')).toEqual(['✓ once', 'level 4 2 times']);
    expect(row("Ocean's Hungry Grasp")).toEqual(['', 'level 2 once']);
  });

  it('is not there before anything was won', () => {
    render(<Thinking />);
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('how much of the game is on the table', () => {
  it('is one click: a first game, the base game, or everything', () => {
    render(<Thinking />);
    const chosen = (name: string): boolean => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
    expect(chosen('The base game')).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Everything' }));
    expect(chosen('Everything')).toBe(true);
    expect(screen.getAllByRole('option', { name: 'Sharp Fangs Behind the Leaves' })).toHaveLength(2);
    fireEvent.click(screen.getByRole('radio', { name: 'A first game' }));
    expect(screen.queryByRole('option', { name: 'Thunderspeaker' })).toBeNull();
  });

  it('is everything for who has come to an end of it before, else the base game', () => {
    expect(usual(spiritIsland)).toEqual({});
    keepEndings({ table: 'a', game: 'spirit-island', at: 1, won: false, sides: [], against: {} });
    expect(usual(spiritIsland)).toMatchObject({ branchClaw: true, jaggedEarth: true, featherFlame: true });
  });
});

import { bossMonster } from '@tafelrunde/boss-monster';
import { view } from '@tafelrunde/kernel';
import { positionAfter } from '@tafelrunde/kernel/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawBoard } from '../../app/games/board-in-tests.tsx';
import { Board } from './board.tsx';

afterEach(cleanup);

interface Laid {
  readonly given: object;
  readonly seats?: number;
  readonly play?: readonly object[];
  readonly lang?: 'en' | 'de';
}

/** A position as seat 0 sees it. */
function draw({ lang = 'en', ...laid }: Laid) {
  const seen = view(bossMonster, positionAfter(bossMonster, laid), [0]);
  return drawBoard(Board, bossMonster, { view: seen, questions: seen.questions, lang });
}

const town = (lang: 'en' | 'de' = 'en') =>
  screen.getAllByRole('group', { name: { en: 'Town', de: 'Stadt' }[lang] })[0] ?? document.body;

const building = { active: 0, phase: 'build', 'boss/0': ['xyzax'], 'boss/1': ['robobo'] };

describe('Heroes in town', () => {
  // Torture Chamber: Cleric and Thief; Golem Factory and Robobo: Fighter.
  const given = {
    ...building,
    'room/0#0': ['torture-chamber'],
    'room/1#0': ['golem-factory'],
    town: ['nick-the-masher', 'fires-breath-heroine-of-arcadia', 'mitchell-the-judge'],
  };

  it('[BM-067] say where they will go, and why', () => {
    draw({ given });
    expect(town().textContent).toContain('to you: 2 relics against 0');
    expect(town().textContent).toContain('to Anna: 2 swords against 0');
    expect(town().textContent).toContain('stays: nobody has potions');
  });

  it('[BM-069] stay on a tie, and say so in German', () => {
    draw({ given: { ...given, 'room/0#1': ['neanderthal-cave'], 'room/0#2': ['minotaurs-maze'] }, lang: 'de' });
    expect(town('de').textContent).toContain('bleibt: Gleichstand (je 2 Schwerter)');
  });
});

describe('a Hero at an entrance', () => {
  const given = {
    active: 0,
    phase: 'adventure',
    'boss/0': ['xyzax'],
    'boss/1': ['robobo'],
    'hand/0': ['giant-size'],
    'room/0#1': ['neanderthal-cave'], // 3 damage
    'room/0#0': ['minotaurs-maze'], // 0 damage, and back to the Room before
    'entrance/0': ['acacia-warrior-of-light'], // 6 Health
  };
  const dungeon = () => screen.getByRole('region', { name: 'Your dungeon' });

  it('[BM-074] [BM-075] shows the walk as the rules play it: sent back, it dies in the first Room', () => {
    draw({ given });
    expect(dungeon().textContent).toContain('dies in Room 1');
    expect(dungeon().textContent).toContain('6 → 3 → 3 → 0');
  });

  it('is told with the question whether somebody acts', () => {
    draw({ given });
    expect(screen.getByText('If nobody acts: Acacia, Warrior of Light: dies in Room 1')).toBeDefined();
  });
});

describe('building', () => {
  it('[BM-058] lights up the places where a Room may go, and shows who has still to build', () => {
    draw({
      given: { ...building, 'hand/0': ['golem-factory'], 'room/0#0': ['torture-chamber'] },
      play: [{ 0: 'golem-factory' }],
    });
    const dungeon = within(screen.getByRole('group', { name: 'Your dungeon' }));
    const open = dungeon.getAllByRole('button').filter((each) => each.dataset.state === 'open');
    expect(open.map(({ dataset }) => dataset.zoom ?? dataset.ref)).toEqual(['button:left', 'torture-chamber']);
    expect(screen.getByText('waiting for 1')).toBeDefined();
  });

  it('[BM-057] shows others a card face down, and nobody what it is', () => {
    const { container } = draw({
      given: { ...building, active: 1, 'hand/1': ['golem-factory'], 'boss/1': ['draculord'] },
      play: [{ 1: 'golem-factory -> left' }],
    });
    expect(within(screen.getByRole('region', { name: 'Anna’s dungeon' })).getByText('face down')).toBeDefined();
    expect(container.querySelector('[data-zoom="golem-factory"]')).toBeNull();
  });
});

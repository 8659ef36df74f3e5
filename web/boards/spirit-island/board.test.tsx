import { view } from '@tafelrunde/kernel';
import { positionAfter } from '@tafelrunde/kernel/testing';
import { spiritIsland } from '@tafelrunde/spirit-island';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
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

const FEAR = ['retreat', 'isolation', 'scapegoats', 'dahan-raid', 'seek-safety', 'trade-suffers'];

/** Board A with the river in A5, in the time of fast powers. */
const GIVEN = {
  active: 0,
  phase: 'fast',
  'spirit/0': ['river-surges-in-sunlight'],
  'play/0': ['flash-floods', 'boon-of-vigor'],
  fearDeck: [...FEAR, 'wary-of-the-interior', 'avoid-the-dahan', 'belief-takes-root'],
  'land/A5': { 'presence-0': 2 },
};

/** A position as seat 0 sees it. */
function draw({ lang = 'en', given, ...laid }: Laid) {
  const match = positionAfter(spiritIsland, { seats: 1, ...laid, given: { ...GIVEN, ...given } });
  const seen = view(spiritIsland, match, [0]);
  return drawBoard(Board, spiritIsland, { view: seen, questions: seen.questions, lang });
}

const island = (name = 'Island') => within(screen.getByRole('region', { name }));
const land = (name: string) => island().getByRole('button', { name: new RegExp(`^land ${name},`) });

describe('the island', () => {
  const given = { 'land/A3': { towns: 1, explorers: 2, dahan: 1 }, ravage: ['i-jungle'], 'land/A8': { towns: 1 } };

  it('[SI-002, SI-004, SI-227] reads out each land: what it is, what stands there, and what the invaders will do', () => {
    draw({ given });
    // A town and two explorers deal 4: the dahan falls, and the land is blighted.
    expect(land('A3').textContent).toBe(
      'land A3, jungle, coastal: town, 2 explorers, dahan; Ravage: 4 damage, dahan lost, blight',
    );
  });

  it('[SI-015] names sacred sites and presence by who plays the spirit', () => {
    draw({ given });
    expect(land('A5').textContent).toContain('2 presence of You, sacred site of You');
  });

  it('says it in German', () => {
    draw({ given, lang: 'de' });
    const there = island('Insel').getByRole('button', { name: /^Gebiet A3,/ });
    expect(there.textContent).toContain('Dschungel, Küste: Dorf, 2 Entdecker, Dahan; Wüten: 4 Schaden');
  });

  it('marks the lands of a card that is pointed at', () => {
    const { container } = draw({ given });
    fireEvent.click(screen.getByRole('button', { name: /^Ravage/ }));
    const notes = [...container.querySelectorAll('[data-land] [data-act="ravage"]')].map((note) => note.textContent);
    expect(notes.filter((note) => note?.startsWith('⚔'))).toEqual(['⚔ 4−1 +1 ', '⚔ 2+1 ']);
  });
});

describe('choosing a target', () => {
  // Flash Floods: range 1 from one's presence, any land.
  const aiming = { given: { 'land/A8': { towns: 2, explorers: 3 } }, play: [{ 0: 'flash-floods' }] };

  it('[SI-149] lights the lands in range, and says of the others how far away they are', () => {
    draw(aiming);
    const open = island()
      .getAllByRole('button')
      .filter(({ dataset }) => dataset.state === 'open');
    // A5 touches 1, 4, 6, 7 and 8.
    expect(open.map(({ dataset }) => dataset.ref)).toEqual(
      ['A1', 'A4', 'A5', 'A6', 'A7', 'A8'].map((name) => `land:${name}`),
    );
    fireEvent.click(land('A2'));
    expect(screen.getByText('2 away from your presence; the range is 1.')).toBeDefined();
  });
});

describe('damage', () => {
  it('[SI-165, SI-168] is proposed so that as much as possible falls, and shows what does', () => {
    // 7 damage: three dahan fall, two fight back with 4. Two towns are worth more than a city and a scratch.
    const { answers, container } = draw({
      given: {
        phase: 'ravage',
        ravage: ['i-jungle'],
        'land/A3': { cities: 1, towns: 2, dahan: 5 },
        'land/A8': {},
      },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Divide for me' }));
    expect(answers).toEqual([]);
    expect(container.querySelector('[data-land="land:A3"]')?.textContent).toContain('2 towns destroyed');
    fireEvent.click(screen.getByRole('button', { name: 'Done · 4 of 4' }));
    expect(answers).toEqual([Array.from({ length: 4 }, () => 'piece:A3/town')]);
  });
});

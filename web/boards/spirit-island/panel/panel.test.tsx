import { view } from '@tafelrunde/kernel';
import { positionAfter } from '@tafelrunde/kernel/testing';
import { spiritIsland } from '@tafelrunde/spirit-island';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawBoard } from '../../../app/games/board-in-tests.tsx';
import { Board } from '../board.tsx';

afterEach(cleanup);

interface Laid {
  readonly given: object;
  readonly seats?: number;
  readonly play?: readonly object[];
  readonly lang?: 'en' | 'de';
  readonly options?: object;
}

/** A position as seat 0 sees it. */
function draw({ lang = 'en', given, seats = 1, play = [], options = {} }: Laid) {
  const seen = view(
    spiritIsland,
    positionAfter(spiritIsland, { given: { ...common, ...given }, seats, play, options }),
    [0],
  );
  return drawBoard(Board, spiritIsland, { view: seen, questions: seen.questions, lang });
}

const common = {
  active: 0,
  fearDeck: ['retreat', 'isolation', 'scapegoats'],
  invaderDeck: ['i-jungle'],
  'land/A7': { cities: 1 },
};

/** Concealing Shadows: moon, air; Mantle of Dread: moon, fire, air. Together 2 moon, 1 fire, 2 air. */
const shadows = {
  phase: 'fast',
  'spirit/0': ['shadows-flicker-like-flame'],
  'play/0': ['concealing-shadows', 'mantle-of-dread'],
  'land/A5': { 'presence-0': 2, explorers: 1 },
};

const group = (name: string) => screen.getAllByRole('group', { name })[0] ?? document.body;

describe('the panel of a spirit', () => {
  it('[SI-132] lights the thresholds that are reached, and says of the others what is wanting', () => {
    draw({ given: shadows });
    const innates = group('Innate powers').textContent;
    // 2 moon 1 fire; 3 moon 2 fire; 4 moon 3 fire 2 air.
    expect(innates).toContain('2 moon 1 fire: Gather 1 explorer. (reached)');
    expect(innates).toContain('(1 moon, 1 fire short)');
    expect(innates).toContain('(2 moon, 2 fire short)');
  });

  it('[SI-132] says what an innate power does besides its thresholds', () => {
    const volcano = {
      phase: 'fast',
      'spirit/0': ['volcano-looming-high'],
      'play/0': ['lava-flows', 'rain-of-ash'],
      'land/A6': { 'presence-0': 1 },
    };
    draw({ given: volcano, options: { jaggedEarth: true } });
    expect(group('Innate powers').textContent).toMatch(
      /Explosive Eruption.*Destroy 1 or more of your .*2 fire 2 earth/,
    );
  });

  it('[SI-132] says so in German, too', () => {
    draw({ given: shadows, lang: 'de' });
    expect(group('Angeborene Fähigkeiten').textContent).toContain('(1 Mond, 1 Feuer fehlen)');
  });

  it('[SI-093] offers its growth as cards', () => {
    const { answers } = draw({ given: { ...shadows, phase: 'spirit', 'play/0': [] } });
    const options = within(group('Growth: choose one')).getAllByRole('button');
    expect(options.map((option) => option.getAttribute('data-state'))).toEqual(['open', 'open', 'open']);
    fireEvent.click(options[2] ?? document.body);
    expect(answers).toEqual([['growth:2']]);
  });

  it('[SI-114] shows what is open on both tracks, and which space comes next', () => {
    draw({ given: { ...shadows, 'uncovered/0': [2, 0] } });
    const [energy, plays] = within(group('Presence tracks')).getAllByRole('button');
    // Energy 0 1 3 4 5 6; card plays 1 2 3 3 4 5.
    expect(energy?.textContent).toContain('Energy per turn: 0, 1, 3; next: 4');
    expect(plays?.textContent).toContain('Card plays: 1; next: 2');
    expect(energy?.querySelectorAll('[data-state="open"]')).toHaveLength(3);
    expect(energy?.querySelectorAll('[data-state="next"]')).toHaveLength(1);
    expect(energy?.querySelectorAll('[data-state="covered"]')).toHaveLength(2);
  });

  it('[SI-144] sorts the cards in play by fast and slow', () => {
    draw({ given: { ...shadows, 'hand/0': ['favors-called-due'] } });
    expect(group('In play: Fast').textContent).toContain('Concealing Shadows');
    expect(group('In play: Slow').textContent).toContain('Mantle of Dread');
    expect(group('Hand').textContent).toContain('Favors Called Due');
  });

  it('[SI-126] counts the elements of the cards that are about to be played', () => {
    // The first space of the card plays allows 1 card; growth that adds presence asks where from, and where to.
    const { answers } = draw({
      given: {
        ...shadows,
        phase: 'spirit',
        'play/0': [],
        'hand/0': ['concealing-shadows', 'mantle-of-dread'],
        'energy/0': 3,
      },
      play: [{ 0: 'growth:2' }, { 0: 'track:0' }, { 0: 'A5' }],
    });
    const elements = () => screen.getByRole('list', { name: 'Elements' }).textContent;
    expect(elements()).toContain('0 moon');
    fireEvent.click(within(group('Hand')).getByRole('button', { name: /Mantle of Dread/ }));
    expect(elements()).toContain('1 moon');
    expect(elements()).toContain('1 fire');
    // 3 energy, 3 by growth, 1 by the track; the card costs 1.
    expect(screen.getAllByText('→ 6')).not.toHaveLength(0);
    expect(answers).toEqual([]);
  });
});

describe('what only some spirits have', () => {
  it('[SI-376] prepared element markers, to be used for the next power', () => {
    const { answers } = draw({
      given: {
        phase: 'fast',
        'spirit/0': ['shifting-memory-of-ages'],
        prepared: [{ moon: 1, earth: 2 }],
        'land/A5': { 'presence-0': 1, explorers: 1 },
      },
      options: { jaggedEarth: true },
    });
    fireEvent.click(within(group('Prepared')).getByRole('button', { name: 'Prepared: 2 earth' }));
    expect(answers).toEqual([['marker:earth']]);
  });

  it('[SI-379] Time, and the days that never were', () => {
    draw({
      given: {
        phase: 'fast',
        'spirit/0': ['fractured-days-split-the-sky'],
        time: [3],
        'days/0': ['drought', 'accelerated-rot'],
        'land/A5': { 'presence-0': 1 },
      },
      options: { jaggedEarth: true },
    });
    const kept = screen.getByText('Days that never were').closest('p');
    expect(kept?.textContent).toContain('Drought, Accelerated Rot');
    expect(screen.getByText('Time').closest('p')?.textContent).toBe('Time 3');
  });

  it('[SI-378] growth tracks, and the options that have opened; of the others what they may become', () => {
    draw({
      given: {
        phase: 'spirit',
        'spirit/0': ['starlight-seeks-its-form'],
        uncovered: [[0, 0, 1, 0, 0, 0]],
        grown: [[5]],
        'land/A5': { 'presence-0': 1 },
      },
      options: { jaggedEarth: true },
    });
    const options = within(group('Growth: choose 3')).getAllByRole('button');
    expect(options.map((option) => option.getAttribute('data-ref'))).toEqual([
      'growth:0',
      'growth:1',
      'growth:2',
      'growth:3',
      'growth:5',
    ]);
    const tracks = within(group('Presence tracks')).getAllByRole('button');
    expect(tracks).toHaveLength(6);
    expect(tracks[4]?.querySelectorAll('[data-state="covered"], [data-state="next"]')).toHaveLength(2);
    expect(screen.queryByText('Growth track 1:', { selector: 'b' })).toBeNull();
    expect(screen.getByText('Growth track 2:', { selector: 'b' }).parentElement?.textContent).toContain('or');
  });
});

describe('powers to choose from', () => {
  it('[SI-135] lie side by side, measured against the elements that one has', () => {
    draw({
      given: {
        phase: 'spirit',
        'spirit/0': ['shadows-flicker-like-flame'],
        'land/A5': { 'presence-0': 1 },
        minorDeck: ['rain-of-blood', 'steam-vents', 'drought', 'devouring-ants'],
        majorDeck: ['talons-of-lightning', 'tsunami', 'powerstorm', 'mists-of-oblivion'],
      },
      play: [{ 0: 'growth:0' }, { 0: 'deck:major' }],
    });
    const cards = within(group('To choose from')).getAllByRole('button');
    expect(cards).toHaveLength(4);
    // Tsunami has water and earth, and wants 3 water 2 earth.
    const tsunami = cards.find((card) => card.getAttribute('data-zoom') === 'tsunami');
    expect(tsunami?.textContent).toContain('2 water, 1 earth short');
  });
});

describe('the other spirits', () => {
  const given = {
    ...shadows,
    'spirit/1': ['river-surges-in-sunlight'],
    'play/1': ['boon-of-vigor'],
    'land/B5': { 'presence-1': 1 },
  };

  it('show at a glance what they play, what they have, and whether they are ready', () => {
    draw({ given, seats: 2 });
    const [anna] = within(group('Others')).getAllByRole('button');
    expect(anna?.textContent).toContain('Anna, River Surges in Sunlight. acting. 1 sun 1 water 1 plant. Boon of Vigor');
  });

  it('show their whole panel when they are touched', () => {
    draw({ given, seats: 2 });
    const [anna] = within(group('Others')).getAllByRole('button');
    fireEvent.click(anna ?? document.body);
    expect(screen.getAllByText('Massive Flooding').length).toBeGreaterThan(0);
  });

  it('can be looked at, but not picked from', () => {
    draw({ given, seats: 2 });
    // The innate power of Shadows can be used; that of the River bears the same number.
    const open = () => document.querySelectorAll('[data-ref="innate:0"][data-state="open"]');
    expect(open()).toHaveLength(1);
    const [anna] = within(group('Others')).getAllByRole('button');
    fireEvent.click(anna ?? document.body);
    expect(open()).toHaveLength(1);
  });
});

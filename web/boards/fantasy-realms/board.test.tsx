import type { Question } from '@tafelrunde/kernel';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import { draw } from './board-in-tests.tsx';

afterEach(() => {
  cleanup();
  change({ lang: 'en', confirm: false, assist: true, motion: 'off' });
});

const hand = ['knights', 'king', 'queen', 'swamp', 'forest', 'hydra', 'candle'] as const;
const discard = ['rangers', 'smoke'] as const;
const taking: Partial<Question> = { op: { op: 'take' }, options: [{ ref: 200 }, { ref: 201 }, { ref: 'pile:deck' }] };
const dropping = { op: { op: 'drop' }, options: hand.map((_, i) => ({ ref: 100 + i })) };

const card = (name: RegExp): HTMLElement => {
  const found = screen.getAllByRole('button', { name }).find(({ dataset }) => dataset.ref !== undefined);
  if (found === undefined) throw new Error(`no card ${name}`);
  return found;
};
/** The button beside the prompt; the list of options has one too. */
const done = (): HTMLElement => screen.getAllByRole('button', { name: 'Done' }).at(-1) ?? document.body;
const press = (key: string, some: object = {}) => fireEvent.keyDown(document.body, { key, ...some });

describe('a part of the table', () => {
  it('is one stop of the Tab key', () => {
    draw({ hand, discard, question: dropping });
    const zone = screen.getByRole('group', { name: 'Your hand' });
    const stops = within(zone).getAllByRole('button');
    expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });
});

describe('a single choice', () => {
  it('is answered by one click on a card', () => {
    const { answers } = draw({ hand, discard, question: taking });
    fireEvent.click(card(/^Rangers, Army 5/));
    expect(answers).toEqual([[200]]);
  });

  it('is answered by a click on the deck', () => {
    const { answers } = draw({ hand, discard, question: taking });
    fireEvent.click(card(/^Deck, 20 cards left/));
    expect(answers).toEqual([['pile:deck']]);
  });

  it('marks what can be picked, and only that', () => {
    draw({ hand, discard, question: taking });
    expect(card(/^Rangers/).dataset.state).toBe('open');
    expect(card(/^King, Leader/).dataset.state).toBe('shut');
    expect(card(/^King, Leader/).getAttribute('aria-disabled')).toBe('true');
  });

  it('waits for Done where somebody wants to confirm', () => {
    change({ confirm: true });
    const { answers } = draw({ hand, discard, question: taking });
    fireEvent.click(card(/^Rangers/));
    expect(answers).toEqual([]);
    expect(card(/^Rangers/).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(done());
    expect(answers).toEqual([[200]]);
  });
});

describe('several picks', () => {
  it('are toggled, counted, and answered with Done', async () => {
    const { answers } = draw({ hand, question: { op: { op: 'reduce' }, min: 2, max: 2, options: dropping.options } });
    const done = () => screen.getByRole('button', { name: /^Done · / });
    expect(done()).toHaveProperty('disabled', true);
    fireEvent.click(card(/^Swamp/));
    expect(await screen.findByText('1 of 2 chosen')).toBeDefined();
    fireEvent.click(card(/^Candle/));
    fireEvent.click(card(/^Knights/));
    expect(done().textContent).toContain('2 of 2');
    fireEvent.click(done());
    expect(answers).toEqual([[103, 106]]);
  });

  it('show their order where it counts', () => {
    const { answers } = draw({
      hand,
      deck: ['dragon', 'unicorn', 'warhorse'],
      question: {
        op: { op: 'putBack' },
        ordered: true,
        min: 2,
        max: 2,
        options: [{ ref: 300 }, { ref: 301 }, { ref: 302 }],
      },
    });
    fireEvent.click(card(/^Warhorse/));
    fireEvent.click(card(/^Dragon/));
    expect(card(/^Warhorse/).textContent).toContain('1');
    expect(card(/^Dragon/).textContent).toContain('2');
    fireEvent.click(screen.getByRole('button', { name: /^Done · / }));
    expect(answers).toEqual([[302, 300]]);
  });
});

describe('the keyboard', () => {
  it('picks option n as it is seen: the deck first, then the discard area', () => {
    const { answers } = draw({ hand, discard, question: taking });
    press('2');
    expect(answers).toEqual([[200]]);
  });

  it('reaches every option in one list', () => {
    const { answers } = draw({ hand, discard, question: taking });
    const list = screen.getByRole('region', { name: 'Your options (3)' });
    const options = within(list).getAllByRole('button');
    expect(options.map(({ textContent }) => textContent)).toEqual(['1The deck', '2Rangers', '3Smoke']);
    press('o');
    expect(document.activeElement).toBe(options[0]);
    fireEvent.click(options[2] ?? document.body);
    expect(answers).toEqual([[201]]);
  });

  it('shows a card in large with the space bar, and closes it with Escape', () => {
    draw({ hand, discard, question: taking });
    card(/^Swamp/).focus();
    press(' ');
    const zoom = screen.getByRole('tooltip');
    expect(zoom.textContent).toContain('In your hand now');
    expect(zoom.textContent).toContain('Base strength 18');
    press('Escape');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('gives up what was chosen with Escape', () => {
    draw({ hand, question: { op: { op: 'reduce' }, min: 2, max: 2, options: dropping.options } });
    fireEvent.click(card(/^Swamp/));
    press('Escape');
    expect(card(/^Swamp/).dataset.state).toBe('open');
  });

  it('takes back with Ctrl+Z', () => {
    const { props } = draw({ hand, discard, question: taking });
    press('z', { ctrlKey: true });
    expect(props.wish).toHaveBeenCalledWith({ type: 'undo' });
  });

  it('has one stop of the Tab key for each part of the table', () => {
    draw({ hand, discard, question: taking });
    const group = screen.getByRole('group', { name: 'Your hand' });
    expect(
      within(group)
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);
  });
});

describe('the prompt', () => {
  it('says in the chosen language what is to be done', () => {
    draw({ hand, discard, question: taking, lang: 'de' });
    expect(
      screen.getByText('Ziehe die oberste Karte vom Nachziehstapel oder nimm eine Karte aus dem Ablagebereich.'),
    ).toBeDefined();
  });

  it('says who is thinking while others play', () => {
    draw({ hand, discard });
    expect(screen.getAllByText('Anna is thinking …').length).toBeGreaterThan(0);
  });

  it('says why something cannot be picked', () => {
    draw({ hand, discard, question: taking });
    fireEvent.click(card(/^King, Leader/));
    expect(screen.getByText('First take a card: from the deck or the discard area.')).toBeDefined();
  });

  it('says that a sealed card belongs to somebody else', () => {
    draw({ hand, discard, state: { vault: [{ card: 200, by: 1 }] }, question: { ...taking, options: [{ ref: 201 }] } });
    fireEvent.click(card(/^Rangers/));
    expect(screen.getByText('Sealed: only who used the Sealed Vault may take it.')).toBeDefined();
  });

  it('names the people at the table on buttons', () => {
    const { answers } = draw({
      hand,
      question: { op: { op: 'lookAtHandOf' }, options: [{ ref: 'seat:1' }, { ref: 'seat:2' }] },
    });
    fireEvent.click(screen.getAllByRole('button', { name: /Ben$/ }).at(-1) ?? document.body);
    expect(answers).toEqual([['seat:2']]);
  });
});

describe('what it would change', () => {
  it('is said of a card of the discard area, with the best discard', () => {
    // Swamp 18 with Knights and Candle costs 3 each: 12. King 8 + 20 with Queen and an Army; Queen 6 + 20; Knights 20 with
    // a Leader; Forest 7 + 12 for Hydra; Hydra 12 + 28 with Swamp; Candle 2: 12 + 28 + 26 + 20 + 19 + 40 + 2 = 147.
    // Rangers: 5 + 10 for Forest, King and Queen 20 more each, and no word Army in Swamp: 3 more; Candle goes, which
    // brings 3 more and costs 2.
    draw({ hand, discard, question: taking });
    act(() => card(/^Rangers/).focus());
    expect(screen.getByText('Rangers for Candle: 147 → 206 points (+59).')).toBeDefined();
  });

  it('is not said where nobody wants to know', () => {
    change({ assist: false });
    draw({ hand, discard, question: taking });
    act(() => card(/^Rangers/).focus());
    expect(screen.queryByText(/147 →/)).toBeNull();
  });

  it('is said of a card that could be discarded', () => {
    draw({ hand, question: dropping });
    act(() => card(/^Candle/).focus());
    expect(screen.getByText('Without Candle: 148 points, the most you can keep.')).toBeDefined();
  });
});

describe('the end', () => {
  const mirage = ['mirage', 'knights', 'king', 'queen', 'forest', 'hydra', 'swamp'] as const;
  const CHOOSE = { op: 'choose', seat: 0, card: 'mirage' };
  const choosing: Partial<Question> = {
    op: CHOOSE,
    options: [
      { ref: 'card-name:rangers' },
      { ref: 'card-name:elven-archers' },
      { ref: 'suit:army' },
      { ref: 'button:decline' },
    ],
  };

  it('proposes the best choice, chosen already', () => {
    const { answers } = draw({ hand: mirage, question: choosing });
    fireEvent.click(done());
    // Another Army gives King and Queen 20 more each; as Elven Archers it also pleases Forest.
    expect(answers).toEqual([['card-name:elven-archers']]);
  });

  it('lets somebody choose otherwise, and says what that comes to', () => {
    const { answers } = draw({ hand: mirage, question: choosing });
    fireEvent.click(screen.getAllByRole('button', { name: /^Rangers/ })[0] ?? document.body);
    expect(screen.getByText(/^Your choice: \d+ points in all\.$/)).toBeDefined();
    fireEvent.click(done());
    expect(answers).toEqual([['card-name:rangers']]);
  });

  it('finds a card by its name', () => {
    draw({ hand: mirage, question: choosing });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ELVEN' } });
    const group = screen.getByRole('group', { name: 'Choose' });
    expect(
      within(group)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Elven Archers']);
  });

  it('gives nobody points when the others have given up: their hands stay hidden', () => {
    draw({ hand: ['king', 'queen'], known: { 1: ['forge'] }, outcome: { winners: [1], how: 'conceded' } });
    const ending = screen.getByRole('region', { name: 'The scoring' });
    expect(ending.textContent).toContain('All the others have given up.');
    expect(ending.querySelectorAll('[data-zoom]')).toHaveLength(3);
    expect(ending.textContent).not.toMatch(/points|\d\./);
  });

  it('turns up one hand after the other from the last to the first, and goes on with a tap', () => {
    change({ motion: 'full' });
    const outcome = { winners: [0], scores: [147, 30, 29], how: 'highest-score' };
    draw({ hand, known: { 1: ['dragon'], 2: ['smoke', 'candle'] }, outcome });
    expect(screen.getByRole('heading', { name: 'The scoring' })).toBeDefined();
    // Dragon without a Wizard comes to -10, Smoke and Candle to 29.
    expect(screen.getByRole('region', { name: 'Hand of Anna' })).toBeDefined();
    const tap = screen.getAllByRole('button', { name: 'Next card' })[0] ?? document.body;
    fireEvent.click(tap);
    expect(screen.getByText('Base strength 30')).toBeDefined();
    fireEvent.click(tap);
    fireEvent.click(tap);
    expect(screen.getByRole('region', { name: 'Hand of Ben' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Skip to the result' }));
    expect(screen.getByRole('heading', { name: 'You win!' })).toBeDefined();
    const places = within(screen.getByRole('list', { name: 'Ranking' })).getAllByRole('listitem');
    expect(places.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1\..*You.*147/),
      expect.stringMatching(/^2\..*Ben.*29/),
      expect.stringMatching(/^3\..*Anna.*−10/),
    ]);
    fireEvent.click(screen.getByRole('button', { name: /Anna/ }));
    expect(screen.getByRole('region', { name: 'Hand of Anna' }).textContent).toContain('−40');
  });

  it('scores all hands and says who has won', () => {
    draw({
      hand,
      known: { 1: ['dragon'], 2: ['smoke', 'candle'] },
      outcome: { winners: [0], scores: [147, 30, 29], how: 'highest-score' },
    });
    expect(screen.getByRole('heading', { name: 'You win!' })).toBeDefined();
    expect(screen.getAllByText('147 points').length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Play again' })).toBeDefined();
  });
});

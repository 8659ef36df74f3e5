import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { fourSouls } from '@tafelrunde/four-souls';
import { playable } from '@tafelrunde/games';
import { granted, labels, readOptions, type View } from '@tafelrunde/kernel';
import { terrorsOfLondon } from '@tafelrunde/terrors-of-london';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawBoard, questionWith } from '../../app/games/board-in-tests.tsx';
import { change } from '../../app/kept/settings.ts';
import { Announcer, forgetSaid } from '../../app/shell/announcer.tsx';
import { PlainBoard } from './plain-board.tsx';

beforeEach(() => change({ lang: 'en', confirm: false }));
afterEach(cleanup);

function viewOf(): View {
  const options = granted(readOptions(fantasyRealms, {}));
  return {
    rules: { game: 'fantasy-realms', version: 1 },
    options,
    seats: 3,
    zones: [
      {
        kind: 'hand',
        seat: 0,
        size: 2,
        cards: [
          { obj: 100, card: 'king' },
          { obj: 101, card: 'queen' },
        ],
      },
    ],
    state: { taken: null, vault: [], spent: [], actions: [{}, {}, {}] },
    questions: [],
    waiting: { seats: [], somebody: false },
  };
}

const names = (): string[] => screen.getAllByRole('button').map(({ textContent }) => textContent ?? '');

describe('the table as text', () => {
  it('asks first what the table waits for, and names people and buttons as they are called', () => {
    const standing = questionWith({ id: '1.1', standing: true, options: [{ ref: 'seat:1' }] });
    const asked = questionWith({ op: { op: 'take' }, options: [{ ref: 'pile:deck' }, { ref: 100 }] });
    drawBoard(PlainBoard, fantasyRealms, { view: viewOf(), questions: [standing, asked] });
    expect(names().slice(0, 3)).toEqual(['The deck', 'King', 'Anna']);
  });

  it('lets something be picked as often as it may be', () => {
    const question = questionWith({ min: 0, max: 3, options: [{ ref: 100, cap: 2 }, { ref: 101 }] });
    const { answers } = drawBoard(PlainBoard, fantasyRealms, { view: viewOf(), questions: [question] });
    fireEvent.click(screen.getByRole('button', { name: 'King' }));
    fireEvent.click(screen.getByRole('button', { name: 'King' }));
    fireEvent.click(screen.getByRole('button', { name: 'Done (2 of 3)' }));
    expect(answers).toEqual([[100, 100]]);
  });

  it('asks before a move whoever wants to be asked', () => {
    change({ confirm: true });
    const question = questionWith({ options: [{ ref: 100 }, { ref: 101 }] });
    const { answers } = drawBoard(PlainBoard, fantasyRealms, { view: viewOf(), questions: [question] });
    fireEvent.click(screen.getByRole('button', { name: 'King' }));
    expect(screen.getByRole('button', { name: 'King' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Queen' }));
    expect(answers).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Done (1 of 1)' }));
    expect(answers).toEqual([[101]]);
  });

  it('says what is done with a card, and to whom an offer goes', () => {
    const monster = { obj: 100, card: 'undead-bone-piper' };
    const zones = [{ kind: 'street', size: 1, cards: [monster] }];
    const buying = questionWith({ options: [{ ref: 100, label: 'buy' }, { ref: 'button:pass' }] });
    const drawn = drawBoard(PlainBoard, terrorsOfLondon, { view: { ...viewOf(), zones }, questions: [buying] });
    expect(names().slice(0, 2)).toEqual(['Buy: Bone Piper', 'Pass: end the turn']);
    drawn.unmount();
    const deals = questionWith({
      op: { op: 'deals' },
      standing: true,
      options: [{ ref: 'offer:1' }, { ref: 'accept:1', label: 'deal:accept:1:3:pass' }],
    });
    const options = granted(readOptions(fourSouls, {}));
    const { props, rerender } = drawBoard(PlainBoard, fourSouls, {
      view: { ...viewOf(), options, zones: [] },
      questions: [deals],
    });
    expect(names().slice(0, 2)).toEqual(['Offer ¢ to Anna', 'Accept 3¢ from Anna: do not react']);
    rerender(<PlainBoard {...props} lang="de" />);
    expect(names()[0]).toBe('¢ anbieten: Anna');
  });

  it('says what is printed on a card', () => {
    drawBoard(PlainBoard, fantasyRealms, { view: viewOf(), questions: [], lang: 'de' });
    expect(screen.getByText('König').parentElement?.textContent).toContain('König (Anführer, Stärke 8). ');
  });

  it('names every place of every game', async () => {
    for (const { zones, text } of await Promise.all(playable.map(({ play }) => play.rules())))
      for (const kind of Object.keys(zones))
        for (const lang of ['en', 'de'] as const) expect(text.key(labels.zone(kind), lang)).not.toContain(':');
    drawBoard(PlainBoard, fantasyRealms, { view: viewOf(), questions: [], lang: 'de' });
    expect(screen.getByText('Hand (Du)')).toBeDefined();
  });

  it('says how things stand, and what there is to say of a card where it lies', () => {
    const fatty = 7;
    const view: View = {
      ...viewOf(),
      rules: { game: 'four-souls', version: 1 },
      options: granted(readOptions(fourSouls, {})),
      seats: 2,
      zones: [{ kind: 'monster', n: 0, size: 1, cards: [{ obj: fatty, card: 'fatty' }] }],
      figures: {
        players: [{ hp: 1, max: 2, attack: 1, souls: 3, plays: 1 }],
        bodies: { [fatty]: { hp: 3, max: 4, attack: 1, evasion: 2 } },
        attacks: 1,
        purchases: 1,
        prices: {},
      },
    };
    const discard = { kind: 'loot-discard', size: 1, cards: [{ obj: 8, card: 'a-penny' }] };
    drawBoard(PlainBoard, fourSouls, { view: { ...view, zones: [...view.zones, discard] }, questions: [] });
    expect(screen.getByText('A Penny!').parentElement?.textContent).toBe('A Penny! Gain 1¢.');
    const facts = screen.getByRole('region', { name: 'How things stand' });
    expect(within(facts).getAllByRole('listitem')[0]?.textContent).toBe(
      'You: 1 of 2 HP, attack 1, 0¢, 3 of 4 souls, 0 loot cards.',
    );
    expect(screen.getByText('Fatty').parentElement?.textContent).toContain(
      'Fatty (3 of 4 HP, hit by 2 or more, attack 1). ',
    );
  });

  it('says the worth of a hand in Fantasy Realms', () => {
    drawBoard(PlainBoard, fantasyRealms, { view: viewOf(), questions: [] });
    // Without an Army neither has a bonus.
    expect(screen.getByText('You: 14 points so far. King 8, Queen 6.')).toBeDefined();
  });

  it('reads out what happens and what is asked', () => {
    vi.useFakeTimers();
    forgetSaid();
    const { container } = render(<Announcer />);
    const fresh = [
      {
        seq: 2,
        kind: 'answer' as const,
        events: [
          {
            type: 'moved',
            from: { kind: 'hand', seat: 1 },
            to: { kind: 'discard' },
            cards: [{ card: 'swamp', obj: 9 }],
          },
        ],
      },
    ];
    const asked = questionWith({ op: { op: 'drop' }, options: [{ ref: 100 }] });
    drawBoard(PlainBoard, fantasyRealms, { view: viewOf(), questions: [asked], table: { fresh, log: fresh } });
    act(() => void vi.advanceTimersByTime(300));
    vi.useRealTimers();
    const heard = [...container.querySelectorAll('[aria-live="polite"] > p')].map(({ textContent }) => textContent);
    expect(heard).toEqual(['Anna discards Swamp.', 'Discard a card.']);
  });

  it('says who has won, also where two have the same name, and that nobody has', () => {
    const errors = vi.spyOn(console, 'error');
    const over = (winners: readonly number[]): View => ({
      ...viewOf(),
      outcome: { how: 'shared', winners, scores: [9, 8, 8] },
    });
    const { rerender, props } = drawBoard(PlainBoard, fantasyRealms, { view: over([0]), questions: [] });
    rerender(<PlainBoard {...props} names={['You', 'Ben', 'Ben']} />);
    expect(screen.getByText('Winner: You')).toBeDefined();
    expect(screen.getByText('A tie in points and base strengths: the victory is shared.')).toBeDefined();
    expect(screen.getAllByText('Ben: 8')).toHaveLength(2);
    rerender(<PlainBoard {...props} view={over([])} />);
    expect(screen.getByText('Nobody has won.')).toBeDefined();
    expect(errors).not.toHaveBeenCalled();
  });

  it('says what there is to react to', () => {
    const question = questionWith({ options: [{ ref: 100 }] });
    const reactions = [{ question, pass: 100, to: 'pass', held: false }];
    drawBoard(PlainBoard, fantasyRealms, { view: viewOf(), questions: [question], table: { reactions } });
    expect(screen.getByText(/^To react to: /)).toBeDefined();
  });
});

import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { fourSouls } from '@tafelrunde/four-souls';
import { granted, readOptions, type View } from '@tafelrunde/kernel';
import { terrorsOfLondon } from '@tafelrunde/terrors-of-london';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer, forgetSaid } from '../../app/announcer.tsx';
import { drawBoard, questionWith } from '../../app/board-in-tests.tsx';
import { change } from '../../app/settings.ts';
import { PlainBoard } from './plain-board.tsx';

beforeEach(() => change({ lang: 'en' }));
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

  it('names every place of every game', () => {
    for (const { zones, text } of [fantasyRealms, terrorsOfLondon, fourSouls])
      for (const kind of Object.keys(zones))
        for (const lang of ['en', 'de'] as const) expect(text.key(`zone:${kind}`, lang)).not.toContain(':');
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
    drawBoard(PlainBoard, fourSouls, { view, questions: [] });
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

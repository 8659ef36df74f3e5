import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { fourSouls } from '@tafelrunde/four-souls';
import { granted, readOptions, type View } from '@tafelrunde/kernel';
import { terrorsOfLondon } from '@tafelrunde/terrors-of-london';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
    state: {},
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

  it('says what there is to react to', () => {
    const question = questionWith({ options: [{ ref: 100 }] });
    const reactions = [{ question, pass: 100, to: 'pass', held: false }];
    drawBoard(PlainBoard, fantasyRealms, { view: viewOf(), questions: [question], table: { reactions } });
    expect(screen.getByText(/^To react to: /)).toBeDefined();
  });
});

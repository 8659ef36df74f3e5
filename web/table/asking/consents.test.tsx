import type { Agreeing } from '@tafelrunde/kernel';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { questionWith } from '../../app/games/board-in-tests.tsx';
import { draw } from '../../boards/fantasy-realms/board-in-tests.tsx';

afterEach(cleanup);

const agreeing: Agreeing = {
  op: '$agree',
  seat: 0,
  about: { op: 'flood' },
  among: [0, 1],
  round: 1,
  objected: [],
  proposal: { by: 1, picks: ['land:A'], yes: [1] },
};

function shown(op: Agreeing, lang: 'en' | 'de' = 'en'): (string | null)[] {
  draw({ hand: ['king'], lang, question: questionWith({ op, options: [{ ref: 'consent:1' }, { ref: 'object:1' }] }) });
  return [...document.querySelectorAll('[data-stand] > span')].map(({ textContent }) => textContent);
}

describe('the proposal on the table', () => {
  it('shows whose it is, who is for it and who has not answered', () => {
    expect(shown(agreeing)).toEqual(['You: not yet', 'Anna: proposal']);
    expect(screen.getByRole('list', { name: 'Who agrees to the proposal' })).toBeTruthy();
  });

  it('shows it in German', () => {
    const consented = { ...agreeing, proposal: { by: 1, picks: ['land:A'], yes: [1, 0] } } as const;
    expect(shown(consented, 'de')).toEqual(['Du: dafür', 'Anna: Vorschlag']);
  });

  it('is agreed to with one click, also where several things may be picked', () => {
    const options = [{ ref: 'consent:1' }, { ref: 'object:1' }, { ref: 'land:A' }, { ref: 'land:B' }] as const;
    const { answers } = draw({ hand: ['king'], question: questionWith({ op: agreeing, min: 1, max: 2, options }) });
    const agree = document.querySelector('[data-ref="consent:1"]');
    fireEvent.click(agree ?? document.body);
    expect(answers).toEqual([['consent:1']]);
  });

  it('shows nothing while nothing is proposed', () => {
    const { proposal: _, ...open } = agreeing;
    expect(shown(open)).toEqual([]);
  });
});

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { draw } from './board-in-tests.tsx';

afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('deals', () => {
  it('[FS-286] as many coins are offered as one wants to give', () => {
    const op = { op: 'dealCoins', seat: 0, to: 1 };
    const { answers } = draw({
      question: { op, standing: true, min: 0, max: 3, options: [{ ref: 'coin:1', cap: 3 }] },
    });
    press('Deals');
    expect(screen.getByText('How many coins do you offer Anna?')).toBeDefined();
    press('One coin more');
    press('One coin more');
    expect(screen.getByRole('button', { name: 'One coin more' })).toHaveProperty('disabled', true);
    press('Offer 3¢');
    expect(answers).toEqual([['coin:1', 'coin:1', 'coin:1']]);
  });

  it('[FS-289] an offer says from whom it is and what for; it is accepted or declined', () => {
    const offers = [{ id: 7, from: 2, to: 0, n: 4, promise: 'use', card: 'mr-boom' }];
    const options = [{ ref: 'accept:7' }, { ref: 'decline:7' }] as const;
    const { answers } = draw({ state: { offers }, question: { op: { op: 'deals' }, standing: true, options } });
    press('Deals: you are offered something');
    expect(screen.getByText('Ben offers you 4¢: “use Mr. Boom”.')).toBeDefined();
    press('Accept');
    expect(answers).toEqual([['accept:7']]);
  });

  it('[FS-288] what was agreed stays written down, the latest first', () => {
    const deals = [
      { id: 3, from: 1, to: 0, n: 2, promise: 'spare' },
      { id: 5, from: 2, to: 1, n: 4, promise: 'use', card: 'mr-boom' },
    ];
    draw({ state: { deals }, question: { op: { op: 'deals' }, standing: true, options: [{ ref: 'offer:1' }] } });
    press('Deals');
    expect(screen.getByText('Agreed so far')).toBeDefined();
    const said = ['Ben → Anna: 4¢, “use Mr. Boom”.', 'Anna → You: 2¢, “spare me this turn”.'];
    expect(screen.getAllByText(/→.*¢/).map(({ textContent }) => textContent)).toEqual(said);
  });
});

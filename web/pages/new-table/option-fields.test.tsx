import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { playable } from '@tafelrunde/games';
import { granted, readOptions } from '@tafelrunde/kernel';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import { OptionFields } from './option-fields.tsx';
import { ReactionField } from './reaction-field.tsx';

afterEach(cleanup);

const games = await Promise.all(playable.map(({ play }) => play.rules()));

describe('the options of a new table', () => {
  it.each(games)('$id: each says why, to be read and heard', (game) => {
    change({ lang: 'de' });
    const values = granted(readOptions(game, {}));
    const { container } = render(<OptionFields specs={game.options} values={values} seats={2} set={() => undefined} />);
    const specs = Object.values(game.options);
    const fields = [...container.querySelectorAll('input, select')];
    expect(fields).toHaveLength(specs.length);
    const reasons = fields.map((field) => {
      const why = container.querySelector(`#${CSS.escape(field.getAttribute('aria-describedby') ?? '')}`);
      return String(why?.textContent);
    });
    expect(reasons.toSorted()).toEqual(specs.map(({ why }) => why.de).toSorted());
    expect(reasons.filter((why) => /[A-Z]{2}-\d/.test(why))).toEqual([]);
  });

  it('what is for two is not asked of six', () => {
    change({ lang: 'en' });
    const values = granted(readOptions(fantasyRealms, {}));
    render(<OptionFields specs={fantasyRealms.options} values={values} seats={6} set={() => undefined} />);
    expect(screen.queryByText(/Two players/)).toBeNull();
  });
});

describe('how long a reaction round takes', () => {
  it('is chosen among a few times, and it says why', () => {
    change({ lang: 'en' });
    const set = vi.fn<(reaction: number) => void>();
    render(<ReactionField reaction={2_000} set={set} />);
    const labels = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(labels).toEqual(['no set time', '1 second', '2 seconds', '4 seconds']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 seconds' }).checked).toBe(true);
    expect(screen.getByText(/does not give away who can react/)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: '4 seconds' }));
    expect(set).toHaveBeenCalledExactlyOnceWith(4_000);
  });
});

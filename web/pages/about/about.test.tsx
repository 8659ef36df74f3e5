import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import { useSite } from '../../remote/site.ts';
import { AboutPage } from './about.tsx';

vi.mock(import('../../remote/site.ts'), async (original) => ({
  ...(await original()),
  useSite: vi.fn<typeof useSite>(),
}));

afterEach(cleanup);

describe('the page about the program', () => {
  it('leads to the source code that the operator has named', () => {
    change({ lang: 'en' });
    vi.mocked(useSite).mockReturnValue({ openTables: false, source: 'https://code.example.org/tafelrunde' });
    render(<AboutPage />);
    const link = screen.getByRole('link', { name: 'The source code of this server’s version' });
    expect(link.getAttribute('href')).toBe('https://code.example.org/tafelrunde');
  });

  it('leads nowhere if none is named', () => {
    vi.mocked(useSite).mockReturnValue({ openTables: false });
    render(<AboutPage />);
    expect(screen.queryByRole('link', { name: /source code/ })).toBeNull();
  });
});

import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import { LegalPage } from './legal.tsx';

vi.mock(import('../../remote/site.ts'), async (original) => ({
  ...(await original()),
  useSite: () => ({ openTables: false }),
}));

afterEach(cleanup);

describe('the privacy page', () => {
  it.each([
    ['en', 'At tables with others two things stay, without your name', 'nobody could check any more'],
    ['de', 'An Tischen mit anderen bleibt zweierlei, ohne deinen Namen', 'könnte niemand mehr nachprüfen'],
  ] as const)('says what outlives “delete my data”, and why: %s', (lang, what, why) => {
    change({ lang });
    const { container } = render(<LegalPage kind="privacy" />);
    expect(container.textContent).toContain(what);
    expect(container.textContent).toContain(why);
  });
});

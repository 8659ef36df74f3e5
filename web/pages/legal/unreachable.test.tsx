import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../../app/kept/settings.ts';

beforeEach(() => {
  change({ lang: 'en' });
  // What is known of the server is kept as long as the app runs.
  vi.resetModules();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(page: 'imprint' | 'open tables'): Promise<void> {
  if (page === 'imprint') {
    const { LegalPage } = await import('./legal.tsx');
    render(<LegalPage kind="imprint" />);
  } else {
    const { OpenTablesPage } = await import('../open-tables/open-tables.tsx');
    render(<OpenTablesPage />);
  }
}

const NOTICE = 'The server cannot be reached at the moment.';

describe.each(['imprint', 'open tables'] as const)('%s', (page) => {
  it('says nothing about the server before it has had time to answer', async () => {
    vi.stubGlobal('fetch', () => new Promise<never>(() => undefined));
    await show(page);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('says so if there is no answer to be had', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    await show(page);
    expect(await screen.findByText(NOTICE)).toBeTruthy();
  });
});

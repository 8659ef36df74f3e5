import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../app/kept/settings.ts';
import { NotifyCheck } from './notify-check.tsx';

const allow = (permission: string) =>
  vi.stubGlobal('Notification', { permission, requestPermission: () => Promise.resolve(permission) });
const check = () => screen.getByRole<HTMLInputElement>('checkbox');

beforeEach(() => {
  change({ lang: 'en', notify: true });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  change({ notify: false });
});

describe('the switch for notifications', () => {
  it('is on if they are wanted and allowed', () => {
    allow('granted');
    render(<NotifyCheck />);
    expect(check().checked).toBe(true);
  });

  it('is off as long as the browser forbids them, whatever was wanted, and says so to who switches it on', async () => {
    allow('denied');
    render(<NotifyCheck />);
    expect(check().checked).toBe(false);
    fireEvent.click(check());
    expect((await screen.findByRole('alert')).textContent).toContain('blocked notifications');
  });
});

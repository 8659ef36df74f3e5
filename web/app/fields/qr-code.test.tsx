import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

afterEach(cleanup);

it('draws a link as dark modules within a quiet margin of four', async () => {
  render(<QrCode text="https://tafelrunde.example/join/abc#seat=K3V9-80QD-M4XT" label="Invitation" />);
  const code = await screen.findByRole('img', { name: 'Invitation' });
  const size = Number(code.getAttribute('viewBox')?.split(' ')[3]);
  // Version 4 with its 33 modules holds 62 bytes at level M; one less would hold 42.
  expect(size).toBe(33 + 2 * 4);
  const path = code.querySelector('path')?.getAttribute('d') ?? '';
  // The finder in the upper left: a row of seven, then its two edges.
  expect(path.startsWith('M4 4h7v1h-7z')).toBe(true);
  expect(path).toContain('M4 5h1v1h-1zM10 5h1v1h-1z');
});

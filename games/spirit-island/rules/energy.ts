import type { Seat } from '@tafelrunde/kernel';
import type { At, Game } from '../state.ts';

export const energyOf = ({ state }: At, seat: Seat): number => state.energy[seat] ?? 0;

/** SI-020. */
export function gainEnergy(m: Game, seat: Seat, n: number): void {
  if (n <= 0) return;
  m.state.energy[seat] = energyOf(m, seat) + n;
  m.emit({ type: 'energy', seat, data: { n } });
}

export function payEnergy(m: Game, seat: Seat, n: number): void {
  if (n <= 0) return;
  m.state.energy[seat] = energyOf(m, seat) - n;
  m.emit({ type: 'paid', seat, data: { n } });
}

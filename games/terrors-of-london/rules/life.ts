import { at, type Seat } from '@tafelrunde/kernel';
import { fullLife } from '../queries.ts';
import { type At, type Game, opponentOf, SEATS } from '../state.ts';

/** TL-061: never below 0. */
export const lifeAfter = (m: At, seat: Seat, lost: number): number => Math.max(0, at(m.state.life, seat) - lost);

/** TL-061, TL-122: the marker goes down; at 0 the game is over on the spot (TL-099, TL-186). */
export function lowerLife(m: Game, seat: Seat, n: number): void {
  const { life } = m.state;
  const left = lifeAfter(m, seat, n);
  life[seat] = left;
  if (left > 0) return;
  m.finish({ winners: [opponentOf(seat)], scores: SEATS.map((each) => at(life, each)), how: 'overlord-fell' });
}

/** TL-122: not damage, so armor does not help. */
export function loseLife(m: Game, seat: Seat, n: number): void {
  if (m.isHeard) m.emit({ type: 'lostLife', seat, data: { n, left: lifeAfter(m, seat, n) } });
  lowerLife(m, seat, n);
}

/** TL-120, TL-153: never above what is printed on the overlord. */
export const missingLife = (m: At, seat: Seat): number => fullLife(m, seat) - at(m.state.life, seat);

/** By no more than is missing. */
export function raiseLife(m: Game, seat: Seat, n: number): void {
  m.state.life[seat] = at(m.state.life, seat) + n;
}

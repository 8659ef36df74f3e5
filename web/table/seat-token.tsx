import type { Seat } from '@tafelrunde/kernel';
import { memo } from 'react';
import { bare } from '../app/text/apart.ts';
import style from './seat-token.module.css';

/** Colour, shape and letter: three ways to tell the people at a table apart. */
const shapes = [
  'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z',
  'M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z',
  'M12 0 24 12 12 24 0 12z',
  'M6.5 1.5h11L23 12l-5.5 10.5h-11L1 12z',
  'M12 1 22.5 7v5c0 6-4.5 9.5-10.5 11.5C6 21.5 1.5 18 1.5 12V7z',
  'M8 1h8l7 7v8l-7 7H8l-7-7V8z',
] as const;

interface SeatTokenProps {
  readonly seat: Seat;
  readonly name: string;
}

export const SeatToken = memo(function SeatToken({ seat, name }: SeatTokenProps) {
  return (
    <svg className={style.token} viewBox="0 0 24 24" data-seat={seat % shapes.length} aria-hidden="true">
      <path d={shapes[seat % shapes.length]} />
      <text x="12" y="16.4" textAnchor="middle">
        {initial(name)}
      </text>
    </svg>
  );
});

/** "B2" for Bot 2, "A" for Anna. */
function initial(called: string): string {
  const name = bare(called);
  const number = /\d+$/.exec(name)?.[0] ?? '';
  return `${name.charAt(0).toUpperCase()}${number.slice(0, 1)}`;
}

import type { Seat } from '@tafelrunde/kernel';
import type { ReactNode } from 'react';
import { SeatToken } from '../seat-token.tsx';
import { useTools } from '../tools.tsx';
import style from './story.module.css';

/* What a board tells of a game that is over: how it went turn by turn, what was remarkable, and who did how much. */

const WIDTH = 400;
const HEIGHT = 130;

interface CourseProps {
  readonly title: string;
  /** By seat: a value before the first turn and after each. */
  readonly values: readonly (readonly number[])[];
}

/** A value of everybody over the turns. */
export function Course({ title, values }: CourseProps) {
  const { board } = useTools();
  const most = Math.max(1, ...values.flat());
  const turns = Math.max(1, ...values.map(({ length }) => length - 1));
  const x = (turn: number): number => (turn / turns) * WIDTH;
  // Lines that run together stay apart by a hair, so that each can be seen.
  const y = (value: number, seat: Seat): number =>
    HEIGHT - (value / most) * HEIGHT + (seat - (values.length - 1) / 2) * 2;
  return (
    <figure className={style.course}>
      <figcaption>{title}</figcaption>
      <div className={style.plot}>
        <span className={style.most}>{most}</span>
        <span className={style.least}>0</span>
        <svg viewBox={`-6 -8 ${WIDTH + 12} ${HEIGHT + 16}`} aria-hidden="true">
          <path className={style.ground} d={`M0 0H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT}H${WIDTH}`} />
          {values.map((each, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
            <g key={seat} className={style.line} data-seat={seat}>
              <path d={`M${each.map((value, turn) => `${x(turn)} ${y(value, seat)}`).join('L')}`} />
              <circle cx={x(each.length - 1)} cy={y(each.at(-1) ?? 0, seat)} r="5" />
            </g>
          ))}
        </svg>
      </div>
      <p className="visually-hidden">
        {values.map((each, seat) => `${board.names[seat]}: ${each.join(', ')}`).join('. ')}
      </p>
    </figure>
  );
}

interface TallyProps {
  readonly title: string;
  readonly rows: readonly { readonly what: string; readonly values: readonly number[] }[];
}

/** How much everybody did; who did most of something stands out. */
export function Tally({ title, rows }: TallyProps) {
  const { board } = useTools();
  const seats = rows[0]?.values.map((_, seat) => seat) ?? [];
  return (
    <table className={style.tally}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col">
              <SeatToken seat={seat} name={board.names[seat] ?? ''} />
              <span>{board.names[seat]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, values }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            {seats.map((seat) => (
              <td key={seat} data-most={isMost(values, seat) || undefined}>
                {values[seat]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isMost = (values: readonly number[], seat: Seat): boolean =>
  values[seat] === Math.max(...values) && values.filter((each) => each === values[seat]).length === 1;

interface StoryProps {
  readonly title: string;
  /** What was remarkable, a sentence each. */
  readonly told: readonly string[];
  readonly children: ReactNode;
}

export function Story({ title, told, children }: StoryProps) {
  return (
    <section className={style.story} aria-label={title}>
      <h3>{title}</h3>
      {told.length === 0 ? null : (
        <ul className={style.told}>
          {told.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <div className={style.parts}>{children}</div>
    </section>
  );
}

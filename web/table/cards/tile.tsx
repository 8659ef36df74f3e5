import { memo, type ReactNode } from 'react';
import style from './tile.module.css';

interface TileProps {
  readonly name: string;
  readonly picture: ReactNode;
  /** Before the picture: what it costs, how strong it is. */
  readonly corner?: ReactNode;
  /** After the picture: its suit, its faction. */
  readonly mark?: ReactNode;
  /** What it does, in a line or two; signs are welcome. */
  readonly gist: ReactNode;
  /** Below everything, over the whole width. */
  readonly foot?: ReactNode;
}

/** Longer names take two lines: in the narrowest tiles, in narrow ones, in all of them. */
const LENGTHS = [
  [17, 'longest'],
  [12, 'longer'],
  [9, 'long'],
] as const;

function lengthOf(name: string): string | undefined {
  const { length } = name.replaceAll('\u00ad', '');
  return LENGTHS.find(([most]) => length > most)?.[1];
}

/**
 * A card where there is little room. Its words are as large as words have to be: its name, and what it does in a line or two; the
 * picture takes what is left. It fills the place that it is given.
 */
export const Tile = memo(function Tile({ name, picture, corner, mark, gist, foot }: TileProps) {
  return (
    <span className={style.tile}>
      <span className={style.room}>
        <span className={style.inside} data-name={lengthOf(name)}>
          <span className={style.picture}>
            {corner}
            <span className={style.drawing}>{picture}</span>
            {mark}
          </span>
          <b className={style.name}>{name}</b>
          <span className={style.words} data-effect="">
            {gist}
          </span>
        </span>
      </span>
      {foot}
    </span>
  );
});

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

/** A longer name takes two lines where there is little room. */
const LONG = 12;

/**
 * A card where there is little room. Its words are as large as words have to be: its name, and what it does in a line or two; the
 * picture takes what is left. It fills the place that it is given.
 */
export const Tile = memo(function Tile({ name, picture, corner, mark, gist, foot }: TileProps) {
  return (
    <span className={style.tile}>
      <span className={style.inside} data-long={name.length > LONG || undefined}>
        <span className={style.picture}>
          {corner}
          <span className={style.drawing}>{picture}</span>
          {mark}
        </span>
        <b className={style.name}>{name}</b>
        <span className={style.words} data-effect="">
          {gist}
        </span>
        {foot}
      </span>
    </span>
  );
});

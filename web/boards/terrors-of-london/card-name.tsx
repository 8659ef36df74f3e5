import style from './card-name.module.css';
import { withHyphens } from './hyphens.ts';
import { nameLines } from './name-lines.ts';

/** A name that is wider, in em, takes two lines, and the picture less room. */
const WIDE = 9.6;

/** The name of a card, in letters as large as its box allows. */
export function CardName({ name }: { readonly name: string }) {
  const [one, two, three] = nameLines(name);
  return (
    <span
      className={style.name}
      data-wide={one > WIDE || undefined}
      style={{ '--line-of-1': one.toFixed(2), '--line-of-2': two.toFixed(2), '--line-of-3': three.toFixed(2) }}
    >
      {withHyphens(name)}
    </span>
  );
}

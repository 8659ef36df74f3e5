import style from './card-name.module.css';
import { withHyphens } from './hyphens.ts';
import { nameLines } from './name-lines.ts';

/** The name of a card, in letters as large as its box allows. */
export function CardName({ name }: { readonly name: string }) {
  const [one, two, three] = nameLines(name);
  return (
    <span
      className={style.name}
      style={{ '--line-of-1': one.toFixed(2), '--line-of-2': two.toFixed(2), '--line-of-3': three.toFixed(2) }}
    >
      {withHyphens(name)}
    </span>
  );
}

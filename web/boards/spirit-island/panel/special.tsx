import type { Seat } from '@tafelrunde/kernel';
import { aspectFace, specialFace } from '@tafelrunde/spirit-island';
import { useTools } from '../../../table/tools.tsx';
import { Marked } from '../art/signs.tsx';
import { cardWords } from '../card-words.ts';
import { spiritOf } from './reading.ts';
import style from './special.module.css';

/** The special rules of a spirit. */
export function Special({ seat }: { readonly seat: Seat }) {
  const { board } = useTools();
  const { view, lang } = board;
  const spirit = spiritOf(view, seat);
  if (spirit === undefined) return null;
  const lead = aspectFace(spirit.card, lang);
  return (
    <section className={style.special} aria-label={cardWords[lang].special} data-zoom={spirit.id}>
      {lead === undefined ? null : (
        <p>
          <Marked text={lead} lang={lang} />
        </p>
      )}
      {specialFace(spirit.card, lang).map(({ name, text }) => (
        <p key={name}>
          <b>{name}.</b> <Marked text={text} lang={lang} />
        </p>
      ))}
    </section>
  );
}

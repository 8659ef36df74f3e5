import type { Lang } from '@tafelrunde/kernel';
import { houseOf } from './card.tsx';
import { artOf } from './card-art.ts';
import style from './mini-card.module.css';
import { cardOrNone } from './reading.ts';

/** A card as small as a stamp: its picture in the colours of its faction. */
export function MiniCard({ id, lang }: { readonly id: string; readonly lang: Lang }) {
  const card = cardOrNone(id);
  if (card === undefined) return <MiniBack />;
  const Picture = artOf(id);
  return (
    <span className={style.mini} data-house={houseOf(card)} title={card.name[lang]}>
      <Picture aria-hidden="true" />
    </span>
  );
}

export function MiniBack() {
  return <span className={style.mini} data-house="back" data-back="" aria-hidden="true" />;
}

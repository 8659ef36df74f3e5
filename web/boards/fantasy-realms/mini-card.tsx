import { cards, isCardId } from '@tafelrunde/fantasy-realms';
import type { Lang } from '@tafelrunde/kernel';
import { cardArt } from './card-art.ts';
import style from './mini-card.module.css';
import { plain } from './signed.ts';

/** A card at somebody's seat, as small as a stamp: its picture and strength in the colour of its suit. */
export function MiniCard({ id, lang }: { readonly id: string; readonly lang: Lang }) {
  if (!isCardId(id)) return <MiniBack />;
  const { suit, strength, name } = cards[id];
  const Picture = cardArt[id];
  return (
    <span className={style.mini} data-suit={suit} title={name[lang]}>
      <Picture aria-hidden="true" />
      <span>{plain(strength)}</span>
    </span>
  );
}

export function MiniBack() {
  return <span className={style.mini} data-suit="back" data-back="" aria-hidden="true" />;
}

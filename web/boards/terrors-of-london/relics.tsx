import type { Seat } from '@tafelrunde/kernel';
import { RELIC_LIMIT } from '@tafelrunde/terrors-of-london';
import { cardsOf } from '../../table/cards/reading.ts';
import { Pickable, Zone } from '../../table/cards/zone.tsx';
import { useTools } from '../../table/tools.tsx';
import { CardFace } from './card.tsx';
import { describe } from './describe.ts';
import { londonIn } from './reading.ts';
import style from './relics.module.css';
import { londonWords } from './words.ts';

/** The relics in play, and the places that are left for more (TL-047). */
export function Relics({ seat }: { readonly seat: Seat }) {
  const { board } = useTools();
  const { view, lang, names } = board;
  const t = londonWords[lang];
  const relics = cardsOf(view, 'relics', seat);
  const { usedRelics } = londonIn(view);
  return (
    <Zone
      label={t.relicsOf(names[seat] ?? '')}
      refs={relics.map(({ obj }) => obj)}
      place={`relics-${seat}`}
      className={style.relics}
      style={{ '--relics': relics.length }}
    >
      {relics.map(({ obj, card }) => {
        const used = usedRelics.includes(obj);
        return (
          <Pickable
            key={obj}
            pick={obj}
            name={`${describe(card, lang)}${used ? ` (${t.used})` : ''}`}
            zoom={card}
            className={style.relic}
          >
            <span className={style.relicFace} data-used={used || undefined}>
              <CardFace id={card} lang={lang} shape="tile" />
            </span>
          </Pickable>
        );
      })}
      {Array.from({ length: Math.max(0, RELIC_LIMIT - relics.length) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its number
        <span key={i} className={style.place} aria-hidden="true">
          {t.relicPlace}
        </span>
      ))}
    </Zone>
  );
}

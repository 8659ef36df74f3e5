import type { CardId, Lang } from '@tafelrunde/kernel';
import { type Card, type Faction, links } from '@tafelrunde/terrors-of-london';
import { factionArt } from './card-art.ts';
import style from './horde-foot.module.css';
import { HordeAbility } from './symbols.tsx';

interface HordeFootProps {
  readonly id: CardId;
  readonly card: Card;
  readonly faction: Faction;
  readonly lang: Lang;
  /** Abilities that have been used, by their place. */
  readonly spent: readonly number[];
  /** Under a tile, as wide as it. */
  readonly lies?: boolean;
}

/** TL-069 to TL-071: what a horde does, between the two indicators that say who fits where. */
export function HordeFoot({ id, card, faction, lang, spent, lies = false }: HordeFootProps) {
  const { left, right } = links[faction];
  return (
    <span className={lies ? style.lying : style.foot}>
      <span className={style.horde}>
        {card.horde.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: abilities are told apart by their place
          <span key={i} className={style.ability} data-spent={spent.includes(i) || undefined}>
            <HordeAbility id={id} card={card} ability={i} lang={lang} />
          </span>
        ))}
      </span>
      <Indicator side="left" shows={left} />
      <Indicator side="right" shows={right} />
    </span>
  );
}

function Indicator({ side, shows }: { readonly side: 'left' | 'right'; readonly shows: Faction }) {
  const Drawing = factionArt[shows];
  return (
    <span className={style.indicator} data-side={side} data-house={shows}>
      <Drawing aria-hidden="true" />
    </span>
  );
}

import type { Seat, ViewCard } from '@tafelrunde/kernel';
import { useRef } from 'react';
import { cardsOf, sizeOf } from '../../table/cards/reading.ts';
import { UnknownCards } from '../../table/cards/unknown-cards.tsx';
import { Pickable, usePickNumber, Zone } from '../../table/cards/zone.tsx';
import { fitTiles } from '../../table/fit.ts';
import type { Layout } from '../../table/layout.ts';
import { useTools } from '../../table/tools.tsx';
import { useSize } from '../../table/use-size.ts';
import { CardBack, CardFace } from './card.tsx';
import { describe } from './describe.ts';
import style from './hand.module.css';
import { cardNamed } from './reading.ts';
import { bossWords } from './words.ts';

const GAP = 5;

/** How high all of it may be. */
const HEIGHTS: Readonly<Record<Layout, number>> = { wide: 132, tall: 168, flat: 128 };

/** The cards of the person below, side by side: Rooms first, then Spells. */
export function Hand({ seat, layout }: { readonly seat: Seat; readonly layout: Layout }) {
  const { board } = useTools();
  const { view, lang, names } = board;
  const t = bossWords[lang];
  const area = useRef<HTMLDivElement>(null);
  const { width } = useSize(area);
  const hand = sorted(cardsOf(view, 'hand', seat));
  const size = sizeOf(view, 'hand', seat);
  const height = HEIGHTS[layout];
  const tiling = fitTiles(size, { width, height, gap: GAP, widest: 230, highest: layout === 'wide' ? height : 96 });
  return (
    <div ref={area} className={style.area}>
      <Zone
        label={seat === board.seat ? t.hand : t.handOf(names[seat] ?? '')}
        refs={hand.map(({ obj }) => obj)}
        place={`hand-${seat}`}
        className={style.hand}
        style={{ '--columns': tiling.columns, '--wide': `${tiling.width}px`, '--high': `${tiling.height}px` }}
      >
        {size === 0 ? <span className={style.none}>{t.handEmpty}</span> : null}
        {hand.map((card) => (
          <Held key={card.obj} card={card} />
        ))}
        <UnknownCards count={size - hand.length} className={style.back}>
          <CardBack />
        </UnknownCards>
      </Zone>
    </div>
  );
}

const order = ['room', 'miniboss', 'spell'];

function sorted(hand: readonly ViewCard[]): readonly ViewCard[] {
  const rank = ({ card: id }: ViewCard): string => {
    const card = cardNamed(id);
    const advanced = card?.kind === 'room' && card.advanced ? 1 : 0;
    return `${order.indexOf(card?.kind ?? '')}${advanced}${id}`;
  };
  return hand.toSorted((a, b) => rank(a).localeCompare(rank(b)) || a.obj - b.obj);
}

function Held({ card: { obj, card } }: { readonly card: ViewCard }) {
  const { board, question } = useTools();
  const number = usePickNumber(obj);
  const isPickedUp = question !== undefined && 'card' in question.op && question.op.card === obj;
  return (
    <Pickable
      pick={obj}
      name={describe(card, board.lang)}
      zoom={card}
      className={`${style.held} ${isPickedUp ? style.up : ''}`}
    >
      <CardFace id={card} lang={board.lang} shape="tile" pickNumber={number} />
    </Pickable>
  );
}

import type { Seat, ViewCard } from '@tafelrunde/kernel';
import { useRef } from 'react';
import { stepInRow } from '../../table/fit.ts';
import type { Layout } from '../../table/layout.ts';
import { cardsOf, sizeOf } from '../../table/reading.ts';
import { useTools } from '../../table/tools.tsx';
import { UnknownCards } from '../../table/unknown-cards.tsx';
import { useMedia, useSize } from '../../table/use-size.ts';
import { Pickable, usePickNumber, Zone } from '../../table/zone.tsx';
import { CardBack, CardFace } from './card.tsx';
import { describe } from './describe.ts';
import style from './hand.module.css';
import { soulsWords } from './words.ts';

const WIDEST: Readonly<Record<Layout, number>> = { wide: 112, tall: 84, flat: 66 };

/** On a screen that is not high for its kind. */
const SHORT: Readonly<Record<Layout, number>> = { wide: 92, tall: 68, flat: 66 };

/** Above the controls of a replay. */
const WATCHED: Readonly<Record<Layout, number>> = { wide: 92, tall: 56, flat: 44 };

/** So much of a card is seen below the next one that its middle can be touched. */
const SEEN = 0.56;

const widthFor = (cards: number, room: number): number => Math.floor(room / (1 + SEEN * Math.max(0, cards - 1)));

/** The loot of the person below; for those who only watch, backs. */
export function Hand({ seat, layout }: { readonly seat: Seat; readonly layout: Layout }) {
  const { board } = useTools();
  const { view, names, lang } = board;
  const t = soulsWords[lang];
  const area = useRef<HTMLDivElement>(null);
  const { width } = useSize(area);
  const hand = cardsOf(view, 'hand', seat);
  const size = sizeOf(view, 'hand', seat);
  const isShort = useMedia('(max-height: 780px)');
  const widest = (board.mode === 'replay' ? WATCHED : isShort ? SHORT : WIDEST)[layout];
  const cardWidth = Math.min(widest, widthFor(size, width - 12));
  const gap = layout === 'wide' ? 8 : 5;
  const step = stepInRow(size, cardWidth, width - 12, gap);
  return (
    <div ref={area} className={style.area}>
      <Zone
        label={seat === board.seat ? t.hand : t.handOf(names[seat] ?? '')}
        refs={hand.map(({ obj }) => obj)}
        place={`hand-${seat}`}
        className={`${style.hand} ${size > 1 && step < cardWidth ? style.tight : ''}`}
        style={{ '--widest': `${widest}px`, '--card-width': `${cardWidth}px`, '--overlap': `${step - cardWidth}px` }}
      >
        {size === 0 ? <span className={style.none}>{t.handEmpty}</span> : null}
        {hand.map((card) => (
          <Held key={card.obj} card={card} />
        ))}
        <UnknownCards count={size - hand.length} className={style.held}>
          <CardBack of="loot" />
        </UnknownCards>
      </Zone>
    </div>
  );
}

function Held({ card: { obj, card } }: { readonly card: ViewCard }) {
  const { board } = useTools();
  const number = usePickNumber(obj);
  return (
    <Pickable pick={obj} name={describe(card, board.lang)} zoom={card} className={style.held}>
      <CardFace id={card} lang={board.lang} pickNumber={number} />
    </Pickable>
  );
}

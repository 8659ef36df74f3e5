import type { Seat, ViewCard } from '@tafelrunde/kernel';
import { useRef } from 'react';
import { cardsOf, sizeOf } from '../../table/cards/reading.ts';
import { UnknownCards } from '../../table/cards/unknown-cards.tsx';
import { Pickable, usePickNumber, Zone } from '../../table/cards/zone.tsx';
import type { Layout } from '../../table/layout.ts';
import { useTools } from '../../table/tools.tsx';
import { useMedia, useSize } from '../../table/use-size.ts';
import { CardBack, CardFace } from './card.tsx';
import { describe } from './describe.ts';
import style from './hand.module.css';
import { soulsWords } from './words.ts';

/** The width of a card on a desk, and on one that is not high. */
const WIDEST = 116;
const WIDEST_IF_SHORT = 96;

/** A card narrower than this has no room for its words: then it is a tile. */
const WITH_TEXT = 104;

/** So many tiles lie in one row; more in two. */
const ONE_ROW = 3;
const GAP = 8;

/** The loot of the person below, side by side, so that all of it can be read; for those who only watch, backs. */
export function Hand({ seat, layout }: { readonly seat: Seat; readonly layout: Layout }) {
  const { board } = useTools();
  const { view, names, lang } = board;
  const t = soulsWords[lang];
  const area = useRef<HTMLDivElement>(null);
  const { width } = useSize(area);
  const hand = cardsOf(view, 'hand', seat);
  const size = sizeOf(view, 'hand', seat);
  const isShort = useMedia('(max-height: 780px)');
  const widest = isShort || board.mode === 'replay' ? WIDEST_IF_SHORT : WIDEST;
  const isTiled = layout !== 'wide' || (width - GAP * size) / Math.max(1, size) < Math.min(widest, WITH_TEXT);
  const rows = layout === 'wide' || size <= ONE_ROW ? 1 : 2;
  return (
    <div ref={area} className={style.area}>
      <Zone
        label={seat === board.seat ? t.hand : t.handOf(names[seat] ?? '')}
        refs={hand.map(({ obj }) => obj)}
        place={`hand-${seat}`}
        className={isTiled ? style.tiles : style.hand}
        style={{
          '--card-width': `${widest}px`,
          '--rows': rows,
          '--columns': Math.max(ONE_ROW, Math.ceil(size / rows)),
        }}
      >
        {size === 0 ? <span className={style.none}>{t.handEmpty}</span> : null}
        {hand.map((card) => (
          <Held key={card.obj} card={card} shape={isTiled ? 'tile' : 'card'} />
        ))}
        <UnknownCards count={size - hand.length} className={style.held}>
          <CardBack of="loot" />
        </UnknownCards>
      </Zone>
    </div>
  );
}

interface HeldProps {
  readonly card: ViewCard;
  readonly shape: 'card' | 'tile';
}

function Held({ card: { obj, card }, shape }: HeldProps) {
  const { board } = useTools();
  const number = usePickNumber(obj);
  return (
    <Pickable pick={obj} name={describe(card, board.lang)} zoom={card} className={style.held}>
      <CardFace id={card} lang={board.lang} shape={shape} pickNumber={number} />
    </Pickable>
  );
}

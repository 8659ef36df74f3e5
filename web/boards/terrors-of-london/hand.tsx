import type { Seat, ViewCard } from '@tafelrunde/kernel';
import type { Kind } from '@tafelrunde/terrors-of-london';
import { useRef } from 'react';
import { stepInRow } from '../../table/fit.ts';
import type { Layout } from '../../table/layout.ts';
import { cardsOf, sizeOf } from '../../table/reading.ts';
import { useTools } from '../../table/tools.tsx';
import { UnknownCards } from '../../table/unknown-cards.tsx';
import { useMedia, useSize } from '../../table/use-size.ts';
import { Pickable, usePickNumber, Zone } from '../../table/zone.tsx';
import { CardFace } from './card.tsx';
import { CardBack } from './card-back.tsx';
import { describe } from './describe.ts';
import style from './hand.module.css';
import { LOW_WINDOW } from './low-window.ts';
import { cardOrNone } from './reading.ts';
import { londonWords } from './words.ts';

const WIDEST: Readonly<Record<Layout, number>> = { wide: 128, tall: 70, flat: 48 };
const WIDEST_IF_LOW: Readonly<Record<Layout, number>> = { wide: 104, tall: 56, flat: 48 };

interface HandProps {
  readonly seat: Seat;
  readonly layout: Layout;
  /** There is little height. */
  readonly low: boolean;
}

/** The cards of the person below, in a fan; for those who only watch, their backs. */
export function Hand({ seat, layout, low }: HandProps) {
  const { board } = useTools();
  const { view, lang, names } = board;
  const t = londonWords[lang];
  const area = useRef<HTMLDivElement>(null);
  const { width } = useSize(area);
  const hand = sorted(cardsOf(view, 'hand', seat));
  const size = sizeOf(view, 'hand', seat);
  const gap = layout === 'wide' ? 10 : 6;
  const lowWindow = useMedia(LOW_WINDOW);
  const widest = low || (lowWindow && layout === 'wide') ? WIDEST_IF_LOW : WIDEST;
  const cardWidth = Math.max(44, Math.min(widest[layout], (width - gap * 4) / 5));
  const step = stepInRow(size, cardWidth, width, gap);
  const middle = (size - 1) / 2;
  return (
    <div ref={area} className={style.area} data-narrow={layout !== 'wide' || undefined}>
      <Zone
        label={seat === board.seat ? t.hand : t.handOf(names[seat] ?? '')}
        refs={hand.map(({ obj }) => obj)}
        place={`hand-${seat}`}
        className={style.hand}
        style={{ '--card-width': `${cardWidth}px`, '--overlap': `${step - cardWidth}px` }}
      >
        {size === 0 ? <span className={style.none}>{t.handEmpty}</span> : null}
        {hand.map((card, i) => (
          <Held key={card.obj} card={card} tilt={layout === 'wide' ? i - middle : 0} />
        ))}
        <UnknownCards count={size - hand.length} className={style.held}>
          <CardBack />
        </UnknownCards>
      </Zone>
    </div>
  );
}

const order: readonly Kind[] = ['monster', 'acolyte', 'starter', 'influence', 'relic'];

/** Monsters by faction, then what goes with them. */
function sorted(hand: readonly ViewCard[]): readonly ViewCard[] {
  const rank = ({ card: id }: ViewCard): string => {
    const card = cardOrNone(id);
    return card === undefined ? '' : `${order.indexOf(card.kind)}${card.faction ?? ''}${id}`;
  };
  return hand.toSorted((a, b) => rank(a).localeCompare(rank(b)) || a.obj - b.obj);
}

function Held({ card: { obj, card }, tilt }: { readonly card: ViewCard; readonly tilt: number }) {
  const { board } = useTools();
  const number = usePickNumber(obj);
  return (
    <Pickable
      pick={obj}
      name={describe(card, board.lang)}
      zoom={card}
      className={style.held}
      style={{ '--tilt': tilt }}
    >
      <CardFace id={card} lang={board.lang} pickNumber={number} />
    </Pickable>
  );
}

import type { Seat, ViewCard } from '@tafelrunde/kernel';
import type { Kind } from '@tafelrunde/terrors-of-london';
import { useRef } from 'react';
import { cardsOf, sizeOf } from '../../table/cards/reading.ts';
import { UnknownCards } from '../../table/cards/unknown-cards.tsx';
import { Pickable, usePickNumber, Zone } from '../../table/cards/zone.tsx';
import type { Layout } from '../../table/layout.ts';
import { useTools } from '../../table/tools.tsx';
import { useMedia, useSize } from '../../table/use-size.ts';
import { CardFace, WITH_TEXT } from './card.tsx';
import { CardBack } from './card-back.tsx';
import { describe } from './describe.ts';
import style from './hand.module.css';
import { LOW_WINDOW } from './low-window.ts';
import { cardOrNone } from './reading.ts';
import { londonWords } from './words.ts';

/** The width of a card, and on a screen that is not high. */
const WIDEST = 128;
const WIDEST_IF_LOW = 104;

/** So many tiles lie in one row; more in two. */
const ONE_ROW = 5;
const GAP = 6;

interface HandProps {
  readonly seat: Seat;
  readonly layout: Layout;
}

/** The cards of the person below, in a fan; where that would leave them no room for words, side by side as tiles. */
export function Hand({ seat, layout }: HandProps) {
  const { board } = useTools();
  const { view, lang, names } = board;
  const t = londonWords[lang];
  const area = useRef<HTMLDivElement>(null);
  const { width } = useSize(area);
  const hand = sorted(cardsOf(view, 'hand', seat));
  const size = sizeOf(view, 'hand', seat);
  const widest = useMedia(LOW_WINDOW) ? WIDEST_IF_LOW : WIDEST;
  const cardWidth = Math.min(widest, (width - GAP * (size - 1)) / Math.max(ONE_ROW, size));
  const isTiled = layout === 'flat' || cardWidth < WITH_TEXT;
  const rows = layout === 'tall' && size > ONE_ROW ? 2 : 1;
  const middle = (size - 1) / 2;
  return (
    <div ref={area} className={style.area}>
      <Zone
        label={seat === board.seat ? t.hand : t.handOf(names[seat] ?? '')}
        refs={hand.map(({ obj }) => obj)}
        place={`hand-${seat}`}
        className={isTiled ? style.tiles : style.hand}
        style={{
          '--card-width': `${cardWidth}px`,
          '--columns': Math.max(ONE_ROW, Math.ceil(size / rows)),
        }}
      >
        {size === 0 ? <span className={style.none}>{t.handEmpty}</span> : null}
        {hand.map((card, i) => (
          <Held key={card.obj} card={card} shape={isTiled ? 'tile' : 'card'} tilt={isTiled ? 0 : i - middle} />
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

interface HeldProps {
  readonly card: ViewCard;
  readonly shape: 'card' | 'tile';
  readonly tilt: number;
}

function Held({ card: { obj, card }, shape, tilt }: HeldProps) {
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
      <CardFace id={card} lang={board.lang} shape={shape} pickNumber={number} />
    </Pickable>
  );
}

import { refs, type ViewCard } from '@tafelrunde/kernel';
import { ACOLYTE_COST, PILE_ACOLYTES } from '@tafelrunde/terrors-of-london';
import { useMemo, useRef, useState } from 'react';
import { Dialog } from '../../app/fields/dialog.tsx';
import { cardsOf, sizeOf } from '../../table/cards/reading.ts';
import { Pickable, usePickNumber, Zone } from '../../table/cards/zone.tsx';
import type { Layout } from '../../table/layout.ts';
import { sinceLastMoveOf } from '../../table/log/log-lines.ts';
import { useTools } from '../../table/tools.tsx';
import { useMedia, useSize } from '../../table/use-size.ts';
import { CardFace, WITH_TEXT } from './card.tsx';
import { CardBack } from './card-back.tsx';
import { describe } from './describe.ts';
import { LOW_WINDOW } from './low-window.ts';
import { Spread } from './piles.tsx';
import { cardOrNone, priceOf } from './reading.ts';
import style from './street.module.css';
import { londonWords } from './words.ts';

const MARKET = refs.pile('market');
const WIDEST = 132;
const GAP = 14;
/** Five cards, and the piles at their side. */
const PLACES = 5.8;

/** The middle of the table: Acolytes, the street of five, and the market that it is refilled from. */
export function Street({ layout }: { readonly layout: Layout }) {
  const { board } = useTools();
  const { view, lang, table, seat } = board;
  const t = londonWords[lang];
  const area = useRef<HTMLDivElement>(null);
  const { width } = useSize(area);
  const lying = cardsOf(view, 'street');
  const fresh = useMemo(() => arrivals(sinceLastMoveOf(table.log, seat)), [table.log, seat]);
  const low = useMedia(LOW_WINDOW);
  const cardWidth = Math.floor(Math.min(low ? 104 : WIDEST, (width - GAP * 5) / PLACES));
  const tiles = layout === 'flat' || cardWidth < WITH_TEXT;
  return (
    <section className={style.middle} aria-label={t.street} data-tiles={tiles || undefined}>
      <div ref={area} className={style.area}>
        <Zone
          label={t.street}
          refs={[PILE_ACOLYTES, MARKET, ...lying.map(({ obj }) => obj)]}
          place="street"
          className={style.row}
          style={tiles ? {} : { '--card-width': `${cardWidth}px` }}
        >
          <div className={style.piles}>
            <Acolytes />
            <Market />
          </div>
          {lying.map((card) => (
            <ForSale key={card.obj} card={card} tiles={tiles} isNew={fresh.has(card.obj)} />
          ))}
        </Zone>
      </div>
    </section>
  );
}

/** Cards that have come into the street since this person's last move. */
function arrivals(lines: ReturnType<typeof sinceLastMoveOf>): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { type, to, cards = [] } of lines.flatMap(({ events = [] }) => events)) {
    if (type !== 'moved' || to?.kind !== 'street') continue;
    for (const { obj } of cards) if (obj !== undefined) found.add(obj);
  }
  return found;
}

interface ForSaleProps {
  readonly card: ViewCard;
  readonly tiles: boolean;
  readonly isNew: boolean;
}

function ForSale({ card: { obj, card }, tiles, isNew }: ForSaleProps) {
  const { board } = useTools();
  const { lang, view } = board;
  const number = usePickNumber(obj);
  const price = priceOf(view, cardOrNone(card)?.cost ?? 0);
  return (
    <Pickable pick={obj} name={describe(card, lang)} zoom={card} className={style.card}>
      <CardFace id={card} lang={lang} price={price} shape={tiles ? 'tile' : 'card'} pickNumber={number} />
      {isNew ? <span className={style.fresh} /> : null}
    </Pickable>
  );
}

function Acolytes() {
  const { board } = useTools();
  const t = londonWords[board.lang];
  const left = sizeOf(board.view, 'acolytes');
  return (
    <Pickable pick={PILE_ACOLYTES} name={t.acolytesCount(left, ACOLYTE_COST)} className={style.stack} place="acolytes">
      {left === 0 ? <span className={style.gone} /> : <CardBack />}
      <span className={style.label}>
        <strong>{t.acolytes}</strong>
        <span>{left === 0 ? t.soldOut : t.left(left)}</span>
      </span>
      {left === 0 ? null : <span className={style.price}>{priceOf(board.view, ACOLYTE_COST)}</span>}
    </Pickable>
  );
}

/** The market; what is out of the game for good can be looked at here, for all of it is open (TL-191). */
function Market() {
  const { board } = useTools();
  const t = londonWords[board.lang];
  const [open, setOpen] = useState(false);
  const left = sizeOf(board.view, 'market');
  const removed = cardsOf(board.view, 'removed').map(({ card }) => card);
  return (
    <>
      <Pickable
        pick={MARKET}
        name={t.marketCount(left)}
        className={style.stack}
        place="market"
        otherwise={() => setOpen(true)}
      >
        {left === 0 ? <span className={style.gone} /> : <CardBack />}
        <span className={style.label}>
          <strong>{t.market}</strong>
          <span>{left === 0 ? t.soldOut : t.left(left)}</span>
        </span>
      </Pickable>
      <Dialog title={t.marketCount(left)} open={open} close={() => setOpen(false)}>
        <p>{t.marketHow}</p>
        <p>{t.removedCount(removed.length)}</p>
        <Spread cards={removed} />
      </Dialog>
    </>
  );
}

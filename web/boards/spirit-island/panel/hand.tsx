import type { Seat, View, ViewCard } from '@tafelrunde/kernel';
import { useRef } from 'react';
import { optionFor } from '../../../table/asking/picking.ts';
import { cardsOf } from '../../../table/cards/reading.ts';
import { Pickable, usePickNumber, Zone } from '../../../table/cards/zone.tsx';
import { fitTiles } from '../../../table/fit.ts';
import { useTools } from '../../../table/tools.tsx';
import { useSize } from '../../../table/use-size.ts';
import { Sign } from '../art/signs.tsx';
import { CardFace } from '../card.tsx';
import { cardWords } from '../card-words.ts';
import { describe } from '../describe.ts';
import { useElements } from '../measured.ts';
import style from './hand.module.css';
import { inPlay, isUsed } from './reading.ts';

const GAP = 6;
/** Between what lies apart. */
const APART = 16;
/** What a heading above the cards takes. */
const HEADING = 20;

export const LANES = ['fast', 'slow', 'hand', 'discard'] as const;
type LaneKind = (typeof LANES)[number];

interface Lane {
  readonly kind: LaneKind;
  readonly cards: readonly ViewCard[];
}

interface HandProps {
  readonly seat: Seat;
  /** How high all of it may be. */
  readonly height: number;
  /** What is shown of it. */
  readonly only?: readonly LaneKind[];
}

/** The power cards of a spirit: in play by fast and slow, in its hand, and discarded. */
export function Hand({ seat, height, only = LANES }: HandProps) {
  const { board, question } = useTools();
  const { view, lang } = board;
  const area = useRef<HTMLDivElement>(null);
  const { width } = useSize(area);
  const lanes = lanesOf(view, seat).filter(({ kind }) => only.includes(kind));
  const isAsked = ({ obj }: ViewCard): boolean => question !== undefined && optionFor(question, obj) !== undefined;
  // What nobody can pick now is a list of names: the room belongs to the others.
  const small = lanes.filter(({ kind, cards }) => kind === 'discard' && !cards.some(isAsked));
  const large = lanes.filter((lane) => !small.includes(lane) && lane.cards.length > 0);
  const count = large.reduce((sum, { cards }) => sum + cards.length, 0);
  const listed = small.some(({ cards }) => cards.length > 0);
  const room = width - (listed ? LIST + GAP : 0);
  const rowsAt = (columns: number): number => Math.ceil(count / columns);
  const tiling = fitTiles(count, {
    width: room - APART * Math.max(0, large.length - 1),
    height: height - HEADING,
    gap: GAP,
    above: HEADING,
    widest: 240,
    highest: 168,
    rows: rowsAt,
  });
  return (
    <div ref={area} className={style.area} style={{ '--wide': `${tiling.width}px`, '--high': `${tiling.height}px` }}>
      {count === 0 ? <p className={style.none}>{cardWords[lang].handEmpty}</p> : null}
      <div className={style.lanes}>
        {large.map((lane) => (
          <LaneOf key={lane.kind} seat={seat} lane={lane} />
        ))}
      </div>
      {listed ? small.map(({ cards }) => <Names key="discard" cards={cards} />) : null}
    </div>
  );
}

const lanesOf = (view: View, seat: Seat): readonly Lane[] =>
  LANES.map((kind) => ({
    kind,
    cards: kind === 'fast' || kind === 'slow' ? inPlay(view, seat, kind) : cardsOf(view, kind, seat),
  }));

/** How wide the list of names is. */
const LIST = 150;

function LaneOf({ seat, lane: { kind, cards } }: { readonly seat: Seat; readonly lane: Lane }) {
  const { board } = useTools();
  const { lang } = board;
  const t = cardWords[lang];
  const isPlayed = kind === 'fast' || kind === 'slow';
  const title = isPlayed ? t.speed[kind] : t[kind];
  return (
    <section className={style.lane} style={{ '--count': cards.length }}>
      <h2>
        {isPlayed ? <Sign name={kind} /> : null}
        {title} <i>{cards.length}</i>
      </h2>
      <Zone
        label={isPlayed ? `${t.play}: ${title}` : title}
        refs={cards.map(({ obj }) => obj)}
        place={`${isPlayed ? 'play' : kind}-${seat}`}
        className={style.cards}
      >
        {cards.map((card) => (
          <Held key={card.obj} card={card} seat={seat} isPlayed={isPlayed} />
        ))}
      </Zone>
    </section>
  );
}

interface HeldProps {
  readonly card: ViewCard;
  readonly seat: Seat;
  readonly isPlayed: boolean;
}

function Held({ card: { obj, card }, seat, isPlayed }: HeldProps) {
  const { board, picking } = useTools();
  const { view, lang } = board;
  const number = usePickNumber(obj);
  const { planned } = useElements(seat);
  const isPlanned = picking.picks.includes(obj);
  const used = isPlayed && isUsed(view, seat, obj);
  return (
    <Pickable pick={obj} name={describe(card, lang)} zoom={card} className={style.held}>
      <CardFace
        id={card}
        lang={lang}
        shape="tile"
        pickNumber={number}
        own={planned}
        counted={isPlayed || isPlanned}
        foot={used ? <b className={style.used}>{cardWords[lang].used}</b> : undefined}
      />
    </Pickable>
  );
}

/** Cards as a list of names, each shown in large when it is pointed at. */
function Names({ cards }: { readonly cards: readonly ViewCard[] }) {
  const { board } = useTools();
  const { lang } = board;
  const t = cardWords[lang];
  return (
    <section className={style.names}>
      <h2>
        {t.discard} <i>{cards.length}</i>
      </h2>
      <Zone label={t.discard} refs={cards.map(({ obj }) => obj)} className={style.list}>
        {cards.map(({ obj, card }) => (
          <Pickable key={obj} pick={obj} name={describe(card, lang)} zoom={card} className={style.chip}>
            {board.game.text.card(card, lang).name}
          </Pickable>
        ))}
      </Zone>
    </section>
  );
}

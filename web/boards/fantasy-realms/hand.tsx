import type { ObjectNumber, ViewCard } from '@tafelrunde/kernel';
import { useRef } from 'react';
import type { BoardProps } from '../../app/games/board.ts';
import { Pickable, usePickNumber, Zone } from '../../table/cards/zone.tsx';
import { stepInRow } from '../../table/fit.ts';
import type { Layout } from '../../table/layout.ts';
import { useAfterwards } from '../../table/log/afterwards.tsx';
import { useTools } from '../../table/tools.tsx';
import { useSize } from '../../table/use-size.ts';
import { CardFace } from './card.tsx';
import { describe } from './describe.ts';
import style from './hand.module.css';
import { roleOf } from './role.ts';
import type { Worth } from './score-of-hand.ts';
import { plain } from './signed.ts';
import { fantasyWords } from './words.ts';

interface HandProps {
  readonly hand: readonly ViewCard[];
  readonly worth: Worth;
  /** The cards that came last, until one is discarded. */
  readonly arrived: ReadonlySet<ObjectNumber>;
  /** How many cards a hand has at most in an ordinary turn: it keeps its size when one comes. */
  readonly room: number;
  readonly layout: Layout;
}

/** One's own cards in a fan; where they are too small for their words, tiles; on a phone in two rows. */
export function Hand({ hand, worth, arrived, room, layout }: HandProps) {
  const { board } = useTools();
  const known = useAfterwards(worth);
  const t = fantasyWords[board.lang];
  const narrow = layout !== 'wide';
  const area = useRef<HTMLDivElement>(null);
  const { width } = useSize(area);
  const most = Math.max(hand.length, room);
  const columns = narrow ? Math.ceil(most / 2) : most;
  const gap = narrow ? 7 : 10;
  const cardWidth = cardWidthIn(layout, rowWidth(columns, width, gap));
  const shape = cardWidth < WITH_TEXT ? 'tile' : 'card';
  const step = stepInRow(Math.min(columns, hand.length), cardWidth, width, gap);
  const middle = (hand.length - 1) / 2;
  return (
    <div ref={area} className={style.area} data-narrow={narrow || undefined} data-tiles={shape === 'tile' || undefined}>
      <Zone
        label={t.hand}
        refs={hand.map(({ obj }) => obj)}
        place={`hand-${board.seat}`}
        className={style.hand}
        style={{ '--card-width': `${cardWidth}px`, '--overlap': `${step - cardWidth}px`, '--columns': columns }}
      >
        {hand.map((card, i) => (
          <Held
            key={card.obj}
            card={card}
            worth={known}
            arrived={arrived.has(card.obj)}
            layout={layout}
            shape={narrow ? 'tile' : shape}
            tilt={narrow ? 0 : i - middle}
          />
        ))}
      </Zone>
    </div>
  );
}

const WIDEST: Readonly<Record<Layout, number>> = { wide: 158, tall: 220, flat: 220 };

/** The narrowest card that shows its text; cards overlap a little for it. */
const WITH_TEXT = 118;
const OVERLAP = 0.1;

function cardWidthIn(layout: Layout, room: number): number {
  if (layout === 'wide' && room < WITH_TEXT && room >= WITH_TEXT * (1 - OVERLAP)) return WITH_TEXT;
  return Math.max(44, Math.min(WIDEST[layout], room));
}

const rowWidth = (cards: number, width: number, gap: number): number =>
  Math.floor((width - gap * (cards - 1)) / Math.max(1, cards));

interface HeldProps {
  readonly card: ViewCard;
  readonly worth: Worth;
  readonly arrived: boolean;
  readonly layout: Layout;
  readonly shape: 'card' | 'tile';
  readonly tilt: number;
}

function Held({ card: { obj, card }, worth, arrived, layout, shape, tilt }: HeldProps) {
  const { board } = useTools();
  const { lang } = board;
  const t = fantasyWords[lang];
  const number = usePickNumber(obj);
  const now = worth.of(card);
  const spoken = now === undefined ? '' : ` ${now.blanked ? t.blankedHere : t.points(plain(now.points))}.`;
  return (
    <Pickable
      pick={obj}
      name={`${describe(card, lang)}${spoken}${arrived ? ` (${t.justTaken})` : ''}`}
      zoom={card}
      className={style.held}
      style={{ '--tilt': tilt }}
    >
      <CardFace
        id={card}
        lang={lang}
        shape={shape}
        role={now === undefined ? undefined : roleOf(now, lang)}
        blanked={now?.blanked === true}
        {...(now === undefined ? {} : { points: now.points })}
        {...(number === undefined ? {} : { pickNumber: number })}
      />
      {arrived ? <span className={style.new}>{layout === 'wide' ? t.justTaken : t.new}</span> : null}
    </Pickable>
  );
}

/** What has come to this hand since the last card went anywhere else. */
export function arrivals({ table, seat }: BoardProps): ReadonlySet<ObjectNumber> {
  const arrived = new Set<ObjectNumber>();
  const moves = table.log.flatMap(({ events = [] }) => events).filter(({ type }) => type === 'moved');
  for (const { to, cause, cards = [] } of moves.toReversed()) {
    if (seat === undefined || to?.kind !== 'hand' || to.seat !== seat || cause === 'setup') break;
    for (const { obj } of cards) if (obj !== undefined) arrived.add(obj);
  }
  return arrived;
}

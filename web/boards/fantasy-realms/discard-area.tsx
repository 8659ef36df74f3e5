import { endsAt, PILE_DECK } from '@tafelrunde/fantasy-realms';
import type { ObjectNumber } from '@tafelrunde/kernel';
import { Flag, Lock } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { cardsOf, sizeOf } from '../../table/cards/reading.ts';
import { Pickable, usePickNumber, Zone } from '../../table/cards/zone.tsx';
import { fitGrid, fitTiles } from '../../table/fit.ts';
import { sinceLastMoveOf } from '../../table/log/log-lines.ts';
import { SeatToken } from '../../table/seat-token.tsx';
import { useTools } from '../../table/tools.tsx';
import { useSize } from '../../table/use-size.ts';
import { CardBack, CardFace } from './card.tsx';
import { describe } from './describe.ts';
import style from './discard-area.module.css';
import { broughtBy, marksOf } from './reading.ts';
import type { Slots } from './use-slots.ts';
import { fantasyWords } from './words.ts';

const RATIO = 1.4;
/** The narrowest card that shows its text: in less room lie tiles. */
const WITH_TEXT = 118;

interface MiddleProps {
  readonly slots: Slots;
  readonly narrow: boolean;
}

/** The middle of the table: the deck, and every slot that the discard area has until the game ends. */
export function Middle({ slots, narrow }: MiddleProps) {
  const { board } = useTools();
  const { view, lang } = board;
  const t = fantasyWords[lang];
  const area = useRef<HTMLDivElement>(null);
  const room = useSize(area);
  const lying = cardsOf(view, 'discard');
  const end = endsAt(view);
  const gap = narrow ? 8 : 16;
  const cells = slots.length + 1;
  const cards = fitGrid(cells, { ...room, gap, ratio: RATIO, widest: 168 });
  const tiles = fitTiles(cells, { ...room, gap });
  const shape = cards.width < WITH_TEXT ? 'tile' : 'card';
  const { columns, width, height } = shape === 'tile' ? tiles : { ...cards, height: Math.round(cards.width * RATIO) };
  const byNumber = useMemo(() => new Map(lying.map((card) => [card.obj, card])), [lying]);
  const brought = useMemo(
    () => broughtBy(sinceLastMoveOf(board.table.log, board.seat), 'discard'),
    [board.table.log, board.seat],
  );
  const refs = [PILE_DECK, ...slots.filter((slot) => slot !== undefined)];
  return (
    <section className={style.middle} aria-label={t.discard}>
      <header className={style.head}>
        <h2>{t.discard}</h2>
        <p className={style.count} data-soon={end - lying.length <= 2 || undefined}>
          <strong>{t.discardCount(lying.length, end)}</strong>
          <meter className={style.meter} min={0} max={end} value={lying.length} aria-label={t.discard} />
          <span>{lying.length >= end ? t.discardFull : t.discardLeft(end - lying.length)}</span>
        </p>
      </header>
      <div ref={area} className={style.area}>
        <Zone
          label={`${t.deck}, ${t.discard}`}
          refs={refs}
          place="discard"
          className={style.grid}
          style={{
            '--card-width': `${width}px`,
            '--card-height': `${height}px`,
            '--columns': columns,
            '--slot-gap': `${gap}px`,
          }}
        >
          <Deck narrow={narrow} shape={shape} />
          {slots.map((obj, i) => {
            const card = obj === undefined ? undefined : byNumber.get(obj);
            return card === undefined ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty slot is its place
              <Slot key={`slot-${i}`} isLast={i === end - 1} label={t.lastSlot} />
            ) : (
              <Lying key={card.obj} obj={card.obj} id={card.card} shape={shape} from={brought.get(card.obj)} />
            );
          })}
        </Zone>
      </div>
    </section>
  );
}

function Slot({ isLast, label }: { readonly isLast: boolean; readonly label: string }) {
  return (
    <span className={style.slot} aria-hidden="true">
      {isLast ? (
        <>
          <Flag />
          <span>{label}</span>
        </>
      ) : null}
    </span>
  );
}

interface LyingProps {
  readonly obj: ObjectNumber;
  readonly id: string;
  readonly shape: 'card' | 'tile';
  readonly from: number | undefined;
}

function Lying({ obj, id, shape, from }: LyingProps) {
  const { board } = useTools();
  const { view, lang, names } = board;
  const t = fantasyWords[lang];
  const number = usePickNumber(obj);
  const sealed = marksOf(view).vault.find(({ card }) => card === obj);
  const who = from === undefined ? undefined : (names[from] ?? '');
  return (
    <Pickable
      pick={obj}
      name={`${describe(id, lang)}${who === undefined ? '' : ` (${t.newFrom(who)})`}`}
      zoom={id}
      className={style.card}
    >
      <CardFace
        id={id}
        lang={lang}
        shape={shape}
        {...(number === undefined ? {} : { pickNumber: number })}
        {...(from === undefined || who === undefined ? {} : { from: <SeatToken seat={from} name={who} /> })}
      />
      {sealed === undefined ? null : (
        <span className={style.sealed}>
          <Lock aria-hidden="true" />
          <SeatToken seat={sealed.by} name={names[sealed.by] ?? ''} />
        </span>
      )}
    </Pickable>
  );
}

function Deck({ narrow, shape }: { readonly narrow: boolean; readonly shape: 'card' | 'tile' }) {
  const { board, question } = useTools();
  const t = fantasyWords[board.lang];
  const left = sizeOf(board.view, 'deck');
  const canDraw = question?.options.some(({ ref }) => ref === PILE_DECK) === true;
  return (
    <Pickable pick={PILE_DECK} name={`${t.deck}, ${t.deckCount(left)}`} className={style.card} place="deck">
      {left === 0 ? (
        <span className={style.slot} />
      ) : (
        <span className={style.pile}>
          <CardBack kind="card" shape={shape} />
        </span>
      )}
      <span className={style.deckLabel}>
        <strong>{canDraw ? t.draw : narrow ? t.deckShort : t.deck}</strong>
        <span>{t.deckCount(left)}</span>
      </span>
    </Pickable>
  );
}

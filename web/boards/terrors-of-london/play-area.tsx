import type { ObjectNumber, Seat, ViewCard } from '@tafelrunde/kernel';
import { hauntRef } from '@tafelrunde/terrors-of-london';
import { Fragment, useRef } from 'react';
import Haunt from '~icons/game-icons/haunting';
import { optionFor } from '../../table/asking/picking.ts';
import { Pickable, usePickNumber, Zone } from '../../table/cards/zone.tsx';
import { fitTiles, rowsOfGroups } from '../../table/fit.ts';
import type { Layout } from '../../table/layout.ts';
import { useTools } from '../../table/tools.tsx';
import { useMedia, useSize } from '../../table/use-size.ts';
import { CardFace, WITH_TEXT } from './card.tsx';
import { describe } from './describe.ts';
import { fitGroups } from './fit-groups.ts';
import style from './play-area.module.css';
import { type Group, groupsIn, londonIn, subjectOf } from './reading.ts';
import { londonWords } from './words.ts';

/** Room around the cards, so that their glow is not cut off. */
const EDGE = 10;
const GAP = 12;
/** Below this a tile has no room for a word above its horde. */
const LOWEST = 54;

interface PlayAreaProps {
  readonly seat: Seat;
  readonly own: boolean;
  readonly layout: Layout;
}

/** What somebody has in play: hordes hang together by chains, monsters that haunt carry their marker. */
export function PlayArea({ seat, own, layout }: PlayAreaProps) {
  const { board } = useTools();
  const { view, lang, names } = board;
  const t = londonWords[lang];
  const area = useRef<HTMLDivElement>(null);
  const room = useSize(area);
  const groups = groupsIn(view, seat);
  const cards = groups.flatMap((group) => group.cards);
  const sizes = groups.map((group) => group.cards.length);
  const within = { width: room.width - 2 * EDGE, height: room.height - 2 * EDGE, gap: GAP };
  const cardWidth = fitGroups(sizes, { ...within, widest: own || layout !== 'wide' ? 116 : 96 });
  const isPhone = useMedia('(max-width: 720px)');
  const isTiled = layout === 'flat' || isPhone || cardWidth < WITH_TEXT;
  const tile = fitTiles(cards.length, {
    ...within,
    widest: 140,
    highest: 96,
    lowest: LOWEST,
    rows: (columns) => rowsOfGroups(sizes, columns),
  });
  return (
    <section className={style.area} data-own={own || undefined} data-empty={cards.length === 0 || undefined}>
      <div ref={area} className={style.room}>
        <Zone
          label={t.playOf(names[seat] ?? '')}
          refs={cards.flatMap(({ obj }) => [obj, hauntRef(obj)])}
          place={`play-${seat}`}
          className={isTiled ? style.tiles : style.row}
          style={
            isTiled
              ? { '--card-width': `${tile.width}px`, '--card-height': `${tile.height}px` }
              : { '--card-width': `${cardWidth}px` }
          }
        >
          {cards.length === 0 ? <span className={style.none}>{t.playEmpty}</span> : null}
          {groups.map((group) => (
            <Horde key={group.key} group={group} shape={isTiled ? 'tile' : 'card'} />
          ))}
        </Zone>
      </div>
    </section>
  );
}

interface HordeProps {
  readonly group: Group;
  readonly shape: 'card' | 'tile';
}

function Horde({ group: { cards }, shape }: HordeProps) {
  return (
    <span className={style.group} data-linked={cards.length > 1 || undefined}>
      {cards.map((card, i) => (
        <Fragment key={card.obj}>
          {i === 0 ? null : <Chain />}
          <InPlay card={card} isLinked={cards.length > 1} shape={shape} />
        </Fragment>
      ))}
    </span>
  );
}

/** What holds a horde together. */
function Chain() {
  return (
    <svg className={style.chain} viewBox="0 0 40 24" aria-hidden="true">
      <rect x="2" y="5" width="18" height="14" rx="7" />
      <rect x="20" y="5" width="18" height="14" rx="7" />
      <path d="M13 12h14" />
    </svg>
  );
}

interface InPlayProps {
  readonly card: ViewCard;
  readonly isLinked: boolean;
  readonly shape: 'card' | 'tile';
}

function InPlay({ card: { obj, card }, isLinked, shape }: InPlayProps) {
  const { board, question } = useTools();
  const { lang, view } = board;
  const t = londonWords[lang];
  const number = usePickNumber(obj);
  const { spent, linked, haunts } = londonIn(view);
  const marker = haunts.find((each) => each.card === obj);
  const canLink = question?.op.op === 'action' && optionFor(question, obj)?.label === 'horde';
  const isMoving = question?.op.op === 'link' && subjectOf(question.op) === obj;
  const remarks = [
    ...(isLinked || linked.includes(obj) ? [t.inHorde] : []),
    ...(canLink ? [t.linkable] : []),
    ...(marker === undefined ? [] : [marker.spent ? t.hauntSpent : t.haunting]),
  ];
  return (
    <span className={style.slot} data-linkable={canLink || undefined} data-moving={isMoving || undefined}>
      <Pickable
        pick={obj}
        name={`${describe(card, lang)}${remarks.length === 0 ? '' : ` (${remarks.join(', ')})`}`}
        zoom={card}
        className={style.card}
      >
        <CardFace
          id={card}
          lang={lang}
          shape={shape}
          pickNumber={number}
          spent={spent.filter((each) => each.card === obj).map(({ ability }) => ability)}
        />
      </Pickable>
      {marker === undefined ? null : <Marker obj={obj} spent={marker.spent} />}
    </span>
  );
}

/** TL-130: the marker has two sides; while its monster can be activated once more, it can be picked. */
function Marker({ obj, spent }: { readonly obj: ObjectNumber; readonly spent: boolean }) {
  const { board, question } = useTools();
  const t = londonWords[board.lang];
  const ref = hauntRef(obj);
  const isOption = question !== undefined && optionFor(question, ref) !== undefined;
  const title = spent ? t.hauntSpent : t.haunting;
  if (!isOption) {
    return (
      <span className={style.marker} data-spent={spent || undefined} title={title} aria-hidden="true">
        <Haunt />
      </span>
    );
  }
  return (
    <Pickable pick={ref} name={t.hauntReady} className={style.haunt}>
      <span className={style.marker} data-spent={spent || undefined} data-ready="">
        <Haunt />
        <span>{t.hauntAct}</span>
      </span>
    </Pickable>
  );
}

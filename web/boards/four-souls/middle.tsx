import { deckRef, discardRef, figuresIn, PURCHASE, slotRef, stateIn } from '@tafelrunde/four-souls';
import type { Ref, View, ViewCard } from '@tafelrunde/kernel';
import { useRef, useState } from 'react';
import { Dialog } from '../../app/fields/dialog.tsx';
import { optionFor } from '../../table/asking/picking.ts';
import { cardsOf, sizeOf } from '../../table/cards/reading.ts';
import { Pickable, usePickNumber, Zone } from '../../table/cards/zone.tsx';
import type { Layout } from '../../table/layout.ts';
import { useTools } from '../../table/tools.tsx';
import { useSize } from '../../table/use-size.ts';
import { CardBack, CardFace } from './card.tsx';
import { describe } from './describe.ts';
import { Fight } from './fight.tsx';
import { fitAreas } from './fit-areas.ts';
import style from './middle.module.css';
import { countersOn, isTapped, type Slot, slotsIn } from './reading.ts';
import { useShortcut } from './shortcut.ts';
import { pickOf, Usable } from './usable.tsx';
import { soulsWords } from './words.ts';

/** Bonus souls and decks are smaller than the cards that one reads. */
const SMALL = 0.62;
const TINY = 0.42;

type Shape = 'card' | 'mini' | 'tile';

/** Pixels on a phone: at the sides, for bonus souls, and for the piles and a heading. */
const EDGE = 18;
const BESIDE = 48;
const PILES = 74;

/** The middle of the table: monsters, shop, rooms, bonus souls and the decks that they come from. */
export function Middle({ layout }: { readonly layout: Layout }) {
  const { board, question } = useTools();
  const section = useRef<HTMLElement>(null);
  const room = useSize(section);
  const { view, lang } = board;
  const t = soulsWords[lang];
  const slots = slotsIn(view);
  const shop = cardsOf(view, 'shop');
  const rooms = cardsOf(view, 'room');
  const bonus = cardsOf(view, 'bonus');
  const large = slots.length + shop.length + rooms.length;
  const small = SMALL * bonus.length + TINY * decksIn(view).length;
  const areas = [slots, shop, rooms, bonus, decksIn(view)].filter(({ length }) => length > 0);
  const sizes = {
    '--columns': layout === 'wide' ? large + small : large,
    '--areas': areas.length,
    '--gaps': areas.reduce((n, { length }) => n + length - 1, 0),
    '--beside': bonus.length > 0 ? '3rem' : '0px',
    '--bonus': bonus.length,
  };
  const shape = layout === 'wide' ? 'card' : 'tile';
  const beside = bonus.length > 0 ? BESIDE : 0;
  const tile = fitAreas([slots.length, shop.length, rooms.length], {
    width: room.width - EDGE - beside,
    height: room.height - PILES,
  });
  return (
    <section ref={section} className={style.middle} data-layout={layout}>
      <div
        className={style.row}
        style={layout === 'wide' ? sizes : { ...sizes, '--tile': `${tile.width}px`, '--high': `${tile.height}px` }}
      >
        <Area title={t.monsters} refs={slots.flatMap(({ n, card }) => [card?.obj ?? 0, slotRef(n)])} place="monster">
          {slots.map((slot) => (
            <MonsterSlot key={slot.n} slot={slot} shape={shape} />
          ))}
        </Area>
        <Area title={t.shop} refs={shop.map(({ obj }) => obj)} place="shop">
          {shop.map((card) => (
            <Ware key={card.obj} card={card} shape={shape} />
          ))}
        </Area>
        {rooms.length === 0 ? null : (
          <Area title={t.rooms} refs={rooms.map(({ obj }) => pickOf(question, obj))} place="room">
            {rooms.map((card) => (
              <Lying key={card.obj} card={card} shape={shape} />
            ))}
          </Area>
        )}
        {bonus.length === 0 ? null : (
          <Area title={t.bonus} refs={bonus.map(({ obj }) => obj)} place="bonus" small>
            {bonus.map((card) => (
              <Lying key={card.obj} card={card} shape="mini" />
            ))}
          </Area>
        )}
        <Decks />
      </div>
      {layout === 'wide' ? <Fight layout={layout} /> : null}
    </section>
  );
}

interface AreaProps {
  readonly title: string;
  readonly refs: readonly Ref[];
  readonly place: string;
  readonly small?: boolean;
  readonly children: React.ReactNode;
}

function Area({ title, refs, place, small = false, children }: AreaProps) {
  return (
    <div className={style.area} data-small={small || undefined}>
      <h2>{title}</h2>
      <Zone label={title} refs={refs} place={place} className={style.cards}>
        {children}
      </Zone>
    </div>
  );
}

interface SlotProps {
  readonly slot: Slot;
  readonly shape: Shape;
}

function MonsterSlot({ slot: { n, card, covered }, shape }: SlotProps) {
  const { board, question } = useTools();
  const t = soulsWords[board.lang];
  const slot = slotRef(n);
  const isAsked = question !== undefined && optionFor(question, slot) !== undefined;
  const attacked = card !== undefined && stateIn(board.view).attack?.target === card.obj;
  return (
    <span className={style.slot} data-attacked={attacked || undefined} data-place={`monster-${n}`}>
      {isAsked || card === undefined ? (
        <Pickable pick={slot} name={t.slot(n + 1)} zoom={card?.card} className={style.card}>
          {card === undefined ? <span className={style.empty}>{n + 1}</span> : <Face card={card} shape={shape} />}
        </Pickable>
      ) : (
        <Lying card={card} shape={shape} announce="button:attack" />
      )}
      {covered.length > 0 ? <Covered n={n} cards={covered} /> : null}
    </span>
  );
}

/** FS-037: what lies covered may be looked at by everybody. */
function Covered({ n, cards }: { readonly n: number; readonly cards: readonly ViewCard[] }) {
  const { board } = useTools();
  const t = soulsWords[board.lang];
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={style.covered} onClick={() => setOpen(true)}>
        {t.covers(cards.length)}
      </button>
      <Dialog title={t.coveredIn(n + 1)} open={open} close={() => setOpen(false)}>
        <Spread cards={cards} />
      </Dialog>
    </>
  );
}

function Spread({ cards }: { readonly cards: readonly ViewCard[] }) {
  const { lang } = useTools().board;
  return (
    <ul className={style.spread}>
      {cards.map(({ obj, card }) => (
        <li key={obj}>
          <CardFace id={card} lang={lang} />
          <span className="visually-hidden">{describe(card, lang)}</span>
        </li>
      ))}
    </ul>
  );
}

function Ware({ card, shape }: { readonly card: ViewCard; readonly shape: Shape }) {
  const { board } = useTools();
  const { view, lang } = board;
  const shortcut = useShortcut();
  const price = figuresIn(view).prices[card.obj] ?? 10;
  const number = usePickNumber(card.obj);
  return (
    <Pickable
      pick={card.obj}
      name={describe(card.card, lang, [soulsWords[lang].price(price)])}
      zoom={card.card}
      className={style.card}
      {...shortcut(PURCHASE, card.obj)}
    >
      <CardFace id={card.card} lang={lang} shape={shape} price={price} pickNumber={number} />
    </Pickable>
  );
}

interface LyingProps {
  readonly card: ViewCard;
  readonly shape: Shape;
  /** What has to be announced before it can be picked. */
  readonly announce?: Ref;
}

function Lying({ card, shape, announce }: LyingProps) {
  const { board } = useTools();
  const shortcut = useShortcut();
  const { view, lang } = board;
  const t = soulsWords[lang];
  const now = figuresIn(view).bodies[card.obj];
  const said =
    now === undefined
      ? []
      : [t.hp(now.hp, now.max), ...(now.evasion === undefined ? [] : [t.evasion(now.evasion)]), t.attack(now.attack)];
  return (
    <Usable
      card={card}
      name={describe(card.card, lang, said)}
      className={style.card}
      {...(announce === undefined ? {} : shortcut(announce, card.obj))}
    >
      <Face card={card} shape={shape} />
    </Usable>
  );
}

function Face({ card: { obj, card }, shape }: { readonly card: ViewCard; readonly shape: Shape }) {
  const { board } = useTools();
  const { view, lang } = board;
  const number = usePickNumber(obj);
  return (
    <CardFace
      id={card}
      lang={lang}
      now={figuresIn(view).bodies[obj]}
      tapped={isTapped(view, obj)}
      counters={countersOn(view, obj)}
      shape={shape}
      pickNumber={number}
    />
  );
}

const DECKS = ['loot', 'treasure', 'monster', 'room'] as const;
type DeckName = (typeof DECKS)[number];

const decksIn = ({ options }: View): DeckName[] => DECKS.filter((name) => name !== 'room' || options.rooms === true);

function Decks() {
  const { board } = useTools();
  const { view, lang } = board;
  const t = soulsWords[lang];
  const inPlay = decksIn(view);
  const [open, setOpen] = useState<DeckName>();
  const lying = open === undefined ? [] : cardsOf(view, `${open}-discard`).toReversed();
  return (
    <div className={style.area} data-decks="">
      <h2>{t.decks}</h2>
      <Zone label={t.decks} refs={inPlay.flatMap((name) => [deckRef(name), discardRef(name)])} className={style.decks}>
        {inPlay.map((name) => (
          <span key={name} className={style.pair}>
            <Pickable
              pick={deckRef(name)}
              name={t.deckCount(t.deck[name], sizeOf(view, `${name}-deck`))}
              className={style.deck}
              place={`${name}-deck`}
            >
              <CardBack of={name} />
              <span className={style.count}>{sizeOf(view, `${name}-deck`)}</span>
            </Pickable>
            <Discard name={name} open={() => setOpen(name)} />
          </span>
        ))}
      </Zone>
      <Revealed />
      <Dialog title={t.discardOf(t.deck[open ?? 'loot'])} open={open !== undefined} close={() => setOpen(undefined)}>
        {lying.length === 0 ? <p>{t.nothingHere}</p> : null}
        <Spread cards={lying} />
      </Dialog>
    </div>
  );
}

/** FS-153: the monster from the deck whose slot is asked for lies open on the decks. */
function Revealed() {
  const { board, question } = useTools();
  if (question?.op.op !== 'chooseSlot' || !('card' in question.op)) return null;
  const { card } = question.op;
  if (typeof card !== 'string') return null;
  return (
    <span className={style.revealed} data-zoom={card}>
      <CardFace id={card} lang={board.lang} />
      <span className="visually-hidden">{describe(card, board.lang)}</span>
    </span>
  );
}

function Discard({ name, open }: { readonly name: DeckName; open(): void }) {
  const { board } = useTools();
  const { view, lang } = board;
  const t = soulsWords[lang];
  const top = cardsOf(view, `${name}-discard`).at(-1);
  const size = sizeOf(view, `${name}-discard`);
  return (
    <Pickable
      pick={discardRef(name)}
      name={t.discardCount(t.deck[name], size)}
      className={style.deck}
      place={`${name}-discard`}
      otherwise={open}
    >
      {top === undefined ? <span className={style.gone} /> : <CardFace id={top.card} lang={lang} shape="card" />}
      <span className={style.count}>{size}</span>
    </Pickable>
  );
}

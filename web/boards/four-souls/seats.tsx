import { figuresIn, stateIn } from '@tafelrunde/four-souls';
import { refs, type Seat, type ViewCard } from '@tafelrunde/kernel';
import { Skull } from 'lucide-react';
import type { CSSProperties } from 'react';
import { cardsOf, sizeOf } from '../../table/cards/reading.ts';
import { Pickable, usePickNumber, Zone } from '../../table/cards/zone.tsx';
import type { Layout } from '../../table/layout.ts';
import { SeatToken } from '../../table/seat-token.tsx';
import { useTools } from '../../table/tools.tsx';
import { CardFace } from './card.tsx';
import { usePicture } from './card-art.ts';
import { describe } from './describe.ts';
import { cardNamed, characterIn, countersOn, goalOf, isSolo, isTapped } from './reading.ts';
import style from './seats.module.css';
import { Coin, Heart, LootSack, Soul, Sword } from './signs.tsx';
import { pickOf, Usable } from './usable.tsx';
import { type Goal, soulsWords } from './words.ts';

interface PlayerProps {
  readonly seat: Seat;
  readonly own: boolean;
  readonly layout: Layout;
}

/** Somebody's place: character, coins, loot, four places for souls, items and curses. */
export function Player({ seat, own, layout }: PlayerProps) {
  const { board, question } = useTools();
  const { view, lang, names, table } = board;
  const t = soulsWords[lang];
  const { active, dead, coins } = stateIn(view);
  const name = names[seat] ?? '';
  const items = [...cardsOf(view, 'items', seat), ...cardsOf(view, 'curses', seat)];
  const isHere = table.presence.seats[seat] !== false;
  return (
    <section
      className={style.player}
      data-own={own || undefined}
      data-active={active === seat || undefined}
      data-layout={layout}
      data-rows={rowsFor(items.length)}
      aria-label={t.seat(name)}
    >
      <Zone label={t.seat(name)} refs={[refs.seat(seat)]} className={style.head}>
        <Portrait seat={seat} />
        <div className={style.facts}>
          <p className={style.name} data-away={!isHere || undefined}>
            <SeatToken seat={seat} name={name} />
            <span>{name}</span>
            {active === seat ? <em>{t.onTurn}</em> : null}
            {dead[seat] === true ? <Skull aria-label={t.dead} /> : null}
          </p>
          <Numbers seat={seat} coins={coins[seat] ?? 0} loot={sizeOf(view, 'hand', seat)} />
          <Souls seat={seat} />
        </div>
      </Zone>
      <Zone
        label={t.itemsOf(name)}
        refs={[...(own ? cardsOf(view, 'character', seat) : []), ...items].map(({ obj }) => pickOf(question, obj))}
        place={`items-${seat}`}
        className={own ? style.tiles : style.items}
        {...(own ? { style: tilesFor(items.length + 1, layout) } : {})}
      >
        {own ? <CharacterCard seat={seat} /> : null}
        {items.length === 0 && !own ? <span className={style.none}>{t.noItems}</span> : null}
        {items.map((card) => (
          <Item key={card.obj} card={card} shape={own ? 'tile' : 'mini'} />
        ))}
      </Zone>
      {own ? null : <LootOf seat={seat} />}
    </section>
  );
}

/**
 * The loot of somebody else, as far as one knows it: all of it for one person who plays both characters, and where hands are
 * open.
 */
function LootOf({ seat }: { readonly seat: Seat }) {
  const { board } = useTools();
  const { view, lang, names } = board;
  const place = `hand-${seat}`;
  const cards = cardsOf(view, 'hand', seat);
  if (cards.length === 0 && !isSolo(view)) return <span className={style.backs} data-place={place} />;
  return (
    <ul className={style.loot} aria-label={soulsWords[lang].handOf(names[seat] ?? '')} data-place={place}>
      {cards.map(({ obj, card }) => (
        <li key={obj} className={style.held} data-zoom={card} data-obj={obj}>
          <CardFace id={card} lang={lang} shape="mini" />
          <span className="visually-hidden">{describe(card, lang)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Items of others get smaller as they become more, so that the table stays as it is. */
const rowsFor = (items: number): number => (items <= 3 ? 1 : items <= 8 ? 2 : 3);

/** One's own lie in one row as long as each has room for a word about what it does, then in two. */
function tilesFor(count: number, layout: Layout): CSSProperties {
  const most = { wide: 7, tall: 3, flat: 3 }[layout];
  const rows = count > most ? 2 : 1;
  const least = { wide: 5, tall: 3, flat: 3 }[layout];
  const columns = Math.max(least, Math.ceil(count / rows));
  return { '--rows': rows, '--columns': Math.min(columns, { wide: 9, tall: 4, flat: 5 }[layout]) };
}

/** The card with the picture of what remains of somebody until the turn ends. */
const GHOST = 'lost-soul';

/** The player as somebody to aim at. */
function Portrait({ seat }: { readonly seat: Seat }) {
  const { board } = useTools();
  const { view, lang, names } = board;
  const t = soulsWords[lang];
  const character = characterIn(view, seat);
  const now = figuresIn(view).players[seat];
  const isDead = stateIn(view).dead[seat] === true;
  const Picture = usePicture(isDead ? GHOST : character?.card);
  const said =
    now === undefined ? '' : `, ${t.hp(now.hp, now.max)}, ${t.attack(now.attack)}, ${t.souls(goalOf(view, seat))}`;
  const called = character === undefined ? '' : `, ${cardNamed(character.card)?.name ?? ''}`;
  return (
    <Pickable
      pick={refs.seat(seat)}
      name={`${names[seat] ?? ''}${called}${said}`}
      zoom={character?.card}
      className={style.portrait}
      place={`character-${seat}`}
    >
      <span
        className={style.face}
        data-dead={isDead || undefined}
        data-tapped={(character !== undefined && isTapped(view, character.obj)) || undefined}
      >
        {Picture === undefined ? null : <Picture aria-hidden="true" />}
      </span>
    </Pickable>
  );
}

/** FS-076: one's own character is a card to use. */
function CharacterCard({ seat }: { readonly seat: Seat }) {
  const { board } = useTools();
  const { view, lang } = board;
  const character = characterIn(view, seat);
  if (character === undefined) return null;
  const tapped = isTapped(view, character.obj);
  return (
    <Usable
      card={character}
      name={describe(character.card, lang, tapped ? [soulsWords[lang].tapped] : [])}
      className={style.item}
    >
      <CardFace id={character.card} lang={lang} shape="tile" tapped={tapped} />
    </Usable>
  );
}

function Numbers({ seat, coins, loot }: { readonly seat: Seat; readonly coins: number; readonly loot: number }) {
  const { board } = useTools();
  const t = soulsWords[board.lang];
  const now = figuresIn(board.view).players[seat] ?? { hp: 0, max: 0, attack: 0 };
  return (
    <p className={style.numbers}>
      <span title={t.hp(now.hp, now.max)} data-hurt={now.hp < now.max || undefined}>
        <Heart />
        {now.hp}
        {now.hp === now.max ? null : <small>/{now.max}</small>}
      </span>
      <span title={t.attack(now.attack)}>
        <Sword />
        {now.attack}
      </span>
      <span title={t.coins(coins)}>
        <Coin />
        {coins}
      </span>
      <span title={t.lootCount(loot)}>
        <LootSack />
        {loot}
      </span>
    </p>
  );
}

/** One's own souls, and those that are still missing. */
const placesFor = ({ own, counted, needed }: Goal): number[] =>
  Array.from({ length: own + Math.max(0, needed - counted) }, (_, i) => i);

/** FS-003: four places; a soul that counts twice fills two. They are too small to be picked here. */
function Souls({ seat }: { readonly seat: Seat }) {
  const { board } = useTools();
  const { view, lang } = board;
  const t = soulsWords[lang];
  const owned = cardsOf(view, 'souls', seat);
  const goal = goalOf(view, seat);
  const worth = goal.own;
  return (
    <div className={style.souls} title={t.souls(goal)} data-place={`souls-${seat}`}>
      {placesFor(goal).map((i) => (
        <span
          key={i}
          className={style.soul}
          data-zoom={i < worth ? owned[Math.min(i, owned.length - 1)]?.card : undefined}
        >
          <Soul empty={i >= worth} />
        </span>
      ))}
    </div>
  );
}

function Item({ card: lying, shape }: { readonly card: ViewCard; readonly shape: 'mini' | 'tile' }) {
  const { obj, card } = lying;
  const { board } = useTools();
  const { view, lang } = board;
  const t = soulsWords[lang];
  const number = usePickNumber(obj);
  const tapped = isTapped(view, obj);
  const counters = countersOn(view, obj);
  const said = [...(tapped ? [t.tapped] : []), ...(counters > 0 ? [t.counters(counters)] : [])];
  return (
    <Usable card={lying} name={describe(card, lang, said)} className={style.item}>
      <CardFace id={card} lang={lang} shape={shape} tapped={tapped} counters={counters} pickNumber={number} />
    </Usable>
  );
}

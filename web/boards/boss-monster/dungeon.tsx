import { figuresIn, LEFT } from '@tafelrunde/boss-monster';
import type { CardId, Ref, Seat } from '@tafelrunde/kernel';
import { Hammer } from 'lucide-react';
import { Fragment, useRef } from 'react';
import { optionFor } from '../../table/asking/picking.ts';
import { cardsOf } from '../../table/cards/reading.ts';
import { Pickable, usePickNumber, Zone } from '../../table/cards/zone.tsx';
import { useLayout } from '../../table/layout.ts';
import { useTools } from '../../table/tools.tsx';
import { useSize } from '../../table/use-size.ts';
import { Picture } from './art/picture.tsx';
import { Sign } from './art/signs.tsx';
import { CardBack, CardFace } from './card.tsx';
import { describe } from './describe.ts';
import style from './dungeon.module.css';
import { Hero } from './hero.tsx';
import { bossIn, damageOf, heroesAt, type Place, placesIn, refsIn, stateOf, walkerIn } from './reading.ts';
import { Status } from './status.tsx';
import { bossWords } from './words.ts';

/** Pixels: so high a row has room for whole cards. */
const HIGH = 176;

/** Pixels: so broad Heroes and Rooms would be that stand side by side; where that is too much, Heroes stand one above the other. */
const HERO = 120;
const ROOM = 96;

type Shape = 'card' | 'tile';

interface DungeonProps {
  readonly seat: Seat;
  readonly own: boolean;
}

/** A dungeon: the entrance at the left, the Rooms, and the Boss at the right end. */
export function Dungeon({ seat, own }: DungeonProps) {
  const { board, question } = useTools();
  const { view, lang, names } = board;
  const t = bossWords[lang];
  const places = placesIn(view, seat);
  const mayExtend = own && question !== undefined && optionFor(question, LEFT) !== undefined;
  const heroes = heroesAt(view, seat);
  const walker = walkerIn(view, seat);
  const here = places.find((place) => isHere(place, stateOf(view).walk, seat));
  const name = own ? t.dungeon : t.dungeonOf(names[seat] ?? '');
  const refs: Ref[] = mayExtend ? [LEFT, ...refsIn(view, seat)] : refsIn(view, seat);
  const row = useRef<HTMLDivElement>(null);
  const layout = useLayout();
  const { height, width } = useSize(row);
  const isCrowded = layout === 'wide' && heroes.length > 1 && heroes.length * HERO + (places.length + 2) * ROOM > width;
  const shape: Shape = height >= HIGH && layout === 'wide' ? 'card' : 'tile';
  return (
    <section className={style.dungeon} data-own={own || undefined} aria-label={name}>
      <Status seat={seat} />
      <Zone
        ref={row}
        label={name}
        refs={refs}
        className={`${style.row} ${shape === 'card' ? style.whole : ''}`}
        place={`dungeon-${seat}`}
      >
        {heroes.length === 0 ? (
          <span className={style.door} data-place={`entrance-${seat}`}>
            <Sign name="door" />
          </span>
        ) : null}
        {isCrowded ? (
          <div className={style.queue} data-place={`entrance-${seat}`}>
            {heroes.map((hero) => (
              <Hero key={hero.obj} hero={hero} place="queue" />
            ))}
          </div>
        ) : (
          heroes.map((hero, i) => (
            <div key={hero.obj} className={style.entrance} data-place={i === 0 ? `entrance-${seat}` : undefined}>
              <Hero hero={hero} place="entrance" />
            </div>
          ))
        )}
        <span className={style.gap} />
        {walker !== undefined && here === undefined ? (
          <div className={style.entrance}>
            <Hero hero={walker} place="inside" />
          </div>
        ) : null}
        {mayExtend ? <NewPlace /> : null}
        {places.map((place) => (
          <Fragment key={place.n}>
            {walker !== undefined && place === here ? (
              <div className={style.walker}>
                <Hero hero={walker} place="inside" />
              </div>
            ) : null}
            <div className={style.place} data-here={place === here || undefined}>
              <RoomAt place={place} seat={seat} shape={shape} />
            </div>
          </Fragment>
        ))}
        <BossAt seat={seat} shape={shape} />
        <Items seat={seat} />
      </Zone>
    </section>
  );
}

const isHere = (place: Place, walk: ReturnType<typeof stateOf>['walk'], seat: Seat): boolean =>
  walk !== null && walk.seat === seat && walk.at === place.n;

/** BM-117: the Items of the score area; of those face down there are only pictures, unless one of them is asked for. */
function Items({ seat }: { readonly seat: Seat }) {
  const { board, question } = useTools();
  const { view, lang } = board;
  const items = cardsOf(view, 'items', seat);
  const { faceUp } = stateOf(view);
  if (items.length === 0) return null;
  const isLarge = (obj: number): boolean =>
    faceUp.includes(obj) || (question !== undefined && optionFor(question, obj) !== undefined);
  const large = items.filter(({ obj }) => isLarge(obj));
  const small = items.filter(({ obj }) => !isLarge(obj));
  return (
    <div className={style.items}>
      {large.map(({ obj, card }) => (
        <Pickable
          key={obj}
          pick={obj}
          name={describe(card, lang)}
          zoom={card}
          className={`${style.item} ${faceUp.includes(obj) ? '' : style.down}`}
        >
          <CardFace id={card} lang={lang} shape="tile" />
        </Pickable>
      ))}
      {small.length === 0 ? null : (
        <div className={style.spent}>
          {small.map(({ obj, card }) => (
            <Pickable key={obj} pick={obj} name={describe(card, lang)} zoom={card} className={style.down}>
              <Picture id={card} />
            </Pickable>
          ))}
        </div>
      )}
    </div>
  );
}

/** BM-058: where a Room could be built at the left end. */
function NewPlace() {
  const { board } = useTools();
  const t = bossWords[board.lang];
  return (
    <div className={style.place}>
      <Pickable pick={LEFT} name={t.newPlaceAt} className={style.card}>
        <span className={style.empty}>
          <Hammer aria-hidden="true" />
          {t.newPlace}
        </span>
      </Pickable>
    </div>
  );
}

interface RoomAtProps {
  readonly place: Place;
  readonly seat: Seat;
  readonly shape: Shape;
}

/** A place with its Room, and what lies face down on it. */
function RoomAt({ place: { room, covered, placed, miniboss }, seat, shape }: RoomAtProps) {
  const { board } = useTools();
  const { view, lang } = board;
  const t = bossWords[lang];
  const state = stateOf(view);
  const number = usePickNumber(room?.obj ?? 0);
  const damage = room === undefined ? undefined : damageOf(figuresIn(view), seat, room.obj);
  const isOff = room !== undefined && state.deactivated[room.obj] === 1;
  const marks = room === undefined ? [] : marksOn(board, room.obj, covered);
  return (
    <>
      {room === undefined ? null : (
        <Pickable
          pick={room.obj}
          name={[describe(room.card, lang), damage === undefined ? '' : t.damage(damage), ...marks]
            .filter(Boolean)
            .join('. ')}
          zoom={room.card}
          className={`${style.card} ${isOff ? style.off : ''}`}
        >
          <CardFace
            id={room.card}
            lang={lang}
            shape={shape}
            pickNumber={number}
            damage={damage}
            foot={marks.length === 0 ? undefined : <span className={style.marks}>{marks.join(' · ')}</span>}
          />
        </Pickable>
      )}
      {placed === undefined ? null : (
        <span className={style.placed} data-over={room === undefined ? undefined : ''} data-zoom={placed.card}>
          <CardBack />
          <b>{t.faceDown}</b>
        </span>
      )}
      {miniboss === undefined ? null : (
        <Pickable
          pick={miniboss.obj}
          name={`${describe(miniboss.card, lang)} ${t.level(state.levels[miniboss.obj] ?? 1)}`}
          zoom={miniboss.card}
          className={style.miniboss}
        >
          <Miniboss id={miniboss.card} level={state.levels[miniboss.obj] ?? 1} />
        </Pickable>
      )}
    </>
  );
}

/** Three levels, as many of them lit as it has reached (BM-128). */
function Miniboss({ id, level }: { readonly id: CardId; readonly level: number }) {
  const { board } = useTools();
  const { lang, game } = board;
  return (
    <span className={style.mini}>
      <Picture id={id} />
      <b>{game.text.card(id, lang).name}</b>
      <span className={style.levels} data-effect="">
        {LEVELS.map((each) => (
          <i key={each} data-full={each <= level || undefined}>
            {each}
          </i>
        ))}
      </span>
    </span>
  );
}

const LEVELS = [1, 2, 3] as const;

/** What lies on a Room or has been done to it. */
function marksOn({ view, lang }: ReturnType<typeof useTools>['board'], room: number, covered: number): string[] {
  const t = bossWords[lang];
  const { deactivated, tokens, coinsOn } = stateOf(view);
  const coins = coinsOn[room] ?? 0;
  const values = tokens[room] ?? 0;
  return [
    ...(deactivated[room] === 1 ? [t.off] : []),
    ...(covered > 0 ? [t.covered(covered)] : []),
    ...(coins > 0 ? [t.coins(coins)] : []),
    ...(values === 0 ? [] : [t.tokens(values)]),
  ];
}

function BossAt({ seat, shape }: { readonly seat: Seat; readonly shape: Shape }) {
  const { board } = useTools();
  const { view, lang } = board;
  const t = bossWords[lang];
  const boss = bossIn(view, seat);
  if (boss === undefined) return <div className={style.boss} />;
  const isLevelled = stateOf(view).levelled[seat] === true;
  return (
    <div className={style.boss} data-levelled={isLevelled || undefined}>
      <Pickable
        pick={boss.obj}
        name={isLevelled ? `${describe(boss.card, lang)} ${t.levelled}.` : describe(boss.card, lang)}
        zoom={boss.card}
        className={style.card}
      >
        <CardFace
          id={boss.card}
          lang={lang}
          shape={shape}
          foot={isLevelled ? <span className={style.marks}>{t.levelled}</span> : undefined}
        />
      </Pickable>
    </div>
  );
}

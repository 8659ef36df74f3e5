import { figuresIn, LEFT } from '@tafelrunde/boss-monster';
import type { Ref, Seat } from '@tafelrunde/kernel';
import { Hammer } from 'lucide-react';
import { optionFor } from '../../table/picking.ts';
import { cardsOf } from '../../table/reading.ts';
import { useTools } from '../../table/tools.tsx';
import { Pickable, usePickNumber, Zone } from '../../table/zone.tsx';
import { Sign } from './art/signs.tsx';
import { CardBack, CardFace } from './card.tsx';
import { describe } from './describe.ts';
import style from './dungeon.module.css';
import { Hero } from './hero.tsx';
import { bossIn, damageOf, type Place, placesIn, refsIn, stateOf, walkerIn } from './reading.ts';
import { Status } from './status.tsx';
import { bossWords } from './words.ts';

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
  const heroes = cardsOf(view, 'entrance', seat);
  const walker = walkerIn(view, seat);
  const { walk } = stateOf(view);
  const name = names[seat] ?? '';
  const refs: Ref[] = mayExtend ? [LEFT, ...refsIn(view, seat)] : refsIn(view, seat);
  return (
    <section className={style.dungeon} data-own={own || undefined} aria-label={own ? t.dungeon : t.dungeonOf(name)}>
      <Status seat={seat} />
      <Zone
        label={own ? t.dungeon : t.dungeonOf(name)}
        refs={refs}
        className={style.row}
        place={`dungeon-${seat}`}
        style={{ '--places': places.length + (mayExtend ? 1 : 0) }}
      >
        <div className={style.entrance} data-place={`entrance-${seat}`} data-many={heroes.length > 1 || undefined}>
          {heroes.length === 0 ? (
            <Sign name="door" />
          ) : (
            heroes.map((hero) => <Hero key={hero.obj} hero={hero} place="entrance" />)
          )}
        </div>
        {mayExtend ? <NewPlace /> : null}
        {places.map((place) => (
          <div key={place.n} className={style.place} data-here={isHere(place, walk, seat) || undefined}>
            <RoomAt place={place} seat={seat} />
            {walker !== undefined && isHere(place, walk, seat) ? (
              <div className={style.walker}>
                <Hero hero={walker} place="inside" />
              </div>
            ) : null}
          </div>
        ))}
        {walker !== undefined && !places.some((place) => isHere(place, walk, seat)) ? (
          <div className={style.place}>
            <Hero hero={walker} place="inside" />
          </div>
        ) : null}
        <BossAt seat={seat} />
      </Zone>
    </section>
  );
}

const isHere = (place: Place, walk: ReturnType<typeof stateOf>['walk'], seat: Seat): boolean =>
  walk !== null && walk.seat === seat && walk.at === place.n;

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

/** A place with its Room, and what lies face down on it. */
function RoomAt({ place: { room, covered, placed, miniboss }, seat }: { readonly place: Place; readonly seat: Seat }) {
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
            shape="tile"
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
          name={describe(miniboss.card, lang)}
          zoom={miniboss.card}
          className={style.miniboss}
        >
          <CardFace id={miniboss.card} lang={lang} shape="tile" />
        </Pickable>
      )}
    </>
  );
}

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

function BossAt({ seat }: { readonly seat: Seat }) {
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
          shape="tile"
          foot={isLevelled ? <span className={style.marks}>{t.levelled}</span> : undefined}
        />
      </Pickable>
    </div>
  );
}

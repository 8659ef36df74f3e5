import { figuresIn } from '@tafelrunde/boss-monster';
import type { Seat } from '@tafelrunde/kernel';
import { useTools } from '../../table/tools.tsx';
import { Picture } from './art/picture.tsx';
import { Sign } from './art/signs.tsx';
import { bossIn, heroesAt, placesIn, walkerIn, walkOf } from './reading.ts';
import style from './small-dungeon.module.css';
import { Status } from './status.tsx';
import { bossWords } from './words.ts';

/** What its owner will have of a Hero. */
const FATES = { dies: 'soul', survives: 'wound', leaves: 'door', waits: 'door' } as const;

interface SmallDungeonProps {
  readonly seat: Seat;
  readonly isOpen: boolean;
  toggle(): void;
}

/** Somebody's dungeon in one line: how they stand, and pictures of what lies there. */
export function SmallDungeon({ seat, isOpen, toggle }: SmallDungeonProps) {
  const { board } = useTools();
  const { view, lang, names } = board;
  const t = bossWords[lang];
  const boss = bossIn(view, seat);
  const heroes = [...heroesAt(view, seat), ...[walkerIn(view, seat)].flatMap((each) => each ?? [])];
  const damage = (figuresIn(view).players[seat]?.rooms ?? []).reduce((sum, room) => sum + room.damage, 0);
  return (
    <button
      type="button"
      className={style.small}
      aria-expanded={isOpen}
      onClick={toggle}
      data-place={`dungeon-${seat}`}
    >
      <span className="visually-hidden">{t.open(names[seat] ?? '')}</span>
      <Status seat={seat} />
      <span className={style.row} aria-hidden="true">
        {heroes.map(({ obj, card }) => (
          <span key={obj} className={style.hero} data-dies={walkOf(view, obj)?.fate === 'dies' || undefined}>
            <Picture id={card} />
            <Sign name={FATES[walkOf(view, obj)?.fate ?? 'waits']} />
          </span>
        ))}
        <Sign name="door" />
        {placesIn(view, seat).map(({ n, room, placed }) => (
          <span key={n} className={style.room} data-down={placed === undefined ? undefined : ''}>
            {room === undefined ? null : <Picture id={room.card} />}
          </span>
        ))}
        {boss === undefined ? null : (
          <span className={style.boss}>
            <Picture id={boss.card} />
          </span>
        )}
        <span className={style.sum}>
          <Sign name="damage" />
          {damage}
        </span>
      </span>
    </button>
  );
}

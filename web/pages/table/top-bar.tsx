import type { AnyGame } from '@tafelrunde/kernel';
import type { Seated } from '@tafelrunde/table/client';
import { ArrowLeft, Menu as MenuIcon, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { TableClient } from '../../app/seat/table-client.ts';
import { useLang, useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { roomWords } from '../../words/room.ts';
import { awaitedAndAway } from './absence.ts';
import { ClockFaces } from './clock-faces.tsx';
import { Menu } from './menu.tsx';
import { People } from './people.tsx';
import type { RoomProps } from './room.tsx';
import style from './top-bar.module.css';
import { isAsked } from './turns.ts';

export interface TopBarProps extends Pick<RoomProps, 'local' | 'online' | 'report'> {
  readonly game: AnyGame;
  readonly state: Seated;
  readonly place: TableClient;
  readonly names: readonly string[];
}

const backSign = <ArrowLeft aria-hidden="true" />;
const menuSign = <MenuIcon aria-hidden="true" />;

export function TopBar(props: TopBarProps) {
  const { game, state, place, names, local, online } = props;
  const t = useWords(roomWords);
  const lang = useLang();
  const [menu, setMenu] = useState(false);
  return (
    <header className={style.bar}>
      <Link href="/" className={controls.icon} aria-label={t.back} title={t.back}>
        {backSign}
      </Link>
      <p className={style.name}>{game.text.name[lang]}</p>
      <Status
        state={state}
        names={names}
        isPaused={local?.tempo.bots === 'stepping' || local?.tempo.bots === 'stepped'}
      />
      {online === undefined ? null : <ClockFaces state={state} names={names} />}
      {online === undefined ? null : <Connection connection={online.connection} />}
      {online === undefined ? null : <People state={state} place={place} names={names} />}
      <button
        type="button"
        className={controls.icon}
        aria-haspopup="dialog"
        aria-label={t.menu}
        title={t.menu}
        onClick={() => setMenu(true)}
      >
        {menuSign}
      </button>
      <Menu {...props} open={menu} close={() => setMenu(false)} />
    </header>
  );
}

interface StatusProps extends Pick<TopBarProps, 'state' | 'names'> {
  /** The next move of a bot waits for a click. */
  readonly isPaused: boolean;
}

function Status({ state, names, isPaused }: StatusProps) {
  const t = useWords(roomWords);
  const asked = isAsked(state);
  const awaited = whoIsAwaited(state, names, isPaused, t);
  const part = state.info.state === 'over' ? '' : partOf(state, t);
  return (
    <p className={style.status} data-asked={asked || undefined}>
      {asked ? t.yourTurn : [part, awaited].filter((each) => each !== '').join(' · ')}
    </p>
  );
}

type Words = (typeof roomWords)['en'];

/** Whoever does not play wants to know it. */
function partOf({ info, you }: Seated, t: Words): string {
  if (you.seats.length === 0) return t.watching;
  return you.seats.every((seat) => info.seats[seat]?.conceded === true) ? t.gaveUp : '';
}

function whoIsAwaited(state: Seated, names: readonly string[], isPaused: boolean, t: Words): string {
  const { info, view } = state;
  if (info.state === 'over') return t.over;
  if (view === null) return '';
  const { seats, somebody } = view.waiting;
  const [first] = seats;
  if (first === undefined) return somebody && !isPaused ? t.somebody : '';
  if (seats.length > 1) return t.turnOfMany(seats.length);
  if (isPaused && info.seats[first]?.mind === 'bot') return t.isNext(names[first] ?? '');
  return awaitedAndAway(state).includes(first) ? t.awaitedAway(names[first] ?? '') : t.turnOf(names[first] ?? '');
}

function Connection({ connection }: { readonly connection: 'connecting' | 'open' | 'lost' }) {
  const t = useWords(roomWords);
  if (connection === 'open') return null;
  return (
    <p className={style.lost} role="status">
      <WifiOff aria-hidden="true" />
      <span className={style.long}>{connection === 'lost' ? t.offline : t.connecting}</span>
      <span className={style.short} aria-hidden="true">
        {connection === 'lost' ? t.offlineShort : t.connecting}
      </span>
    </p>
  );
}

import { Globe, Monitor, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Cover } from '../../app/covers/cover.tsx';
import { Dialog } from '../../app/dialog.tsx';
import { boxOf } from '../../app/shelf.ts';
import { useStore } from '../../app/store.ts';
import { useLang, useSaid, useWords } from '../../app/words.ts';
import { type LocalTable, localTables, refreshLocalTables, removeLocalTable } from '../../local/tables.ts';
import { dropSeat, type OnlineSeat, onlineSeats } from '../../remote/seats.ts';
import { useStandings } from '../../remote/standings.ts';
import controls from '../../style/controls.module.css';
import { homeWords } from '../../words/home.ts';
import style from './continue.module.css';

type Known = ReturnType<ReturnType<typeof useStandings>['get']>;

/** So many games online that are over are still shown: who was away learns how they ended. */
const LAST_ENDED = 3;

/** Games that are not over, here and online, and what became of the last ones online. */
export function Continue() {
  const t = useWords(homeWords);
  const here = useStore(localTables);
  const seats = useStore(onlineSeats);
  const standings = useStandings();
  useEffect(() => void refreshLocalTables(), []);
  const running = (here ?? []).filter(({ summary }) => summary.state !== 'over');
  const online = [...Map.groupBy(seats, ({ table }) => table).values()];
  const isOver = (of: readonly OnlineSeat[]): boolean => of.some(({ ended }) => ended !== undefined);
  const shown = [...online.filter((of) => !isOver(of)), ...online.filter(isOver).slice(0, LAST_ENDED)];
  if (running.length + shown.length === 0) return null;
  return (
    <section className={style.continue} aria-labelledby="continue">
      <h2 id="continue">{t.goOn}</h2>
      <ul className={style.games}>
        {shown.map((of) => (
          <OnlineGame key={of[0]?.table} seats={of} standing={standings.get(of[0]?.table ?? '')} />
        ))}
        {running.slice(0, 6).map((table) => (
          <LocalGame key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

function LocalGame({ table }: { readonly table: LocalTable }) {
  const t = useWords(homeWords);
  const { summary, spec, touched } = table;
  const status = summary.state === 'waiting' || summary.asked.length > 0 ? t.yourTurn : t.waiting;
  return (
    <Game
      href={`/here/${table.id}`}
      game={spec.rules.game}
      who={summary.names.join(', ')}
      status={status}
      place="here"
      at={touched}
      remove={() => removeLocalTable(table.id)}
    />
  );
}

/** The people at this screen who sit at the table, or everybody as soon as the server has told. */
function OnlineGame({ seats, standing }: { readonly seats: readonly OnlineSeat[]; readonly standing?: Known }) {
  const t = useWords(homeWords);
  const [seat] = seats;
  if (seat === undefined) return null;
  const names = standing?.table.seats.flatMap(({ name, mind }) => (mind === 'open' ? [] : [name]));
  return (
    <Game
      href={`/online/${seat.table}`}
      game={seat.game}
      who={(names ?? seats.map(({ name }) => name)).join(', ')}
      status={statusOf(seat, standing, t)}
      place="online"
      at={seat.at}
      remove={async () => dropSeat(seat.table)}
    />
  );
}

function statusOf({ ended }: OnlineSeat, standing: Known, t: (typeof homeWords)['en']): string | undefined {
  if (ended !== undefined) return t.ended[ended];
  if (standing === undefined) return undefined;
  if (standing.table.state === 'waiting') return t.open;
  return standing.asked ? t.yourTurn : t.waiting;
}

interface GameProps {
  readonly href: string;
  readonly game: string;
  readonly who: string;
  readonly status: string | undefined;
  readonly place: 'here' | 'online';
  readonly at: number;
  remove(): Promise<void>;
}

function Game({ href, game, who, status, place, at, remove }: GameProps) {
  const t = useWords(homeWords);
  const said = useSaid();
  const lang = useLang();
  const [asking, setAsking] = useState(false);
  const name = said(boxOf(game)?.name ?? { en: game, de: game });
  const when = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return (
    <li className={style.game}>
      <Link href={href} className={style.open}>
        <span className={style.cover}>
          <Cover game={game} />
        </span>
        <span className={style.what}>
          <strong>{name}</strong>
          {status === undefined ? null : <span className={style.status}>{status}</span>}
          <span className={style.who}>{who}</span>
          <span className={style.who}>
            {place === 'here' ? <Monitor aria-hidden="true" /> : <Globe aria-hidden="true" />}
            {place === 'here' ? t.here : t.online} · {when}
          </span>
        </span>
      </Link>
      <button
        type="button"
        className={controls.icon}
        aria-label={`${t.remove}: ${name}, ${who}`}
        title={t.remove}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden="true" />
      </button>
      <Dialog title={t.remove} open={asking} close={() => setAsking(false)}>
        <p>{t.removeAsk(`${name}: ${who}`)}</p>
        <div className={controls.row}>
          <button type="button" className={controls.danger} onClick={() => void remove()}>
            {t.removeYes}
          </button>
          <button type="button" className={controls.button} onClick={() => setAsking(false)}>
            {t.keep}
          </button>
        </div>
      </Dialog>
    </li>
  );
}

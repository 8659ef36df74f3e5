import { useEffect, useState } from 'react';
import { useStore } from '../../app/kept/store.ts';
import { isNameless, namesIn } from '../../app/seat/called.ts';
import { apart } from '../../app/text/apart.ts';
import { useLang, useWords } from '../../app/text/words.ts';
import { type LocalTable, localTables, refreshLocalTables, removeLocalTable } from '../../local/tables.ts';
import { leaveForGood } from '../../remote/farewell.ts';
import { isGoingOn, type OnlineSeat, onlineSeats } from '../../remote/seats.ts';
import { useStandings } from '../../remote/standings.ts';
import controls from '../../style/controls.module.css';
import { homeWords } from '../../words/home.ts';
import style from './game-card.module.css';
import { GameCard } from './game-card.tsx';

type Known = ReturnType<ReturnType<typeof useStandings>['get']>;

/** So many games on this device are shown at first. */
const FIRST = 6;

/** Games that are not over, here and online. */
export function Continue() {
  const t = useWords(homeWords);
  const here = useStore(localTables);
  const seats = useStore(onlineSeats);
  const standings = useStandings();
  const [all, setAll] = useState(false);
  useEffect(() => void refreshLocalTables(), []);
  const running = (here ?? []).filter(({ summary }) => summary.state !== 'over');
  const online = Map.groupBy(seats.filter(isGoingOn), ({ table }) => table);
  if (running.length + online.size === 0) return null;
  return (
    <section className={style.section} aria-labelledby="continue">
      <h2 id="continue">{t.goOn}</h2>
      <ul className={style.games}>
        {[...online].map(([table, of]) => (
          <OnlineGame key={table} seats={of} standing={standings.get(table)} />
        ))}
        {(all ? running : running.slice(0, FIRST)).map((table) => (
          <LocalGame key={table.id} table={table} />
        ))}
      </ul>
      {all || running.length <= FIRST ? null : (
        <div>
          <button type="button" className={controls.button} onClick={() => setAll(true)}>
            {t.showAll(online.size + running.length)}
          </button>
        </div>
      )}
    </section>
  );
}

function LocalGame({ table }: { readonly table: LocalTable }) {
  const t = useWords(homeWords);
  const lang = useLang();
  const { summary, spec, touched } = table;
  const status = summary.state === 'waiting' || summary.asked.length > 0 ? t.yourTurn : t.waiting;
  return (
    <GameCard
      href={`/here/${table.id}`}
      game={spec.rules.game}
      who={namesIn(summary.names, lang, true).map(apart).join(', ')}
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
  const lang = useLang();
  const [seat] = seats;
  if (seat === undefined) return null;
  const own = seats.map(({ name }) => name);
  const names = namesIn(standing?.table.seats.map(({ name }) => name) ?? own, lang, own.some(isNameless));
  return (
    <GameCard
      href={`/online/${seat.table}`}
      game={seat.game}
      who={names
        .filter((_, i) => standing?.table.seats[i]?.mind !== 'open')
        .map(apart)
        .join(', ')}
      status={statusOf(standing, t)}
      place="online"
      at={seat.at}
      leaving={standing?.table.state === 'waiting' ? t.leavingEarly : t.leaving}
      remove={() => leaveForGood(seat.table)}
    />
  );
}

function statusOf(standing: Known, t: (typeof homeWords)['en']): string | undefined {
  if (standing === undefined) return undefined;
  if (standing.table.state === 'waiting') return t.open;
  return standing.asked ? t.yourTurn : t.waiting;
}

import { Link } from 'wouter';
import { type Result, scoresOf, verdictOf } from '../../app/games/result.ts';
import { useStore } from '../../app/kept/store.ts';
import { isNameless, namesIn } from '../../app/seat/called.ts';
import { useLang, useWords } from '../../app/text/words.ts';
import { type LocalTable, localTables } from '../../local/tables.ts';
import { forgetGame } from '../../remote/finished.ts';
import { type OnlineSeat, onlineSeats } from '../../remote/seats.ts';
import { homeWords } from '../../words/home.ts';
import style from './game-card.module.css';
import { GameCard } from './game-card.tsx';

/** The rest is with the replays. */
const LAST = 3;

/** How the last games ended, here and online: who was away learns it. At their tables one can play again, or watch. */
export function Finished() {
  const t = useWords(homeWords);
  const lang = useLang();
  const here = useStore(localTables) ?? [];
  const online = useStore(onlineSeats);
  const games = [...here.flatMap(localGame), ...new Map(online.flatMap(onlineGame)).values()]
    .sort((a, b) => b.at - a.at)
    .slice(0, LAST)
    .map(({ isOwn, ...game }) => ({
      ...game,
      result: { ...game.result, names: namesIn(game.result.names, lang, isOwn) },
    }));
  if (games.length === 0) return null;
  return (
    <section className={style.section} aria-labelledby="finished">
      <h2 id="finished">{t.finished}</h2>
      <ul className={style.games}>
        {games.map(({ id, game, place, at, result }) => (
          <GameCard
            key={id}
            href={`/${place}/${id}`}
            game={game}
            who={scoresOf(result)}
            status={verdictOf(result, lang)}
            place={place}
            at={at}
            remove={() => forgetGame(id)}
          />
        ))}
      </ul>
      <p>
        <Link href="/replays">{t.toReplays}</Link>
      </p>
    </section>
  );
}

interface FinishedGame {
  readonly id: string;
  readonly game: string;
  readonly place: 'here' | 'online';
  readonly at: number;
  readonly result: Result;
  /** Whoever has no name there is the reader. */
  readonly isOwn: boolean;
}

function localGame({ id, spec, touched, summary }: LocalTable): FinishedGame[] {
  if (summary.state !== 'over') return [];
  return [{ id, game: spec.rules.game, place: 'here', at: touched, result: summary, isOwn: true }];
}

/** By table: of several people at this screen each has a seat there. */
function onlineGame({ table, game, at, name, ended, result }: OnlineSeat): [string, FinishedGame][] {
  if (ended === undefined) return [];
  const over = { names: [name], ...result, ended };
  return [[table, { id: table, game, place: 'online', at, result: over, isOwn: isNameless(name) }]];
}

import { manifestOf } from '@tafelrunde/games';
import type { ClockSetting, TableInfo } from '@tafelrunde/table/client';
import { Link } from 'wouter';
import { Cover } from '../../app/covers/cover.tsx';
import { namesIn } from '../../app/seat/called.ts';
import { apart } from '../../app/text/apart.ts';
import { useLang, useSaid, useWords } from '../../app/text/words.ts';
import controls from '../../style/controls.module.css';
import { openTablesWords } from '../../words/open-tables.ts';
import style from '../home/game-card.module.css';

export function OpenTable({ table }: { readonly table: TableInfo }) {
  const t = useWords(openTablesWords);
  const said = useSaid();
  const lang = useLang();
  const { id, game, seats, settings } = table;
  const name = said(manifestOf(game)?.name ?? { en: game, de: game });
  const names = namesIn(
    seats.map((seat) => seat.name),
    lang,
    false,
  );
  const who = names
    .filter((_, i) => seats[i]?.mind !== 'open')
    .map(apart)
    .join(', ');
  const free = t.free(seats.filter(({ mind }) => mind === 'open').length);
  const clock = clockOf(settings.clock, t);
  return (
    <li className={style.game}>
      <span className={style.open}>
        <span className={style.cover}>
          <Cover game={game} />
        </span>
        <span className={style.what}>
          <strong>{name}</strong>
          <span className={style.status}>{free}</span>
          <span className={style.who}>{clock === undefined ? who : `${who} · ${clock}`}</span>
        </span>
      </span>
      <Link className={controls.primary} href={`/join/${id}`} aria-label={t.joinAt(name, who)}>
        {t.join}
      </Link>
    </li>
  );
}

function clockOf(clock: ClockSetting, t: (typeof openTablesWords)['en']): string | undefined {
  if (clock.kind === 'none') return undefined;
  return clock.kind === 'move' ? t.clock.move(clock.seconds) : t.clock.game(Math.round(clock.seconds / 60));
}

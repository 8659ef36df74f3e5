import type { TableInfo } from '@tafelrunde/table/client';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { boxOf } from '../../app/shelf.ts';
import { useSaid, useWords } from '../../app/words.ts';
import { api } from '../../remote/api.ts';
import { useSite } from '../../remote/site.ts';
import controls from '../../style/controls.module.css';
import { homeWords } from '../../words/home.ts';
import style from './continue.module.css';

/** Tables that anybody may sit down at, where the operator has switched that on. */
export function OpenTables() {
  const t = useWords(homeWords);
  const said = useSaid();
  const site = useSite();
  const [tables, setTables] = useState<readonly TableInfo[]>([]);
  const on = site?.openTables === true;
  useEffect(() => {
    if (!on) return;
    api.openTables().then(
      (found) => setTables(found.tables),
      () => setTables([]),
    );
  }, [on]);
  if (tables.length === 0) return null;
  return (
    <section className={style.continue} aria-labelledby="open-tables">
      <h2 id="open-tables">{t.openTables}</h2>
      <ul className={style.games}>
        {tables.map(({ id, game, seats }) => (
          <li key={id} className={style.game}>
            <span className={style.open}>
              <span className={style.what}>
                <strong>{said(boxOf(game)?.name ?? { en: game, de: game })}</strong>
                <span className={style.who}>
                  {seats.flatMap(({ name, mind }) => (mind === 'open' ? [] : [name])).join(', ')}
                </span>
                <span className={style.who}>{t.seatsFree(seats.filter(({ mind }) => mind === 'open').length)}</span>
              </span>
            </span>
            <Link className={controls.button} href={`/join/${id}`}>
              {t.joinOpen}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

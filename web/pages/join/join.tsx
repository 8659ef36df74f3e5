import type { TableInfo } from '@tafelrunde/table/client';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Page } from '../../app/page.tsx';
import { change, useSettings } from '../../app/settings.ts';
import { boxOf } from '../../app/shelf.ts';
import { useLang, useSaid, useWords } from '../../app/words.ts';
import { ApiError, api } from '../../remote/api.ts';
import { keepSeat, seatAt } from '../../remote/seats.ts';
import controls from '../../style/controls.module.css';
import { joinWords } from '../../words/join.ts';
import { readInvitation } from './invitation.ts';

/** Opening the link takes nothing: a seat is taken by a click, so that no preview of the link can take it. */
export function JoinPage({ id }: { readonly id: string }) {
  const [invitation] = useState(() => readInvitation(location.hash));
  if (invitation.token !== undefined) return <MoveHere id={id} {...invitation} token={invitation.token} />;
  return <Sit id={id} code={invitation.code} />;
}

function MoveHere({ id, token, game, name }: { id: string; token: string; game: string; name: string }) {
  const t = useWords(joinWords);
  const [, go] = useLocation();
  const take = () => {
    keepSeat({ table: id, game, token, name, at: Date.now(), invitations: [] });
    go(`/online/${id}`, { replace: true });
  };
  return (
    <Page title={t.moveTitle} lead={t.moveLead} narrow>
      <div>
        <button type="button" className={`${controls.primary} ${controls.large}`} onClick={take}>
          {t.moveGo}
        </button>
      </div>
    </Page>
  );
}

function Sit({ id, code }: { readonly id: string; readonly code: string | undefined }) {
  const t = useWords(joinWords);
  const lang = useLang();
  const settings = useSettings();
  const [, go] = useLocation();
  const [table, setTable] = useState<TableInfo | 'gone'>();
  const own = seatAt(id);
  const [name, setName] = useState(own === undefined ? settings.name : '');
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    api.table(id).then(setTable, () => setTable('gone'));
  }, [id]);

  const sit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (table === undefined || table === 'gone') return;
    const called = name.trim();
    if (called === '') return setFault(t.noName);
    try {
      const { token } = code === undefined ? await api.takeOpenSeat(id, called) : await api.takeSeat(id, code, called);
      if (own === undefined) change({ name: called });
      keepSeat({ table: id, game: table.game, token, name: called, at: Date.now(), invitations: [] });
      go(`/online/${id}`, { replace: true });
    } catch (reason) {
      setFault(reason instanceof ApiError ? reason.said[lang] : String(reason));
    }
  };

  const title = code === undefined ? t.openTitle : t.title;
  if (table === undefined) return <Page title={title}>{null}</Page>;
  if (table === 'gone') {
    return (
      <Page title={title} narrow>
        <p className={controls.problem}>{t.gone}</p>
      </Page>
    );
  }
  return (
    <Page title={title} narrow>
      <About table={table} />
      {own === undefined ? null : (
        <div className={controls.stack}>
          <p className={controls.success}>{t.mine}</p>
          <Link href={`/online/${id}`} className={controls.primary}>
            {t.goOn}
          </Link>
        </div>
      )}
      {own === undefined || code !== undefined ? (
        <form className={controls.stack} onSubmit={(event) => void sit(event)}>
          {own === undefined ? null : <h2>{t.alsoHere}</h2>}
          <label className={controls.field}>
            <span className={controls.label}>{t.name}</span>
            <span className={controls.hint}>{t.nameHint}</span>
            <input
              className={controls.input}
              value={name}
              maxLength={40}
              autoComplete="nickname"
              onChange={({ target }) => setName(target.value)}
            />
          </label>
          {fault === undefined ? null : (
            <p className={controls.problem} role="alert">
              {fault}
            </p>
          )}
          <div className={controls.row}>
            <button type="submit" className={`${controls.primary} ${controls.large}`}>
              {t.sit}
            </button>
            {table.settings.spectators ? (
              <Link href={`/online/${id}`} className={controls.button}>
                {t.watch}
              </Link>
            ) : null}
          </div>
        </form>
      ) : null}
    </Page>
  );
}

function About({ table }: { readonly table: TableInfo }) {
  const t = useWords(joinWords);
  const said = useSaid();
  const who = table.seats.map(({ name, mind }) =>
    mind === 'open' ? t.free : mind === 'bot' ? `${name} (${t.bot})` : name,
  );
  return (
    <div className={controls.panel}>
      <p>
        {t.game}: <strong>{said(boxOf(table.game)?.name ?? { en: table.game, de: table.game })}</strong>
      </p>
      <p>
        {t.who}: {who.join(', ')}
      </p>
    </div>
  );
}

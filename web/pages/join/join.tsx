import { manifestOf } from '@tafelrunde/games';
import { nameForOthers, type TableInfo } from '@tafelrunde/table/client';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useHash } from '../../app/device/use-hash.ts';
import { change, useSettings } from '../../app/kept/settings.ts';
import { faultOfName, namesIn } from '../../app/seat/called.ts';
import { Loaded, NotLoaded } from '../../app/shell/loaded.tsx';
import { Page } from '../../app/shell/page.tsx';
import { apart } from '../../app/text/apart.ts';
import { useLang, useSaid, useWords } from '../../app/text/words.ts';
import { ApiError, api, UNREACHABLE } from '../../remote/api.ts';
import { keepSeat, seatAt } from '../../remote/seats.ts';
import { drawPart } from '../../remote/shuffling.ts';
import controls from '../../style/controls.module.css';
import { joinWords } from '../../words/join.ts';
import { readInvitation } from './invitation.ts';

/** Opening the link takes nothing: a seat is taken by a click, so that no preview of the link can take it. */
export function JoinPage({ id }: { readonly id: string }) {
  const hash = useHash();
  const invitation = readInvitation(hash);
  if (invitation.token !== undefined) return <MoveHere id={id} name={invitation.name} token={invitation.token} />;
  return <Sit key={hash} id={id} code={invitation.code} />;
}

function MoveHere({ id, token, name }: { readonly id: string; readonly token: string; readonly name: string }) {
  const t = useWords(joinWords);
  const lang = useLang();
  const [, go] = useLocation();
  const [fault, setFault] = useState<string>();
  const take = async () => {
    try {
      const [standing] = (await api.standings([{ table: id, token }])).seats;
      if (!standing) return setFault(t.moveBad);
      keepSeat({ table: id, game: standing.table.game, token, name, at: Date.now(), invitations: [] });
      go(`/online/${id}`, { replace: true });
    } catch (reason) {
      setFault(reason instanceof ApiError ? reason.said[lang] : String(reason));
    }
  };
  return (
    <Page title={t.moveTitle} lead={t.moveLead} narrow>
      <div>
        <button type="button" className={`${controls.primary} ${controls.large}`} onClick={() => void take()}>
          {t.moveGo}
        </button>
      </div>
      {fault === undefined ? null : (
        <p className={controls.problem} role="alert">
          {fault}
        </p>
      )}
    </Page>
  );
}

function Sit({ id, code }: { readonly id: string; readonly code: string | undefined }) {
  const t = useWords(joinWords);
  const lang = useLang();
  const title = code === undefined ? t.openTitle : t.title;
  return (
    <Loaded
      load={() => find(id, code)}
      what={`${id} ${code}`}
      failed={(reason, again) =>
        reason instanceof ApiError && reason.code === 'no-table' ? (
          <Page title={title} narrow>
            <p className={controls.problem}>{t.gone}</p>
          </Page>
        ) : (
          <NotLoaded why={(reason instanceof ApiError ? reason.said : UNREACHABLE)[lang]} again={again} />
        )
      }
    >
      {(found) => <Invited id={id} code={code} title={title} found={found} />}
    </Loaded>
  );
}

interface InvitedProps {
  readonly id: string;
  readonly code: string | undefined;
  readonly title: string;
  readonly found: Found;
}

function Invited({ id, code, title, found: { table, trouble, instead } }: InvitedProps) {
  const t = useWords(joinWords);
  const own = seatAt(id);
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
      {own === undefined && trouble !== undefined ? <p className={controls.notice}>{t.trouble[trouble]}</p> : null}
      {own === undefined && instead !== undefined ? (
        <p className={controls.notice}>{t.instead(apart(instead))}</p>
      ) : null}
      {trouble === undefined && (own === undefined || code !== undefined) ? (
        <SeatForm id={id} code={code} game={table.game} isFirst={own === undefined} />
      ) : null}
      {own === undefined && table.settings.spectators ? (
        <div>
          <Link href={`/online/${id}`} className={controls.button}>
            {table.state === 'over' ? t.goOn : t.watch}
          </Link>
        </div>
      ) : null}
    </Page>
  );
}

interface Found {
  readonly table: TableInfo;
  /** Why nobody can sit down here by this link. */
  readonly trouble?: 'over' | 'begun' | 'taken' | 'full' | 'invalid' | undefined;
  /** The bot that plays at the seat until somebody comes. */
  readonly instead?: string;
}

async function find(id: string, code: string | undefined): Promise<Found> {
  const table = await api.table(id);
  const { seats, state } = table;
  if (state === 'over') return { table, trouble: 'over' };
  if (state === 'running' && (code === undefined || !seats.some(({ standsIn }) => standsIn === true)))
    return { table, trouble: 'begun' };
  if (code === undefined) return seats.some(({ mind }) => mind === 'open') ? { table } : { table, trouble: 'full' };
  // Whoever has asked for too many codes hears what is wrong with this one when they sit down.
  const asked = await api.invitation(code).catch(() => undefined);
  if (asked === undefined) return { table };
  if (asked.invitation?.table.id !== id) return { table, trouble: 'invalid' };
  const seat = seats[asked.invitation.seat];
  if (seat?.standsIn === true) return { table, instead: seat.name };
  return seat?.mind === 'open' ? { table } : { table, trouble: 'taken' };
}

interface SeatFormProps {
  readonly id: string;
  readonly code: string | undefined;
  readonly game: string;
  /** Nobody else of this screen sits at the table yet. */
  readonly isFirst: boolean;
}

function SeatForm({ id, code, game, isFirst }: SeatFormProps) {
  const t = useWords(joinWords);
  const lang = useLang();
  const settings = useSettings();
  const [, go] = useLocation();
  const [name, setName] = useState(isFirst ? settings.name : '');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const problem = useId();
  const sit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const called = nameForOthers(name);
    if (busy) return;
    if (called === '') {
      field.current?.focus();
      return setFault(faultOfName(name, lang));
    }
    setBusy(true);
    try {
      const { part, hash } = drawPart();
      const { token } = await api.takeSeat(id, { code, name: called, hash });
      if (isFirst) change({ name: called });
      keepSeat({ table: id, game, token, name: called, at: Date.now(), invitations: [], part });
      go(`/online/${id}`, { replace: true });
    } catch (reason) {
      setFault(reason instanceof ApiError ? reason.said[lang] : String(reason));
      setBusy(false);
    }
  };
  return (
    <form className={controls.stack} onSubmit={(event) => void sit(event)}>
      {isFirst ? null : <h2>{t.alsoHere}</h2>}
      <label className={controls.field}>
        <span className={controls.label}>{t.name}</span>
        <span className={controls.hint}>{t.nameHint}</span>
        <input
          ref={field}
          className={controls.input}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : problem}
          value={name}
          maxLength={40}
          autoComplete="nickname"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      {fault === undefined ? null : (
        <p id={problem} className={controls.problem} role="alert">
          {fault}
        </p>
      )}
      <div>
        <button type="submit" className={`${controls.primary} ${controls.large}`} aria-busy={busy}>
          {t.sit}
        </button>
      </div>
    </form>
  );
}

function About({ table }: { readonly table: TableInfo }) {
  const t = useWords(joinWords);
  const said = useSaid();
  const lang = useLang();
  const names = namesIn(
    table.seats.map(({ name }) => name),
    lang,
    false,
  ).map(apart);
  const there = table.seats.flatMap(({ mind }, i) =>
    mind === 'open' ? [] : [mind === 'bot' ? `${names[i]} (${t.bot})` : names[i]],
  );
  const free = table.seats.length - there.length;
  const who = free === 0 ? there : [...there, t.free(free)];
  return (
    <div className={controls.panel}>
      <p>
        {t.game}: <strong>{said(manifestOf(table.game)?.name ?? { en: table.game, de: table.game })}</strong>
      </p>
      <p>
        {t.who}: {who.join(', ')}
      </p>
    </div>
  );
}

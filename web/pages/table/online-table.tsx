import { hasTable, type TableInfo } from '@tafelrunde/table/client';
import { useEffect, useState } from 'react';
import { keptHeed } from '../../app/kept-heed.ts';
import { type Place, takePlace } from '../../app/place.ts';
import { saveFile } from '../../app/save-file.ts';
import { useSettings } from '../../app/settings.ts';
import { useStore } from '../../app/store.ts';
import { useLang } from '../../app/words.ts';
import { randomHex } from '../../local/tables.ts';
import { api } from '../../remote/api.ts';
import { keepFinished } from '../../remote/finished.ts';
import { followTurns } from '../../remote/push.ts';
import { dropSeatOf, followTo, keepReport, keepSeal, markEnded, seatsAt } from '../../remote/seats.ts';
import { useSite } from '../../remote/site.ts';
import { openSocket, type SocketLink, socketAddress } from '../../remote/socket-link.ts';
import { Arriving } from './broken.tsx';
import { Closed } from './closed.tsx';
import { Room } from './room.tsx';

/** A table on the server; without a seat one watches. */
export function OnlineTablePage({ id }: { readonly id: string }) {
  // No table is called so: a server would not even listen.
  return /^[0-9a-z]{1,40}$/.test(id) ? <Connecting id={id} /> : <Closed why="deleted" />;
}

function Connecting({ id }: { readonly id: string }) {
  const connected = useConnection(id);
  const [first] = connected?.places ?? [];
  return connected === undefined || first === undefined ? (
    <Arriving />
  ) : (
    <Connected id={id} first={first} {...connected} />
  );
}

interface Connected {
  /** Everybody at this screen who has a seat, or one who watches. */
  readonly places: readonly Place[];
  readonly links: readonly SocketLink[];
  readonly tokens: readonly string[];
}

function useConnection(id: string): Connected | undefined {
  const [connected, setConnected] = useState<Connected>();
  const [dropped, setDropped] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who has lost a seat is no longer among them
  useEffect(() => {
    const tokens = seatsAt(id).map(({ token }) => token);
    const links = (tokens.length === 0 ? [undefined] : tokens).map((token) => openSocket(socketAddress(id), token));
    const places = links.map((link, i) => takePlace(link, () => randomHex(8), keptHeed(id, i)));
    const stops = places.map(({ state }, i) =>
      state.subscribe(() => {
        const token = tokens[i];
        const { closed } = state.get();
        if (token === undefined || tokens.length === 1 || (closed !== 'removed' && closed !== 'no-spectators')) return;
        dropSeatOf(id, token);
        setDropped((before) => before + 1);
      }),
    );
    setConnected({ places, links, tokens });
    return () => {
      for (const stop of stops) stop();
      for (const place of places) place.leave();
    };
  }, [id, dropped]);
  return connected;
}

/** As good as the worst of them. */
function useWorst(links: readonly SocketLink[]): 'connecting' | 'open' | 'lost' {
  const [worst, setWorst] = useState<'connecting' | 'open' | 'lost'>('connecting');
  useEffect(() => {
    const look = () => {
      const all = links.map(({ connection }) => connection.get());
      setWorst(all.find((each) => each === 'lost') ?? all.find((each) => each === 'connecting') ?? 'open');
    };
    look();
    const stops = links.map(({ connection }) => connection.subscribe(look));
    return () => {
      for (const stop of stops) stop();
    };
  }, [links]);
  return worst;
}

function useRematch(next: string | undefined, id: string): void {
  useEffect(() => {
    if (next !== undefined) followTo(next, id);
  }, [next, id]);
}

function useKeptSeal(table: TableInfo | undefined): void {
  useEffect(() => {
    if (table !== undefined) keepSeal(table);
  }, [table]);
}

function useKeptRecord(table: TableInfo | undefined, token: string | undefined): void {
  useEffect(() => {
    if (table?.ended === undefined || token === undefined) return;
    markEnded(table);
    keepFinished(table.id, token, table.ended.how).catch(() => undefined);
  }, [table, token]);
}

/** Where the operator has switched it on, and the person too. */
function usePush(tokens: readonly string[]): void {
  const pushKey = useSite()?.pushKey;
  const { notify } = useSettings();
  useEffect(() => {
    if (pushKey !== undefined && notify) followTurns(pushKey, tokens).catch(() => undefined);
  }, [pushKey, tokens, notify]);
}

function Connected({ id, first, places, links, tokens }: Connected & { readonly id: string; readonly first: Place }) {
  const [token] = tokens;
  const lang = useLang();
  const state = useStore(first.state);
  const connection = useWorst(links);
  useRematch(hasTable(state) ? state.info.rematch : undefined, id);
  useKeptSeal(hasTable(state) ? state.info : undefined);
  useKeptRecord(hasTable(state) ? state.info : undefined, token);
  usePush(tokens);
  if (!hasTable(state)) {
    if (state.status === 'closed') return <Closed why={state.closed ?? 'deleted'} />;
    return <Arriving why={connection === 'open' ? undefined : state.refused?.message[lang]} />;
  }
  return (
    <Room
      gameId={state.info.game}
      places={places}
      online={{ connection }}
      report={() => report(id, token, state.info)}
    />
  );
}

/** While the game runs a report stays on the server; once it is over, all that were made come as files. */
async function report(id: string, token: string | undefined, { game, state }: TableInfo): Promise<'saved' | 'kept'> {
  const { number } = await api.report(id, token);
  const seat = seatsAt(id).find((each) => each.token === token);
  const numbers = [...(seat?.reports ?? []), number];
  if (state !== 'over') {
    if (seat !== undefined) keepReport(id, seat.token, number);
    return 'kept';
  }
  for (const each of numbers) {
    const reported = await api.reported(id, token, each);
    saveFile(`tafelrunde-${game}-${each}.json`, JSON.stringify(reported, null, 1));
  }
  return 'saved';
}

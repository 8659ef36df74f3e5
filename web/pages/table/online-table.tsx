import { hasTable } from '@tafelrunde/table/client';
import { useEffect, useMemo, useState } from 'react';
import { type Place, takePlace } from '../../app/place.ts';
import { useSettings } from '../../app/settings.ts';
import { useStore } from '../../app/store.ts';
import { randomHex } from '../../local/tables.ts';
import { api } from '../../remote/api.ts';
import { subscribeToPush, unsubscribeFromPush } from '../../remote/push.ts';
import { keepSeat, seatAt } from '../../remote/seats.ts';
import { useSite } from '../../remote/site.ts';
import { openSocket, type SocketLink, socketAddress } from '../../remote/socket-link.ts';
import { Arriving } from './broken.tsx';
import { Closed } from './closed.tsx';
import { Room } from './room.tsx';

/** A table on the server; without a seat one watches. */
export function OnlineTablePage({ id }: { readonly id: string }) {
  const connected = useConnection(id);
  return connected === undefined ? <Arriving /> : <Connected id={id} {...connected} />;
}

interface Connected {
  readonly place: Place;
  readonly link: SocketLink;
  readonly token: string | undefined;
}

function useConnection(id: string): Connected | undefined {
  const [connected, setConnected] = useState<Connected>();
  useEffect(() => {
    const token = seatAt(id)?.token;
    const link = openSocket(socketAddress(id), token);
    const place = takePlace(link, () => randomHex(8));
    setConnected({ place, link, token });
    return () => place.leave();
  }, [id]);
  return connected;
}

/** The same secret opens the seat at the table of the next game. */
function useRematch(next: string | undefined, id: string): void {
  useEffect(() => {
    const seat = seatAt(id);
    if (next === undefined || seat === undefined || seatAt(next) !== undefined) return;
    keepSeat({ ...seat, table: next, at: Date.now(), invitations: [] });
  }, [next, id]);
}

/** Where the operator has switched it on, and the person too. */
function usePush(token: string | undefined): void {
  const pushKey = useSite()?.pushKey;
  const { notify } = useSettings();
  useEffect(() => {
    if (pushKey === undefined || token === undefined) return;
    const done = notify ? subscribeToPush(pushKey, token) : unsubscribeFromPush(token);
    done.catch(() => undefined);
  }, [pushKey, token, notify]);
}

function Connected({ id, place, link, token }: Connected & { readonly id: string }) {
  const places = useMemo(() => [place], [place]);
  const state = useStore(place.state);
  const connection = useStore(link.connection);
  useRematch(hasTable(state) ? state.info.rematch : undefined, id);
  usePush(token);
  if (!hasTable(state)) return state.status === 'closed' ? <Closed why={state.closed ?? 'deleted'} /> : <Arriving />;
  return (
    <Room
      gameId={state.info.game}
      places={places}
      online={{ connection }}
      report={async () => {
        await api.report(id, token);
      }}
    />
  );
}

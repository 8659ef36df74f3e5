import { hasTable, type TableInfo } from '@tafelrunde/table/client';
import { useEffect, useState } from 'react';
import { randomHex } from '../../app/device/random-hex.ts';
import { keptHeed } from '../../app/kept/kept-heed.ts';
import { useSettings } from '../../app/kept/settings.ts';
import { useStore } from '../../app/kept/store.ts';
import { attendTable, type TableClient } from '../../app/seat/table-client.ts';
import { useLang, useWords } from '../../app/text/words.ts';
import { keepFinished } from '../../remote/finished.ts';
import { followTurns } from '../../remote/push.ts';
import { reportProblem } from '../../remote/reporting.ts';
import { dropSeatOf, followTo, keepSeal, markEnded, onlineSeats, partOf, seatsAt } from '../../remote/seats.ts';
import { aboutShuffle } from '../../remote/shuffling.ts';
import { useSite } from '../../remote/site.ts';
import { openSocket, type SocketLink, socketAddress } from '../../remote/socket-link.ts';
import { findSeats } from '../../remote/standings.ts';
import { roomWords } from '../../words/room.ts';
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
  /** Connects anew, with the seats that are known by now. */
  again(): void;
  /** Everybody at this screen who has a seat, or one who watches. */
  readonly places: readonly TableClient[];
  readonly links: readonly SocketLink[];
  readonly tokens: readonly string[];
}

function useConnection(id: string): Connected | undefined {
  const [connected, setConnected] = useState<Connected>();
  const [times, setTimes] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the seats here are others
  useEffect(() => {
    const again = () => setTimes((before) => before + 1);
    const tokens = seatsAt(id).map(({ token }) => token);
    const links = (tokens.length === 0 ? [undefined] : tokens).map((token) => openSocket(socketAddress(id), token));
    const places = links.map((link, i) =>
      attendTable(link, () => randomHex(8), tokens.length === 0 ? undefined : keptHeed(id, i)),
    );
    const stops = places.map(({ state }, i) =>
      state.subscribe(() => {
        const token = tokens[i];
        const { closed } = state.get();
        if (token === undefined || tokens.length === 1 || (closed !== 'removed' && closed !== 'no-spectators')) return;
        dropSeatOf(id, token);
        again();
      }),
    );
    setConnected({ places, links, tokens, again });
    return () => {
      for (const stop of stops) stop();
      for (const place of places) place.leave();
    };
  }, [id, times]);
  return connected;
}

/** Who has no seat here may have one under a secret of another game: then one comes again and sits down. */
function useSought(id: string, { links, tokens, again }: Connected): boolean {
  const [sought, setSought] = useState(tokens.length > 0 || onlineSeats.get().length === 0);
  const [link] = links;
  useEffect(() => {
    if (sought || link === undefined) return;
    const watch = () => setSought(true);
    return link.onOpen(() => void findSeats(id).then((isFound) => (isFound ? again() : watch()), watch));
  }, [sought, id, link, again]);
  return sought || tokens.length > 0;
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

/** The app adds a random number of its own to the shuffle for everybody here, without asking. */
function usePart(id: string, places: readonly TableClient[], tokens: readonly string[]): void {
  useEffect(() => {
    const stops = places.map((place, i) => {
      const token = tokens[i];
      const part = token === undefined ? undefined : partOf(id, token);
      if (part === undefined) return () => undefined;
      const said = new Set<string>();
      const look = () => {
        const wish = aboutShuffle(place.state.get(), part);
        if (wish === undefined || said.has(wish.type)) return;
        said.add(wish.type);
        place.wish(wish);
      };
      look();
      return place.state.subscribe(look);
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [id, places, tokens]);
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

function Connected({ id, first, ...connected }: Connected & { readonly id: string; readonly first: TableClient }) {
  const { places, links, tokens } = connected;
  const [token] = tokens;
  const lang = useLang();
  const t = useWords(roomWords);
  const state = useStore(first.state);
  const connection = useWorst(links);
  const isSought = useSought(id, connected);
  useRematch(hasTable(state) ? state.info.rematch : undefined, id);
  useKeptSeal(hasTable(state) ? state.info : undefined);
  useKeptRecord(hasTable(state) ? state.info : undefined, token);
  usePush(tokens);
  usePart(id, places, tokens);
  if (!isSought || !hasTable(state)) {
    if (isSought && state.status === 'closed') return <Closed why={state.closed ?? 'deleted'} />;
    return <Arriving why={connection === 'lost' ? (state.refused?.message[lang] ?? t.unreachable) : undefined} />;
  }
  return (
    <Room
      gameId={state.info.game}
      places={places}
      online={{ connection }}
      report={() => reportProblem(state.info, token)}
    />
  );
}

import { deflateRawSync, inflateRawSync } from 'node:zlib';
import {
  type ConnectionId,
  type Heeds,
  type HostMessage,
  type Outgoing,
  type PersonId,
  restoreTable,
  type StoredChat,
  type StoredEntry,
  snapshot,
  type Table,
  type TableInfo,
} from '@tafelrunde/table';
import { refusal, type ServerCode } from './refusals.ts';
import type { FoundTable } from './storage/store.ts';

/** Somebody's end of a socket. */
export interface Peer {
  /** Where they are, as far as limits count it. */
  readonly address: string;
  /** All at once, in this order. */
  send(texts: readonly string[]): void;
  /** Ends the connection: `again` when it should be opened once more. */
  close(why: 'again' | 'for-good'): void;
}

/** A table in memory with the sockets around it. It may be thrown away at any time: the store has the truth. */
export interface LiveTable {
  readonly id: string;
  readonly table: Table;
  /** Nothing has happened for a while: what is not needed to wait is packed until somebody asks for the table again. */
  doze(): void;
  readonly listed: boolean;
  /** The number under which this server drives it. */
  readonly fence: number;
  readonly peers: Map<ConnectionId, Peer>;
  /** Where whoever came last is or was; its id until somebody comes. */
  address: string;
  /** What has happened but is not stored yet, and what is said about it once it is. */
  unsaved: Unsaved;
  /** The state that the store knows of. */
  state: TableInfo['state'];
  /** What people want to be asked about, as the store knows it. */
  heeds: Heeds;
  /** Up to which entry the store has a snapshot. */
  snapshotAt: number;
  /** When somebody last had to do with it. */
  touched: number;
  /** Thrown away: whoever still holds it must not use it. */
  gone: boolean;
  /** It is about to leave this server: nothing more happens to it here. */
  isStill: boolean;
  /** What bots are thinking about. */
  readonly thinking: Set<string>;
  deadline: { readonly at: number; readonly timer: NodeJS.Timeout } | undefined;
  /** Which questions somebody who is away was last called for. */
  readonly told: Map<PersonId, string>;
  /** When somebody has been away long enough to be called. */
  calling: NodeJS.Timeout | undefined;
  rematch: Promise<string> | undefined;
}

export interface Unsaved {
  readonly entries: StoredEntry[];
  readonly chat: StoredChat[];
  readonly outgoing: Outgoing[];
  readonly waiters: ((stored: boolean) => void)[];
}

export const nothingUnsaved = (): Unsaved => ({ entries: [], chat: [], outgoing: [], waiters: [] });

export function liveTable(
  awake: Table,
  { spec, listed, snapshot: kept, heeds = [] }: FoundTable,
  fence: number,
  now: number,
): LiveTable {
  const { game, room } = awake;
  let inMemory: Table | undefined = awake;
  let asleep: Buffer | undefined;
  let chat = awake.chat;

  const wake = (): Table => {
    if (inMemory !== undefined) return inMemory;
    const stored = { spec, snapshot: JSON.parse(inflateRawSync(asleep ?? '').toString()), entries: [], chat };
    inMemory = { ...restoreTable(game, stored, Number.MAX_SAFE_INTEGER), room };
    asleep = undefined;
    return inMemory;
  };

  return {
    id: spec.id,
    get table() {
      return wake();
    },
    doze() {
      if (inMemory === undefined) return;
      asleep = deflateRawSync(JSON.stringify(snapshot(inMemory)), { level: 1 });
      ({ chat } = inMemory);
      for (const each of [room.shown, room.positions]) each.clear();
      delete room.round;
      inMemory = undefined;
    },
    listed,
    fence,
    peers: new Map(),
    address: spec.id,
    unsaved: nothingUnsaved(),
    state: stateOf(awake),
    heeds,
    snapshotAt: kept?.facts.seq ?? 0,
    touched: now,
    gone: false,
    isStill: false,
    thinking: new Set(),
    deadline: undefined,
    told: new Map(),
    calling: undefined,
    rematch: undefined,
  };
}

export function stateOf({ facts }: Table): TableInfo['state'] {
  if (facts.ended !== undefined) return 'over';
  return facts.begun ? 'running' : 'waiting';
}

/** Nothing happens there at the moment. */
export const isQuiet = ({ thinking, rematch }: LiveTable, isSaving: boolean): boolean =>
  thinking.size === 0 && rematch === undefined && !isSaving;

/** Nobody is here and nothing is about to happen. */
export function isAsleep(live: LiveTable, isSaving: boolean): boolean {
  return live.peers.size === 0 && live.thinking.size === 0 && live.deadline === undefined && !isSaving;
}

/** Says what became durable; gives the number of messages and of characters. */
export function deliver({ peers }: LiveTable, outgoing: readonly Outgoing[]): { messages: number; characters: number } {
  let [messages, characters] = [0, 0];
  const letters = new Map<ConnectionId, string[]>();
  const leaving: ConnectionId[] = [];
  for (const { to, message } of outgoing) {
    const text = JSON.stringify(message);
    for (const connection of to) {
      const letter = letters.get(connection);
      if (letter === undefined) letters.set(connection, [text]);
      else letter.push(text);
    }
    if (message.type === 'closed') leaving.push(...to);
    messages += to.length;
    characters += to.length * text.length;
  }
  for (const [connection, texts] of letters) peers.get(connection)?.send(texts);
  for (const connection of leaving) peers.get(connection)?.close('for-good');
  return { messages, characters };
}

/** A wish that was heard cannot be granted after all, for want of something that the server needs. */
export function turnDown({ peers }: LiveTable, to: ConnectionId, ask: string, code: ServerCode): void {
  peers.get(to)?.send([JSON.stringify({ type: 'refused', ask, ...refusal(code) })]);
}

/** Everybody is sent away, with a word about it or to come back at once. */
export function disperse({ peers }: LiveTable, word?: HostMessage): void {
  for (const peer of peers.values()) {
    if (word !== undefined) peer.send([JSON.stringify(word)]);
    peer.close(word === undefined ? 'again' : 'for-good');
  }
  peers.clear();
}

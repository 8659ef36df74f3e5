import { connect, type Socket } from 'node:net';
import { at, type Question, type Ref } from '@tafelrunde/kernel';
import { arriving, type HostMessage, hasTable, PROTOCOL, reduce, type TableState } from '@tafelrunde/table';
import { WebSocket } from 'ws';
import type { Reading, Skipped } from '../figure.ts';
import { type Machine, thisMachine } from '../machine.ts';
import type { Draft, Rival } from './draft.ts';
import { atRate, type Paced, percentile, refill } from './load.ts';
import { post } from './post.ts';

/* Somebody who wants to stop, read or cheat the tables of others, and how those fare meanwhile. */

/** Tables of the attacker, and of those who only want to play. */
const HOSTILE = 3;
const BYSTANDERS = 30;
/** Moves of the bystanders in a second, and for how many seconds. */
const RATE = 60;
const SECONDS = 5;
/** First the worst position is made, as fast as the server lets them, for so many milliseconds. */
const MAKING = 10_000;
const HURRY = 8;
/** Then they do at each table as much as the usual limits allow: something bad after each so many milliseconds. */
const PACE = 100;
const SILENT = 200;
/** When the attacker himself is later than so many milliseconds, nobody can say how late the server was. */
const MOST_LATE = 10;

export interface Attacker {
  readonly state: () => TableState;
  send(message: object): void;
  /** The codes of all refusals so far. */
  readonly refused: Map<string, number>;
  leave(): void;
}

export interface Attack {
  /** Seconds of attack, with what bystanders' moves took. */
  bystanders(seconds: number): Promise<Paced>;
  /** What the attacker found out that nobody may: nothing, if all is well. */
  findings(): readonly string[];
  stop(): void;
}

/** Starts to attack the server at once, and goes on until it is told to stop. */
export async function attack(rival: Rival): Promise<Attack> {
  const { address } = rival;
  const tables = await Promise.all(Array.from({ length: HOSTILE }, () => hostileTable(address)));
  const silent = openSilently(address);
  const drafts: Draft[] = [];
  let round = 0;
  const making = setInterval(() => {
    for (const me of tables.flat()) playOn(me);
  }, HURRY);
  await new Promise((resolve) => setTimeout(resolve, MAKING));
  clearInterval(making);
  const attacking = setInterval(() => {
    round++;
    for (const [i, pair] of tables.entries()) act(pair, round + i);
  }, PACE);
  return {
    async bystanders(seconds) {
      await refill(drafts, rival, BYSTANDERS);
      return atRate(drafts, RATE, seconds, rival);
    },
    findings: () => tables.flat().flatMap(unexpected),
    stop() {
      clearInterval(attacking);
      for (const socket of silent) socket.destroy();
      for (const attacker of tables.flat()) attacker.leave();
      for (const draft of drafts) draft.close();
    },
  };
}

/**
 * The 95th percentile of bystanders' moves under attack, in milliseconds of the reference machine. Where it is known for how many of them the
 * server worked, the rest was waiting for a core.
 */
export async function bystandersUnderAttack(rival: Rival, machine: Machine = thisMachine): Promise<Reading | Skipped> {
  const attacked = await attack(rival);
  // A server is compiled anew for thousands of moves.
  await attacked.bystanders(SECONDS * 2);
  const { times, worked, late } = await attacked.bystanders(SECONDS * 2);
  const findings = attacked.findings();
  attacked.stop();
  if (findings.length > 0) throw new Error(findings.join(' '));
  const measured = percentile(times, 0.95);
  if (worked.length === 0 && late > MOST_LATE)
    return { skipped: 'this machine is too busy to say how long the server takes' };
  return {
    value: Math.min(measured, ...(worked.length === 0 ? [] : [percentile(worked, 0.95)])) * machine.speed(),
    measured,
  };
}

export type Pair = readonly [Attacker, Attacker];

/** A table of two, and the secrets of both. */
export async function seatTwo(
  address: string,
): Promise<{ readonly id: string; readonly tokens: readonly [string, string] }> {
  const seats = [{ mind: 'person', name: 'Mallory' }, { mind: 'open' }];
  const made = await post<{ id: string; token: string; invitations: { code: string }[] }>(`${address}/api/tables`, {
    game: 'four-souls',
    seats,
    settings: { reaction: 0, patience: 0 },
  });
  const code = at(made.invitations, 0).code;
  const { token } = await post<{ token: string }>(`${address}/api/tables/${made.id}/seats`, { code, name: 'Trudy' });
  return { id: made.id, tokens: [made.token, token] };
}

async function hostileTable(address: string): Promise<Pair> {
  const { id, tokens } = await seatTwo(address);
  const pair = [await join(address, id, tokens[0]), await join(address, id, tokens[1])] as const;
  pair[0].send({ type: 'begin', ask: 'begin' });
  return pair;
}

export async function join(address: string, table: string, token: string): Promise<Attacker> {
  const url = `${address.replace('http', 'ws')}/api/tables/${table}/socket`;
  const socket = new WebSocket(url, ['tafelrunde', `token.${token}`], { perMessageDeflate: false });
  const refused = new Map<string, number>();
  let state = arriving;
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL })));
    socket.addEventListener('message', ({ data }) => {
      if (typeof data !== 'string') return;
      const message: HostMessage = JSON.parse(data);
      state = reduce(state, message);
      if (message.type === 'refused') {
        const key = `${message.ask?.split('-')[0]} ${message.code}`;
        refused.set(key, (refused.get(key) ?? 0) + 1);
      }
      resolve();
    });
  });
  let asks = 0;
  return {
    state: () => state,
    refused,
    send(message) {
      if (socket.readyState !== socket.OPEN) return;
      const kind = 'type' in message ? String(message.type) : '';
      socket.send(
        JSON.stringify(kind === 'hello' || 'ask' in message ? message : { ...message, ask: `${kind}-${++asks}` }),
      );
    },
    leave: () => socket.close(),
  };
}

/** One of the two does the next of many bad things. */
function act(pair: Pair, round: number): void {
  const me = at([...pair], round % 2);
  const state = me.state();
  if (!hasTable(state)) return;
  const { seq } = state;
  switch (round % 7) {
    case 0:
      me.send({ type: 'undo' });
      break;
    case 1:
      me.send({ type: 'look', seq: Math.floor(seq * Math.random()) });
      break;
    case 2:
      me.send({ type: 'hello', protocol: PROTOCOL, seen: Math.max(0, seq - 50) });
      break;
    case 3:
      // The oracle: ids that somebody else's question could have.
      me.send({ type: 'answer', ask: `oracle-${round}`, question: `0.${round % 50}.${round.toString(36)}`, picks: [] });
      break;
    case 4:
      me.send({ type: 'reveal', part: round.toString(16).padStart(64, '0') });
      break;
    case 5:
      me.send({ type: 'chat', text: 'x'.repeat(500) });
      break;
    default:
  }
  playOn(me);
}

export function playOn(me: Attacker): void {
  const state = me.state();
  for (const question of (hasTable(state) ? state.view?.questions : undefined) ?? []) giveTo(me, question);
}

/** A coin to and fro, and anything else at random. */
function giveTo(me: Attacker, { id, options, min, op }: Question): void {
  const refs = options.map(({ ref }) => ref);
  const wanted = refs.find((ref) => /^(?:accept|offer|coin|promise):/.test(String(ref)));
  if (op.op.startsWith('deal') && wanted === undefined) return;
  const picks: readonly Ref[] = wanted === undefined ? refs.slice(0, min) : [wanted];
  me.send({ type: 'answer', question: id, picks });
}

function openSilently(address: string): readonly Socket[] {
  const { hostname, port } = new URL(address);
  return Array.from({ length: SILENT }, () => connect(Number(port), hostname).on('error', () => undefined));
}

/** Whatever the oracle or the grinder was told must be the same as for any wrong guess. */
function unexpected({ refused }: Attacker): readonly string[] {
  const isFine = (key: string): boolean =>
    !/^(?:oracle|reveal) /.test(key) ||
    /^oracle (?:stale|too-often|over|too-fast|bot-plays)$/.test(key) ||
    /^reveal (?:already-begun|not-promised|over|too-fast)$/.test(key);
  return [...refused.keys()].filter((key) => !isFine(key)).map((key) => `The attacker was told: ${key}.`);
}

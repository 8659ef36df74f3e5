import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { at, type Chance, hashOf, quickChance, view } from '@tafelrunde/kernel';
import { restoreTable, type StoredEntry, seatsOf } from '@tafelrunde/table';
import { gameIds, gameOf } from '../games.ts';
import { createLog } from '../log.ts';
import { openPostgres } from '../storage/postgres.ts';
import { call, type Made } from './client.ts';
import { Player } from './player.ts';
import { startPostgres } from './postgres.ts';
import { freePort, type ServerProcess, serverProcess } from './process.ts';
import { testFolder } from './server.ts';

/*
 * Several servers over one Postgres, behind a small proxy, with people and bots who play all games; servers are killed, stand still for longer
 * than their leases last, and are cut off from the database. Afterwards everything that was acknowledged has to be there, once.
 */

const SERVERS = 3;
/** Milliseconds that a server stands still or is cut off: longer than it counts as alive. */
const TOO_LONG = 4_000;
/** So often a server is started before that counts as a fault. */
const TRIES = 5;
/** Milliseconds that somebody hears nothing before they come again. */
const SILENCE = 2_000;
/** Milliseconds in which every table has to go on when all is quiet again. */
const GOES_ON = 20_000;

/** Lets connections through, unless it is told not to. */
class Gate {
  private readonly server: Server;
  private readonly open = new Set<Socket>();
  private isCut = false;
  readonly port: number;

  private constructor(server: Server, port: number) {
    [this.server, this.port] = [server, port];
  }

  /** `target` gives the port to lead to, for each connection anew. */
  static async to(target: () => number): Promise<Gate> {
    const server = createServer({ allowHalfOpen: false });
    const gate = new Gate(server, await freePort());
    server.on('connection', (socket) => gate.lead(socket, target()));
    server.listen(gate.port, '127.0.0.1');
    await once(server, 'listening');
    return gate;
  }

  private lead(socket: Socket, port: number): void {
    if (this.isCut) {
      socket.destroy();
      return;
    }
    const there = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [socket, there],
      [there, socket],
    ] as const) {
      this.open.add(one);
      one.on('error', () => undefined);
      one.once('close', () => {
        this.open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.open) socket.destroy();
  }

  heal(): void {
    this.isCut = false;
  }

  close(): void {
    this.cut();
    this.server.close();
  }
}

/** A server with its own way to the database. */
class Node {
  readonly port: number;
  private process: ServerProcess | undefined;
  private readonly way: Gate;
  private readonly url: string;
  private readonly folder = testFolder();
  /** What it said last when it ended by itself. */
  readonly died: string[] = [];

  private constructor(port: number, way: Gate, url: string) {
    [this.port, this.way, this.url] = [port, way, url];
  }

  static async over(database: string): Promise<Node> {
    const url = new URL(database);
    const there = Number(url.port);
    const way = await Gate.to(() => there);
    url.port = String(way.port);
    const node = new Node(await freePort(), way, url.href);
    await node.start();
    return node;
  }

  /** Whoever watches over servers starts one again that could not start. */
  async start(): Promise<void> {
    const variables = { PORT: String(this.port), DATABASE_URL: this.url };
    let said = '';
    for (let tries = 1; this.process === undefined; tries++) {
      this.process = await serverProcess(this.folder, variables).catch((fault: unknown) => {
        if (tries === TRIES) throw fault;
        return undefined;
      });
    }
    const { child } = this.process;
    child.stderr?.on('data', (text) => {
      said = `${said}${String(text)}`.slice(-2_000);
    });
    child.once('exit', () => {
      if (this.process?.child === child) this.died.push(said);
    });
  }

  async kill(): Promise<void> {
    const { process } = this;
    this.process = undefined;
    await process?.kill('SIGKILL');
    await this.start();
  }

  async stand(): Promise<void> {
    this.process?.child.kill('SIGSTOP');
    await sleep(TOO_LONG);
    this.process?.child.kill('SIGCONT');
  }

  async cutOff(): Promise<void> {
    this.way.cut();
    await sleep(TOO_LONG);
    this.way.heal();
  }

  /** How it ended; undefined when it had ended before. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null | undefined> {
    const { process } = this;
    this.process = undefined;
    const code = await process?.kill(signal);
    this.way.close();
    return code;
  }
}

/** Somebody who comes again whenever nothing is heard any more. */
class Guest extends Player {
  private isComing = false;
  private heardAt = performance.now();
  private counted = 0;

  /** Never waits for anything. */
  live(address: string, table: string, mind: Chance): void {
    if (this.messages.length > this.counted) [this.counted, this.heardAt] = [this.messages.length, performance.now()];
    const silence = performance.now() - this.heardAt;
    if (this.isComing) return;
    if (this.closed !== undefined || silence > SILENCE) {
      this.come(address);
      return;
    }
    if (silence > SILENCE / 2) this.raw('{"type":"ping"}');
    this.step(table, mind);
  }

  come(address: string): void {
    this.terminate();
    this.isComing = true;
    const alarm = setTimeout(() => this.terminate(), SILENCE);
    this.connect(address)
      .catch(() => sleep(50))
      .finally(() => {
        clearTimeout(alarm);
        this.heardAt = performance.now();
        this.isComing = false;
      });
  }
}

interface Table {
  readonly id: string;
  readonly game: string;
  readonly guests: readonly Guest[];
}

const KINDS = ['kill', 'stand', 'cutOff'] as const;

export interface Storm {
  readonly disturbances: Readonly<Record<(typeof KINDS)[number], number>>;
  readonly acknowledged: number;
  readonly tables: number;
  /** What must not be: nothing, if all is well. */
  readonly findings: readonly string[];
}

/** Disturbs servers so often. */
export async function storm(times: number, seed: number, say: (sentence: string) => void): Promise<Storm> {
  const postgres = await startPostgres();
  const database = await postgres.createDatabase();
  const nodes = await Promise.all(Array.from({ length: SERVERS }, () => Node.over(database)));
  const mind = quickChance(seed);
  const proxy = await Gate.to(() => at(nodes, mind('server', nodes.length)).port);
  const crowd = new Crowd(`http://127.0.0.1:${proxy.port}`, mind);
  const disturbances = { kill: 0, stand: 0, cutOff: 0 };
  try {
    await crowd.complete();
    for (let i = 1; i <= times; i++) {
      await sleep(200 + mind('pause', 800));
      const kind = at([...KINDS], mind('kind', KINDS.length));
      disturbances[kind]++;
      await at(nodes, mind('which', nodes.length))[kind]();
      if (i % 10 === 0) say(`${i} disturbances, ${crowd.tables.length} tables`);
    }
    await sleep(TOO_LONG);
    const stuck = await crowd.stuck();
    await crowd.leave();
    const codes = await Promise.all(nodes.map((node) => node.end('SIGTERM')));
    const { tables } = crowd;
    return {
      disturbances,
      acknowledged: tables.flatMap(({ guests }) => guests.flatMap((guest) => guest.acknowledged)).length,
      tables: tables.length,
      findings: [
        ...stuck.map((table) => `a table of ${table.game} does not go on: ${table.guests.map(standing).join('; ')}`),
        ...nodes.flatMap(({ died }) => died.map((said) => `a server died: ${said}`)),
        ...codes.filter((code) => code !== 0).map((code) => `a server ended with ${code}`),
        ...(await wrongIn(database, tables)),
      ],
    };
  } finally {
    await crowd.leave();
    proxy.close();
    for (const node of nodes) await node.end('SIGKILL');
    await postgres.stop();
  }
}

/** Those who play: always at least one table of every game. */
class Crowd {
  readonly tables: Table[] = [];
  private readonly sitting = new Set<string>();
  private readonly address: string;
  private readonly mind: Chance;
  private readonly timer: NodeJS.Timeout;

  constructor(address: string, mind: Chance) {
    [this.address, this.mind] = [address, mind];
    this.timer = setInterval(() => this.live(), 3);
  }

  private live(): void {
    for (const { id, guests } of this.tables) for (const guest of guests) guest.live(this.address, id, this.mind);
    for (const game of gameIds) {
      const isPlayed = this.tables.some((table) => table.game === game && !isOver(table));
      if (isPlayed || this.sitting.has(game)) continue;
      this.sitting.add(game);
      sitDown(this.address, game)
        .then(
          (table) => void this.tables.push(table),
          () => sleep(100),
        )
        .finally(() => this.sitting.delete(game));
    }
  }

  async complete(): Promise<void> {
    while (this.tables.length < gameIds.length) await sleep(20);
  }

  /** Tables that do not go on within a while, though nothing is in their way. */
  async stuck(): Promise<readonly Table[]> {
    const awaited = this.tables.map((table) => ({ table, before: Math.max(...table.guests.map(seqOf)) }));
    const waiting = () => awaited.filter(({ table, before }) => !goesOn(table, before));
    for (let waited = 0; waited < GOES_ON && waiting().length > 0; waited += 50) await sleep(50);
    return waiting().map(({ table }) => table);
  }

  /** What has come in by now counts. */
  async leave(): Promise<void> {
    clearInterval(this.timer);
    await sleep(100);
    for (const { guests, id } of this.tables) {
      for (const guest of guests) {
        guest.read(id);
        guest.terminate();
      }
    }
  }
}

/** Why somebody does not go on, as far as it can be seen from outside. */
function standing(guest: Guest): string {
  const asked = guest.question();
  const socket = guest.closed === undefined ? 'connected' : `closed with ${guest.closed.code}`;
  return `${socket}, at ${seqOf(guest)}, asked ${asked === undefined ? 'nothing' : `${asked.op.op} ${asked.id}`}, last answered ${guest.answered}`;
}

const isOver = ({ guests }: Table): boolean => guests.every((guest) => guest.isOver());
const seqOf = ({ state }: Player): number => ('seq' in state ? state.seq : 0);
const goesOn = ({ guests }: Table, before: number): boolean =>
  guests.every((guest) => guest.isOver() || seqOf(guest) > before);

/** Two people and a bot, or one and a bot where no more can play. */
async function sitDown(address: string, game: string): Promise<Table> {
  const isForTwo = gameOf(game)?.seats.max === 2;
  const seats = [
    { mind: 'person', name: 'Anna' },
    ...(isForTwo ? [] : [{ mind: 'open' }]),
    { mind: 'bot', bot: 'random', name: 'Botho' },
  ];
  const settings = { reaction: 0, pace: 0 };
  const { body: made, status } = await call<Made>(address, '/tables', { body: { game, seats, settings } });
  if (status !== 200) throw new Error('no table just now');
  const tokens = [made.token];
  for (const { code } of made.invitations) {
    const seat = { code, name: 'Ben' };
    const taken = await call<{ token: string }>(address, `/tables/${made.id}/seats`, { body: seat });
    if (taken.status !== 200) throw new Error('no seat just now');
    tokens.push(taken.body.token);
  }
  const guests = tokens.map((token) => new Guest(made.id, token));
  for (const guest of guests) {
    await guest.connect(address);
    await guest.until(() => seqOf(guest) >= 0 && 'info' in guest.state, SILENCE);
  }
  guests[0]?.send({ type: 'begin' });
  return { id: made.id, game, guests };
}

async function wrongIn(database: string, tables: readonly Table[]): Promise<readonly string[]> {
  const { store } = await openPostgres({ url: database, log: createLog(() => undefined) });
  const findings: string[] = [];
  for (const { id, game: name, guests } of tables) {
    const wrong = (what: string) => findings.push(`${name}: ${what}`);
    const [found, entries, game] = [await store.find(id), await store.entriesOf(id), gameOf(name)];
    if (found === undefined || game === undefined) {
      wrong('the table is gone');
      continue;
    }
    if (entries.some(({ seq }, i) => seq !== i + 1)) wrong('its entries are not in one order');
    for (const { acknowledged, passes } of guests) {
      for (const { ask, seq } of acknowledged) {
        const made = entries.filter((entry) => entry.ask === ask);
        if (made.length === 0 && passes.has(ask)) continue;
        const where = made.map((each) => `${each.entry.kind} ${each.seq}`).join(', ');
        if (made.length !== 1 || !isThere(made, seq))
          wrong(`an acknowledged move is not there once: ${ask} at ${seq} (${where})`);
      }
    }
    const { snapshot: _, ...whole } = found;
    const played = restoreTable(game, { ...whole, entries }, Number.MAX_SAFE_INTEGER);
    const quickly = restoreTable(game, found, Number.MAX_SAFE_INTEGER);
    if (hashOf(quickly.journal.match) !== hashOf(played.journal.match)) wrong('its match is not what its entries give');
    for (const question of answeredTwice(entries)) wrong(`a bot answered twice: ${question}`);
    for (const [seat, guest] of guests.entries()) {
      for (const seq of toldDifferently(guest)) wrong(`somebody saw two moves with the number ${seq}`);
      const person = played.facts.seats[seat]?.person ?? '';
      const seen = view(game, played.journal.match, seatsOf(played, person));
      if (guest.isOver() && hashOf(guest.here.view) !== hashOf(JSON.parse(JSON.stringify(seen))))
        wrong('somebody sees something else at the end');
    }
  }
  await store.close();
  return findings;
}

/** An answer that a reaction round has held is acknowledged with the last entry of what came of it. */
const isThere = (made: readonly StoredEntry[], seq: number): boolean => made.some((entry) => entry.seq <= seq);

function answeredTwice(entries: readonly StoredEntry[]): readonly string[] {
  const seen = new Set<string>();
  return entries.flatMap(({ entry, person }) => {
    if (entry.kind !== 'answer' || person !== undefined) return [];
    const question = `${entry.by} ${entry.question}`;
    if (seen.has(question)) return [question];
    seen.add(question);
    return [];
  });
}

/** Numbers under which somebody was told different things, before and after they came back. */
function toldDifferently({ messages }: Player): readonly number[] {
  const told = new Map<number, string>();
  return messages.flatMap((message) => {
    if (message.type !== 'update') return [];
    const lines = message.log ?? [{ seq: message.seq, events: message.events }];
    return lines.flatMap(({ seq, events = [] }) => {
      const text = JSON.stringify(events);
      const before = told.get(seq);
      told.set(seq, text);
      return before === undefined || before === text ? [] : [seq];
    });
  });
}

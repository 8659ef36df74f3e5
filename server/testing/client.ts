import { at, type Chance, type Question, type Ref } from '@tafelrunde/kernel';
import {
  arriving,
  clientMessage,
  type HostMessage,
  hasTable,
  reconnecting,
  reduce,
  type Seated,
  type TableState,
  type Wish,
  wishing,
} from '@tafelrunde/table';
import { WebSocket } from 'ws';

type Unasked<W> = W extends Wish ? Omit<W, 'ask'> : never;

export interface Made {
  readonly id: string;
  readonly token: string;
  readonly invitations: readonly { readonly seat: number; readonly code: string }[];
}

export interface Answered<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

/** Asks the API of a test server; `body` makes it a POST unless told otherwise. */
export async function call<T = Record<string, unknown>>(
  address: string,
  path: string,
  more: { readonly body?: unknown; readonly token?: string; readonly method?: string } = {},
): Promise<Answered<T>> {
  const { body, token, method = body === undefined ? 'GET' : 'POST' } = more;
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      // One that is kept for the next request may just be closed by the server when that comes.
      connection: 'close',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
}

/** People that sit at a new table of Fantasy Realms: the first one made it. */
export async function tableFor(
  address: string,
  names: readonly string[],
  more: object = {},
): Promise<{ readonly id: string; readonly tokens: readonly string[]; readonly made: Made }> {
  const [first, ...others] = names;
  const seats = [{ mind: 'person', name: first }, ...others.map(() => ({ mind: 'open' }))];
  const { body: made, status } = await call<Made>(address, '/tables', {
    body: { game: 'fantasy-realms', seats, ...more },
  });
  if (status !== 200) throw new Error(`no table: ${JSON.stringify(made)}`);
  const tokens = [made.token];
  for (const [i, name] of others.entries()) {
    const { code } = at(made.invitations, i);
    const taken = await call<{ token: string }>(address, `/tables/${made.id}/seats`, { body: { code, name } });
    tokens.push(taken.body.token);
  }
  return { id: made.id, tokens, made };
}

/** Somebody at a socket, with the client's half of the table. */
export class TestClient {
  state: TableState = arriving;
  readonly texts: string[] = [];
  readonly messages: HostMessage[] = [];
  closed: { readonly code: number; readonly reason: string } | undefined;
  private socket: WebSocket | undefined;
  private asks = 0;
  private readonly listeners = new Set<() => void>();
  private readonly table: string;
  readonly token: string | undefined;
  private readonly name = Math.random().toString(36).slice(2);

  constructor(table: string, token?: string) {
    this.table = table;
    this.token = token;
  }

  /** Opens the socket and says hello, as the browser does; wishes that were not answered are made again. */
  async connect(address: string, headers: Record<string, string> = {}): Promise<void> {
    await this.open(address, headers);
    for (const message of reconnecting(this.state)) this.raw(JSON.stringify(message));
  }

  /** Opens the socket and says nothing. */
  async open(address: string, headers: Record<string, string> = {}): Promise<void> {
    const protocols = ['tafelrunde', ...(this.token === undefined ? [] : [`token.${this.token}`])];
    const url = `${address.replace('http', 'ws')}/api/tables/${this.table}/socket`;
    const socket = new WebSocket(url, protocols, { headers });
    this.socket = socket;
    this.closed = undefined;
    socket.on('message', (data: Buffer) => this.arrived(data.toString()));
    socket.on('close', (code, reason) => {
      if (this.socket !== socket) return;
      this.closed = { code, reason: String(reason) };
      this.stir();
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.on('error', reject);
    });
  }

  private arrived(text: string): void {
    const message: HostMessage = JSON.parse(text);
    this.texts.push(text);
    this.messages.push(message);
    this.state = reduce(this.state, message);
    this.stir();
  }

  private stir(): void {
    for (const listener of this.listeners) listener();
  }

  raw(text: string | Buffer): void {
    this.socket?.send(text);
  }

  /** Makes a wish and tells how it was answered; `held` when a reaction round keeps it until it comes to it. */
  async wish(wish: Unasked<Wish>, ask = `${this.name}-${++this.asks}`): Promise<string> {
    const from = this.messages.length;
    this.send(wish, ask);
    return this.until(() => {
      const answer = this.messages.slice(from).find((message) => 'ask' in message && message.ask === ask);
      if (answer !== undefined) return answer.type === 'refused' ? answer.code : answer.type;
      return wish.type === 'answer' && this.holds(wish.question) && 'held';
    });
  }

  private holds(question: string): boolean {
    return hasTable(this.state) && this.state.reactions.some((each) => each.held && each.question.id === question);
  }

  /** Makes a wish without waiting for what becomes of it. */
  send(wish: Unasked<Wish>, ask = `${this.name}-${++this.asks}`): string {
    const wanted = clientMessage.parse({ ...wish, ask });
    if (!('ask' in wanted)) throw new Error(`${wanted.type} is no wish`);
    this.state = wishing(this.state, wanted);
    this.raw(JSON.stringify(wanted));
    return ask;
  }

  /** Waits until there is something. */
  until<T>(look: () => T | undefined | false, milliseconds = 10_000): Promise<T> {
    return new Promise((resolve, reject) => {
      const check = (): void => {
        const found = look();
        if (found === undefined || found === false) return;
        this.listeners.delete(check);
        clearTimeout(alarm);
        resolve(found);
      };
      const alarm = setTimeout(() => {
        this.listeners.delete(check);
        reject(new Error(`waited in vain for ${String(look)}; the last was ${this.texts.at(-1)?.slice(0, 300)}`));
      }, milliseconds);
      this.listeners.add(check);
      check();
    });
  }

  seated(): Promise<Seated> {
    return this.until(() => hasTable(this.state) && this.state.status === 'current' && this.state);
  }

  get here(): Seated {
    if (!hasTable(this.state)) throw new Error('not welcomed yet');
    return this.state;
  }

  /** What is to be answered now, in a reaction round too. */
  question(): Question | undefined {
    if (!hasTable(this.state)) return undefined;
    const { view, reactions } = this.state;
    return view?.questions.find(({ standing }) => !standing) ?? reactions.find(({ held }) => !held)?.question;
  }

  async close(): Promise<void> {
    const { socket } = this;
    if (socket === undefined || socket.readyState === WebSocket.CLOSED) return;
    socket.close();
    await new Promise((resolve) => socket.once('close', resolve));
  }

  /** Gone without a word. */
  terminate(): void {
    this.socket?.terminate();
  }
}

/** Any picks for a question; the rules may still refuse them. */
export function anyPicks({ options, min, max }: Question, mind: Chance): Ref[] {
  const bag = options.flatMap(({ ref, cap = 1 }) => Array.from({ length: Math.min(cap, max) }, () => ref));
  const count = min + mind('how many', Math.min(max, bag.length) - min + 1);
  return Array.from({ length: count }, () => at(bag.splice(mind('pick', bag.length), 1), 0));
}

/** Everybody answers at random until the game is over, or as often as told. */
export async function playOut(clients: readonly TestClient[], mind: Chance, moves = 2_000): Promise<number> {
  for (let move = 0; move < moves; move++) {
    const asked = await firstAsked(clients);
    if (asked === undefined) return move;
    await answerSomehow(asked.client, asked.question, mind);
    const { seq } = asked.client.here;
    await Promise.all(clients.map((client) => client.until(() => hasTable(client.state) && client.state.seq >= seq)));
  }
  return moves;
}

interface Asked {
  readonly client: TestClient;
  readonly question: Question;
}

/** Whoever is asked, unless the game is over. */
function firstAsked(clients: readonly TestClient[]): Promise<Asked | undefined> {
  const look = (): { asked: Asked | undefined } | undefined => {
    if (clients.some(({ state }) => hasTable(state) && state.info.state === 'over')) return { asked: undefined };
    for (const client of clients) {
      const question = client.question();
      if (question !== undefined) return { asked: { client, question } };
    }
    return undefined;
  };
  return Promise.race(clients.map((client) => client.until(look))).then(({ asked }) => asked);
}

async function answerSomehow(client: TestClient, { id }: Question, mind: Chance): Promise<void> {
  for (let i = 0; i < 100; i++) {
    const question = client.question();
    if (question?.id !== id) return;
    const answer = await client.wish({ type: 'answer', question: id, picks: anyPicks(question, mind) });
    if (['accepted', 'held', 'stale', 'over', 'overtaken'].includes(answer)) return;
  }
  throw new Error(`no answer to ${id} was found`);
}

import { at, type Ref } from '@tafelrunde/kernel';
import { type Delta, type HostMessage, patch, type WireView } from '@tafelrunde/table';
import type { Draft, Mover } from './draft.ts';

type Questions = WireView['questions'];

/** A table of three on our server, ready to play. */
export async function openDraft(address: string): Promise<Draft> {
  const seats = [{ mind: 'person', name: 'Anna' }, { mind: 'open' }, { mind: 'open' }];
  const made = await post<{ id: string; token: string; invitations: { code: string }[] }>(`${address}/api/tables`, {
    game: 'fantasy-realms',
    seats,
  });
  const tokens = [made.token];
  for (const { code } of made.invitations) {
    const path = `${address}/api/tables/${made.id}/seats`;
    tokens.push((await post<{ token: string }>(path, { code, name: 'Ben' })).token);
  }
  const state = { over: false };
  const seated = await Promise.all(tokens.map((token) => sitDown(address, made.id, token, state)));
  await at(seated, 0).begin();
  return { movers: seated, isOver: () => state.over };
}

async function post<T>(url: string, body: object): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const read: T = JSON.parse(await answer.text());
  return read;
}

interface Seated extends Mover {
  begin(): Promise<void>;
}

async function sitDown(address: string, table: string, token: string, state: { over: boolean }): Promise<Seated> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${table}/socket`, [
    'tafelrunde',
    `token.${token}`,
  ]);
  let questions: Questions = [];
  let asks = 0;
  const waiting = new Map<string, (granted: boolean) => void>();
  const hear = (message: HostMessage): void => {
    if (message.type === 'welcome') questions = message.view?.questions ?? [];
    if (message.type === 'update') questions = questionsAfter(questions, message.delta);
    if (message.type === 'info') state.over = message.table.state === 'over';
    if ((message.type === 'accepted' || message.type === 'refused') && message.ask !== null) {
      waiting.get(message.ask)?.(message.type === 'accepted');
      waiting.delete(message.ask);
    }
  };
  const wish = (wanted: object): Promise<boolean> => {
    const ask = `a${++asks}`;
    socket.send(JSON.stringify({ ...wanted, ask }));
    return new Promise((resolve) => waiting.set(ask, resolve));
  };
  await new Promise<void>((resolve, reject) => {
    socket.onerror = () => reject(new Error('no socket'));
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
    socket.onmessage = ({ data }) => {
      hear(JSON.parse(String(data)));
      resolve();
    };
  });
  return {
    isAsked: () => questions.length > 0,
    async move() {
      const started = performance.now();
      for (;;) {
        const [question] = questions;
        if (question === undefined) return performance.now() - started;
        if (await wish({ type: 'answer', question: question.id, picks: somePicks(question) })) {
          return performance.now() - started;
        }
      }
    },
    async begin() {
      await wish({ type: 'begin' });
    },
    close: () => socket.close(),
  };
}

/** Nothing else of the view matters for moving at random. */
function questionsAfter(before: Questions, delta: Delta | undefined): Questions {
  if (delta === undefined || typeof delta !== 'object') return before;
  if (!('questions' in delta)) return Array.isArray(delta) && isView(delta[0]) ? delta[0].questions : before;
  return patch(before, delta.questions ?? undefined);
}

function isView(value: unknown): value is WireView {
  return typeof value === 'object' && value !== null && 'questions' in value;
}

function somePicks({ options, min = 1, max = 1 }: Questions[number]): Ref[] {
  const refs = options.map((option) => (typeof option === 'object' ? option.ref : option));
  const count = min + Math.floor(Math.random() * (Math.min(max, refs.length) - min + 1));
  return Array.from({ length: count }, () => at(refs.splice(Math.floor(Math.random() * refs.length), 1), 0));
}

import { at, type Ref } from '@tafelrunde/kernel';
import { type Delta, type HostMessage, PROTOCOL, patch, type WireView } from '@tafelrunde/table';
import { WebSocket } from 'ws';
import type { Draft } from './draft.ts';
import { post } from './post.ts';

type Questions = WireView['questions'];

let heard = 0;
/** Bytes of all that has been said to people so far. */
export const bytesHeard = (): number => heard;

/** A table of three on our server, ready to play; people may come to another server than the one that has the table. */
export async function openDraft(address: string, comingTo = address): Promise<Draft> {
  const seats = [{ mind: 'person', name: 'Anna' }, { mind: 'open' }, { mind: 'open' }];
  const made = await post<{ id: string; token: string; invitations: { code: string }[] }>(`${address}/api/tables`, {
    game: 'fantasy-realms',
    seats,
  });
  const path = `/api/tables/${made.id}`;
  const tokens = [made.token];
  for (const { code } of made.invitations) {
    tokens.push((await post<{ token: string }>(`${address}${path}/seats`, { code, name: 'Ben' })).token);
  }
  const seated = await Promise.all(tokens.map((token) => sitDown(`${comingTo.replace('http', 'ws')}${path}`, token)));
  await at(seated, 0).wish({ type: 'begin' });
  const isOver = () => seated.some((person) => person.isOver());
  let moving: Person | undefined;
  return {
    isReady: () => moving === undefined && !isOver() && seated.some((person) => person.question() !== undefined),
    isOver,
    async move() {
      moving = seated.find((person) => person.question() !== undefined);
      const milliseconds = moving === undefined ? Number.NaN : await answer(moving);
      moving = undefined;
      return milliseconds;
    },
    close() {
      for (const person of seated) person.leave();
    },
  };
}

interface Person {
  question(): Questions[number] | undefined;
  isOver(): boolean;
  /** Is it granted? */
  wish(wanted: object): Promise<boolean>;
  leave(): void;
}

/** Not all picks go together: then others are tried. */
async function answer(person: Person): Promise<number> {
  const question = person.question();
  if (question === undefined) return 0;
  const started = performance.now();
  const isGranted = await person.wish({ type: 'answer', question: question.id, picks: somePicks(question) });
  return isGranted ? performance.now() - started : answer(person);
}

async function sitDown(table: string, token: string): Promise<Person> {
  const socket = new WebSocket(`${table}/socket`, ['tafelrunde', `token.${token}`], { perMessageDeflate: false });
  const waiting = new Map<string, (isGranted: boolean) => void>();
  let questions: Questions = [];
  let isOver = false;
  let asks = 0;
  const hear = (message: HostMessage): void => {
    switch (message.type) {
      case 'welcome':
        questions = message.view?.questions ?? [];
        break;
      case 'update':
        questions = questionsAfter(questions, message.delta);
        break;
      case 'info':
        isOver = message.table.state === 'over';
        break;
      case 'accepted':
      case 'refused':
        waiting.get(message.ask ?? '')?.(message.type === 'accepted');
        waiting.delete(message.ask ?? '');
        break;
      default:
    }
  };
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL })));
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') {
        heard += Buffer.byteLength(data);
        hear(JSON.parse(data));
      }
      resolve();
    });
  });
  return {
    question: () => questions[0],
    isOver: () => isOver,
    wish(wanted) {
      const ask = `a${++asks}`;
      socket.send(JSON.stringify({ ...wanted, ask }));
      return new Promise((resolve) => waiting.set(ask, resolve));
    },
    leave: () => socket.close(),
  };
}

/** Nothing else of the view matters for moving at random. */
function questionsAfter(before: Questions, delta: Delta | undefined): Questions {
  if (typeof delta !== 'object') return before;
  if ('questions' in delta) return patch(before, delta.questions ?? undefined);
  return Array.isArray(delta) && isView(delta[0]) ? delta[0].questions : before;
}

function isView(value: unknown): value is WireView {
  return typeof value === 'object' && value !== null && 'questions' in value;
}

function somePicks({ options, min = 1, max = 1 }: Questions[number]): Ref[] {
  const refs = options.map((option) => (typeof option === 'object' ? option.ref : option));
  const count = min + Math.floor(Math.random() * (Math.min(max, refs.length) - min + 1));
  return Array.from({ length: count }, () => at(refs.splice(Math.floor(Math.random() * refs.length), 1), 0));
}

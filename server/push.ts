import { createHash } from 'node:crypto';
import type { Said } from '@tafelrunde/kernel';
import type { PersonId } from '@tafelrunde/table';
import webpush, { type RequestOptions } from 'web-push';
import type { PushKeys } from './config.ts';
import type { Metrics } from './metrics.ts';
import type { PushSubscription, Store } from './storage/store.ts';

/** "It is your turn", to a browser whose tab is closed. The only thing that ever leaves for somebody else's server. */
export interface Push {
  readonly publicKey: string;
  tell(person: PersonId, turn: Turn): Promise<void>;
}

interface Turn {
  readonly table: string;
  /** The name of what is played there. */
  readonly game: Said;
}

/** Seconds that a push service keeps it for a device that is switched off. */
const KEPT = 86_400;
/** Milliseconds that a push service has to answer. */
const PATIENCE = 10_000;

/** Otherwise anybody could have this server send requests to wherever they like. */
const SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
  'pushmail.yandex.net',
];

/** Those of the browsers, and the origins that the operator has named. */
export function isPushService(endpoint: string, further: readonly string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin } = new URL(endpoint);
  if (further.includes(origin)) return true;
  const isKnown = SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`));
  return protocol === 'https:' && port === '' && isKnown;
}

/** Encrypts the news for the browser, hands it to its push service, and gives the status of the answer. */
export type SendPush = (subscription: PushSubscription, news: string, options: RequestOptions) => Promise<number>;

const sendByFetch: SendPush = async (subscription, news, options) => {
  const { endpoint, method, headers, body } = webpush.generateRequestDetails(subscription, news, options);
  const sent = await fetch(endpoint, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  });
  await sent.body?.cancel();
  return sent.status;
};

/** Characters that a push service takes (RFC 8030, section 5.4). */
const LONGEST_TOPIC = 32;

class PushTrouble extends Error {}

export function createPush(keys: PushKeys, store: Store, metrics: Metrics, send: SendPush = sendByFetch): Push {
  const { publicKey, privateKey, subject } = keys;
  const sendTo = async (subscription: PushSubscription, { table, game }: Turn): Promise<void> => {
    const { endpoint, lang = 'en' } = subscription;
    const news = JSON.stringify({ type: 'your-turn', table, lang, game: game[lang] });
    metrics.add('pushes_total');
    const status = await send(subscription, news, {
      vapidDetails: { publicKey, privateKey, subject },
      TTL: KEPT,
      // A newer call takes the place of an older one; the push service need not know which table it is for.
      topic: createHash('sha256').update(table).digest('base64url').slice(0, LONGEST_TOPIC),
      urgency: 'normal',
    });
    // The browser no longer wants to hear from us.
    if (status === 404 || status === 410) await store.removePush(endpoint);
    else if (status >= 300) throw new PushTrouble(`the push service answered ${status}`);
  };
  return {
    publicKey,
    async tell(person, turn) {
      const subscriptions = await store.pushesOf(person);
      await Promise.all(subscriptions.map((subscription) => sendTo(subscription, turn)));
    },
  };
}

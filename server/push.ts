import type { PersonId } from '@tafelrunde/table';
import webpush from 'web-push';
import type { PushKeys } from './config.ts';
import type { Metrics } from './metrics.ts';
import type { PushSubscription, Store } from './storage/store.ts';

/** "It is your turn", to a browser whose tab is closed. The only thing that ever leaves for somebody else's server. */
export interface Push {
  readonly publicKey: string;
  tell(person: PersonId, news: PushNews): Promise<void>;
}

interface PushNews {
  readonly type: 'your-turn';
  readonly table: string;
  readonly game: string;
}

/** Seconds that a push service keeps it for a device that is switched off. */
const KEPT = 86_400;

/** Otherwise anybody could have this server send requests to wherever they like. */
const SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
  'pushmail.yandex.net',
];

export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port } = new URL(endpoint);
  const isKnown = SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`));
  return protocol === 'https:' && port === '' && isKnown;
}

export type SendPush = typeof webpush.sendNotification;

export function createPush(
  keys: PushKeys,
  store: Store,
  metrics: Metrics,
  send: SendPush = webpush.sendNotification,
): Push {
  const { publicKey, privateKey, subject } = keys;
  const sendTo = async (subscription: PushSubscription, news: PushNews): Promise<void> => {
    try {
      metrics.add('pushes_total');
      await send(subscription, JSON.stringify(news), {
        vapidDetails: { publicKey, privateKey, subject },
        TTL: KEPT,
        topic: news.table,
        urgency: 'normal',
      });
    } catch (fault) {
      if (!isGone(fault)) throw fault;
      await store.removePush(subscription.endpoint);
    }
  };
  return {
    publicKey,
    async tell(person, news) {
      const subscriptions = await store.pushesOf(person);
      await Promise.all(subscriptions.map((subscription) => sendTo(subscription, news)));
    },
  };
}

/** The browser no longer wants to hear from us. */
function isGone(fault: unknown): boolean {
  return fault instanceof webpush.WebPushError && (fault.statusCode === 404 || fault.statusCode === 410);
}

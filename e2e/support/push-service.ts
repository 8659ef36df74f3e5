import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import type { Environment } from './server.ts';

/** What came in for a browser, as it would read it. */
interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly news: unknown;
}

/** A push service on this machine, and a browser that is known to it: real ones are somewhere else in the world. */
export interface PushService {
  readonly pushed: readonly Pushed[];
  /** What the operator sets. */
  readonly environment: Environment;
  /** From now on this page gets its subscriptions here. */
  serve(page: Page): Promise<void>;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const browser = createECDH('prime256v1');
  const p256dh = browser.generateKeys();
  const auth = randomBytes(16);
  const pushed: Pushed[] = [];
  const receive = async ({ url = '', headers }: IncomingMessage, body: Promise<Buffer>): Promise<void> => {
    pushed.push({ path: url, headers, news: decrypted(await body, browser, p256dh, auth) });
  };
  const server = createServer((request, response) => {
    receive(request, buffer(request)).then(
      () => response.writeHead(201).end(),
      (fault: unknown) => response.writeHead(400).end(String(fault)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = addressOf(server.address());
  const operator = createECDH('prime256v1');
  const address = `http://127.0.0.1:${port}`;
  return {
    pushed,
    environment: {
      VAPID_PUBLIC_KEY: operator.generateKeys('base64url'),
      VAPID_PRIVATE_KEY: Buffer.from(operator.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
      VAPID_SUBJECT: 'mailto:operator@example.org',
      PUSH_SERVICES: address,
    },
    async serve(page) {
      const keys = { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') };
      await page.addInitScript(subscribeTo, { endpoint: `${address}/this-browser`, keys });
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the push service has no address');
  return address;
}

/** Runs in the page. */
function subscribeTo(known: { readonly endpoint: string; readonly keys: Record<string, string> }): void {
  const key = 'subscribed-in-test';
  const subscription = {
    endpoint: known.endpoint,
    toJSON: () => known,
    unsubscribe: async () => {
      localStorage.removeItem(key);
      return true;
    },
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (localStorage.getItem(key) === null ? null : subscription),
    subscribe: async () => {
      localStorage.setItem(key, '');
      return subscription;
    },
  });
}

/** RFC 8291: only the browser can read what passes through its push service. */
function decrypted(body: Buffer, browser: ReturnType<typeof createECDH>, own: Buffer, auth: Buffer): unknown {
  const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32));
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString();
  // What follows the last record's delimiter is padding.
  return JSON.parse(text.slice(0, text.lastIndexOf('\u0002')));
}

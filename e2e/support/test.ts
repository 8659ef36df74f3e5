import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { type Environment, SECRET, type Server, startServer } from './server.ts';
import { Watch } from './watch.ts';

/** What somebody has set in their browser before they come. */
export interface Habits {
  readonly lang?: 'de' | 'en';
  readonly look?: 'light' | 'dark';
  readonly pace?: 'instant' | 'slow' | 'step';
  readonly motion?: 'full' | 'quick' | 'off';
  readonly name?: string;
  readonly textView?: boolean;
  readonly confirm?: boolean;
  readonly heed?: 'able' | 'all';
  readonly oneTap?: boolean;
}

/** Bots do not make anybody wait, and cards are where they belong at once. */
export const hasty: Habits = { lang: 'en', pace: 'instant', motion: 'off' };

interface Fixtures {
  /** For tests that do something to the server: nobody else is at it. */
  readonly ownServer: boolean;
  /** What the operator has set; then the server is one of its own, too. */
  readonly environment: Environment;
  /** For tests of what is kept for later: otherwise no browser fetches the whole app at its first visit. */
  readonly keepsApp: boolean;
  readonly server: Server;
  readonly watch: Watch;
  /** Another person with a browser of their own. */
  visitor(habits?: Habits, options?: BrowserContextOptions): Promise<Page>;
  /** Somebody who is in a hurry and speaks English. */
  readonly guest: Page;
}

interface Shared {
  /** One server for many tests: they come one after the other, each with browsers of its own. */
  readonly sharedServer: Server;
}

/** On a busy machine a bot may run out of its time: then the quick one plays, which is as it should be. */
function troublesIn(log: readonly string[]): readonly string[] {
  let isTrouble = true;
  return log.filter((line) => {
    if (!/^\s+at /.test(line)) isTrouble = !line.includes('a bot took too long');
    return isTrouble;
  });
}

export const test = base.extend<Fixtures, Shared>({
  ownServer: [false, { option: true }],
  environment: [{}, { option: true }],
  keepsApp: [false, { option: true }],

  sharedServer: [
    async ({ browserName: _ }, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  server: async ({ ownServer, environment, sharedServer }, use) => {
    const isOwn = ownServer || Object.keys(environment).length > 0;
    const server = isOwn ? await startServer(environment) : sharedServer;
    const before = server.log.length;
    await use(server);
    if (isOwn) await server.stop();
    expect(troublesIn(server.log.slice(before)), 'the log of the server').toEqual([]);
  },

  watch: async ({ server }, use) => {
    const watch = new Watch(server.address);
    await use(watch);
    expect(watch.troubles, 'errors and requests in the browser').toEqual([]);
  },

  visitor: async ({ browser, server, watch, contextOptions, keepsApp }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (habits, options) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: server.address,
        // On the way from this machine to itself packing takes longer than it saves; what is kept for later comes as to everybody.
        ...(keepsApp ? {} : { extraHTTPHeaders: { 'accept-encoding': 'identity' } }),
        ...options,
      });
      contexts.push(context);
      if (habits !== undefined) await context.addInitScript(accustom, habits);
      if (!keepsApp) await context.addInitScript(withoutServiceWorker);
      await context.addInitScript(dealFrom, SECRET);
      watch.context(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },

  guest: async ({ visitor }, use) => {
    await use(await visitor(hasty));
  },
});

export { expect } from '@playwright/test';

/** Tables on this device are dealt from the secret, too: it is all that a page draws 32 bytes for. */
function dealFrom(secret: string): void {
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (into) => {
    if (!(into instanceof Uint8Array) || into.length !== secret.length / 2) return draw(into);
    into.set(secret.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []);
    return into;
  };
}

/** What their browser remembers when they come. */
function accustom(habits: Habits): void {
  const key = 'tafelrunde.settings';
  if (location.protocol.startsWith('http') && localStorage.getItem(key) === null)
    localStorage.setItem(key, JSON.stringify(habits));
}

function withoutServiceWorker(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

import type { Page } from '@playwright/test';
import { meet, nextAt } from './support/online.ts';
import { type PushService, startPushService } from './support/push-service.ts';
import { type Chance, chanceFrom, type Table } from './support/table.ts';
import { test as base, expect, hasty } from './support/test.ts';

const test = base.extend<{ service: PushService }>({
  service: async ({ browserName: _ }, use) => {
    const service = await startPushService();
    await use(service);
    await service.close();
  },
  environment: ({ service }, use) => use(service.environment),
});

/** Whatever sounds or speaks up outside the page is written down. */
async function overhear(page: Page): Promise<{ heard(): Promise<readonly string[]>; forget(): Promise<void> }> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      heard.push(`tone ${Math.round(this.frequency.value)}`);
      start.call(this, when);
    };
    class Spoken {
      static readonly permission: string = 'granted';
      static requestPermission(): Promise<string> {
        return Promise.resolve(Spoken.permission);
      }
      constructor(title: string) {
        heard.push(title);
      }
    }
    Object.assign(globalThis, { Notification: Spoken });
  });
  return {
    heard: () => page.evaluate('heard'),
    forget: () => page.evaluate('heard.length = 0'),
  };
}

/** The others move until it is somebody's turn. */
async function untilAsked(one: Table, others: readonly Table[]): Promise<void> {
  const chance = chanceFrom(9);
  for (;;) {
    const { table, moment } = await nextAt([one, ...others]);
    if (table === one) return;
    await table.move(moment, chance);
    await table.settled();
  }
}

/** Somebody's next turn, to its end. */
async function turn(table: Table, others: readonly Table[], chance: Chance): Promise<void> {
  await untilAsked(table, others);
  for (let moment = await table.now(); moment.asked; moment = await table.now()) {
    await table.move(moment, chance);
    await table.settled();
  }
}

test.use({ keepsApp: true });

test('"your turn" by title, sound, notification, and by web push when the tab is closed', async ({
  visitor,
  service,
}) => {
  const [owner, friend] = [await visitor(hasty), await visitor(hasty, { permissions: ['notifications'] })];
  await service.serve(friend);
  const { heard, forget } = await overhear(friend);
  const [anna, ben] = await meet(owner, friend, { pace: 0 });
  const chance = chanceFrom(4);
  const ownTurn = async () => {
    await turn(ben, [anna], chance);
    await forget();
  };

  await ownTurn();
  await expect(friend).toHaveTitle('Fantasy Realms · Tafelrunde');
  await untilAsked(ben, [anna]);
  await expect(friend).toHaveTitle('Your turn · Fantasy Realms · Tafelrunde');
  await expect.poll(heard, 'nothing sounds but this').toEqual(['tone 587', 'tone 880']);

  await ben.menu.click();
  await friend.getByRole('checkbox', { name: 'Sounds' }).uncheck();
  const stored = friend.waitForResponse((answer) => answer.url().endsWith('/api/push'));
  await friend.getByRole('checkbox', { name: /^Notify me when it is my turn/ }).check();
  expect((await stored).status()).toBe(200);
  await friend.keyboard.press('Escape');
  await friend.evaluate(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }));
  await ownTurn();
  await untilAsked(ben, [anna]);
  await expect.poll(heard).toEqual(['Your turn · Fantasy Realms']);
  expect(service.pushed, 'whoever is there is not called').toEqual([]);

  await ownTurn();
  const address = friend.url();
  await friend.close();
  await turn(anna, [], chance);
  await expect.poll(() => service.pushed.length, { timeout: 90_000 }).toBe(1);
  const table = address.split('/').at(-1);
  const [called] = service.pushed;
  expect(called?.news).toEqual({ type: 'your-turn', table, lang: 'en', game: 'Fantasy Realms' });
  expect(called?.path).toBe('/this-browser');
  expect(called?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  // The push service learns that calls belong together, not which table it is.
  expect(called?.headers.topic).toMatch(/^[\w-]{32}$/);

  const home = await friend.context().newPage();
  await home.goto('/');
  await expect(home.getByRole('region', { name: 'Continue where you left off' })).toContainText('It is your turn');
  expect(await shown(home, called?.news)).toEqual([
    { title: 'It is your turn · Fantasy Realms', leadsTo: new URL(address).pathname },
  ]);
});

interface Shown {
  readonly title: string;
  /** Where a click on it leads. */
  readonly leadsTo: string;
}

/** Runs in the service worker: a browser without a screen may forget at once what it was to show, and nobody can click on it. */
function writeDown(): void {
  const shown: Shown[] = [];
  const click = async (notification: object): Promise<string> => {
    let leadsTo = '';
    let done: unknown;
    const clicked = Object.assign(new Event('notificationclick'), {
      notification: { ...notification, close: () => undefined },
      waitUntil: (work: unknown) => {
        done = work;
      },
    });
    Reflect.get(globalThis, 'clients').openWindow = async (path: string) => {
      leadsTo = path;
    };
    dispatchEvent(clicked);
    await done;
    return leadsTo;
  };
  Object.assign(globalThis, { shown });
  Reflect.get(globalThis, 'registration').showNotification = async (title: string, options: object) => {
    shown.push({ title, leadsTo: await click(options) });
  };
}

/** What the service worker shows when the push service brings it the news. */
async function shown(page: Page, news: unknown): Promise<readonly Shown[]> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('nobody would hear the news');
  await worker.evaluate(writeDown);
  await devtools.send('ServiceWorker.enable');
  const data = JSON.stringify(news);
  const { origin } = new URL(page.url());
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  const written = () => worker.evaluate<readonly Shown[]>('shown');
  await expect.poll(written).not.toEqual([]);
  return written();
}

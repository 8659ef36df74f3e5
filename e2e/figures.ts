import { get } from 'node:http';
import { type Browser, chromium, type Page } from '@playwright/test';
import { playable } from '@tafelrunde/games';
import { chromiumFlags, findChromium } from '../scripts/browser.mjs';
import { buildWeb } from '../scripts/build-web.mjs';
import { type Server, startServer } from './support/server.ts';

/*
 * The figures of the web app, measured in a browser and printed as JSON for `npm run bench`. Bytes are those on the wire,
 * headers and compression included. Times are what the clock showed (`measured`), and the same scaled by a fixed piece of
 * work that runs in turns with them (`value`), so that a busy machine does not change what is claimed.
 */

interface Reading {
  readonly value: number;
  readonly measured: number;
}

const RUNS = 5;
/** The best of so many rounds counts: a machine that has other things to do is only ever slower. */
const ROUNDS = 3;
const DECISIONS = 40;
/** Nobody answers faster: what the bots did last has been painted by then. */
const THINKING = 300;
/** Milliseconds that `calibrate` takes on the reference machine while it has nothing else to do: on an empty page, at a table. */
const REFERENCE = { blank: 2.5, table: 2 };

/** A stretch of arithmetic and small arrays that shares nothing with the app. */
const calibrate = `(() => {
  const start = performance.now();
  let pile = Array.from({ length: 53 }, (_, card) => card);
  for (let seed = 0; seed < 12000; seed++) {
    pile = pile.slice();
    for (let i = 52, random = seed; i > 0; i--) {
      random = (Math.imul(random, 1664525) + 1013904223) | 0;
      const j = (random >>> 8) % (i + 1);
      [pile[i], pile[j]] = [pile[j], pile[i]];
    }
  }
  return performance.now() - start + (pile.length === 53 ? 0 : 1);
})()`;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

/** How many bytes it takes to get something, read off a connection of its own. */
function bytesOf(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = get(
      address,
      { agent: false, headers: { 'accept-encoding': 'br, gzip', accept: 'text/html,*/*' } },
      (answer) => {
        answer.resume().on('end', () => resolve(answer.socket.bytesRead));
      },
    );
    asked.on('error', reject);
  });
}

async function sumOfBytes(addresses: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...new Set(addresses)].map(bytesOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Somebody who has never been here; nothing is fetched for later while we count. */
async function newcomer(browser: Browser, server: Server): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    serviceWorkers: 'block',
    storageState: {
      cookies: [],
      origins: [
        {
          origin: server.address,
          localStorage: [{ name: 'tafelrunde.settings', value: '{"pace":"instant","motion":"off"}' }],
        },
      ],
    },
  });
  return context.newPage();
}

/** A box on the shelf. */
const boxOf = (page: Page, game: string) => page.locator('main button[aria-expanded]').filter({ hasText: game });

interface Asked {
  /** Until the home page answers a click. */
  readonly home: readonly string[];
  /** For the first game, beyond what any table needs. */
  readonly game: readonly string[];
}

/** What a newcomer asks for who plays this game. */
async function askedFor(browser: Browser, server: Server, game: string): Promise<Asked> {
  const page = await newcomer(browser, server);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await boxOf(page, game).click();
  await page.getByRole('button', { name: /^Play/ }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const home = asked.splice(0);
  await page.getByRole('button', { name: /^Play/ }).click();
  await page.locator('main [data-asked]').waitFor();
  const shared = await sharedByAllTables(asked);
  const own = asked.filter(
    (address) => !shared(address) && /\/assets\/(?!(?:in-)?worker-).*\.(?:js|css|svg)$/.test(address),
  );
  await page.context().close();
  return { home, game: own };
}

/** What all boards have in common is not part of one game. */
async function countBytes(browser: Browser, server: Server): Promise<Pick<Found, 'home' | 'games'>> {
  const visits: { readonly id: string; readonly asked: Asked }[] = [];
  for (const { id, name } of playable) visits.push({ id, asked: await askedFor(browser, server, name.en) });
  const kilobytes = async (addresses: readonly string[]) => (await sumOfBytes(addresses)) / 1000;
  const isShared = (address: string) => visits.every(({ asked }) => asked.game.includes(address));
  const games: Record<string, number> = {};
  for (const { id, asked } of visits) games[id] = await kilobytes(asked.game.filter((each) => !isShared(each)));
  return { home: await kilobytes(visits[0]?.asked.home ?? []), games };
}

const stemOf = (address: string): string => address.replace(/^.*\//, '').replace(/-[\w-]{8}\.\w+$/, '');

/** Belongs to the page around any board and all that it imports; styles are called like the code that they belong to. */
async function sharedByAllTables(asked: readonly string[]): Promise<(address: string) => boolean> {
  const found = new Set(asked.filter((address) => /\/(?:room|local-table)-[\w-]{8}\.js$/.test(address)));
  for (const address of found) {
    const code = await (await fetch(address)).text();
    for (const [, file = ''] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      found.add(new URL(file, address).href);
  }
  const stems = new Set([...found].map(stemOf));
  return (address) => (address.endsWith('.css') ? stems.has(stemOf(address)) : found.has(address));
}

/** From the start of the navigation until a click opens a box. */
async function homeInteractive(browser: Browser, server: Server): Promise<Reading> {
  const runs: Reading[] = [];
  for (let run = 0; run < RUNS; run++) {
    const page = await newcomer(browser, server);
    await page.goto('about:blank');
    const speed = REFERENCE.blank / median(await several(page, 5));
    await page.addInitScript(() => {
      const look = () => {
        if (document.getElementById('opened-box') !== null) {
          Object.assign(window, { answered: performance.now() });
          return;
        }
        document.querySelector<HTMLElement>('main button[aria-expanded="false"]')?.click();
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/');
    const measured = Number(await (await page.waitForFunction('window.answered')).jsonValue());
    runs.push({ value: measured * speed, measured });
    await page.context().close();
  }
  return { value: median(runs.map(({ value }) => value)), measured: median(runs.map(({ measured }) => measured)) };
}

async function several(page: Page, times: number): Promise<number[]> {
  const found: number[] = [];
  for (let i = 0; i < times; i++) found.push(Number(await page.evaluate(calibrate)));
  return found;
}

/** From a click on a card until the frame that shows where it went; 95 of 100 are faster. */
async function decisions(browser: Browser, server: Server): Promise<Reading> {
  const page = await newcomer(browser, server);
  const rounds: Reading[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await oneRound(page));
  await page.context().close();
  return rounds.reduce((best, each) => (each.value < best.value ? each : best));
}

async function oneRound(page: Page): Promise<Reading> {
  const [times, costs]: [number[], number[]] = [[], []];
  while (times.length < DECISIONS) {
    await page.goto('/');
    await boxOf(page, 'Fantasy Realms').click();
    await page.getByRole('radio', { name: '3', exact: true }).check();
    await page.getByRole('radio', { name: 'Easy', exact: true }).check();
    await page.getByRole('button', { name: /^Play/ }).click();
    while (times.length < DECISIONS && (await isAskedForCards(page))) {
      await page.waitForTimeout(THINKING);
      costs.push(Number(await page.evaluate(calibrate)));
      times.push(await page.evaluate(decide));
    }
  }
  const measured = slowest(times);
  return { measured, value: (measured * REFERENCE.table) / median(costs) };
}

const slowest = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

/** False when the cards have been taken and discarded for the last time. */
async function isAskedForCards(page: Page): Promise<boolean> {
  await page.waitForFunction(() => document.querySelector('main [data-asked] p, section[data-over]') !== null);
  return page.evaluate(
    () =>
      document.querySelector('[data-place^="hand-"]') !== null &&
      document.querySelector(
        'main [data-ref][data-obj][data-state="open"], main [data-ref="pile:deck"][data-state="open"]',
      ) !== null &&
      document.querySelector('section[data-over]') === null &&
      // What wild cards stand for is chosen and then confirmed: no card goes anywhere.
      document.querySelector('main [aria-pressed]') === null,
  );
}

/** Runs in the page: clicks the first thing that glows, and tells when the hand has changed on the screen. */
function decide(): Promise<number> {
  const cards = () =>
    [...document.querySelectorAll('[data-place^="hand-"] [data-obj]')]
      .map((each) => each.getAttribute('data-obj'))
      .join();
  const before = cards();
  const target = document.querySelector<HTMLElement>(
    'main [data-ref][data-obj][data-state="open"], main [data-ref="pile:deck"][data-state="open"]',
  );
  return new Promise((resolve) => {
    const start = performance.now();
    target?.click();
    const look = () => {
      if (cards() === before && performance.now() - start < 5000) requestAnimationFrame(look);
      // The frame that is being made shows the change; it is on the screen when the next task runs.
      else setTimeout(() => resolve(performance.now() - start));
    };
    requestAnimationFrame(look);
  });
}

interface Found {
  /** Kilobytes. */
  readonly home: number;
  /** By the id of the game: its own part. */
  readonly games: Readonly<Record<string, number>>;
  readonly interactive: Reading;
  readonly decision: Reading;
}

async function measure(executablePath: string): Promise<Found> {
  if (!(await buildWeb(process.execPath))) throw new Error('there is nothing to measure');
  const server = await startServer();
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const bytes = await countBytes(browser, server);
    const interactive = await homeInteractive(browser, server);
    const decision = await decisions(browser, server);
    return { ...bytes, interactive, decision };
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Without a browser there is nothing to measure with, and `npm run bench` says so. */
function chromiumOrWhyNot(): { readonly path: string } | { readonly skipped: string } {
  try {
    return { path: findChromium() };
  } catch (fault) {
    return { skipped: fault instanceof Error ? fault.message : String(fault) };
  }
}

const found = chromiumOrWhyNot();
process.stdout.write(`${JSON.stringify('path' in found ? await measure(found.path) : found)}\n`);

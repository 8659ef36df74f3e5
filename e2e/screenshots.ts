import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/browser.mjs';
import { root } from '../scripts/runtime.mjs';
import { smallPng } from '../scripts/small-png.ts';
import { startServer } from './support/server.ts';
import { chanceFrom, Table } from './support/table.ts';

/* Pictures of every page and of a game in progress, on a desk and on a phone, in both languages: `npm run screenshots`. */

const folder = join(root, 'docs', 'screenshots');

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
} as const satisfies Record<string, BrowserContextOptions>;

const words = {
  en: {
    game: /Fantasy Realms/,
    play: /^Play/,
    watch: 'Watch the game',
    set: 'Set the table',
    begin: 'Begin the game',
    invite: /^Invitation/,
  },
  de: {
    game: /Fantastische Reiche/,
    play: /^Spielen/,
    watch: 'Partie ansehen',
    set: 'Tisch decken',
    begin: 'Partie beginnen',
    invite: /^Einladung/,
  },
} as const;

type Lang = keyof typeof words;
type Shoot = (page: Page, name: string) => Promise<void>;

const pages = {
  home: '/',
  'new-table': '/new/fantasy-realms',
  learn: '/learn',
  rules: '/learn/fantasy-realms/rules',
  cards: '/learn/fantasy-realms/cards',
  score: '/score',
  'open-tables': '/open',
  replays: '/replays',
  settings: '/settings',
  about: '/about',
  imprint: '/imprint',
  privacy: '/privacy',
  'not-found': '/nowhere',
} as const;

async function plainPages(page: Page, shoot: Shoot): Promise<void> {
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await shoot(page, name);
  }
}

/** From the box to the ceremony and the replay. */
async function aGame(page: Page, lang: Lang, shoot: Shoot): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: words[lang].game }).click();
  await page.getByRole('button', { name: words[lang].play }).waitFor();
  await shoot(page, 'box');
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('button', { name: words[lang].play }).click();
  const table = new Table(page);
  const chance = chanceFrom(11);
  const taken = new Set<string>();
  const once = async (name: string) => {
    if (taken.has(name)) return;
    taken.add(name);
    await page.mouse.move(1, 1);
    await shoot(page, name);
  };
  let moves = 0;
  for (let moment = await table.next(); !moment.over; moment = await table.next()) {
    if (moment.choosing) await once('wild-card');
    else if (moves >= 4 && moment.open.includes('pile:deck')) await once('table');
    if (moment.choosing) await table.press(table.proposals);
    else await table.move(moment, chance);
    moves++;
  }
  await shoot(page, 'ceremony');
  await page.getByRole('link', { name: words[lang].watch }).click();
  await page.getByRole('slider').fill('9');
  await shoot(page, 'replay');
}

/** A table for friends, from its setting to the first cards. */
async function online(page: Page, lang: Lang, shoot: Shoot): Promise<void> {
  await page.goto('/new/fantasy-realms');
  await page.getByRole('radio', { name: /^Online/ }).check();
  await page.getByRole('combobox').nth(1).selectOption('invited');
  await page.getByRole('button', { name: words[lang].set }).click();
  const link = page.getByRole('textbox', { name: words[lang].invite });
  await link.waitFor();
  await shoot(page, 'waiting');
  await page.getByRole('button', { name: words[lang].begin }).click();
  await new Table(page).hand.waitFor();
  await shoot(page, 'online');
}

/** Two people at one screen. */
async function oneScreen(page: Page, lang: Lang, shoot: Shoot): Promise<void> {
  await page.goto('/new/fantasy-realms');
  await page.getByRole('combobox').nth(1).selectOption('person');
  await page.getByRole('textbox').nth(0).fill('Anna');
  await page.getByRole('textbox').nth(1).fill('Ben');
  await page.getByRole('button', { name: words[lang].set }).click();
  await new Table(page).ready.waitFor();
  await shoot(page, 'hand-over');
}

async function shootAll(browser: Browser, address: string, size: keyof typeof sizes, lang: Lang): Promise<void> {
  const settings = JSON.stringify({ lang, look: 'light', pace: 'instant', motion: 'off', name: 'Anna' });
  const context = await browser.newContext({
    ...sizes[size],
    baseURL: address,
    storageState: {
      cookies: [],
      origins: [{ origin: address, localStorage: [{ name: 'tafelrunde.settings', value: settings }] }],
    },
  });
  const shoot: Shoot = async (page, name) => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const file = `${name}-${size}-${lang}.png`;
    writeFileSync(join(folder, file), smallPng(await page.screenshot({ animations: 'disabled' })));
    process.stdout.write(`${file}\n`);
  };
  const page = await context.newPage();
  await aGame(page, lang, shoot);
  await online(page, lang, shoot);
  await oneScreen(page, lang, shoot);
  await plainPages(page, shoot);
  await context.close();
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
try {
  for (const size of ['desktop', 'phone'] as const) {
    for (const lang of ['en', 'de'] as const) await shootAll(browser, server.address, size, lang);
  }
} finally {
  await browser.close();
  await server.stop();
}

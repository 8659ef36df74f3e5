import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { playable } from '@tafelrunde/games';
import { chromiumFlags, findChromium } from '../scripts/browser.mjs';
import { root } from '../scripts/runtime.mjs';
import { playBoss } from './support/boss.ts';
import { playIsland } from './support/island.ts';
import { playLondon } from './support/london.ts';
import { startServer } from './support/server.ts';
import { smallPng } from './support/small-png.ts';
import { moveForSouls } from './support/souls.ts';
import { chanceFrom, Table } from './support/table.ts';

/*
 * Pictures of every page and of a game in progress, on a desk and on a phone, in both languages: `npm run screenshots`, or only
 * some of them: `npm run screenshots -- phone-de`. */

/** All of them, to be looked at; not kept. */
const folder = join(root, 'node_modules', '.cache', 'screenshots');

/** What the documentation shows. */
const kept = join(root, 'docs', 'screenshots');
const shown =
  /^(?:home|table|ceremony|london|souls|boss|island)-desktop-en|^(?:table|london|souls|boss|island)-phone-en/;

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
} as const satisfies Record<string, BrowserContextOptions>;

const words = {
  en: {
    play: /^Play/,
    watch: 'Watch the game',
    set: 'Set the table',
    begin: 'Start the game',
    withBots: /^Start with (?:a bot|bots)$/,
    invite: /^Invitation/,
  },
  de: {
    play: /^Spielen/,
    watch: 'Partie ansehen',
    set: 'Tisch decken',
    begin: 'Partie starten',
    withBots: /^Mit (?:einem Bot|Bots) starten$/,
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
  'london-new-table': '/new/terrors-of-london',
  'london-rules': '/learn/terrors-of-london/rules',
  'london-cards': '/learn/terrors-of-london/cards',
  'souls-new-table': '/new/four-souls',
  'souls-rules': '/learn/four-souls/rules',
  'souls-cards': '/learn/four-souls/cards',
  'boss-new-table': '/new/boss-monster',
  'boss-rules': '/learn/boss-monster/rules',
  'boss-cards': '/learn/boss-monster/cards',
  'island-new-table': '/new/spirit-island',
  'island-rules': '/learn/spirit-island/rules',
  'island-cards': '/learn/spirit-island/cards',
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

/** What can be played stands on the shelf in this order. */
const boxOf = (page: Page, game: string) =>
  page.locator('main button[aria-expanded]').nth(playable.findIndex(({ id }) => id === game));

/** Four Souls, in the middle of a game, on one's own turn. */
async function souls(page: Page, lang: Lang, shoot: Shoot): Promise<void> {
  await page.goto('/');
  await boxOf(page, 'four-souls').click();
  await page.getByRole('button', { name: words[lang].play }).waitFor();
  await shoot(page, 'souls-box');
  await page.getByRole('button', { name: words[lang].play }).click();
  const table = new Table(page);
  const chance = chanceFrom(11);
  for (let moves = 0; moves < 80; moves++) {
    const moment = await table.next();
    if (moment.over || (moves > 30 && moment.open.includes('button:attack'))) break;
    await moveForSouls(table, moment, chance);
    // Only then can be seen that an answer is on its way.
    await page.waitForTimeout(150);
    await table.settled();
  }
  await page.mouse.move(1, 1);
  await shoot(page, 'souls');
}

/** Boss Monster, in the middle of a game, with Heroes on their way. */
async function boss(page: Page, lang: Lang, shoot: Shoot): Promise<void> {
  await page.goto('/');
  await boxOf(page, 'boss-monster').click();
  await page.getByRole('button', { name: words[lang].play }).waitFor();
  await shoot(page, 'boss-box');
  await page.getByRole('button', { name: words[lang].play }).click();
  const table = new Table(page);
  let moves = 0;
  await playBoss([table], chanceFrom(11), async (_, { open }) =>
    ++moves > 14 && open.includes('button:pass') ? 'enough' : undefined,
  );
  await page.mouse.move(1, 1);
  await shoot(page, 'boss');
  await playBoss([table], chanceFrom(12));
  await shoot(page, 'boss-end');
}

/** Spirit Island, in the middle of a game, with powers to use. */
async function island(page: Page, lang: Lang, shoot: Shoot): Promise<void> {
  await page.goto('/');
  await boxOf(page, 'spirit-island').click();
  await page.getByRole('button', { name: words[lang].play }).waitFor();
  await shoot(page, 'island-box');
  await page.getByRole('button', { name: words[lang].play }).click();
  const table = new Table(page);
  let moves = 0;
  await playIsland([table], chanceFrom(11), async (_, { open }) =>
    ++moves > 30 && open.some((ref) => ref.startsWith('land:')) ? 'enough' : undefined,
  );
  await page.mouse.move(1, 1);
  await shoot(page, 'island');
}

/** Terrors of London, from the choice of a faction to the middle of a game, and to its end. */
async function london(page: Page, lang: Lang, shoot: Shoot): Promise<void> {
  await page.goto('/');
  await boxOf(page, 'terrors-of-london').click();
  await page.getByRole('button', { name: words[lang].play }).waitFor();
  await shoot(page, 'london-box');
  await page.getByRole('button', { name: words[lang].play }).click();
  const table = new Table(page);
  let moves = 0;
  await playLondon([table], chanceFrom(11), async () => {
    await page.mouse.move(1, 1);
    if (moves === 0) await shoot(page, 'london-factions');
    if (moves === 2) await shoot(page, 'london-influence');
    return ++moves > 20 && (await table.hand.getByRole('button').count()) > 3 ? 'enough' : undefined;
  });
  await shoot(page, 'london');
  await table.hand.getByRole('button').nth(1).hover();
  await page.getByRole('tooltip').waitFor();
  await shoot(page, 'london-zoom');
  await playLondon([table], chanceFrom(12));
  await shoot(page, 'london-end');
}

/** From the box to the ceremony and the replay. */
async function aGame(page: Page, lang: Lang, shoot: Shoot): Promise<void> {
  await page.goto('/');
  await boxOf(page, 'fantasy-realms').click();
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
    if (name !== 'zoom') await page.mouse.move(1, 1);
    await shoot(page, name);
  };
  let moves = 0;
  for (let moment = await table.next(); !moment.over; moment = await table.next()) {
    if (moment.choosing) await once('wild-card');
    else if (moves >= 4 && moment.open.includes('pile:deck')) {
      await once('table');
      await zoomed(page, table, once);
    }
    if (moment.choosing) {
      await table.press(table.proposals);
      await table.proposals.waitFor({ state: 'hidden' });
    } else await table.move(moment, chance);
    moves++;
  }
  await shoot(page, 'ceremony');
  await page.getByRole('link', { name: words[lang].watch }).click();
  await page.getByRole('slider').fill('9');
  await shoot(page, 'replay');
}

/** A card in large beside the hand; on a phone it takes a finger that stays. */
async function zoomed(page: Page, table: Table, once: (name: string) => Promise<void>): Promise<void> {
  if (page.viewportSize()?.width === sizes.phone.viewport.width) return;
  await table.hand.getByRole('button').nth(3).hover();
  await page.getByRole('tooltip').waitFor();
  await once('zoom');
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
  await page.getByRole('button', { name: words[lang].withBots }).click();
  await new Table(page).hand.waitFor();
  await shoot(page, 'online');
}

/** The scoring page with a hand on it. */
async function scored(page: Page, shoot: Shoot): Promise<void> {
  await page.goto('/score');
  const cards = page.locator('main section button[aria-pressed]');
  await cards.first().waitFor();
  for (const n of [0, 6, 11, 17, 23, 30, 52]) await cards.nth(n).click();
  await shoot(page, 'scored');
  await page.locator('#result').scrollIntoViewIfNeeded();
  await shoot(page, 'score-result');
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

/** What scrolls to its place by itself has come there. */
async function resting(page: Page): Promise<void> {
  const at = () => page.evaluate(() => scrollY);
  for (let before = -1, now = await at(); before !== now; now = await at()) {
    before = now;
    await page.waitForTimeout(150);
  }
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
    await page.waitForLoadState('networkidle');
    await resting(page);
    const file = `${name}-${size}-${lang}.png`;
    const png = smallPng(await page.screenshot({ animations: 'disabled' }));
    writeFileSync(join(folder, file), png);
    if (shown.test(file)) writeFileSync(join(kept, file), png);
    process.stdout.write(`${file}\n`);
  };
  const page = await context.newPage();
  await aGame(page, lang, shoot);
  await london(page, lang, shoot);
  await boss(page, lang, shoot);
  await souls(page, lang, shoot);
  await island(page, lang, shoot);
  await scored(page, shoot);
  await online(page, lang, shoot);
  await oneScreen(page, lang, shoot);
  await plainPages(page, shoot);
  await context.close();
}

const wanted = (given: string): boolean => process.argv.length === 2 || process.argv.includes(given);

for (const each of [folder, kept]) mkdirSync(each, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
try {
  for (const size of ['desktop', 'phone'] as const) {
    for (const lang of ['en', 'de'] as const)
      if (wanted(`${size}-${lang}`)) await shootAll(browser, server.address, size, lang);
  }
} finally {
  await browser.close();
  await server.stop();
}

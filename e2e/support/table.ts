import { expect, type Locator, type Page } from '@playwright/test';

/** What can be done at a table at this moment, read off the screen. */
export interface Moment {
  readonly over: boolean;
  /** Something is on its way, or follows by itself. */
  readonly busy: boolean;
  readonly handOver: boolean;
  /** The people at this screen are asked whether anybody reacts. */
  readonly anybody: boolean;
  readonly asked: boolean;
  /** Which question it is. */
  readonly question: string;
  readonly prompt: string;
  /** How many options there are, as a screen reader is told. */
  readonly options: number;
  /** What glows. */
  readonly open: readonly string[];
  /** What of it lies in the hand. */
  readonly held: readonly string[];
  readonly picked: readonly string[];
  readonly done: 'none' | 'not yet' | 'ready';
  /** A wild card is being decided. */
  readonly choosing: boolean;
  /** A bot waits to be told to move: nothing happens until then. */
  readonly stepping: boolean;
}

/** What is waited for: nothing; that what was done has arrived, and so has what follows from it; that there is something to do. */
type Due = 'now' | 'settled' | 'asked';

/** What was read is lost with the page that it was read from; the next page is read anew. */
function onceReloaded(failure: unknown): undefined {
  if (!String(failure).includes('Execution context was destroyed')) throw failure;
}

/** Runs in the page. */
function readMoment(due: Due): Moment | undefined {
  const main = document.querySelector('main#content');
  // What asks which of its effects is meant lies over everything else.
  const front = main?.querySelector('dialog[open]:has([data-ref])') ?? main;
  const refs = (state: string, within = '') =>
    [...(front?.querySelectorAll<HTMLElement>(`${within} [data-ref][data-state="${state}"]`) ?? [])].map(
      (each) => each.dataset.ref ?? '',
    );
  const done = [...(main?.querySelectorAll('[data-asked] button') ?? [])].find((each) =>
    /^(?:Done|Fertig)/.test(each.textContent ?? ''),
  );
  const list = main?.querySelector('[data-options]')?.getAttribute('aria-label') ?? '';
  const moment: Moment = {
    over: document.querySelector('section[data-over]') !== null,
    busy: main === null || main.matches('[aria-busy="true"], :has([aria-busy="true"])'),
    // Both cover the table; the question to all has a row of answers.
    handOver: main?.querySelector(':scope > div:not(:has(> div)) > h1[tabindex="-1"]') != null,
    anybody: main?.querySelector(':scope > div:has(> div) > h1[tabindex="-1"]') != null,
    asked: main?.querySelector('[data-asked]') != null,
    question: main?.querySelector<HTMLElement>('[data-asked]')?.dataset.asked ?? '',
    prompt: main?.querySelector('[data-asked] p')?.textContent ?? '',
    options: Number(/\d+/.exec(list)?.[0] ?? 0),
    open: refs('open'),
    held: refs(
      'open',
      ':is([aria-label="Your hand"], [aria-label="Deine Hand"], [aria-label="Your loot"], [aria-label="Deine Beute"])',
    ),
    picked: refs('picked'),
    done: done === undefined ? 'none' : done instanceof HTMLButtonElement && done.disabled ? 'not yet' : 'ready',
    choosing: [...(main?.querySelectorAll('button') ?? [])].some((each) =>
      /^(?:Take all proposals|Alle Vorschläge)/.test(each.textContent ?? ''),
    ),
    stepping: [...document.querySelectorAll('main button[data-due][aria-disabled="false"]')].some((each) =>
      /^(?:Next move|Nächster Zug)/.test(each.textContent ?? ''),
    ),
  };
  const isDueHere = moment.asked || moment.handOver || moment.anybody || moment.stepping;
  const isAsked = moment.over || (!moment.busy && isDueHere);
  const isDue = { now: true, settled: !moment.busy, asked: isAsked }[due];
  return isDue ? moment : undefined;
}

/** Runs in the page: a card that can be chosen is shown first. */
const isReadFirst = ({ dataset: { zoom, obj, state } }: HTMLElement | SVGElement): boolean =>
  zoom !== undefined && obj !== undefined && state !== 'picked';

/** Has somebody here something to do, or is it over? */
export function isDue({ over, busy, asked, handOver, anybody }: Moment): boolean {
  return over || (!busy && (asked || handOver || anybody));
}

/** A table in a browser. */
export class Table {
  readonly page: Page;
  readonly prompt: Locator;
  readonly ceremony: Locator;
  readonly hand: Locator;
  readonly menu: Locator;
  /** How many moves of bots were asked for. */
  steps = 0;

  constructor(page: Page) {
    this.page = page;
    this.prompt = page.locator('main [data-asked] p').first();
    this.ceremony = page.getByRole('region', { name: /^(?:The scoring|Die Wertung)$/ });
    this.hand = page.getByRole('group', { name: /^(?:Your hand|Deine Hand)$/ });
    this.menu = page.getByRole('button', { name: /^(?:Menu|Menü)$/ });
  }

  /** Something glowing, by what it is. */
  option(ref: string): Locator {
    return this.page.locator(`main [data-ref="${ref}"]`).first();
  }

  get done(): Locator {
    return this.page.locator('main [data-asked]').getByRole('button', { name: /^(?:Done|Fertig)/ });
  }

  get proposals(): Locator {
    return this.page.getByRole('button', { name: /^(?:Take all proposals|Alle Vorschläge)/ });
  }

  get step(): Locator {
    return this.page.getByRole('button', { name: /^(?:Next move|Nächster Zug)/ });
  }

  get ready(): Locator {
    return this.page.getByRole('button', { name: /: (?:show my cards|Karten zeigen)$/ });
  }

  /** The device has changed hands: the cards are shown to who holds the button. */
  async takeOver(): Promise<void> {
    await this.ready.hover();
    await this.page.mouse.down();
    await expect(this.ready).toHaveCount(0);
    await this.page.mouse.up();
  }

  cardsInHand(): Promise<readonly (string | undefined)[]> {
    return this.hand.getByRole('button').evaluateAll((all) => all.map((each) => each.dataset.zoom));
  }

  /** Waits until this person has to do something, or the game is over. Others may take their time; bots that wait are told to move. */
  async next(): Promise<Moment> {
    for (;;) {
      const moment = await this.until('asked', { timeout: 0 });
      if (isDue(moment)) return moment;
      await this.step.click();
      this.steps++;
    }
  }

  settled(): Promise<Moment> {
    return this.until('settled');
  }

  now(): Promise<Moment> {
    return this.until('now');
  }

  private async until(due: Due, options: { readonly timeout?: number } = {}): Promise<Moment> {
    for (;;) {
      const found = await this.page.waitForFunction(readMoment, due, { polling: 25, ...options });
      const moment = await found.jsonValue().catch(onceReloaded);
      if (moment !== undefined) return moment;
    }
  }

  /** A move with the mouse or the finger. */
  async move({ open, done, choosing }: Moment, chance: Chance): Promise<void> {
    if (choosing && chance() < 0.5) return this.press(this.proposals);
    if (done === 'ready' && (open.length === 0 || chance() < 0.4)) return this.press(this.done);
    const ref = open[Math.floor(chance() * open.length)];
    if (ref === undefined) throw new Error('nothing glows, and nothing is done');
    return this.press(this.option(ref));
  }

  /** On a phone there is no mouse that could rest on anything: a tap shows a card, and a button below it does what it may do. */
  async press(target: Locator, options?: { readonly timeout: number }): Promise<void> {
    if ((this.page.viewportSize()?.width ?? 0) >= 600) return target.click(options);
    const isRead = await target.evaluate(isReadFirst, undefined, options);
    await target.tap(options);
    if (isRead) await this.act(options);
  }

  private async act(options?: { readonly timeout: number }): Promise<void> {
    try {
      await this.page.locator('dialog[open] [data-act]').tap(options);
    } catch (fault) {
      await this.page.keyboard.press('Escape');
      throw fault;
    }
  }

  /** Presses what glowed a moment ago. */
  async pressOption(ref: string, moment: Moment): Promise<void> {
    const glows = this.page.locator(`main [data-ref="${ref}"]:is([data-state="open"], [data-state="picked"])`);
    await this.pressFor(moment, glows.first());
    const anyway = this.page.locator('dialog[open] [data-anyway]');
    if (await anyway.isVisible()) await anyway.click();
  }

  /** Presses something to answer a question. Only if another one has followed by itself meanwhile, there is nothing to press. */
  async pressFor({ question }: Moment, target: Locator): Promise<void> {
    for (let patience = 4; ; patience--) {
      try {
        return await this.press(target, { timeout: 10_000 });
      } catch (fault) {
        if ((await this.now()).question !== question) return;
        if (patience === 0) throw fault;
      }
    }
  }

  /** Until the game is over. */
  async playOn(chance: Chance, before?: (moment: Moment) => Promise<void>): Promise<number> {
    for (let moves = 0; moves < 400; moves++) {
      const moment = await this.next();
      if (moment.over) return moves;
      if (moment.handOver) {
        await this.takeOver();
        continue;
      }
      await before?.(moment);
      await this.move(moment, chance);
    }
    throw new Error('the game does not end');
  }

  async expectOver(): Promise<void> {
    await expect(this.ceremony).toBeVisible();
    await expect(this.page.locator('section[data-over]')).toBeVisible();
  }
}

export type Chance = () => number;

/** The same numbers for the same seed, so that a run that fails fails again. */
export function chanceFrom(seed: number): Chance {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Unusual {
  readonly seats?: number;
  readonly bot?: string;
}

/** From the home page: the box, what is not as usual, and play. */
export async function enter(page: Page, box: RegExp, { seats, bot }: Unusual = {}): Promise<Table> {
  await page.goto('/');
  await page.getByRole('button', { name: box }).click();
  if (seats !== undefined) await page.getByRole('radio', { name: String(seats), exact: true }).check();
  if (bot !== undefined) await page.getByRole('radio', { name: bot, exact: true }).check();
  await page.getByRole('button', { name: /^(?:Play|Spielen)/ }).click();
  await page.waitForURL('**/here/*');
  return new Table(page);
}

/** A scenario as a live table, where it stops. */
export async function openScenario(page: Page, scenario: string): Promise<Table> {
  await page.goto('/replays');
  await chooseScenario(page, scenario);
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.waitForURL('**/here/*');
  return new Table(page);
}

export function chooseScenario(page: Page, scenario: string): Promise<void> {
  return page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'a.yaml', mimeType: 'application/yaml', buffer: Buffer.from(scenario) });
}

/** Fantasy Realms against bots that decide at once. */
export function startAlone(page: Page, { seats = 4, bot = 'Easy' }: Unusual = {}): Promise<Table> {
  return enter(page, /^Fantasy Realms/, { seats, bot });
}

/** A whole game at random, as quickly as possible: six at the table, five of them bots. */
export async function finishedGame(page: Page, seed = 1): Promise<Table> {
  const table = await startAlone(page, { seats: 6 });
  await table.playOn(chanceFrom(seed));
  await table.expectOver();
  return table;
}

type Mind = 'person' | 'bot' | 'invited';

interface Wanted {
  readonly game?: string;
  readonly seats: readonly Mind[];
  readonly names?: readonly string[];
  readonly online?: boolean;
  /** Labels of what is switched on. */
  readonly on?: readonly string[];
  /** Settings of an online table that the form does not offer, or not so short. */
  readonly settings?: object;
}

/** Fills in the form for a new table and sets it. */
export async function setTable(
  page: Page,
  { game = 'fantasy-realms', seats, names = [], online = false, on = [], settings }: Wanted,
): Promise<Table> {
  if (settings !== undefined) await withSettings(page, settings);
  await page.goto(`/new/${game}`);
  if (online) await page.getByRole('radio', { name: /^Online/ }).check();
  const kinds = page.getByRole('combobox', { name: /^Who sits on seat/ });
  await expect(kinds.first()).toBeVisible();
  while ((await kinds.count()) < seats.length) await page.getByRole('button', { name: 'Another seat' }).click();
  while ((await kinds.count()) > seats.length)
    await page
      .getByRole('button', { name: /^Remove seat/ })
      .last()
      .click();
  for (const [i, mind] of seats.entries()) {
    await kinds.nth(i).selectOption(mind);
    if (mind === 'bot')
      await page.getByLabel(`Strength of the bot on seat ${i + 1}`, { exact: true }).selectOption('highest');
    const name = names[i];
    if (name !== undefined && mind !== 'invited')
      await page.getByLabel(`Name on seat ${i + 1}`, { exact: true }).fill(name);
  }
  for (const label of on) await page.getByRole('checkbox', { name: label }).check();
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.waitForURL(online ? '**/online/*' : '**/here/*');
  return new Table(page);
}

/** The next tables that this page sets are set like this. */
export async function withSettings(page: Page, settings: object): Promise<void> {
  await page.route('**/api/tables', (route) => {
    const asked = route.request().postDataJSON();
    return route.continue({ postData: { ...asked, settings: { ...asked.settings, ...settings } } });
  });
}

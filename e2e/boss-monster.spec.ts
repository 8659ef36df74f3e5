import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { playBoss } from './support/boss.ts';
import { meetForTwo, nextAt } from './support/online.ts';
import { expectReachable } from './support/reach.ts';
import { chanceFrom, enter, type Moment, openScenario, type Table } from './support/table.ts';
import { expect, hasty, test } from './support/test.ts';

/** Lets things be where that is possible; who builds does so at the left end. */
function moveOn(table: Table, moment: Moment, builds: boolean): Promise<void> {
  const { open, held, done } = moment;
  if (done === 'ready') return table.pressFor(moment, table.done);
  const wanted = builds && open.includes('button:done') ? held[0] : undefined;
  const calm = open.find((ref) => /^button:(?:pass|done|left|keep)$/.test(ref));
  return table.pressOption(wanted ?? calm ?? open[0] ?? '', moment);
}

/** A whole game has some hundred clicks. */
test.describe.configure({ timeout: 600_000 });

const theEnd = (page: Page) => page.getByRole('region', { name: /^(?:The end|Das Ende)$/ });

test('a whole game of Boss Monster against bots; axe finds nothing on the way', async ({ guest }) => {
  const table = await enter(guest, /Boss Monster/, { seats: 3, bot: 'Easy' });
  const looked = new Set<string>();
  await playBoss([table], chanceFrom(2), async (_, { prompt }) => {
    if (looked.has(prompt) || looked.size > 4) return;
    looked.add(prompt);
    await expectNoViolation(guest, prompt);
  });
  await expect(theEnd(guest)).toBeVisible();
  await expectNoViolation(guest, 'the end');
});

test('a whole game of Boss Monster on a phone, in German; nothing to answer needs scrolling @phone', async ({
  visitor,
}) => {
  const guest = await visitor({ ...hasty, lang: 'de' });
  const table = await enter(guest, /Boss Monster/, { seats: 2, bot: 'Leicht' });
  await playBoss([table], chanceFrom(3), (_, moment) => expectReachable(guest, moment));
  await expect(theEnd(guest)).toBeVisible();
});

test('with six at the table nothing to answer needs scrolling on a desk', async ({ guest }) => {
  const table = await enter(guest, /Boss Monster/, { seats: 6, bot: 'Easy' });
  await playBoss([table], chanceFrom(4), (_, moment) => expectReachable(guest, moment, 24), 16);
});

const phones = [
  { title: 'a phone', viewport: { width: 390, height: 844 } },
  { title: 'a phone on its side', viewport: { width: 844, height: 390 } },
] as const;

for (const [i, { title, viewport }] of phones.entries())
  test(`with six at the table nothing to answer needs scrolling on ${title} @phone`, async ({ visitor }) => {
    const guest = await visitor(hasty, { viewport });
    const table = await enter(guest, /Boss Monster/, { seats: 6, bot: 'Easy' });
    await playBoss([table], chanceFrom(5 + i), (_, moment) => expectReachable(guest, moment), 14);
  });

test('a mix that the rules do not allow is refused with the reason', async ({ guest }) => {
  await guest.goto('/new/boss-monster');
  const kinds = guest.getByRole('combobox', { name: /^Who sits on seat/ });
  await expect(kinds.first()).toBeVisible();
  while ((await kinds.count()) < 5) await guest.getByRole('button', { name: 'Another seat' }).click();
  await expect(guest.getByText('Five and six players need Crash Landing.')).toBeVisible();
  await guest.getByRole('checkbox', { name: /^Crash Landing/ }).check();
  await expect(guest.getByText('Five and six players need Crash Landing.')).toHaveCount(0);
});

test('a Room that is picked up lights up its places; the Hero that comes shows its walk, and a Spell changes it', async ({
  visitor,
}) => {
  // Who wants to be asked about everything is asked about a Hero that dies anyway, too.
  const guest = await visitor({ ...hasty, heed: 'all' });
  const table = await openScenario(
    guest,
    `{ name: a round, game: boss-monster, seats: 2, given: { active: 0, phase: build, boss/0: [xyzax], boss/1: [robobo],
      hand/0: [golem-factory, giant-size, freeze], hand/1: [], room/0#0: [neanderthal-cave], town: [acacia-warrior-of-light] } }`,
  );
  await table.next();
  const mine = guest.getByRole('group', { name: 'Your dungeon' });
  await table.hand.getByRole('button', { name: /^Golem Factory/ }).click();
  await mine.getByRole('button', { name: /^New place at the left end/ }).click();
  await expect(mine.getByText('face down')).toBeVisible();
  await table.option('button:done').click();
  const hero = mine.getByRole('button', { name: /^Acacia, Warrior of Light/ });
  for (let moment = await table.next(); !(await hero.isVisible()); moment = await table.next())
    await table.pressOption('button:pass', moment);
  // 6 Health; the Golem Factory deals 2, the Neanderthal Cave 3.
  await expect(hero).toContainText('survives with 1');
  await expect(hero).toContainText('6 → 4 → 1');
  await table.hand.getByRole('button', { name: /^Giant Size/ }).click();
  await mine.getByRole('button', { name: /^Neanderthal Cave/ }).click();
  await expect(hero).toContainText('dies in Room 2');
});

test('a Hero walks from Room to Room over the table while its Health counts down', async ({ visitor }) => {
  const guest = await visitor({ lang: 'en', pace: 'instant' });
  await guest.addInitScript(() => {
    const walked: string[] = [];
    Object.assign(globalThis, { walked });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement && node.dataset.walks !== undefined)
          walked.push(`${node.textContent} ${node.dataset.end ?? 'walks on'}`);
    }).observe(document, { childList: true, subtree: true });
  });
  const table = await openScenario(
    guest,
    `{ name: a walk, game: boss-monster, seats: 2, given: { active: 0, phase: build, boss/0: [xyzax], boss/1: [robobo],
      hand/0: [giant-size], hand/1: [], room/0#1: [golem-factory], room/0#0: [neanderthal-cave], town: [acacia-warrior-of-light] } }`,
  );
  // 6 Health; the Golem Factory deals 2, the Neanderthal Cave 3.
  for (let moment = await table.next(); moment.open.includes('button:done'); moment = await table.next())
    await table.pressOption('button:done', moment);
  const walked = () => guest.evaluate(() => Reflect.get(globalThis, 'walked'));
  for (let passes = 0; passes < 3; passes++) {
    const moment = await table.next();
    if (!moment.open.includes('button:pass')) break;
    await table.pressOption('button:pass', moment);
  }
  await expect.poll(walked).toEqual(expect.arrayContaining(['4 walks on', '1 survives']));
});

test('somebody reacts in another browser, and who is on turn sees what is about to take effect', async ({
  visitor,
}) => {
  const heedful = { ...hasty, heed: 'all' } as const;
  const [owner, friend] = [await visitor(heedful), await visitor(heedful)];
  const tables = await meetForTwo('boss-monster', owner, friend, { reaction: 0 });
  const [anna, ben] = tables;
  const waiting = owner.getByRole('list', { name: 'About to take effect' });
  // Every run deals the same cards: Anna has Trap Rooms, and Ben an Annihilator, which is aimed at one of them. It waits until she
  // lets it be, and she looks before she does.
  for (;;) {
    const { table, moment } = await nextAt(tables);
    if (await waiting.getByText('Ben').isVisible()) break;
    expect(moment.over, 'the game is over before Ben could react').toBe(false);
    const spell = table === ben && moment.open.includes('button:pass') ? moment.held[0] : undefined;
    await (spell === undefined ? moveOn(table, moment, table === anna) : table.pressOption(spell, moment));
  }
  await expect(waiting.locator('[data-zoom="annihilator"]')).toBeVisible();
  await expect(owner.getByText(/^Ben plays .*Annihilator/).first()).toBeVisible();
});

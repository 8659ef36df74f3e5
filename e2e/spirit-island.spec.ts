import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { playIsland, readOn } from './support/island.ts';
import { meetForTwo } from './support/online.ts';
import { expectReachable } from './support/reach.ts';
import { chanceFrom, enter, openScenario, setTable, type Table } from './support/table.ts';
import { expect, hasty, test } from './support/test.ts';

/** A whole game has some hundred clicks. */
test.describe.configure({ timeout: 600_000 });

const theEnd = (page: Page) => page.getByRole('region', { name: /^(?:The end|Das Ende)$/ });

test('a whole game of Spirit Island alone with the mouse; axe finds nothing on the way', async ({ guest }) => {
  const table = await enter(guest, /Spirit Island/, { seats: 1 });
  const looked = new Set<string>();
  await playIsland([table], chanceFrom(2), async (_, { prompt }) => {
    if (looked.has(prompt) || looked.size > 6) return;
    looked.add(prompt);
    await guest.mouse.move(1, 1);
    await expect(guest.getByRole('tooltip')).toHaveCount(0);
    await expectNoViolation(guest, prompt);
  });
  await expect(theEnd(guest)).toBeVisible();
  await expectNoViolation(guest, 'the end');
});

test('a whole game of Spirit Island alone on a phone, in German; nothing to answer needs scrolling @phone', async ({
  visitor,
}) => {
  const guest = await visitor({ ...hasty, lang: 'de' });
  const table = await enter(guest, /Spirit Island/, { seats: 1 });
  await playIsland([table], chanceFrom(3), (_, moment) => expectReachable(guest, moment));
  await expect(theEnd(guest)).toBeVisible();
});

test('with three bots at the table nothing to answer needs scrolling on a desk', async ({ guest }) => {
  const table = await enter(guest, /Spirit Island/, { seats: 4, bot: 'Easy' });
  await playIsland([table], chanceFrom(4), (_, moment) => expectReachable(guest, moment, 20), 14);
});

/** Board A: two lands will be ravaged. */
const threatened = `{ name: a threat, game: spirit-island, seats: 1, given: { active: 0, phase: fast, spirit/0: [river-surges-in-sunlight],
  play/0: [flash-floods, boon-of-vigor], invaderDeck: [ii-jungle, ii-sands], ravage: [i-mountain],
  fearDeck: [retreat, isolation, scapegoats, dahan-raid, seek-safety, trade-suffers, wary-of-the-interior, avoid-the-dahan, belief-takes-root],
  land/A5: { presence-0: 2 }, land/A1: { towns: 1, explorers: 1, dahan: 2 }, land/A6: { explorers: 1 } } }`;

test('what the invaders will do is seen on the island, and follows every power', async ({ guest }) => {
  const table = await openScenario(guest, threatened);
  await table.next();
  const land = guest.getByRole('button', { name: /^land A1,/ });
  // A town and an explorer deal 3: one dahan falls, the other one fights back.
  await expect(land).toHaveAccessibleName(/Ravage: 3 damage, dahan lost, blight, the dahan destroy town/);
  await guest.getByRole('button', { name: /^Ravage/ }).hover();
  await expect(guest.locator('[data-land="land:A1"]')).toContainText('⚔ 3');
  await guest.locator('main [data-zoom="flash-floods"]').first().click();
  await expect(table.prompt).toHaveText('Choose the target.');
  await land.click();
  // 1 damage and, on the coast, another one: the town is destroyed, or the explorer and a scratch.
  for (let hits = 0; hits < 2; hits++) await guest.locator('[data-ref^="piece:A1/town"]').click();
  await expect(land).toHaveAccessibleName(/Ravage: 1 damage/);
});

test('lands are walked by the arrow keys and picked; those that cannot be picked say why', async ({ guest }) => {
  const table = await openScenario(guest, threatened);
  await table.next();
  await guest.locator('main [data-zoom="flash-floods"]').first().click();
  await expect(table.prompt).toHaveText('Choose the target.');
  await guest.getByRole('button', { name: /^land A3,/ }).click({ force: true });
  await expect(guest.getByText('2 away from your presence; the range is 1.').first()).toBeVisible();
  await guest.getByRole('button', { name: /^land A5,/ }).focus();
  await guest.keyboard.press('ArrowUp');
  const above = guest.locator('button[data-ref^="land:"]:focus');
  await expect(above).not.toHaveAttribute('data-ref', 'land:A5');
  await guest.keyboard.press('Enter');
  await expect(table.prompt).not.toHaveText('Choose the target.');
});

test('a whole game of Spirit Island alone with the keyboard', async ({ guest }) => {
  const table = await enter(guest, /Spirit Island/, { seats: 1 });
  for (let moves = 0; ; moves++) {
    const { over, done, options } = await table.next();
    if (over) break;
    expect(moves, 'the game ends').toBeLessThan(900);
    // What takes more than one pick may be refused: then another one is made.
    if (done === 'ready' && moves % 2 === 1) await guest.keyboard.press('Control+Enter');
    else if (moves % 4 < 2) await guest.keyboard.press(String(Math.min(options, 1 + (moves % 3))));
    else {
      await guest.keyboard.press('o');
      await guest.keyboard.press('ArrowDown');
      await guest.keyboard.press('Enter');
    }
    await table.settled();
  }
  await expect(theEnd(guest)).toBeVisible();
});

test('two browsers in one power phase: steps of both in any order, and one of them is taken back', async ({
  visitor,
}) => {
  const [owner, friend] = [await visitor(hasty), await visitor(hasty)];
  const tables = await meetForTwo('spirit-island', owner, friend);
  const [anna, ben] = tables;
  // Until both may use powers at the same time.
  await playIsland(tables, chanceFrom(5), async () => {
    const [one, other] = [await anna.now(), await ben.now()];
    return one.prompt === 'Use a power.' && other.prompt === 'Use a power.' ? 'enough' : undefined;
  });
  await readOn(anna);
  await readOn(ben);
  await ben.option('button:pass').click();
  await expect(owner.getByText('Ben is ready')).toBeAttached();
  await anna.option('button:pass').hover();
  await friend.getByRole('button', { name: /^Take back/ }).click();
  await expect(owner.getByText('Ben is still at it')).toBeAttached();
  await expect(ben.prompt).toHaveText('Use a power.');
  await expect(anna.prompt).toHaveText('Use a power.');
});

/** All sets, and six spirits in one person's hands: as much as there can be on the table. */
const EVERYTHING = {
  game: 'spirit-island',
  seats: ['person', 'person', 'person', 'person', 'person', 'person'],
  on: ['Branch & Claw', 'Jagged Earth', 'Feather & Flame', 'One person plays all spirits'],
} as const;

test('six spirits and boards with everything in: nothing to answer needs scrolling on a desk', async ({ guest }) => {
  const table = await setTable(guest, EVERYTHING);
  await playIsland([table], chanceFrom(6), (_, moment) => expectReachable(guest, moment, 20), 70);
  await expectNoViolation(guest, 'six spirits');
});

test('six spirits and boards with everything in: nothing to answer needs scrolling on a phone @phone', async ({
  visitor,
}) => {
  const guest = await visitor(hasty);
  const table = await setTable(guest, EVERYTHING);
  // Pieces of lands that lie far apart are seen together: small, but large enough for a finger.
  await playIsland([table], chanceFrom(7), (_, moment) => expectReachable(guest, moment, 24), 70);
});

test('two browsers choose together what an event does, and share what it costs', async ({ visitor }) => {
  const [owner, friend] = [await visitor(hasty), await visitor(hasty)];
  const chance = chanceFrom(8);
  const CHOICE = 'What do you choose together?';
  const meetAtAnEvent = async (): Promise<readonly [Table, Table]> => {
    const tables = await meetForTwo('spirit-island', owner, friend, {}, ['Branch & Claw']);
    let isThere = false;
    await playIsland(tables, chance, async (_, { prompt }) => {
      isThere = prompt === CHOICE;
      return isThere ? 'enough' : undefined;
    });
    return isThere ? tables : meetAtAnEvent();
  };
  // A third of the events leaves a choice; until one of them turns up before the island is lost.
  const tables = await meetAtAnEvent();
  const [anna, ben] = tables;
  for (const each of tables) {
    await expect(each.prompt).toHaveText(CHOICE);
    await readOn(each);
  }
  // The last of them costs something, if they can pay for it.
  const proposed = (await anna.settled()).open.at(-1) ?? '';
  await anna.option(proposed).click();
  // Ben sees what Anna wants, and agrees.
  await expect(friend.getByText('Anna: proposal')).toBeVisible();
  await expect(anna.prompt).toContainText('The others are still asked.');
  await friend.getByRole('button', { name: /^agree/i }).click();
  await expect(ben.prompt).not.toContainText(CHOICE);
  await expect(anna.prompt).not.toContainText(CHOICE);
  // Who pays how much is agreed on in the same way, before anything is done.
  const isOfCosts = (prompt: string): boolean => /Who pays|helps to pay|paid for/.test(prompt);
  await playIsland(tables, chance, async (_, { prompt }) => (isOfCosts(prompt) ? undefined : 'enough'));
});

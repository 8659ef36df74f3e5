import type { Page } from '@playwright/test';
import { enterLondon, playLondon } from './support/london.ts';
import { expectSamePlaces, type Places, placesNow, placesUnderway, watchPlaces } from './support/places.ts';
import { chanceFrom, type Moment, startAlone, type Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** Which has the longer sentences. */
async function inGerman(page: Page): Promise<void> {
  await page.evaluate(() =>
    localStorage.setItem('tafelrunde.settings', '{"lang":"de","pace":"instant","motion":"off"}'),
  );
  await page.reload();
}

/** Points at some of what glows with the mouse, or walks over it with the keys: nothing makes room for that. */
async function expectStill(page: Page, { open, prompt }: Moment): Promise<void> {
  const before = await placesNow(page);
  for (const ref of [open[0], open[open.length >> 1], open.at(-1)]) {
    if (ref === undefined) continue;
    const option = page.locator(`main [data-ref="${ref}"]`).first();
    await option.hover();
    expectSamePlaces(before, await placesNow(page), `${prompt} (pointing at ${ref})`);
    await option.focus();
    expectSamePlaces(before, await placesNow(page), `${prompt} (focus on ${ref})`);
  }
}

/** Something picked is only answered: everything else waits where it is. Tells whether that was seen. */
async function expectStillUnderway(page: Page, before: Places): Promise<boolean> {
  // One click may answer several questions, one after the other.
  const [first] = await placesUnderway(page);
  if (first !== undefined) expectSamePlaces(before, first, 'while the answer is on its way');
  return first !== undefined;
}

test('nothing moves under a finger in Fantasy Realms: offered, pointed at, picked, asked again @both', async ({
  guest,
}) => {
  const table = await startAlone(guest, { seats: 3 });
  const chance = chanceFrom(5);
  await inGerman(guest);
  await table.next();
  await watchPlaces(guest);
  let seen = false;
  for (let moves = 0; moves < 6; moves++) {
    const moment = await table.next();
    await expectStill(guest, moment);
    const before = await placesNow(guest);
    await table.move(moment, chance);
    await table.next();
    seen = (await expectStillUnderway(guest, before)) || seen;
    expectSamePlaces(onTheTable(before), await placesNow(guest), 'the next question');
  }
  expect(seen).toBe(true);
});

/** The hand closes its ranks, and a slot of the discard area gets another card. */
const onTheTable = ({ prompt, 'pile:deck': deck }: Places): Places => ({
  ...(prompt === undefined ? {} : { prompt }),
  ...(deck === undefined ? {} : { 'pile:deck': deck }),
});

test('nothing moves under a finger in Terrors of London @both', async ({ guest }) => {
  const table = await enterLondon(guest);
  await table.next();
  await inGerman(guest);
  await table.next();
  await watchPlaces(guest);
  let seen = false;
  let before: Places = {};
  await playLondon(
    [table],
    chanceFrom(6),
    async (_, moment) => {
      seen = (await expectStillUnderway(guest, before)) || seen;
      // What is asked in a dialog is answered there.
      if ((await guest.locator('dialog[open]').count()) === 0) await expectStill(guest, moment);
      before = await placesNow(guest);
    },
    12,
  );
  expect(seen).toBe(true);
});

/** Long enough for a card to open if it wanted to. */
const REST = 700;

async function expectNoZoomOnArrival(page: Page, table: Table): Promise<void> {
  const card = table.hand.getByRole('button').nth(2);
  const box = await card.boundingBox();
  if (box === null) throw new Error('there is no hand');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.reload();
  await table.next();
  await page.waitForTimeout(REST);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.mouse.move(x + 6, y + 6, { steps: 3 });
  await expect(page.getByRole('tooltip')).toBeVisible();
}

test('no card opens by itself where the mouse happens to rest when the table comes, or after a click', async ({
  guest,
}) => {
  const table = await startAlone(guest, { seats: 3 });
  await table.next();
  await expectNoZoomOnArrival(guest, table);
  const { open } = await table.next();
  const held = table.option(open[0] ?? '');
  await held.click();
  await table.next();
  await guest.waitForTimeout(REST);
  await expect(guest.getByRole('tooltip')).toHaveCount(0);
});

test('nor in Terrors of London', async ({ guest }) => {
  const table = await enterLondon(guest);
  await playLondon([table], chanceFrom(6), async () =>
    (await table.hand.getByRole('button').count()) > 3 ? 'enough' : undefined,
  );
  await expectNoZoomOnArrival(guest, table);
});

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { chanceFrom, finishedGame, setTable, Table } from './support/table.ts';
import { expect, hasty, test } from './support/test.ts';

/** The shuffle was sealed, the cards follow from it, the moves were legal. */
async function expectFair(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Was this game fair?' }).click();
  await expect(page.locator('[data-found="true"]')).toHaveCount(3);
  await page.keyboard.press('Escape');
}

test('a finished game is scrubbed, stepped, shared, exported, imported, verified and continued', async ({
  guest,
  visitor,
}) => {
  await finishedGame(guest);
  await guest.getByRole('link', { name: 'Watch the game' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Replay: Fantasy Realms' })).toBeVisible();
  const slider = guest.getByRole('slider');
  await expect(slider).toHaveValue('0');
  await guest.getByRole('button', { name: 'One step on' }).click();
  await expect(slider).toHaveValue('1');
  await guest.getByRole('heading', { level: 1 }).click();
  await guest.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('2');
  await guest.getByLabel('Whose eyes?').selectOption('watchers');
  await guest.getByRole('button', { name: 'To the end' }).click();
  await expect(guest.getByRole('region', { name: 'The scoring' })).toBeVisible();
  await guest.getByRole('button', { name: 'One step back' }).click();
  await guest.getByLabel('Whose eyes?').selectOption('everybody');

  await expectFair(guest);
  await guest.getByRole('button', { name: 'Share this moment' }).click();
  const link = await guest.getByRole('textbox', { name: 'Share this moment' }).inputValue();
  const friend = await visitor({ lang: 'en', pace: 'instant', motion: 'off' });
  await friend.goto(link);
  await expect(friend.getByRole('slider')).toHaveValue(await slider.inputValue());
  await expectFair(friend);
  // Another moment in the same tab: only what stands after the # is another one.
  await friend.evaluate((other) => location.assign(other), link.replace(/at=\d+/, 'at=2'));
  await expect(friend.getByRole('slider')).toHaveValue('2');
  await friend.evaluate((other) => location.assign(other), link.replace(/at=\d+/, 'at=-1'));
  await expect(friend.getByRole('slider')).toHaveValue('0');

  await guest.goto('/replays');
  const download = guest.waitForEvent('download');
  await guest.getByRole('button', { name: 'Export' }).click();
  const file = await (await download).path();
  await friend.goto('/replays');
  await expect(friend.getByText('No finished game yet.', { exact: false })).toBeVisible();
  await friend.getByLabel('Choose a file').setInputFiles({
    name: 'game.record.json',
    mimeType: 'application/json',
    buffer: readFileSync(file),
  });
  await expect(friend.getByRole('heading', { level: 1, name: 'Replay: Fantasy Realms' })).toBeVisible();
  await expectFair(friend);

  await friend.getByRole('slider').fill('3');
  await friend.getByRole('button', { name: 'Continue from here' }).click();
  await friend.getByRole('dialog').getByRole('button', { name: 'Continue from here' }).click();
  await friend.waitForURL('**/here/*');
  await expect(new Table(friend).hand).toBeVisible();

  await guest.getByRole('button', { name: /^Remove: Fantasy Realms/ }).click();
  await guest.getByRole('button', { name: 'Keep it' }).click();
  await expect(guest.getByRole('link', { name: /^Watch: Fantasy Realms/ })).toBeVisible();
  await guest.getByRole('button', { name: /^Remove: Fantasy Realms/ }).click();
  await guest.getByRole('button', { name: 'Remove it' }).click();
  await expect(guest.getByText('No finished game yet.', { exact: false })).toBeVisible();
  await expect(guest.getByRole('main')).toBeFocused();
});

test('a moment of an online game is shared by a short link, and whoever opens it is not called you', async ({
  visitor,
}) => {
  const [anna, friend] = [await visitor(hasty), await visitor(hasty)];
  const table = await setTable(anna, {
    online: true,
    seats: ['person', 'bot', 'bot'],
    names: ['Anna'],
    settings: { pace: 0 },
  });
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await table.playOn(chanceFrom(3));
  await table.expectOver();
  await anna.getByRole('link', { name: 'Watch the game' }).click();
  await anna.getByRole('slider').fill('4');
  await anna.getByRole('button', { name: 'Share this moment' }).click();
  const link = await anna.getByRole('textbox', { name: 'Short link to this moment' }).inputValue();
  expect(link).toMatch(/\/replays\/[\w-]+#at=4$/);
  await friend.goto(link);
  await expect(friend.getByRole('slider')).toHaveValue('4');
  await expect(friend.getByLabel('Whose eyes?')).toContainText('Anna');
});

test('a record that was tampered with is found out, and what is no record is turned down', async ({ guest }) => {
  await finishedGame(guest);
  await guest.goto('/replays');
  const download = guest.waitForEvent('download');
  await guest.getByRole('button', { name: 'Export' }).click();
  const record = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  const send = (name: string, text: string) =>
    guest.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await send('letter.json', '{"dear": "reader"}');
  await expect(guest.getByRole('alert')).toBeVisible();
  await send('broken.json', '{');
  await expect(guest.getByRole('alert')).toHaveText('This file is neither a record nor a scenario.');
  await send('long.json', 'lorem: ipsum\n'.repeat(400_000));
  await expect(guest.getByRole('alert')).toHaveText('This file is neither a record nor a scenario.');
  await send('unknown.json', JSON.stringify({ ...record, rules: { game: 'constructor', version: 1 } }));
  await expect(guest.getByRole('alert')).toContainText('a game that cannot be played here: constructor');
  await send('empty.json', JSON.stringify({ ...record, notes: [] }));
  await expect(guest.getByText('This record does not fit the rules', { exact: false })).toBeVisible();
  await guest.goBack();
  await send(
    'forged.json',
    JSON.stringify({ ...record, seed: `${record.seed.slice(0, -1)}${record.seed.endsWith('0') ? '1' : '0'}` }),
  );
  await guest.getByRole('button', { name: 'Was this game fair?' }).click();
  await expect(guest.locator('[data-found="false"]').first()).toBeVisible();
});

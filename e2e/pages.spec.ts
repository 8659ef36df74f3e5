import { readFileSync } from 'node:fs';
import { chanceFrom, chooseScenario, openScenario, startAlone, Table } from './support/table.ts';
import { expect, hasty, test } from './support/test.ts';

test('the scoring page: tap the cards of a real hand, read the score and why @both', async ({ guest }) => {
  await guest.goto('/score');
  const pick = guest.getByRole('region', { name: 'Pick the cards of one hand' });
  for (const card of ['Rangers', 'Elven Archers', 'Dwarvish Infantry', 'Light Cavalry', 'Knights', 'King', 'Queen']) {
    await pick.getByRole('button', { name: new RegExp(`${card}$`) }).click();
  }
  const result = guest.locator('#result');
  await expect(result.getByText('Queen', { exact: true }).first()).toBeVisible();
  // The Queen has strength 6 and with the King +20 for each Army: there are five.
  await expect(result.getByText('+106')).toBeVisible();
  await result.getByRole('button', { name: 'Remove Queen' }).click();
  await expect(result.getByText('+106')).toHaveCount(0);
  await guest.getByRole('searchbox', { name: 'Search for a card' }).fill('mirage');
  await pick.getByRole('button', { name: /Mirage$/ }).click();
  await expect(guest.getByText('Every possibility was tried', { exact: false })).toBeVisible();
  await guest.getByRole('button', { name: 'Keep the result' }).click();
  await expect(guest.getByText('Hand 1').first()).toBeVisible();
});

test('texts on cards are never too small to read, and what is shown of them fits', async ({ visitor }) => {
  const page = await visitor({ ...hasty, lang: 'de' });
  await page.goto('/learn/fantasy-realms/cards');
  const texts = page.locator('[style*="--text-size"]');
  await expect(texts.first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const width of [113, 126, 139, 140, 150, 167, 168, 195, 196, 223, 224, 300]) {
    const troubles = await texts.evaluateAll((all, wide) => {
      document.documentElement.style.setProperty('--card-width', `${wide}px`);
      return all.flatMap((text) => {
        const { fontSize, paddingTop, paddingBottom } = getComputedStyle(text);
        const box = text.getBoundingClientRect();
        const parts = [...text.children].map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0);
        const [top, bottom] = [
          Math.min(...parts.map((part) => part.top)),
          Math.max(...parts.map((part) => part.bottom)),
        ];
        const isSmall = Number.parseFloat(fontSize) < 9.5;
        const room = {
          top: box.top + Number.parseFloat(paddingTop),
          bottom: box.bottom - Number.parseFloat(paddingBottom),
        };
        const isOut = top < room.top - 1 || bottom > room.bottom + 1;
        return isSmall || isOut ? [`${wide}: ${fontSize}, ${text.textContent}`] : [];
      });
    }, width);
    expect(troubles).toEqual([]);
  }
});

test('rules and cards can be browsed and searched', async ({ guest }) => {
  await guest.goto('/learn');
  await guest.getByRole('link', { name: /Rules/ }).last().click();
  await expect(guest.getByRole('heading', { level: 1, name: /^Rules/ })).toBeVisible();
  await guest.goto('/learn/fantasy-realms/rules');
  await guest.getByRole('searchbox').fill('blanked');
  await expect(guest.getByText(/\d+ found/)).toBeVisible();
  await guest.goto('/learn/fantasy-realms/cards');
  await guest.getByRole('searchbox').fill('Dragon');
  await expect(
    guest
      .getByRole('heading', { name: 'Dragon', exact: true })
      .or(guest.getByText('Dragon', { exact: true }))
      .first(),
  ).toBeVisible();
  await guest.getByRole('searchbox').fill('no such card');
  await expect(guest.getByText('Nothing was found.')).toBeVisible();
});

test('a problem is reported as a file that opens again as the same position', async ({ guest }) => {
  const table = await startAlone(guest, { seats: 3 });
  await table.next();
  await table.option('pile:deck').click();
  await expect(table.hand.getByRole('button')).toHaveCount(8);
  const held = await table.cardsInHand();
  await table.menu.click();
  const download = guest.waitForEvent('download');
  await guest.getByRole('button', { name: 'Report a problem' }).click();
  const file = await (await download).path();
  await expect(guest.getByText('The file is in your downloads.')).toBeVisible();
  await guest.goto('/replays');
  await guest
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'report.json', mimeType: 'application/json', buffer: readFileSync(file) });
  await expect(guest.getByLabel('Who sits on seat 1')).toHaveValue('person');
  await expect(guest.getByLabel('Who sits on seat 2')).toHaveValue('bot');
  await guest.getByRole('button', { name: 'Set the table' }).click();
  await guest.waitForURL('**/here/*');
  await expect(table.hand.getByRole('button')).toHaveCount(8);
  expect(await table.cardsInHand()).toEqual(held);
});

const scenario = `
name: Anna has taken the Swamp and has to put a card back
game: fantasy-realms
seats: 3
given:
  active: 0
  hand/0: [king, queen, knights, forge, candle, dragon, hydra]
  discard: [swamp, smoke]
play:
  - 0: swamp
`;

test('a scenario opens as a live table where it stops; what is wrong with one is said', async ({ guest }) => {
  await guest.goto('/replays');
  await chooseScenario(guest, scenario.replace('queen', 'quen'));
  await expect(guest.getByRole('alert')).toContainText('quen');
  const table = await openScenario(guest, scenario);
  await expect(table.hand.getByRole('button')).toHaveCount(8);
  expect(await table.cardsInHand()).toEqual(
    expect.arrayContaining(['king', 'queen', 'knights', 'forge', 'candle', 'dragon', 'hydra', 'swamp']),
  );
  const { open } = await table.next();
  expect(open).toHaveLength(8);
  await guest.reload();
  await expect(table.hand.getByRole('button')).toHaveCount(8);
  await table.playOn(chanceFrom(4));
  await table.expectOver();
});

test('who opens a scenario says who plays which seat @both', async ({ guest }) => {
  await guest.goto('/replays');
  await chooseScenario(guest, scenario);
  const kinds = guest.getByRole('combobox', { name: /^Who sits on seat/ });
  await expect(kinds).toHaveCount(3);
  await kinds.nth(0).selectOption('bot');
  await expect(guest.getByText('At least one person has to sit here.')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Set the table' })).toBeDisabled();
  await kinds.nth(1).selectOption('person');
  await kinds.nth(2).selectOption('person');
  await guest.getByLabel('Name on seat 2').fill('Ben');
  await guest.getByLabel('Name on seat 3').fill('Cleo');
  await guest.getByRole('button', { name: 'Set the table' }).click();
  const table = new Table(guest);
  // The bot puts a card back, and it is the turn of the next.
  await expect(guest.getByRole('heading', { name: 'Pass the device to Ben' })).toBeVisible();
  await table.takeOver();
  expect((await table.next()).open).toContain('pile:deck');
});

test('settings stay, my games move to another device, and everything can be deleted', async ({ guest, visitor }) => {
  await guest.goto('/settings');
  await guest.getByLabel('Your name').fill('Clara');
  await guest.getByRole('radio', { name: 'Step by step' }).check();
  await guest.getByRole('checkbox', { name: /^Ask before every move/ }).check();
  await guest.reload();
  await expect(guest.getByLabel('Your name')).toHaveValue('Clara');
  await expect(guest.getByRole('radio', { name: 'Step by step' })).toBeChecked();
  await expect(guest.getByRole('checkbox', { name: /^Ask before every move/ })).toBeChecked();
  await guest.getByRole('radio', { name: 'At once' }).check();

  const table = await startAlone(guest);
  await table.next();
  await guest.goto('/settings');
  const download = guest.waitForEvent('download');
  await guest.getByRole('button', { name: 'Export' }).click();
  const file = await (await download).path();
  const device = await visitor({ lang: 'en' });
  await device.goto('/settings');
  await device
    .getByLabel('Import')
    .setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer: readFileSync(file) });
  await expect(device.getByText('1 game was brought in.')).toBeVisible();
  await device.goto('/');
  await device.getByRole('region', { name: 'Continue where you left off' }).getByRole('link').click();
  await expect(new Table(device).hand.getByRole('button')).toHaveCount(7);

  await guest.getByRole('button', { name: 'Delete my data' }).click();
  await guest.getByRole('button', { name: 'Delete everything' }).click();
  await expect(guest.getByText('Everything is deleted.')).toBeVisible();
  await guest.goto('/');
  await expect(guest.getByRole('region', { name: 'Continue where you left off' })).toHaveCount(0);
});

test('the text view shows the same table as lists and buttons', async ({ visitor }) => {
  const page = await visitor({ lang: 'en', pace: 'instant', motion: 'off', textView: true });
  await startAlone(page, { seats: 3 });
  await expect(page.getByText('Draw the top card of the deck', { exact: false }).first()).toBeVisible();
});

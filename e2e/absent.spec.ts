import type { Page } from '@playwright/test';
import { playOn, sitDown } from './support/online.ts';
import { chanceFrom, setTable, Table } from './support/table.ts';
import { expect, hasty, test } from './support/test.ts';

const finished = (page: Page) => page.getByRole('region', { name: 'Recently finished' });

test('three people: two vote for a bot, it plays on, the third comes back; a table that is left is closed, and the list of games says so', async ({
  visitor,
}) => {
  const [owner, friend, third] = [await visitor(hasty), await visitor(hasty), await visitor(hasty)];
  const anna = await setTable(owner, {
    online: true,
    seats: ['person', 'invited', 'invited'],
    names: ['Anna'],
    settings: { patience: 0, pace: 0 },
  });
  await sitDown(owner, friend, 2, 'Ben');
  await sitDown(owner, third, 3, 'Cleo');
  await owner.getByRole('button', { name: 'Start the game' }).click();
  const [ben, cleo] = [new Table(friend), new Table(third)];
  await expect(cleo.hand).toBeVisible();
  const address = third.url();
  await third.close();

  await owner.getByRole('button', { name: 'People' }).click();
  const people = owner.getByRole('dialog', { name: 'People' });
  await people.getByRole('button', { name: 'Let a bot play' }).click();
  await owner.keyboard.press('Escape');
  await expect(owner.getByText('The others are asked whether a bot shall play for Cleo.')).toBeVisible();
  await expect(friend.getByText('Let a bot play for Cleo?').first()).toBeVisible();
  await friend.getByRole('button', { name: 'No', exact: true }).click();
  await expect(owner.getByText('The others are asked whether a bot shall play for Cleo.')).toHaveCount(0);
  await owner.getByRole('button', { name: 'People' }).click();
  await people.getByRole('button', { name: 'Let a bot play' }).click();
  await owner.keyboard.press('Escape');
  await friend.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(owner.getByText('Cleo: a bot plays on.').first()).toBeVisible();
  // Two turns of each of the two: the bot has had its own in between.
  await playOn([anna, ben], chanceFrom(1), 8);

  const back = await third.context().newPage();
  await back.goto(address);
  await expect(back.getByText('A bot plays for you.')).toBeVisible();
  await expect(back.getByText(/^\d+ moves were made while you were away\.$/)).toBeVisible();
  await back.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(back.getByText(/^While you were away: move 2 of/)).toBeVisible();
  await back.getByRole('button', { name: 'Skip' }).click();
  await back.getByRole('button', { name: 'I am back' }).click();
  await expect(back.getByText('A bot plays for you.')).toHaveCount(0);
  await expect(owner.getByText('Cleo: back at the table.').first()).toBeVisible();
  const tables = [anna, ben, new Table(back)];
  await playOn(tables, chanceFrom(2), 6);

  await back.close();
  await friend.close();
  await anna.menu.click();
  await owner.getByRole('button', { name: 'Close the table' }).click();
  await owner.getByRole('button', { name: 'Close it' }).click();
  await expect(owner.getByText('You closed the table.')).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Play again' })).toBeVisible();
  await expect(anna.prompt).toHaveCount(0);
  await owner.goto('/');
  await expect(finished(owner)).toContainText('The table was closed');
  await owner.goto('/replays');
  await expect(owner.getByText('The table was closed')).toBeVisible();
  const home = await friend.context().newPage();
  await home.goto('/');
  await expect(finished(home)).toContainText('The table was closed');
  await finished(home).getByRole('listitem').getByRole('link').click();
  await expect(home.getByText('Anna closed the table.')).toBeVisible();
});

test('a game that has begun is called off before the first move, in German, and the list of games says so', async ({
  visitor,
}) => {
  const page = await visitor({ ...hasty, lang: 'de', name: 'Anna' });
  await page.goto('/new/fantasy-realms');
  await page.getByRole('radio', { name: /^Online/ }).check();
  await page.getByRole('button', { name: 'Tisch decken' }).click();
  await page.getByRole('button', { name: 'Partie starten' }).click();
  await page.getByRole('button', { name: /^Mit (?:einem Bot|Bots) starten$/ }).click();
  const table = new Table(page);
  await expect(table.hand).toBeVisible();
  await table.menu.click();
  await page.getByRole('button', { name: 'Partie absagen' }).click();
  await page.getByRole('button', { name: 'Absagen', exact: true }).click();
  await expect(page.getByText('Du hast die Partie vor dem ersten Zug abgesagt.')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Zuletzt beendet' })).toContainText('Vor dem ersten Zug abgesagt');
});

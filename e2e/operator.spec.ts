import { setTable, Table } from './support/table.ts';
import { expect, hasty, test } from './support/test.ts';

test('as it comes: invited people only, no imprint, a word on what is stored and on the publishers', async ({
  visitor,
}) => {
  const page = await visitor(hasty);
  await page.goto('/open');
  await expect(page.getByText('Open tables are switched off on this server')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Or sit down at an open table' })).toHaveCount(0);
  await expect(page.getByText('A fan project, not affiliated with the publishers of the games.')).toBeVisible();
  await page.goto('/new/fantasy-realms');
  await page.getByRole('radio', { name: /^Online/ }).check();
  await expect(page.getByRole('checkbox', { name: 'Others may watch' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /list of open tables/ })).toHaveCount(0);
  await page.goto('/imprint');
  await expect(page.getByText('The operator of this server has not given an imprint.')).toBeVisible();
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { name: 'What the program itself stores' })).toBeVisible();
  const german = await visitor({ ...hasty, lang: 'de' });
  await german.goto('/open');
  await expect(german.getByText('Offene Tische sind auf diesem Server ausgeschaltet')).toBeVisible();
  await german.goto('/imprint');
  await expect(german.getByText('Wer diesen Server betreibt, hat kein Impressum angegeben.')).toBeVisible();
  await expect(german.getByText('Ein Fanprojekt ohne Verbindung zu den Verlagen der Spiele.')).toBeVisible();
});

test.describe('as the operator wants it', () => {
  test.use({
    environment: {
      OPEN_TABLES: 'on',
      IMPRINT: 'Erika Mustermann\nHeidestraße 17\n\n<b>Köln</b>',
      PRIVACY: 'Logs are deleted after a week.',
    },
  });

  test("open tables are found and joined; imprint and privacy are the operator's", async ({ visitor }) => {
    const [owner, stranger] = [await visitor(hasty), await visitor(hasty)];
    const table = await setTable(owner, {
      online: true,
      seats: ['person', 'invited', 'bot'],
      names: ['Anna'],
      on: ['Show this table in the list of open tables'],
    });
    await stranger.goto('/');
    await stranger.getByRole('link', { name: 'Or sit down at an open table' }).click();
    await expect(stranger.getByText('1 seat free')).toBeVisible();
    await stranger.getByRole('link', { name: /^Sit down: Fantasy Realms, Anna/ }).click();
    await expect(stranger.getByRole('heading', { name: 'An open table' })).toBeVisible();
    await stranger.getByLabel('Your name at the table').fill('Zoe');
    await stranger.getByRole('button', { name: 'Sit down' }).click();
    await expect(owner.getByText('2. Zoe')).toBeVisible();
    await owner.getByRole('button', { name: 'Start the game' }).click();
    await expect(table.hand).toBeVisible();
    await expect(new Table(stranger).hand).toBeVisible();
    await stranger.goto('/open');
    await expect(stranger.getByText('No table has a free seat at the moment.')).toBeVisible();
    await stranger.goto('/imprint');
    await expect(stranger.getByText('Erika Mustermann')).toBeVisible();
    await expect(stranger.getByText('<b>Köln</b>')).toBeVisible();
    await stranger.goto('/privacy');
    await expect(stranger.getByText('Logs are deleted after a week.')).toBeVisible();
    await expect(stranger.getByRole('heading', { name: 'What the program itself stores' })).toBeVisible();
  });
});

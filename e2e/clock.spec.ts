import { glimpse } from './support/glimpse.ts';
import { setTable, Table, withSettings } from './support/table.ts';
import { expect, hasty, test } from './support/test.ts';

test('a clock for each move runs, is seen, and plays for whoever lets it run out, in German @both', async ({
  visitor,
}) => {
  const page = await visitor({ ...hasty, lang: 'de', name: 'Anna' });
  await page.goto('/new/fantasy-realms');
  await page.getByRole('radio', { name: /^Online/ }).check();
  await page.getByRole('radio', { name: 'Pro Zug' }).check();
  await page.getByLabel('Sekunden pro Zug').fill('10');
  await page.getByRole('button', { name: 'Tisch decken' }).click();
  const table = new Table(page);
  const hurry = glimpse(page, 'Deine Zeit ist fast um.');
  await page.getByRole('button', { name: 'Partie starten' }).click();
  await page.getByRole('button', { name: /^Mit (?:einem Bot|Bots) starten$/ }).click();
  const own = page.getByRole('list', { name: 'Uhren' }).getByRole('listitem').filter({ hasText: 'Du' });
  await expect(own.getByRole('timer')).toHaveText(/^0:(?:10|0[1-9])$/);
  await hurry;
  const log = table.hand.page().getByText('Du: Die Bedenkzeit ist abgelaufen.').first();
  if ((page.viewportSize()?.width ?? 0) < 600) await page.getByRole('button', { name: 'Verlauf' }).first().click();
  await expect(log).toBeVisible();
});

test('a clock for the game: whoever runs out of time is replaced by a bot to the end, and the result says so', async ({
  visitor,
}) => {
  const page = await visitor(hasty);
  await withSettings(page, { clock: { kind: 'game', seconds: 2, increment: 0 }, pace: 0 });
  const table = await setTable(page, { online: true, seats: ['person', 'bot', 'bot'], names: ['Anna'] });
  // Bots may have played it to the end before anybody looks again.
  const isUp = glimpse(page, 'Your time for this game is up: a bot plays it to the end.');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await isUp;
  await expect(page.getByRole('button', { name: 'I am back' })).toHaveCount(0);
  await table.expectOver();
  await expect(table.ceremony).toContainText('You ran out of time, and a bot played on.');
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Recently finished' })).toContainText(/Won by .*Anna \d+/);
  await expect(page.getByRole('region', { name: 'Continue where you left off' })).toHaveCount(0);
  await page.goto('/replays');
  await expect(page.getByRole('link', { name: /^Watch: Fantasy Realms/ })).toBeVisible();
});

import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

test('the language of the browser comes first; the switch changes everything, and stays @both', async ({ visitor }) => {
  const german = await visitor(undefined, { locale: 'de-AT' });
  await german.goto('/');
  await expect(german.getByRole('heading', { level: 1, name: 'Welches Spiel darf es sein?' })).toBeVisible();
  await expect(german.locator('html')).toHaveAttribute('lang', 'de');
  await german.getByRole('button', { name: 'English' }).click();
  await expect(german.getByRole('heading', { level: 1, name: 'Which game shall it be?' })).toBeVisible();
  await expect(german.locator('html')).toHaveAttribute('lang', 'en');
  await german.reload();
  await expect(german.getByRole('heading', { level: 1, name: 'Which game shall it be?' })).toBeVisible();

  const french = await visitor(undefined, { locale: 'fr-FR' });
  await french.goto('/');
  await expect(french.getByRole('heading', { level: 1, name: 'Which game shall it be?' })).toBeVisible();
});

test('a table speaks German: prompt, cards, log, score and result', async ({ visitor }) => {
  const page = await visitor({ pace: 'instant', motion: 'off' }, { locale: 'de-DE' });
  await page.goto('/');
  await page.getByRole('button', { name: /Fantastische Reiche/ }).click();
  await page.getByRole('radio', { name: '6', exact: true }).check();
  await page.getByRole('radio', { name: 'Leicht', exact: true }).check();
  await page.getByRole('button', { name: /^Spielen/ }).click();
  const table = new Table(page);
  await expect(table.prompt).toHaveText(
    'Ziehe die oberste Karte vom Nachziehstapel oder nimm eine Karte aus dem Ablagebereich.',
  );
  await expect(page.getByRole('heading', { name: 'Ablagebereich' })).toBeVisible();
  await expect(table.hand.getByRole('button')).toHaveCount(7);
  await table.menu.click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Discard area' })).toBeVisible();
});

test('light and dark: as the system says, and as one chooses @both', async ({ visitor }) => {
  const page = await visitor(undefined, { locale: 'en-GB', colorScheme: 'dark' });
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/');
  const dark = await background();
  await page.getByRole('button', { name: 'Light look' }).click();
  await expect.poll(background).not.toBe(dark);
  const light = await background();
  await page.reload();
  expect(await background()).toBe(light);
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'As the system' }).check();
  await expect.poll(background).toBe(dark);
});

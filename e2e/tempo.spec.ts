import { startAlone } from './support/table.ts';
import { expect, test } from './support/test.ts';

test('bots are paused, stepped with the space bar and hurried on beside the prompt', async ({ visitor }) => {
  const page = await visitor({ lang: 'en', motion: 'off', pace: 'slow' });
  const table = await startAlone(page, { seats: 6 });
  await table.next();
  await table.option('pile:deck').click();
  await expect(table.hand.getByRole('button')).toHaveCount(8);
  const { open } = await table.next();
  await table.option(open[0] ?? '').click();

  const tempo = page.getByRole('group', { name: 'Tempo of the bots' });
  await tempo.getByRole('button', { name: 'Pause' }).click();
  await expect(tempo.getByRole('button', { name: 'Go on' })).toBeVisible();
  await expect(page.getByText(/ is next\.$/).first()).toBeVisible();
  await expect(page.getByText(/ is thinking …$/)).toHaveCount(0);

  const lines = page.getByRole('list', { name: 'Log' }).locator('p');
  const told = await lines.allTextContents();
  await page.locator('body').press('Space');
  await expect.poll(() => lines.allTextContents()).not.toEqual(told);

  await page.keyboard.press('?');
  await expect(page.getByText('while bots move: the next move now')).toBeVisible();
  await page.keyboard.press('Escape');

  await tempo.getByRole('button', { name: 'To my next decision' }).click();
  await expect(page.locator('main [data-asked]')).toBeVisible();
  await expect(tempo).toHaveCount(0);
});

import { startAlone } from './support/table.ts';
import { expect, test } from './support/test.ts';

test('against bots one can ask what the strong one would do: it is said and marked, not done', async ({ guest }) => {
  const table = await startAlone(guest, { seats: 3 });
  await table.next();
  await guest.getByRole('button', { name: 'Hint' }).click();
  await expect(guest.locator('#content').getByText(/The strong bot would choose: /)).toBeVisible();
  await expect(guest.locator('[data-advised]')).toHaveCount(1);
  await expect(table.hand.getByRole('button')).toHaveCount(7);
});

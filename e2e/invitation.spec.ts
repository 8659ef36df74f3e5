import { setTable } from './support/table.ts';
import { expect, hasty, test } from './support/test.ts';

test('a code is read out and typed in at /join, however; a wrong one, and a table that is gone, are turned down in peace', async ({
  visitor,
}) => {
  const [owner, friend] = [await visitor(hasty), await visitor(hasty)];
  await setTable(owner, { online: true, seats: ['person', 'invited'], names: ['Anna'] });
  const code = (await owner.getByText(/^\w{4}-\w{4}-\w{4}$/).textContent()) ?? '';
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);

  await friend.goto('/replays/nope');
  await expect(friend.getByText('There is no such record', { exact: false })).toBeVisible();
  await friend.goto('/join/nope');
  await expect(friend.getByText('There is no such table', { exact: false })).toBeVisible();
  await friend.goto('/join');
  const field = friend.getByLabel('Invitation link or code');
  for (const [typed, answer] of [
    ['hello', 'This is not an invitation.'],
    ['0000-0000-0000', 'This invitation is not valid (any more).'],
  ] as const) {
    await field.fill(typed);
    await friend.getByRole('button', { name: 'Go to the table' }).click();
    await expect(friend.getByRole('alert')).toContainText(answer);
  }
  await field.fill(` ${code.toLowerCase().replaceAll('-', ' ')}`);
  await friend.keyboard.press('Enter');
  await friend.getByLabel('Your name at the table').fill('Ben');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await expect(owner.getByText('2. Ben')).toBeVisible();
});

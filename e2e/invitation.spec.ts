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
  await expect(friend.getByText('This record is not on this device', { exact: false })).toBeVisible();
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

test('whoever sets up a table for others is asked for a name, once', async ({ visitor }) => {
  const [owner, friend] = [await visitor(hasty), await visitor(hasty)];
  await owner.goto('/new/fantasy-realms');
  await owner.getByRole('radio', { name: /^Online/ }).check();
  await owner.getByRole('button', { name: 'Set the table' }).click();
  await expect(owner.getByRole('alert')).toHaveText('Please enter a name: the others will see it.');
  await owner.keyboard.type('Anna');
  await owner.getByRole('button', { name: 'Set the table' }).click();
  await owner.waitForURL('**/online/*');
  await friend.goto(await owner.getByRole('textbox', { name: 'Invitation for seat 2' }).inputValue());
  await expect(friend.getByText('At the table: Anna', { exact: false })).toBeVisible();
  await owner.goto('/new/four-souls');
  await expect(owner.getByLabel('Name on seat 1', { exact: true })).toHaveValue('Anna');
});

test('of two people at one screen one is removed, and the other stays; a link that was cut off brings no seat', async ({
  visitor,
}) => {
  const [owner, friends] = [await visitor(hasty), await visitor(hasty)];
  await setTable(owner, {
    online: true,
    seats: ['person', 'invited', 'invited'],
    names: ['Anna'],
    settings: { spectators: false },
  });
  for (const [seat, name] of [
    [2, 'Ben'],
    [3, 'Cleo'],
  ] as const) {
    await friends.goto(await owner.getByRole('textbox', { name: `Invitation for seat ${seat}` }).inputValue());
    await friends.getByLabel('Your name at the table').fill(name);
    await friends.getByRole('button', { name: 'Sit down' }).click();
    await expect(owner.getByText(`${seat}. ${name}`)).toBeVisible();
  }
  await expect(friends.getByText('3. Cleo')).toBeVisible();

  await owner.getByRole('button', { name: 'People' }).click();
  const cleo = owner.getByRole('dialog', { name: 'People' }).getByRole('listitem').filter({ hasText: 'Cleo' });
  await cleo.getByRole('button', { name: 'Remove' }).click();
  await cleo.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(friends.getByText('3. free')).toBeVisible();
  await friends.reload();
  await expect(friends.getByText('2. Ben')).toBeVisible();

  await friends.getByRole('button', { name: 'Menu' }).click();
  await friends.getByText('Go on at another device').click();
  const link = await friends.getByRole('textbox', { name: 'Go on at another device' }).inputValue();
  const device = await visitor(hasty);
  await device.goto(link.replace(/token=.{20}/, 'token='));
  await device.getByRole('button', { name: 'Bring my seat here' }).click();
  await expect(device.getByRole('alert')).toContainText('This link leads to no seat');
  await device.evaluate((whole) => location.assign(whole), link);
  await device.getByRole('button', { name: 'Bring my seat here' }).click();
  await expect(device.getByText('2. Ben')).toBeVisible();
});

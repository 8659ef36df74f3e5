import { setTable, Table } from './support/table.ts';
import { expect, hasty, test } from './support/test.ts';

test('a table begins without a friend, who comes late and takes the place of the bot; others watch; and all play again @both', async ({
  visitor,
}) => {
  const [owner, friend, third] = [await visitor(hasty), await visitor(hasty), await visitor(hasty)];
  const anna = await setTable(owner, {
    online: true,
    seats: ['person', 'invited'],
    names: ['Anna'],
    settings: { pace: 60_000 },
  });
  await expect(owner.getByRole('img', { name: 'QR code of the invitation for seat 2' })).toBeVisible();
  const link = await owner.getByRole('textbox', { name: 'Invitation for seat 2' }).inputValue();
  await owner.getByRole('button', { name: 'Start the game' }).click();
  await expect(owner.getByText('One seat is still free.')).toBeVisible();
  await owner.getByRole('button', { name: 'Keep waiting' }).click();
  await owner.getByRole('button', { name: 'Start the game' }).click();
  await owner.getByRole('button', { name: 'Start with a bot' }).click();
  await expect(anna.hand).toBeVisible();

  await friend.goto(link);
  await expect(friend.getByText('a bot called Gawain plays for you', { exact: false })).toBeVisible();
  await friend.getByLabel('Your name at the table').fill('Ben');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await expect(new Table(friend).hand).toBeVisible();

  await owner.getByRole('button', { name: 'People' }).click();
  const people = owner.getByRole('dialog', { name: 'People' });
  await expect(people.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText('here');
  await people.getByText('Invite somebody to watch').click();
  await expect(people.getByRole('img', { name: 'QR code of the link to watch' })).toBeVisible();
  await third.goto(await people.getByRole('textbox', { name: 'Invite somebody to watch' }).inputValue());
  await expect(third.getByText('You are watching').first()).toBeVisible();
  await expect(people.getByText('1 person watches')).toBeVisible();
  await owner.keyboard.press('Escape');

  await anna.menu.click();
  await owner.getByRole('button', { name: 'Call the game off' }).click();
  await owner.getByRole('button', { name: 'Call it off' }).click();
  await owner.getByRole('button', { name: 'Play again' }).click();
  await expect(
    friend.getByText('Anna gave this game up after the cards were dealt, and would like', { exact: false }).first(),
  ).toBeVisible();
  await friend.getByRole('link', { name: 'To the next game' }).click();
  for (const page of [owner, friend]) {
    await expect(page.getByText('called the game off before the first move.', { exact: false })).toHaveCount(0);
    await expect(new Table(page).option('pile:deck')).toBeVisible();
  }
});

import { meet, playOn } from './support/online.ts';
import { chanceFrom, type Table } from './support/table.ts';
import { expect, hasty, test } from './support/test.ts';

test.use({ ownServer: true });

const broken = [/ERR_CONNECTION_(?:REFUSED|RESET)/, /WebSocket connection to/];

test('two browsers with an invitation link; one reloads, the server is killed and comes back, and nothing is lost', async ({
  visitor,
  server,
  watch,
}) => {
  const [owner, friend] = [await visitor(hasty), await visitor(hasty)];
  const tables = await meet(owner, friend);
  const [anna, ben] = tables;
  const chance = chanceFrom(5);
  await playOn(tables, chance, 2);
  await ben.settled();
  const before = await ben.cardsInHand();
  await friend.reload();
  await expect(ben.hand).toBeVisible();
  await expect.poll(() => ben.cardsInHand()).toEqual(before);
  await playOn(tables, chance, 2);
  await anna.settled();

  watch.allow(...broken);
  const log = await owner.getByRole('list', { name: 'Log' }).getByRole('listitem').allTextContents();
  await server.kill();
  await expect(owner.getByText('No connection. It will be tried again …')).toBeVisible();
  await expect(friend.getByText('No connection. It will be tried again …')).toBeVisible();
  await server.restart();
  await expect(owner.getByText('No connection. It will be tried again …')).toHaveCount(0);
  await expect(friend.getByText('No connection. It will be tried again …')).toHaveCount(0);
  watch.forbid();
  const after = await owner.getByRole('list', { name: 'Log' }).getByRole('listitem').allTextContents();
  expect(after.slice(0, log.length - 1)).toEqual(log.slice(0, -1));

  await playOn(tables, chance);
  await anna.expectOver();
  await ben.expectOver();
  const scores = (table: Table) => table.ceremony.getByText(/points$/).allTextContents();
  expect(await scores(anna)).toEqual(await scores(ben));
});

import { meet } from './support/online.ts';
import { startAlone, Table } from './support/table.ts';
import { expect, hasty, test } from './support/test.ts';

test('my games move to another device by a link; "delete my data" leaves nothing behind, neither here nor on the server', async ({
  visitor,
}) => {
  const [owner, friend, device] = [await visitor(hasty), await visitor(hasty), await visitor(hasty)];
  const [anna] = await meet(owner, friend);
  await friend.getByRole('button', { name: 'People' }).click();
  await friend.getByRole('textbox', { name: 'Say something' }).fill('Good luck!');
  await friend.getByRole('button', { name: 'Send' }).click();
  await expect(friend.getByRole('dialog', { name: 'People' }).getByText('Good luck!')).toBeVisible();
  const table = friend.url().split('/').at(-1);
  const alone = await startAlone(friend, { seats: 3 });
  await alone.next();
  const held = await alone.cardsInHand();

  await friend.goto('/settings');
  await friend.getByRole('button', { name: 'Make a link' }).click();
  await device.goto(await friend.getByRole('textbox', { name: 'Link to my games' }).inputValue());
  await device.getByRole('button', { name: 'Bring my games here' }).click();
  await expect(device.getByText('2 games were brought in.')).toBeVisible();
  await device.goto('/');
  const games = device.getByRole('region', { name: 'Continue where you left off' }).getByRole('link');
  await expect(games).toHaveCount(2);
  await games.filter({ hasText: 'On this device' }).click();
  await expect(new Table(device).hand.getByRole('button').first()).toBeVisible();
  expect(await new Table(device).cardsInHand()).toEqual(held);
  await device.goto(`/online/${table}`);
  await expect(new Table(device).hand).toBeVisible();

  const token = await friend.evaluate(() => JSON.parse(localStorage.getItem('tafelrunde.seats') ?? '[]')[0]?.token);
  const seats = { data: { seats: [{ table, token }] } };
  expect((await (await friend.request.post('/api/seats', seats)).json()).seats[0]).toMatchObject({
    asked: expect.any(Boolean),
  });
  await friend.getByRole('button', { name: 'Delete my data' }).click();
  await friend.getByRole('button', { name: 'Delete everything' }).click();
  await expect(friend.getByText('Everything is deleted.')).toBeVisible();
  expect(await friend.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await (await friend.request.post('/api/seats', seats)).json()).toEqual({ seats: [null] });
  const push = { endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: 'p', auth: 'a' } };
  const headers = { authorization: `Bearer ${token}` };
  expect((await friend.request.delete('/api/push', { headers, data: { endpoint: push.endpoint } })).status()).toBe(401);
  const info = await (await friend.request.get(`/api/tables/${table}`)).json();
  expect(info.seats[1]).toMatchObject({ name: '', conceded: true, mind: 'bot' });

  await expect(device.getByRole('heading', { name: 'You were removed from this table.' })).toBeVisible();
  await expect(anna.hand).toBeVisible();
  await owner.getByRole('button', { name: 'People' }).click();
  await expect(owner.getByRole('dialog', { name: 'People' }).getByText('Good luck!')).toHaveCount(0);
});

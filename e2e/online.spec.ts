import { readFileSync } from 'node:fs';
import { granted, readRecord } from '@tafelrunde/kernel';
import { meet, nextAt, playOn, sitDown } from './support/online.ts';
import { chanceFrom, setTable, Table } from './support/table.ts';
import { expect, hasty, test } from './support/test.ts';
import { expectOnlyTheView, listen } from './support/wire.ts';

test('what reaches each seat and a spectator is their view and nothing else, for a whole game', async ({ visitor }) => {
  const [owner, friend, watcher] = [await visitor(hasty), await visitor(hasty), await visitor(hasty)];
  const frames = [owner, friend, watcher].map(listen);
  const tables = await meet(owner, friend);
  await watcher.goto(owner.url());
  await expect(
    watcher
      .getByText('You are watching.')
      .or(watcher.getByText(/is thinking/))
      .first(),
  ).toBeVisible();
  await expect(watcher.getByRole('group', { name: 'Your hand' })).toHaveCount(0);
  await playOn(tables, chanceFrom(7));
  await expect(new Table(watcher).ceremony).toBeVisible();

  const token = await owner.evaluate(() => JSON.parse(localStorage.getItem('tafelrunde.seats') ?? '[]')[0]?.token);
  const id = owner.url().split('/').at(-1);
  const answer = await owner.request.get(`/api/tables/${id}/record`, { headers: { authorization: `Bearer ${token}` } });
  const record = granted(readRecord(await answer.json()));
  for (const [i, seats] of [[0], [1], []].entries()) {
    expect(expectOnlyTheView(frames[i] ?? [], seats, record)).toBeGreaterThan(5);
  }
});

test('before the game people add to the shuffle, whose seal they see; the record tells what they added', async ({
  visitor,
}) => {
  const owner = await visitor(hasty);
  const table = await setTable(owner, { online: true, seats: ['person', 'bot', 'bot'], names: ['Anna'] });
  await owner.getByText('Your part of the shuffle').click();
  await expect(owner.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await owner.getByRole('textbox', { name: 'Your part of the shuffle' }).fill('seven swans');
  await owner.getByRole('button', { name: 'Shuffle it in' }).click();
  await expect(owner.getByText('Your part is shuffled in.')).toBeVisible();
  await owner.getByRole('button', { name: 'Start the game' }).click();
  await table.next();
  await table.option('pile:deck').click();
  await expect(table.hand.getByRole('button')).toHaveCount(8);
  await table.menu.click();
  await owner.getByRole('button', { name: 'Concede' }).click();
  await owner.getByRole('button', { name: 'Give up' }).click();
  await owner.getByRole('link', { name: 'Watch the game' }).click();
  await owner.getByRole('button', { name: 'Was this game fair?' }).click();
  await expect(
    owner.getByText('Every card that was dealt and drawn follows from that seed.', { exact: false }),
  ).toBeVisible();
  await expect(owner.getByText('seven swans')).toBeHidden();
  await owner.getByText('How can that be checked?').click();
  await expect(owner.getByText('seven swans')).toBeVisible();
});

test('chat, presence, a bot for somebody who is away, and their coming back', async ({ visitor }) => {
  const [owner, friend] = [await visitor(hasty), await visitor(hasty)];
  // At this table nobody has to wait before a bot may be called.
  await meet(owner, friend, { patience: 0 });
  await friend.getByRole('button', { name: 'People' }).click();
  await friend.getByRole('textbox', { name: 'Say something' }).fill('Good luck!');
  await friend.getByRole('button', { name: 'Send' }).click();
  await expect(friend.getByRole('dialog', { name: 'People' }).getByText('Good luck!')).toBeVisible();
  await owner.getByRole('button', { name: 'People, 1 new message' }).click();
  const people = owner.getByRole('dialog', { name: 'People' });
  await expect(people.getByText('Good luck!')).toBeVisible();
  const ben = people.getByRole('listitem').filter({ hasText: 'Ben' }).first();
  await expect(ben).toContainText('here');
  const address = friend.url();
  await friend.close();
  await expect(ben).toContainText('away');
  await ben.getByRole('button', { name: 'Let a bot play' }).click();
  await expect(ben.getByRole('button', { name: 'Let a bot play' })).toHaveCount(0);
  await expect(ben).toContainText('bot');

  const back = await friend.context().newPage();
  await back.goto(address);
  await back.getByRole('button', { name: 'I am back' }).click();
  await expect(ben).toContainText('here');
});

test('a seat moves to another device by a link', async ({ visitor }) => {
  const owner = await visitor(hasty);
  const table = await setTable(owner, { online: true, seats: ['person', 'bot', 'bot'], names: ['Anna'] });
  await owner.getByRole('button', { name: 'Start the game' }).click();
  await expect(table.hand).toBeVisible();
  await table.menu.click();
  await owner.getByText('Go on at another device').click();
  const link = await owner.getByRole('textbox', { name: 'Go on at another device' }).inputValue();
  const device = await visitor(hasty);
  await device.goto(link);
  await device.getByRole('button', { name: 'Bring my seat here' }).click();
  const second = new Table(device);
  await expect(second.hand).toBeVisible();
  expect(await second.cardsInHand()).toEqual(await table.cardsInHand());
});

test('a table that is called off before the first move says so to everybody', async ({ visitor }) => {
  const [owner, friend] = [await visitor(hasty), await visitor(hasty)];
  const table = await setTable(owner, { online: true, seats: ['person', 'invited', 'bot'], names: ['Anna'] });
  await friend.goto(owner.url());
  await expect(friend.getByRole('heading', { level: 1 })).toBeVisible();
  await table.menu.click();
  await owner.getByRole('button', { name: 'Call the game off' }).click();
  await owner.getByRole('button', { name: 'Call it off' }).click();
  for (const page of [owner, friend]) {
    await expect(page.getByRole('heading', { name: 'The game was called off before the first move.' })).toBeVisible();
  }
});

test('two people at one screen and one elsewhere sit at the same table; hands stay hidden from each other', async ({
  visitor,
}) => {
  const [screen, friend] = [await visitor(hasty), await visitor(hasty)];
  const table = await setTable(screen, {
    online: true,
    seats: ['person', 'person', 'invited'],
    names: ['Anna', 'Ben'],
  });
  await friend.goto(await screen.getByRole('textbox', { name: 'Invitation for seat 3' }).inputValue());
  await friend.getByLabel('Your name at the table').fill('Cleo');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await expect(screen.getByText('3. Cleo')).toBeVisible();
  await screen.getByRole('button', { name: 'Start the game' }).click();
  const other = new Table(friend);
  const chance = chanceFrom(11);
  const handed = new Set<string>();
  for (let moves = 0; moves < 8; moves++) {
    const { table: at, moment } = await nextAt([table, other]);
    if (!moment.handOver) {
      await at.move(moment, chance);
      await at.settled();
      continue;
    }
    await expect(screen.locator('main [data-zoom]')).toHaveCount(0);
    handed.add((await table.ready.textContent()) ?? '');
    await table.takeOver();
    await expect(table.hand.getByRole('button').first()).toBeVisible();
  }
  expect(handed).toEqual(new Set(['I am Anna: show my cards', 'I am Ben: show my cards']));
  await screen.reload();
  await expect(table.ready.or(table.hand)).toBeVisible();
  await screen.goto('/');
  await expect(screen.getByRole('region', { name: 'Continue where you left off' }).getByRole('link')).toHaveCount(1);
});

test('a problem of a running online game stays on the server, and is a file when the game is over', async ({
  visitor,
}) => {
  const owner = await visitor(hasty);
  const table = await setTable(owner, { online: true, seats: ['person', 'bot', 'bot'], names: ['Anna'] });
  await owner.getByRole('button', { name: 'Start the game' }).click();
  await table.next();
  await table.option('pile:deck').click();
  await expect(table.hand.getByRole('button')).toHaveCount(8);
  const held = await table.cardsInHand();
  const report = owner.getByRole('button', { name: 'Report a problem' });
  await table.menu.click();
  await report.click();
  await expect(owner.getByText(/Stored on the server\. Its number is [0-9a-z]{16}:/)).toBeVisible();
  await owner.getByRole('button', { name: 'Concede' }).click();
  await owner.getByRole('button', { name: 'Give up' }).click();
  await expect(owner.getByText('The game is over').first()).toBeVisible();
  await table.menu.click();
  const download = owner.waitForEvent('download');
  await report.click();
  const file = await (await download).path();
  await owner.goto('/replays');
  await owner
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'report.json', mimeType: 'application/json', buffer: readFileSync(file) });
  await owner.getByRole('button', { name: 'Set the table' }).click();
  await owner.waitForURL('**/here/*');
  await expect(table.hand.getByRole('button')).toHaveCount(8);
  expect(await table.cardsInHand()).toEqual(held);
});

test('who gives up ends the game, the result says so, and the same people meet at the next table, even who was away', async ({
  visitor,
}) => {
  const [owner, friend] = [await visitor(hasty), await visitor(hasty)];
  const [anna, ben] = await meet(owner, friend);
  // Both have drawn and discarded: nobody can call the game off any more.
  await playOn([anna, ben], chanceFrom(3), 4);
  for (const { page, menu } of [anna, ben]) {
    await menu.click();
    await page.getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('button', { name: 'Give up' }).click();
  }
  for (const page of [owner, friend]) await expect(page.locator('main').getByText('given up').first()).toBeVisible();
  await friend.goto('/about');
  await owner.getByRole('button', { name: 'Play again' }).click();
  await expect(owner.getByRole('heading', { name: 'The table is set.' })).toBeVisible();
  // As from a notification: this browser has not heard of the table yet.
  await friend.goto(owner.url());
  await expect(anna.hand.getByRole('button')).toHaveCount(7);
  await expect(ben.hand.getByRole('button')).toHaveCount(7);
  await friend.goto('/');
  await expect(friend.getByRole('region', { name: 'Continue where you left off' }).getByRole('link')).toHaveCount(1);
});

test('the owner mutes, and removes before the game; who was removed is told', async ({ visitor }) => {
  const [owner, friend] = [await visitor(hasty), await visitor(hasty)];
  await setTable(owner, { online: true, seats: ['person', 'invited', 'bot'], names: ['Anna'] });
  await sitDown(owner, friend, 2, 'Ben');
  await owner.getByRole('button', { name: 'People' }).click();
  const ben = owner.getByRole('dialog', { name: 'People' }).getByRole('listitem').filter({ hasText: 'Ben' }).first();
  await ben.getByRole('button', { name: 'Mute' }).click();
  await expect(ben.getByRole('button', { name: 'Unmute' })).toBeVisible();
  await friend.getByRole('button', { name: 'People' }).click();
  await friend.getByRole('textbox', { name: 'Say something' }).fill('Hello?');
  await friend.getByRole('button', { name: 'Send' }).click();
  await expect(friend.getByRole('dialog').getByText('That did not work', { exact: false })).toBeVisible();
  await ben.getByRole('button', { name: 'Remove' }).click();
  await ben.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(friend.getByRole('heading', { name: 'You were removed from this table.' })).toBeVisible();
});

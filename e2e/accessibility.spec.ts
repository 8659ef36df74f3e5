import { expectNoViolation } from './support/axe.ts';
import { chanceFrom, openScenario, setTable, startAlone, Table } from './support/table.ts';
import { expect, hasty, test } from './support/test.ts';
import { wildCard } from './support/wild-card.ts';

const pages = [
  '/',
  '/new/fantasy-realms',
  '/learn',
  '/learn/fantasy-realms/rules',
  '/learn/fantasy-realms/cards',
  '/join',
  '/score',
  '/open',
  '/replays',
  '/settings',
  '/about',
  '/imprint',
  '/privacy',
  '/no-such-page',
] as const;

test('axe finds nothing on any page, light or dark @both', async ({ guest }) => {
  for (const path of pages) {
    await guest.goto(path);
    await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolation(guest, path);
  }
  await guest.goto('/');
  await guest.getByRole('button', { name: /Fantasy Realms/ }).click();
  await expect(guest.getByRole('button', { name: /^Play/ })).toBeVisible();
  await expectNoViolation(guest, 'the opened box');
});

test('axe finds nothing on the pages of the other games', async ({ guest }) => {
  for (const game of ['terrors-of-london', 'boss-monster', 'four-souls', 'spirit-island']) {
    for (const path of [`/new/${game}`, `/learn/${game}/rules`, `/learn/${game}/cards`]) {
      await guest.goto(path);
      await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoViolation(guest, path);
    }
  }
});

test('axe finds nothing at a table, light or dark @both', async ({ guest }) => {
  const table = await startAlone(guest, { seats: 6 });
  await table.next();
  await expectNoViolation(guest, 'a running table');
  await table.menu.click();
  await expect(guest.getByRole('dialog')).toBeVisible();
  await expectNoViolation(guest, 'the menu');
  await guest.keyboard.press('Escape');
  await expect(guest.getByRole('dialog')).toHaveCount(0);
  await guest.keyboard.press('l');
  await expect(guest.getByRole('dialog')).toBeVisible();
  await expectNoViolation(guest, 'the log');
  await guest.keyboard.press('Escape');
  await table.playOn(chanceFrom(2));
  await table.expectOver();
  await expectNoViolation(guest, 'the ceremony');
  await guest.getByRole('link', { name: 'Watch the game' }).click();
  await expect(guest.getByRole('slider')).toBeVisible();
  await expectNoViolation(guest, 'a replay');
});

test('axe finds nothing while a wild card is decided @both', async ({ guest }) => {
  const table = await openScenario(guest, wildCard);
  await table.next();
  await expect(table.proposals).toBeVisible();
  await expectNoViolation(guest, 'a wild card is decided');
  await table.option('button:decline').click();
  await expect(guest.getByRole('button', { name: 'Take the proposal' })).toBeInViewport({ ratio: 1 });
  // The mouse still rests on what was picked.
  await expectNoViolation(guest, 'a wild card stays unused');
});

test('axe finds nothing at a hand-over, in the text view, and with everything there is on the table @both', async ({
  visitor,
}) => {
  const page = await visitor(hasty);
  const table = await setTable(page, {
    seats: ['person', 'person', 'bot'],
    names: ['Anna', 'Ben'],
    on: ['The new suits: Building, Outsider, Undead', 'Cursed items'],
  });
  await table.next();
  await expectNoViolation(page, 'a hand-over');
  await table.takeOver();
  await expect(table.hand).toBeVisible();
  await expectNoViolation(page, 'a table with cursed items');
  const reader = await visitor({ ...hasty, textView: true });
  await startAlone(reader);
  await expect(reader.getByRole('heading', { level: 1 })).toBeAttached();
  await expectNoViolation(reader, 'the text view');
});

test('axe finds nothing on the way to an online table @both', async ({ visitor }) => {
  const [owner, friend] = [await visitor(hasty), await visitor(hasty)];
  await setTable(owner, { online: true, seats: ['person', 'invited', 'bot'], names: ['Anna'] });
  await expect(owner.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await owner.getByText('Your part of the shuffle').click();
  await expectNoViolation(owner, 'waiting for the others');
  await friend.goto(await owner.getByRole('textbox', { name: 'Invitation for seat 2' }).inputValue());
  await expect(friend.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await expectNoViolation(friend, 'an invitation');
  await friend.getByLabel('Your name at the table').fill('Ben');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await expect(owner.getByText('2. Ben')).toBeVisible();
  await owner.getByRole('button', { name: 'Start the game' }).click();
  await expect(new Table(owner).hand).toBeVisible();
  await owner.getByRole('button', { name: 'People' }).click();
  await expect(owner.getByRole('dialog', { name: 'People' })).toBeVisible();
  await expectNoViolation(owner, 'people and chat');
});

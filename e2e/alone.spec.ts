import { chanceFrom, startAlone, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

test('a whole game against bots with the mouse: one click on the box, one on play, and every move by clicking', async ({
  guest,
}) => {
  await guest.goto('/');
  await guest.getByRole('button', { name: /Fantasy Realms/ }).click();
  await guest.getByRole('button', { name: /^Play/ }).click();
  const table = new Table(guest);
  expect(await table.playOn(chanceFrom(1))).toBeGreaterThan(3);
  await table.expectOver();
  await expect(table.ceremony.getByRole('list', { name: 'Ranking' }).getByRole('listitem')).toHaveCount(4);
  const before = guest.url();
  await guest.getByRole('button', { name: 'Play again' }).click();
  await guest.waitForURL((url) => url.href !== before);
  await expect(table.prompt).toBeVisible();
});

test('a game survives a reload, and is on the home page to go on with', async ({ guest }) => {
  const table = await startAlone(guest);
  await table.next();
  await table.option('pile:deck').click();
  await expect(table.hand.getByRole('button')).toHaveCount(8);
  const cards = await table.cardsInHand();
  await guest.reload();
  await expect(table.hand.getByRole('button')).toHaveCount(8);
  expect(await table.cardsInHand()).toEqual(cards);
  await guest.getByRole('link', { name: 'To the games' }).click();
  const game = guest.getByRole('region', { name: 'Continue where you left off' }).getByRole('link');
  await expect(game).toContainText('It is your turn');
  await game.click();
  await expect(table.hand.getByRole('button')).toHaveCount(8);
});

test('what is on the table explains itself: zoom, why not, what a card would change, an earlier moment, take back', async ({
  guest,
}) => {
  const table = await startAlone(guest, { seats: 3 });
  for (let { open } = await table.next(); open.length < 2; { open } = await table.next()) {
    await table.option('pile:deck').click();
    const { open: held } = await table.next();
    await table.option(held[0] ?? '').click();
  }
  const held = table.hand.getByRole('button').first();
  await held.hover();
  await expect(guest.getByRole('tooltip')).toContainText('In your hand now');
  await guest.mouse.move(5, 5);
  await expect(guest.getByRole('tooltip')).toHaveCount(0);

  // It says why it cannot be picked, so it can be clicked all the same.
  await held.click({ force: true });
  await expect(guest.getByText('First take a card: from the deck or the discard area.').first()).toBeVisible();

  const { open } = await table.now();
  const lying = table.option(open[1] ?? '');
  await lying.hover();
  await expect(guest.locator('[data-asked]').getByText(/points/)).toBeVisible();
  await lying.click();
  await expect(table.hand.getByRole('button')).toHaveCount(8);
  // Alone everything can be taken back, even what has shown a card.
  await guest.getByRole('button', { name: 'Take back' }).click();
  await expect(table.hand.getByRole('button')).toHaveCount(7);
  await guest.getByRole('button', { name: 'Redo' }).click();
  await expect(table.hand.getByRole('button')).toHaveCount(8);
  await guest.keyboard.press('Control+z');
  await expect(table.hand.getByRole('button')).toHaveCount(7);
  await table.option('pile:deck').click();
  await expect(table.hand.getByRole('button')).toHaveCount(8);

  await guest.getByRole('list', { name: 'Log' }).getByRole('button', { name: 'Look at this moment' }).first().click();
  await expect(guest.getByText('An earlier moment of this game.').first()).toBeVisible();
  await guest.getByRole('button', { name: 'Back to now' }).click();
  await expect(table.hand.getByRole('button')).toHaveCount(8);
});

test('bots wait for a click when they are stepped through', async ({ visitor }) => {
  const page = await visitor({ lang: 'en', motion: 'off', pace: 'step' });
  const table = await startAlone(page, { seats: 3 });
  await table.next();
  await table.option('pile:deck').click();
  await expect(table.hand.getByRole('button')).toHaveCount(8);
  const { open } = await table.next();
  const before = table.steps;
  await table.option(open[0] ?? '').click();
  await expect(table.step).toBeEnabled();
  await table.next();
  // Two bots take and discard.
  expect(table.steps - before).toBe(4);
});

test('two tabs do not play the same game at once', async ({ guest }) => {
  const table = await startAlone(guest);
  await table.next();
  const second = await guest.context().newPage();
  await second.goto(guest.url());
  await expect(second.getByRole('heading', { name: 'This game is open in another tab.' })).toBeVisible();
  await second.getByRole('button', { name: 'Play here' }).click();
  await expect(second.locator('main [data-asked]')).toBeVisible();
  await expect(guest.getByRole('heading', { name: 'This game is open in another tab.' })).toBeVisible();
});

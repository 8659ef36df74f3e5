import { chanceFrom, setTable } from './support/table.ts';
import { expect, test } from './support/test.ts';

test('several people at one screen: hands are hidden until the right person takes over', async ({ guest }) => {
  const table = await setTable(guest, { seats: ['person', 'person', 'bot'], names: ['Anna', 'Ben'] });
  const chance = chanceFrom(3);
  const hands = new Map<string, string[]>();
  const seen: string[] = [];
  let lieOpen = false;
  for (let moment = await table.next(); !moment.over; moment = await table.next()) {
    if (!moment.handOver) {
      await table.move(moment, chance);
      continue;
    }
    await expect(guest.locator('main [data-zoom], main [data-ref]')).toHaveCount(0);
    const text = await guest.locator('body').innerText();
    // Then the hands lie open, and only wild cards are still decided.
    lieOpen ||= text.includes('the game is over');
    for (const [owner, cards] of lieOpen ? [] : hands)
      for (const card of cards) expect(text, `${owner} holds ${card}`).not.toContain(card);
    const name = /I am (.+):/.exec((await table.ready.textContent()) ?? '')?.[1] ?? '';
    await expect(guest.getByRole('heading', { name: `Pass the device to ${name}` })).toBeVisible();
    await table.takeOver();
    await expect(table.hand).toBeVisible();
    await expect(guest.locator('main')).toBeFocused();
    if (seen.includes(name)) await expect(guest.getByText(/while you were away\.$/)).toBeVisible();
    seen.push(name);
    const held = await table.hand
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => each.querySelector('.visually-hidden')?.textContent ?? ''));
    const cards = held.map((each) => each.split(/[.,(]/)[0] ?? '');
    for (const card of cards) expect(card).not.toBe('');
    hands.set(name, cards);
  }
  expect(new Set(seen)).toEqual(new Set(['Anna', 'Ben']));
  await table.expectOver();
});

test('taking back ends where somebody has learned something, says so, and then the others decide @both', async ({
  guest,
}) => {
  const table = await setTable(guest, { seats: ['person', 'person', 'bot'], names: ['Anna', 'Ben'] });
  await table.next();
  await table.takeOver();
  await table.press(table.option('pile:deck'));
  await expect(table.hand.getByRole('button')).toHaveCount(8);
  await table.press(guest.getByRole('button', { name: 'Ask to take back' }));
  await expect(guest.locator('main').getByText('The others have to agree. Since then')).toBeVisible();
  await expect(guest.getByText('would like to take back the last move.', { exact: false }).first()).toBeVisible();
  await table.press(guest.getByRole('button', { name: 'Yes' }));
  await expect(table.hand.getByRole('button')).toHaveCount(7);
  await expect(guest.getByText('That did not work', { exact: false })).toHaveCount(0);
});

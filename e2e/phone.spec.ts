import { manifestOf } from '@tafelrunde/games';
import { positions } from './support/positions.ts';
import { expectReachable } from './support/reach.ts';
import { chanceFrom, openScenario, setTable } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { wildCard } from './support/wild-card.ts';

const tables = [
  { title: 'the base game for three', seats: 3, on: [] },
  {
    title: 'everything there is, for two',
    seats: 2,
    on: ['The new suits: Building, Outsider, Undead', 'Cursed items', 'Promotional cards: Jester and Phoenix'],
  },
] as const;

for (const [i, { title, seats, on }] of tables.entries()) {
  test(`no page scroll is needed to answer any choice: ${title} @phone`, async ({ guest }) => {
    const minds = Array.from({ length: seats }, (_, seat) => (seat === 0 ? ('person' as const) : ('bot' as const)));
    const table = await setTable(guest, { seats: minds, on });
    const asked = new Set<string>();
    await table.playOn(chanceFrom(i + 1), async (moment) => {
      asked.add(moment.prompt);
      await expectReachable(guest, moment);
    });
    expect(asked.size).toBeGreaterThan(1);
    await table.expectOver();
    const tooHigh = await guest.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(tooHigh).toBeLessThanOrEqual(0);
  });
}

for (const game of ['four-souls', 'terrors-of-london', 'boss-monster', 'spirit-island'] as const) {
  test(`on the shortest phones nothing lies over anything: ${manifestOf(game)?.name.en} @phone`, async ({ guest }) => {
    await guest.setViewportSize({ width: 320, height: 568 });
    const table = await openScenario(guest, positions[game]?.[0] ?? '');
    await expectReachable(guest, await table.next(), 24);
  });
}

test('[BM-143] a choice among the Rooms of six whole dungeons needs no scrolling @phone', async ({ guest }) => {
  const table = await openScenario(guest, positions['boss-monster']?.[2] ?? '');
  const moment = await table.next();
  expect(moment.open).toHaveLength(30);
  await expectReachable(guest, moment);
  const scrolling = await guest.evaluate(() =>
    [...document.querySelectorAll('main :has([data-ref][data-state="open"])')]
      .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY))
      .map((each) => each.scrollHeight - each.clientHeight),
  );
  expect(Math.max(0, ...scrolling)).toBe(0);
});

test('a wild card is decided without anything being pushed aside @phone', async ({ guest }) => {
  const table = await openScenario(guest, wildCard);
  const moment = await table.next();
  expect(moment.choosing).toBe(true);
  await expectReachable(guest, moment);
});

const pages = [
  '/',
  '/learn',
  '/learn/fantasy-realms/cards',
  '/learn/fantasy-realms/rules',
  '/learn/terrors-of-london/cards',
  '/learn/terrors-of-london/rules',
  '/learn/four-souls/cards',
  '/learn/boss-monster/cards',
  '/learn/spirit-island/cards',
  '/learn/spirit-island/rules',
  '/learn/four-souls/rules',
  '/new/fantasy-realms',
  '/new/terrors-of-london',
  '/new/four-souls',
  '/new/boss-monster',
  '/new/spirit-island',
  '/score',
  '/replays',
  '/settings',
  '/about',
];

test('no page is wider than the phone, in either language @phone', async ({ visitor }) => {
  const page = await visitor({ lang: 'de' });
  const width = () =>
    page.evaluate(() =>
      Math.max(document.documentElement.scrollWidth, document.querySelector('main')?.scrollWidth ?? 0),
    );
  for (const path of pages) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const language of ['English', 'Deutsch']) {
      await page.getByRole('button', { name: language }).click();
      await expect(page.getByRole('button', { name: language, pressed: true })).toBeVisible();
      await expect.poll(width, `${path}: ${language}`).toBe(page.viewportSize()?.width);
    }
    // In German, on the narrowest phones there are.
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(width, { message: `${path}: narrow` }).toBe(320);
    await page.setViewportSize({ width: 390, height: 844 });
  }
});

test('a card held with the finger is shown in large, and is not picked @phone', async ({ guest }) => {
  const table = await setTable(guest, { seats: ['person', 'bot', 'bot'] });
  await table.next();
  const card = table.hand.getByRole('button').first();
  const box = await card.boundingBox();
  if (box === null) throw new Error('there is no hand');
  const touch = await guest.context().newCDPSession(guest);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(guest.getByText('Words on the card').or(guest.getByText('In your hand now')).first()).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(table.hand.getByRole('button')).toHaveCount(7);
});

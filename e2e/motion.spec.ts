import type { Page } from '@playwright/test';
import { glimpse } from './support/glimpse.ts';
import { enterLondon, playLondon } from './support/london.ts';
import { chanceFrom, startAlone, type Table } from './support/table.ts';
import { expect, type Habits, test } from './support/test.ts';

const unhurried: Habits = { lang: 'en', pace: 'instant', motion: 'full' };

/** Notes every flight over the table from now on. */
async function watchFlights(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const flights: string[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      if (JSON.stringify(frames).includes('translate')) flights.push(this.className);
      return animate.call(this, frames, options);
    };
    Object.assign(window, { flights });
  });
}

const flightsOn = (page: Page): Promise<readonly string[]> => page.evaluate('flights');

/** Takes from the deck and puts a card back. */
async function oneTurn(table: Table): Promise<void> {
  await table.next();
  await table.option('pile:deck').click();
  await expect(table.hand.getByRole('button')).toHaveCount(8);
  const { open } = await table.next();
  await table.option(open[0] ?? '').click();
  await expect(table.hand.getByRole('button')).toHaveCount(7);
  await table.next();
}

test('cards travel, unless somebody asked for stillness: in the system or in the settings', async ({ visitor }) => {
  for (const [flies, page] of [
    [true, await visitor(unhurried)],
    [false, await visitor(unhurried, { reducedMotion: 'reduce' })],
    [false, await visitor({ ...unhurried, motion: 'off' })],
  ] as const) {
    await watchFlights(page);
    await oneTurn(await startAlone(page, { seats: 3 }));
    expect((await flightsOn(page)).length > 0).toBe(flies);
  }
});

test('nothing travels in Terrors of London either for who asked for stillness', async ({ visitor }) => {
  for (const page of [
    await visitor(unhurried, { reducedMotion: 'reduce' }),
    await visitor({ ...unhurried, motion: 'off' }),
  ]) {
    await watchFlights(page);
    await playLondon([await enterLondon(page)], chanceFrom(9), undefined, 8);
    expect(await flightsOn(page)).toEqual([]);
    const longest = await page.evaluate(() =>
      Math.max(...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0)), 0),
    );
    expect(longest).toBeLessThanOrEqual(140);
  }
});

test('bots take their time when they are slowed', async ({ visitor }) => {
  const page = await visitor({ lang: 'en', pace: 'slow', motion: 'off' });
  const table = await startAlone(page, { seats: 3 });
  await table.next();
  await table.option('pile:deck').click();
  await expect(table.hand.getByRole('button')).toHaveCount(8);
  const { open } = await table.next();
  const began = performance.now();
  const thinking = glimpse(page, 'is thinking');
  await table.option(open[0] ?? '').click();
  await thinking;
  await table.next();
  // Two bots take and discard: what one takes is looked at for 850 ms, what they discard for 450 ms.
  expect(performance.now() - began).toBeGreaterThan(2_200);
});

test('a bot in Terrors of London waits for a click when it is stepped through', async ({ visitor }) => {
  const page = await visitor({ lang: 'en', pace: 'step', motion: 'off' });
  const table = await enterLondon(page);
  await playLondon([table], chanceFrom(4), async () =>
    (await page.getByText(/^Last turn of/).count()) > 0 ? 'enough' : undefined,
  );
  expect(table.steps).toBeGreaterThan(1);
});

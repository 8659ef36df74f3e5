import { expect, type Page, test } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { type DevServer, startDevServer } from './support/dev-server.ts';

/* The map without a game: an island of six boards with eight lands each. */

test.describe.configure({ mode: 'serial' });

let server: DevServer;
test.beforeAll(async () => {
  server = await startDevServer();
});
test.afterAll(() => server.stop());

const land = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name},`) });

async function open(page: Page): Promise<void> {
  await page.goto(`${server.address}/map-demo/`);
  await land(page, 'B1').waitFor();
}

/** How wide a land is on the screen. */
const widthOf = async (page: Page, name: string): Promise<number> => (await land(page, name).boundingBox())?.width ?? 0;

test('a map is moved and brought nearer by wheel, drag and keys, and fits again; nothing is picked by a drag', async ({
  page,
}) => {
  await open(page);
  const whole = await widthOf(page, 'C4');
  await page.mouse.move(720, 400);
  await page.mouse.wheel(0, -600);
  await expect.poll(() => widthOf(page, 'C4')).toBeGreaterThan(whole * 2);
  const before = await land(page, 'B2').boundingBox();
  await page.mouse.down();
  await page.mouse.move(660, 380, { steps: 4 });
  await page.mouse.up();
  const after = await land(page, 'B2').boundingBox();
  expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(-60, -1);
  await expect(page.getByText('Push one town from B1').first()).toBeVisible();
  await page.keyboard.press('0');
  expect(await widthOf(page, 'C4')).toBeCloseTo(whole, 0);
  await page.keyboard.press('+');
  expect(await widthOf(page, 'C4')).toBeGreaterThan(whole * 1.3);
  await page.keyboard.press('?');
  await expect(page.getByText('the map nearer, or farther away')).toBeVisible();
});

test('lands are walked by the arrow keys and picked; damage is divided; nothing offends axe', async ({ page }) => {
  await open(page);
  await expectNoViolation(page, 'the map');
  await land(page, 'B1').focus();
  await page.keyboard.press('ArrowRight');
  await expect(land(page, 'B2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'B2, mountain: 2 towns' })).toBeAttached();
  await page.getByRole('button', { name: 'Divide for me' }).click();
  await expect(page.getByText('0 left')).toBeVisible();
  await expectNoViolation(page, 'dividing');
  await expect(page.getByRole('status', { name: 'A7' })).toHaveText('3/3');
  await page.getByRole('button', { name: 'Done · 3 of 3' }).click();
  await expect(land(page, 'A7')).toHaveAccessibleName(/: 0 towns$/);
  await expect(page.getByText('A town is destroyed in A7.').first()).toBeAttached();
  await expect(page.getByText('Push one town from B1').first()).toBeVisible();
});

test('a piece that is pushed travels to its land, and one that is destroyed is seen to go', async ({ page }) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function slowly(...how) {
      const flight = animate.apply(this, how);
      flight.playbackRate = 0.1;
      return flight;
    };
  });
  await open(page);
  const travellers = page.locator('[class*="traveller"]');
  const x = async () => (await travellers.boundingBox())?.x ?? 0;
  await land(page, 'B2').focus();
  await page.keyboard.press('Enter');
  const start = await x();
  await expect.poll(x).toBeGreaterThan(start + 10);
  await expect(travellers).toHaveCount(0);
  await page.getByRole('button', { name: 'Divide for me' }).click();
  await page.getByRole('button', { name: 'Done · 3 of 3' }).click();
  await expect(travellers).toHaveCount(1);
  await expect(travellers).toHaveCount(0);
});

test('two fingers bring the map nearer, and one picks a land @phone', async ({ page }) => {
  await open(page);
  const whole = await widthOf(page, 'A1');
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: readonly number[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y: 300, id })) });
  await touch('touchStart', 180, 220);
  for (const far of [30, 60, 90]) await touch('touchMove', 180 - far, 220 + far);
  await touch('touchEnd');
  await expect.poll(() => widthOf(page, 'A1')).toBeGreaterThan(whole * 2);
  await page.getByRole('button', { name: 'Show everything' }).tap();
  const box = await land(page, 'A3').boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(page.getByText('Divide 3 damage.').first()).toBeVisible();
});

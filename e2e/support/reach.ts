import { expect, type Page } from '@playwright/test';
import type { Moment } from './table.ts';

/**
 * Whatever can be picked is on the screen or in a list that scrolls by itself, large enough, and nothing lies over it. What is
 * asked in a dialog is answered there.
 */
export async function expectReachable(page: Page, { prompt }: Moment, least = 44): Promise<void> {
  const found = await page.evaluate((smallest) => {
    if (document.querySelector('dialog[open]') !== null) return undefined;
    const root = document.scrollingElement;
    const targets = document.querySelectorAll<HTMLElement>(
      'main [data-ref][data-state="open"], main [data-ref][data-state="picked"]',
    );
    const problems = [...targets].flatMap((target) => {
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const name = target.getAttribute('aria-label') ?? target.textContent;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return [`${name} is outside the screen`];
      const over = document.elementFromPoint(x, y);
      if (over === null || !target.contains(over)) return [`${name} lies under ${over?.outerHTML.slice(0, 120)}`];
      return Math.min(width, height) < smallest
        ? [`${name} is only ${Math.round(width)} by ${Math.round(height)}`]
        : [];
    });
    // What hides that it is too wide can still be pushed aside, and nobody could push it back.
    const pushed = [...document.querySelectorAll('body, body *:has([data-asked])')].filter(
      (each) => each.scrollWidth > each.clientWidth && getComputedStyle(each).overflowX === 'hidden',
    );
    // Read in the same breath as what is there: something may follow by itself.
    const list = document.querySelector('main [data-options]')?.getAttribute('aria-label') ?? '';
    return {
      problems: [...problems, ...pushed.map((each) => `${each.className} is wider than the screen`)],
      options: Number(/\d+/.exec(list)?.[0] ?? 0),
      // A card with several effects asks which one is meant.
      distinct: new Set([...targets].flatMap(({ dataset: { opens, ref } }) => opens?.split(' ') ?? ref)).size,
      page: { height: root?.scrollHeight ?? 0, width: root?.scrollWidth ?? 0, scrolled: root?.scrollTop ?? 0 },
      screen: { height: innerHeight, width: innerWidth },
    };
  }, least);
  if (found === undefined) return;
  expect(found.problems, prompt).toEqual([]);
  expect(found.distinct, `${prompt}: all ${found.options} options are there`).toBeGreaterThanOrEqual(found.options);
  expect(found.page.height, `${prompt}: the page needs no scrolling`).toBeLessThanOrEqual(found.screen.height);
  expect(found.page.width, `${prompt}: nor sideways`).toBeLessThanOrEqual(found.screen.width);
  expect(found.page.scrolled).toBe(0);
}

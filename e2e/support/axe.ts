import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** There are no frames of others, and a page is given axe only once: that takes as long as most of what it is asked. */
async function expectNothingFound(page: Page, what: string, options: RunOptions): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async (wanted) => {
      const { violations }: AxeResults = await Reflect.get(window, 'axe').run(document, wanted);
      return violations.map(({ id, nodes }) => ({
        id,
        where: nodes.slice(0, 3).map(({ target, failureSummary }) => `${JSON.stringify(target)} ${failureSummary}`),
      }));
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  );
  expect(found, what).toEqual([]);
}

type Look = 'light' | 'dark';

/** As the settings do it, and at once. */
function wear(page: Page, look: Look): Promise<void> {
  return page.evaluate((worn) => {
    document.documentElement.dataset.look = worn;
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  }, look);
}

const looked = new WeakMap<Page, Look>();

/**
 * In the light look everything is looked for; the dark one differs in nothing but colours. They are the same on a phone: there
 * the two looks take turns.
 */
export async function expectNoViolation(page: Page, what: string): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  const look = isPhone && looked.get(page) === 'light' ? 'dark' : 'light';
  looked.set(page, look);
  await wear(page, look);
  await expectNothingFound(page, `${what}, ${look}`, {});
  if (isPhone) return;
  await wear(page, 'dark');
  await expectNothingFound(page, `${what}, dark`, { runOnly: { type: 'rule', values: ['color-contrast'] } });
}

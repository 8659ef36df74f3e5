import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type RunOptions = Parameters<AxeBuilder['options']>[0];

async function expectNothingFound(page: Page, what: string, options: RunOptions): Promise<void> {
  // There are no frames of others; looking for them takes a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ ...options, resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.slice(0, 3).map(({ target, failureSummary }) => `${JSON.stringify(target)} ${failureSummary}`),
  }));
  expect(found, what).toEqual([]);
}

/** As the settings do it, and at once. */
function wear(page: Page, look: 'light' | 'dark'): Promise<void> {
  return page.evaluate((worn) => {
    document.documentElement.dataset.look = worn;
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  }, look);
}

/** In the light look everything is looked for; the dark one differs in nothing but colours. */
export async function expectNoViolation(page: Page, what: string): Promise<void> {
  await wear(page, 'light');
  await expectNothingFound(page, `${what}, light`, {});
  await wear(page, 'dark');
  await expectNothingFound(page, `${what}, dark`, { runOnly: { type: 'rule', values: ['color-contrast'] } });
}

import type { Page } from '@playwright/test';

/** Resolves as soon as such words stand anywhere on the page, however shortly: nothing is looked at now and then. */
export function glimpse(page: Page, words: string): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!document.body.textContent.includes(wanted)) return;
          watch.disconnect();
          resolve();
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
    words,
  );
}

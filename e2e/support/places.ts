import { expect, type Page } from '@playwright/test';

type Box = readonly [left: number, top: number, width: number, height: number];

/** Where everything lies that can be picked, and the prompt; what is lifted under the mouse lies where it lay. */
export type Places = Readonly<Record<string, Box>>;

/** Begins to note where things lie whenever an answer is on its way. */
export async function watchPlaces(page: Page): Promise<void> {
  await page.evaluate(() => {
    const placeOf = (element: HTMLElement): [number, number, number, number] => {
      let [left, top] = [0, 0];
      for (let each: Element | null = element; each instanceof HTMLElement; each = each.offsetParent) {
        left += each.offsetLeft - each.scrollLeft;
        top += each.offsetTop - each.scrollTop;
      }
      return [left, top, element.offsetWidth, element.offsetHeight];
    };
    const places = () => {
      const found: Record<string, [number, number, number, number]> = {};
      for (const each of document.querySelectorAll<HTMLElement>('main [data-ref]:not([data-options] *)'))
        found[each.dataset.ref ?? ''] = placeOf(each);
      const prompt = document.querySelector<HTMLElement>('main [aria-busy]');
      if (prompt !== null) found.prompt = placeOf(prompt);
      return found;
    };
    const underway: ReturnType<typeof places>[] = [];
    new MutationObserver(() => {
      if (document.querySelector('main[aria-busy="true"]') !== null) underway.push(places());
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['aria-busy'] });
    Object.assign(window, { places, underway });
  });
}

export const placesNow = (page: Page): Promise<Places> => page.evaluate('places()');

/** Where things lay while answers were on their way, since this was last asked. */
export const placesUnderway = (page: Page): Promise<readonly Places[]> => page.evaluate('underway.splice(0)');

/** Everything that is there before and after lies at its place. */
export function expectSamePlaces(before: Places, after: Places, what: string): void {
  const moved = Object.entries(after).flatMap(([ref, box]) => {
    const was = before[ref];
    return was === undefined || was.every((n, i) => Math.abs(n - (box[i] ?? 0)) <= 1)
      ? []
      : [`${ref}: ${was.join(' ')} → ${box.join(' ')}`];
  });
  expect(moved, what).toEqual([]);
}

import { expect, type Page } from '@playwright/test';

/**
 * Whatever can be picked now, and one's own hand, says what it does: in words of at least so many pixels, if only in a line; and
 * nothing else on these cards is written smaller.
 */
export async function expectWords(page: Page, what: string, least: number): Promise<void> {
  const found = await page.evaluate((smallest) => {
    const isShown = ({ width, height }: DOMRect): boolean => width > 1 && height > 1;
    const textsIn = (element: Element): { readonly said: string; readonly size: number }[] => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: { said: string; size: number }[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNode(node);
        const parent = node.parentElement;
        const said = node.textContent?.trim() ?? '';
        if (parent === null || said === '' || parent.closest('.visually-hidden') !== null) continue;
        if (isShown(range.getBoundingClientRect()))
          texts.push({ said, size: Number.parseFloat(getComputedStyle(parent).fontSize) });
      }
      return texts;
    };
    const cards = [...document.querySelectorAll<HTMLElement>('main [data-ref][data-zoom]:not([data-ref^="seat:"])')];
    const isRead = (card: HTMLElement): boolean =>
      /open|picked/.test(card.dataset.state ?? '') || card.closest('[data-place="hand-0"]') !== null;
    const read = cards.filter(isRead);
    const problems = read.flatMap((card) => {
      const name = card.querySelector('.visually-hidden')?.textContent.slice(0, 40) ?? card.outerHTML.slice(0, 80);
      const effects = [...card.querySelectorAll('[data-effect]')].filter((each) =>
        isShown(each.getBoundingClientRect()),
      );
      const says = effects.flatMap(textsIn);
      if (says.length === 0) return [`${name}: says nothing`];
      const isWord = ({ said }: { readonly said: string }): boolean => /\p{L}{2}/u.test(said);
      return textsIn(card)
        .filter((text) => text.size < smallest && (isWord(text) || says.some(({ said }) => said === text.said)))
        .map(({ said, size }) => `${name}: “${said}” in ${size.toFixed(1)} px`);
    });
    return { problems, read: read.length };
  }, least);
  expect(found.problems, what).toEqual([]);
  expect(found.read, `${what}: cards to be read`).toBeGreaterThan(1);
}

import type { Page } from '@playwright/test';
import { chanceFrom, chooseScenario, setTable, Table } from './support/table.ts';
import { expect, hasty, test } from './support/test.ts';

/** As long as a name may be, and without a gap. */
const [WIDE, WIDER] = ['W'.repeat(40), 'M'.repeat(40)];

/** What sticks out of the window, other than what can be scrolled to. */
const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const front = document.querySelector('dialog[open]') ?? document.querySelector('main');
    const isOut = (each: Element) => {
      const { left, right, width } = each.getBoundingClientRect();
      return width > 0 && (right > innerWidth + 1 || left < -1);
    };
    const isCut = (each: Element | null): boolean =>
      each !== null && each !== front && (getComputedStyle(each).overflowX !== 'visible' || isCut(each.parentElement));
    return (
      [...(front?.querySelectorAll('*') ?? [])]
        // The list of options shows itself to the keyboard only.
        .filter((each) => isOut(each) && !isCut(each.parentElement) && each.closest('[data-options]') === null)
        .map((each) => `${each.tagName} ${each.textContent.slice(0, 60)}`)
    );
  });

test('a name of forty letters pushes nothing out of the window @both', async ({ visitor }) => {
  const [owner, friend] = [await visitor(hasty), await visitor({ ...hasty, lang: 'de' })];
  await setTable(owner, { seats: ['person', 'person', 'bot'], names: [WIDE, WIDER] });
  const here = new Table(owner);
  await expect(here.ready).toBeVisible();
  expect(await stickingOut(owner), 'the hand-over').toEqual([]);
  await here.takeOver();
  await here.next();
  expect(await stickingOut(owner), 'the table here').toEqual([]);
  await owner.goto('/');
  await expect(owner.getByRole('link', { name: WIDE })).toBeVisible();
  expect(await stickingOut(owner), 'the list of games').toEqual([]);

  const table = await setTable(owner, { online: true, seats: ['person', 'invited', 'bot'], names: [WIDER] });
  await friend.goto(await owner.getByRole('textbox', { name: 'Invitation for seat 2' }).inputValue());
  await expect(friend.getByText(WIDER, { exact: false })).toBeVisible();
  expect(await stickingOut(friend), 'the invitation').toEqual([]);
  await friend.getByLabel('Dein Name am Tisch').fill(WIDE);
  await friend.getByRole('button', { name: 'Platz nehmen' }).click();
  await expect(owner.getByText(`2. ${WIDE}`)).toBeVisible();
  expect(await stickingOut(owner), 'the table that waits').toEqual([]);
  await owner.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [owner, friend]) {
    await expect(new Table(page).hand).toBeVisible();
    expect(await stickingOut(page), 'the table').toEqual([]);
  }
  await table.page.getByRole('button', { name: 'People' }).click();
  await expect(owner.getByRole('button', { name: 'Mute' })).toBeVisible();
  expect(await stickingOut(owner), 'the people').toEqual([]);
});

const lastCard = `
name: The tenth card ends the game
game: fantasy-realms
seats: 3
given:
  active: 0
  hand/0: [queen, knights, king, warlord, empress, forge, candle]
  discard: [warhorse, swamp, smoke, mountain, whirlwind, rainstorm, beastmaster, collector, dragon]
  deck: [lightning]
play:
  - 0: deck
`;

test('beside a long name the points of a hand stay in one line @both', async ({ guest }) => {
  await guest.goto('/replays');
  await chooseScenario(guest, lastCard);
  // Alone one is simply called you.
  await guest.getByRole('combobox', { name: 'Who sits on seat 2' }).selectOption('person');
  await guest.getByLabel('Name on seat 1').fill('Maximiliane-Friederike von Hohenstaufen');
  await guest.getByRole('button', { name: 'Set the table' }).click();
  await guest.waitForURL('**/here/*');
  const table = new Table(guest);
  await table.playOn(chanceFrom(1));
  await table.expectOver();
  const heights = await table.ceremony
    .getByRole('list', { name: 'Ranking' })
    .getByText(/points$/)
    .evaluateAll((all) => all.map((each) => each.parentElement?.getBoundingClientRect().height));
  expect(heights).toHaveLength(3);
  expect(new Set(heights).size).toBe(1);
});

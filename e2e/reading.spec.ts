import { manifestOf, playable } from '@tafelrunde/games';
import { positions } from './support/positions.ts';
import { openScenario } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { expectWords } from './support/words.ts';

/** Pixels: of the window, and of the smallest words in it. */
const windows = [
  { width: 1440, height: 900, least: 11 },
  { width: 1180, height: 820, least: 11 },
  { width: 820, height: 1180, least: 11 },
  { width: 844, height: 390, least: 12 },
  { width: 390, height: 844, least: 12 },
] as const;

for (const [id, scenarios] of Object.entries(positions)) {
  test(`what can be picked and one's own hand say what they do: ${manifestOf(id)?.name.en}`, async ({ guest }) => {
    for (const scenario of scenarios) {
      const table = await openScenario(guest, scenario);
      const { prompt } = await table.next();
      for (const { least, ...size } of windows) {
        await guest.setViewportSize(size);
        // What is measured before it is laid out follows a frame later.
        await guest.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        await expectWords(guest, `${prompt} at ${size.width} by ${size.height}`, least);
      }
    }
  });
}

test('every game is read', () => {
  expect(playable.map(({ id }) => id).filter((id) => positions[id] === undefined)).toEqual([]);
});

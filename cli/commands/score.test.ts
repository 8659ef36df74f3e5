import { describe, expect, it } from 'vitest';
import { MOST_BYTES } from '../lines.ts';
import { run } from '../testing.ts';

async function score(input: string | Uint8Array, ...more: string[]) {
  const { code, out, err } = await run(['score', 'fantasy-realms', ...more], { input });
  expect(err).toBe('');
  return {
    code,
    results:
      out === ''
        ? []
        : out
            .trimEnd()
            .split('\n')
            .map((line) => JSON.parse(line)),
  };
}

describe('score', () => {
  it('scores one hand per line, in order', async () => {
    const { code, results } = await score('{"cards":["king","queen","knights"]}\n{"cards":["smoke"]}');
    expect(code).toBe(0);
    // King 8+20, Queen 6+20, Knights 20; Smoke without a Flame is blanked.
    expect(results).toEqual([
      {
        total: 74,
        cards: [
          { id: 'king', points: 28, blanked: false },
          { id: 'queen', points: 26, blanked: false },
          { id: 'knights', points: 20, blanked: false },
        ],
        actions: {},
      },
      { total: 0, cards: [{ id: 'smoke', points: 0, blanked: true }], actions: {} },
    ]);
  });

  it('takes choices, or finds the best ones', async () => {
    const cards = ['shapeshifter', 'queen', 'knights'];
    const { results } = await score(
      [
        { cards },
        { cards, actions: { shapeshifter: { as: 'king' } } },
        { cards, best: true },
        { cards: ['genie'], players: 6, mode: { suits: true, items: false }, discard: [], cursedItems: [] },
      ]
        .map((hand) => `${JSON.stringify(hand)}\n`)
        .join(''),
    );
    // Queen 6+5 and Knights 20; with a King +20 in place of +5; Genie -50 and +10 for each of five others.
    expect(results.map(({ total }) => total)).toEqual([31, 46, 46, 0]);
    expect(results[2].actions).toEqual({ shapeshifter: { as: 'king' } });
  });

  it('puts an error in the place of a bad line, scores the rest, and exits with 1', async () => {
    const lines = [
      '{"cards":["king"]}',
      'king',
      '',
      '{"cards":["knig"]}',
      '{"cards":"king"}',
      '{"cards":["king"],"discards":[]}',
      '{"cards":["king"],"mode":{"suit":true}}',
      '{"cards":[]}',
      'null',
      '{"cards":["queen"]}',
    ];
    const { code, results } = await score(lines.join('\r\n'));
    expect(code).toBe(1);
    expect(results.map((each) => each.error?.code ?? each.total)).toEqual([
      8,
      'bad-json',
      'empty-line',
      'unknown-card',
      'bad-hand',
      'unknown-field',
      'unknown-field',
      'hand-size',
      'bad-hand',
      6,
    ]);
    expect(results.map((each) => each.error?.line)).toEqual([undefined, 2, 3, 4, 5, 6, 7, 8, 9, undefined]);
    expect(results[3].error.message).toContain('"king"');
    expect(results[5].error.message).toBe('A hand has no "discards"; did you mean "discard"?');
    expect(results[6].error.message).toBe('A hand has no "suit"; did you mean "suits"?');
  });

  it.each([
    [{}, 'This is not a hand: "cards" is missing.', 'Das ist keine Hand: „cards“ fehlt.'],
    [
      { cards: [3] },
      'This is not a hand: "cards.0" must be a text.',
      'Das ist keine Hand: „cards.0“ muss ein Text sein.',
    ],
    [
      { cards: ['king'], players: 'two' },
      'This is not a hand: "players" must be a number.',
      'Das ist keine Hand: „players“ muss eine Zahl sein.',
    ],
    [
      { cards: ['king'], best: 1 },
      'This is not a hand: "best" must be true or false.',
      'Das ist keine Hand: „best“ muss true oder false sein.',
    ],
    [
      { cards: ['king'], actions: { island: 'x' } },
      'This is not a hand: "actions.island" must be an object in braces.',
      'Das ist keine Hand: „actions.island“ muss ein Objekt in Klammern {} sein.',
    ],
    [
      null,
      'This is not a hand; a hand looks like {"cards":["king","queen"]}.',
      'Das ist keine Hand; eine Hand sieht so aus: {"cards":["king","queen"]}.',
    ],
    [
      { card: ['king'] },
      'A hand has no "card"; did you mean "cards"?',
      'Eine Hand hat kein „card“; ist „cards“ gemeint?',
    ],
    [
      { cards: ['king'], mode: { xyz: true } },
      'A hand has no "xyz"; there are: suits, items, promos.',
      'Eine Hand hat kein „xyz“; es gibt: suits, items, promos.',
    ],
  ])('says plainly what is wrong with %j', async (hand, english, german) => {
    const line = `${JSON.stringify(hand)}\n`;
    expect((await score(line)).results[0].error.message).toBe(english);
    expect((await score(line, '--lang', 'de')).results[0].error.message).toBe(german);
  });

  it('says that a cursed item is no card', async () => {
    for (const hand of [{ cards: ['king', 'portal'] }, { cards: ['king'], discard: ['portal'] }]) {
      const { results } = await score(`${JSON.stringify(hand)}\n`);
      expect(results[0].error.code).toBe('unknown-card');
      expect(results[0].error.message).toMatch(/^"portal" is a cursed item/);
    }
  });

  it('says it in German', async () => {
    const { results } = await score('nein\n{"cards":"king"}\n', '--lang', 'de');
    expect(results[1].error.message).toBe('Das ist keine Hand: „cards“ muss eine Liste sein.');
    expect(results[0].error.message).toContain('Diese Zeile ist kein JSON');
  });

  it('survives a line that is too long, and one that is not UTF-8', async () => {
    const long = Buffer.from(`{"cards":["${'k'.repeat(MOST_BYTES)}"]}\n`);
    const broken = Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d, 0x0a]);
    const { code, results } = await score(Buffer.concat([long, broken, Buffer.from('{"cards":["king"]}\n')]));
    expect(code).toBe(1);
    expect(results.map((each) => each.error?.code ?? each.total)).toEqual(['line-too-long', 'not-utf8', 8]);
  });

  it('takes nothing for nothing, and overlooks a byte order mark', async () => {
    expect(await score('')).toEqual({ code: 0, results: [] });
    expect((await score('\ufeff{"cards":["king"]}\n')).results[0].total).toBe(8);
  });

  it('needs a game whose hands can be scored', async () => {
    expect((await run(['score'])).code).toBe(2);
    expect((await run(['score', 'fantasy-relms'])).err).toContain('did you mean "fantasy-realms"?');
  });
});

import { LANGS, type Lang, type Ref, toldTo } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { fantasyRealms } from './index.ts';
import { filler, table } from './table-in-tests.ts';

const { text } = fantasyRealms;

type Laid = ReturnType<typeof table>;

/** What seat 1 reads; the others are Anna and Cem. */
const log = ({ events }: Laid, lang: Lang): string[] =>
  events.flatMap(
    (event) => text.event(toldTo(event, 0b010), lang, ['Anna', lang === 'de' ? 'Du' : 'You', 'Cem']) ?? [],
  );

const three = [filler(7), filler(7, 7), filler(7, 14)];

describe('what the game says', () => {
  it.each(LANGS)('has a prompt for every question (%s)', (lang) => {
    for (const [name, rule] of Object.entries(fantasyRealms.rules)) {
      if (typeof rule === 'function' || !('options' in rule)) continue;
      const op = { op: name, seat: 0, card: 'mirage', target: 'king' };
      const question = { id: '', seat: 0, op, min: 1, max: 1, ordered: false, standing: false, options: [] };
      expect([name, text.prompt(question, lang)]).toEqual([name, expect.stringMatching(/ .*[.?]$/)]);
    }
  });

  it.each(LANGS)('names every card of the game (%s)', (lang) => {
    const options = { suits: true, items: true, promos: true };
    for (const { cards } of fantasyRealms.setup(options, 3).zones) {
      for (const card of cards) expect(text.card(card, lang).name).not.toBe(card);
    }
  });

  it('says what an option stands for', () => {
    const t = table({ hands: [['mirage', 'king'], [], []], first: { op: 'endOfGame' } });
    const question = t.question(0);
    const said = (ref: Ref, lang: Lang) => text.option({ ref }, question, lang);
    expect(said('card-name:swamp', 'de')).toBe('Sumpf (Flut)');
    expect(said('suit:flood', 'de')).toBe('eine Flut ohne Namen');
    expect(said('suit:army', 'en')).toBe('an Army without a name');
    expect(said('button:decline', 'en')).toBe('do not use it');
    expect(text.prompt(question, 'de')).toBe('Spiegelung: Für welche Karte steht sie?');
  });

  it('[FR-046] says how many cards are too many', () => {
    const t = table({
      options: { suits: true, items: true },
      hands: [filler(10), filler(8, 11), filler(8, 19)],
      deck: ['island'],
      state: { skipDiscard: true },
    }).pick(0, 'pile:deck');
    expect(text.prompt(t.question(0), 'de')).toBe('Du hast zu viele Handkarten: Lege 2 Karten ab.');
  });
});

describe('the log', () => {
  it('[FR-004] [FR-011] names the cards that the reader may know, and no others', () => {
    const t = table({ hands: three, deck: ['island', 'rainstorm'] });
    t.pick(0, 'pile:deck').pick(0, 'knights').pick(1, 'pile:deck').pick(1, 'king').pick(2, 'knights');
    expect(log(t, 'de')).toEqual([
      'Anna zieht eine Karte.',
      'Anna legt Ritter ab.',
      'Du ziehst Regensturm.',
      'Du legst König ab.',
      'Cem nimmt Ritter aus dem Ablagebereich.',
    ]);
    expect(log(t, 'en')).toEqual([
      'Anna draws a card.',
      'Anna discards Knights.',
      'You draw Rainstorm.',
      'You discard King.',
      'Cem takes Knights from the discard area.',
    ]);
  });

  it('[FR-064] tells of the end', () => {
    const t = table({
      options: { suits: true },
      hands: [['genie'], ['mirage-ch', 'hydra'], ['king']],
      deck: ['candle', 'forge'],
      first: { op: 'endOfGame' },
    });
    t.pick(0, 'forge').pick(1, 'card-name:swamp');
    expect(log(t, 'de')).toEqual([
      'Im Ablagebereich liegen 0 Karten: Das Spiel ist zu Ende.',
      'Anna zeigt Dschinn.',
      'Du zeigst Spiegelung, Hydra.',
      'Cem zeigt König.',
      'Anna sieht sich 2 Karten im Nachziehstapel an.',
      'Anna zieht Schmiede.',
      'Du: Spiegelung steht für Sumpf.',
      'Anna: −21 Punkte.',
      'Du: 40 Punkte.',
      'Cem: 8 Punkte.',
    ]);
    expect(text.key(t.outcome()?.how ?? '', 'de')).toBe('Die meisten Punkte gewinnen.');
  });

  it('[FR-065] [FR-066] tells what the choosers do', () => {
    const t = table({
      options: { suits: true },
      hands: [['doppelganger', 'book-of-changes', 'island', 'angel', 'candle', 'wildfire'], ['mirage-ch'], []],
      first: { op: 'endOfGame' },
    });
    t.pick(1, 'suit:army').pick(0, 'candle').pick(0, 'candle').pick(0, 'suit:beast');
    t.pick(0, 'wildfire').pick(0, 'candle');
    const told = (lang: Lang) => log(t, lang).filter((line) => line.includes(': ') && !/[Kk]arten|cards|\d/.test(line));
    expect(told('en')).toEqual([
      'You: Mirage stands for an Army.',
      'Anna: Doppelgänger copies Candle.',
      'Anna: Book of Changes makes Candle a Beast.',
      'Anna: Island clears the penalty of Wildfire.',
      'Anna: Angel protects Candle.',
    ]);
    expect(told('de')).toEqual([
      'Du: Spiegelung steht für eine Armee.',
      'Anna: Doppelgänger kopiert Kerze.',
      'Anna: Buch der Veränderung gibt Kerze die Farbe Bestie.',
      'Anna: Insel hebt die Strafe von Buschfeuer auf.',
      'Anna: Engel schützt Kerze.',
    ]);
  });

  it('[FR-005] passes over the deal', () => {
    const t = table({ hands: [[], [], []], deck: filler(30), first: { op: 'setUp' } });
    expect(log(t, 'en')).toEqual(['The deck is shuffled.', expect.stringMatching(/begins?\.$/)]);
  });
});

describe('the log speaks to its reader', () => {
  const items = (items: readonly string[], more = {}) =>
    table({
      options: { items: true },
      hands: three,
      deck: ['island', 'rainstorm'],
      items,
      itemDeck: ['shovel'],
      ...more,
    });

  const both = (t: Laid) => ({ en: log(t, 'en'), de: log(t, 'de') });

  it('[FR-054] cards that change hands', () => {
    const t = items(['market-wagon']).pick(0, 'item:use').pick(0, 'knights').pick(1, 'queen').pick(2).pick(0, 'queen');
    expect(both(t)).toMatchObject({
      en: expect.arrayContaining(['You give Queen to Anna.', 'Anna gives Knights to you.']),
      de: expect.arrayContaining(['Du gibst Anna Königin.', 'Anna gibt dir Ritter.']),
    });
  });

  it('[FR-057] items that are taken away', () => {
    const t = items(['larcenous-gloves', 'treasure-chest', 'hourglass']).pick(0, 'item:use').pick(0, 'treasure-chest');
    expect(both(t)).toMatchObject({
      en: expect.arrayContaining(['Anna takes the cursed item Treasure Chest from you.']),
      de: expect.arrayContaining(['Anna nimmt dir den verfluchten Gegenstand Schatztruhe weg.']),
    });
  });

  it('[FR-055] [FR-128] looks into hands and into the deck', () => {
    const t = items(['crystal-ball', 'spyglass']).pick(0, 'item:use').pick(0, 'suit:flame');
    t.pick(1, 'candle').pick(2, 'forge', 'lightning').pick(0, 'pile:deck').pick(0, 'island');
    t.pick(1, 'item:use').pick(1, 'seat:2');
    expect(both(t)).toMatchObject({
      en: expect.arrayContaining([
        'Anna looks at Candle in your hand.',
        'Anna looks at 2 cards in the hand of Cem.',
        expect.stringMatching(/^You look at .*Forge.* in the hand of Cem\.$/),
      ]),
      de: expect.arrayContaining([
        'Anna sieht sich Kerze auf deiner Hand an.',
        'Anna sieht sich 2 Karten auf der Hand von Cem an.',
        expect.stringMatching(/^Du siehst dir .*Schmiede.* auf der Hand von Cem an\.$/),
      ]),
    });
  });

  it('[FR-055] cards that are sealed, by their names', () => {
    const discard = ['necromancer', 'great-flood', 'bell-tower'];
    const t = items(['sealed-vault'], { discard }).pick(0, 'item:use').pick(0, 'necromancer', 'great-flood');
    expect(both(t)).toMatchObject({
      en: expect.arrayContaining(['Anna seals Necromancer, Great Flood in the discard area.']),
      de: expect.arrayContaining(['Anna versiegelt Totenbeschwörer, „Große Flut“ im Ablagebereich.']),
    });
  });
});

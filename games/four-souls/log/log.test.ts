import { LANGS, type ToldEvent } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { fourSouls } from '../index.ts';

const names = ['Anna', 'Ben'];
const { text } = fourSouls;

const told = (type: string, more: Readonly<Record<string, string | number>>) =>
  LANGS.map((lang) => text.event({ type, seat: 0, data: { other: 1, n: 3, ...more } }, lang, names));

const button = (label: string) => LANGS.map((lang) => text.key(label, lang));

describe('deals are told', () => {
  it('[FS-286] [FS-288] in the log: the offer, the promise, and what became of it', () => {
    const use = { promise: 'use', card: 'the-d6' };
    expect(Object.fromEntries(LANGS.map((lang, i) => [lang, told('offered', use)[i]]))).toEqual({
      en: 'Anna offers Ben 3¢: “use The D6”.',
      de: 'Anna bietet Ben 3¢: „The D6 einsetzen“.',
    });
    expect(told('dealMade', { promise: 'pass' })).toContain('Ben nimmt 3¢ von Anna und verspricht: „nicht reagieren“.');
    expect(told('dealMade', { promise: 'pass' })).toContain('Ben takes 3¢ from Anna and promises: “do not react”.');
    expect(told('offerDeclined', { promise: 'agreed' })).toContain('Ben lehnt die 3¢ von Anna ab.');
    expect(told('offerWithdrawn', { promise: 'agreed' })).toContain('Anna takes the offer of 3¢ to Ben back.');
  });

  it('[FS-289] on the buttons: how many coins, whose, and what for', () => {
    expect(button('deal:accept:1:3:use:the-d6')).toEqual(
      expect.arrayContaining(['accept 3¢ from player 2: use The D6', '3¢ von Person 2 annehmen: The D6 einsetzen']),
    );
    expect(button('deal:withdraw:0:2:spare')).toContain('take back the offer of 2¢ to player 1: spare me this turn');
    expect(button('promise:agreed')).toEqual(expect.arrayContaining(['as agreed', 'wie besprochen']));
  });
});

const readers = { en: ['You', 'Ben'], de: ['Du', 'Ben'] } as const;
const byLetters = (one = '', other = ''): number => (one < other ? -1 : 1);
const toReader = (event: ToldEvent) => LANGS.map((lang) => text.event(event, lang, readers[lang])).toSorted(byLetters);
const inBoth = (event: ToldEvent) => LANGS.map((lang) => text.event(event, lang, names)).toSorted(byLetters);

describe('the reader is spoken to', () => {
  const deal = { other: 1, n: 3, promise: 'pass' };
  it.each([
    ['offered', 1, 0, 'Ben bietet dir 3¢: „nicht reagieren“.', 'Ben offers you 3¢: “do not react”.'],
    [
      'dealMade',
      1,
      0,
      'Du nimmst 3¢ von Ben und versprichst: „nicht reagieren“.',
      'You take 3¢ from Ben and promise: “do not react”.',
    ],
    [
      'dealMade',
      0,
      1,
      'Ben nimmt 3¢ von dir und verspricht: „nicht reagieren“.',
      'Ben takes 3¢ from you and promises: “do not react”.',
    ],
    ['offerDeclined', 0, 1, 'Ben declines your 3¢.', 'Ben lehnt deine 3¢ ab.'],
    ['offerWithdrawn', 1, 0, 'Ben takes the offer of 3¢ to you back.', 'Ben zieht das Angebot von 3¢ an dich zurück.'],
  ])('[FS-288] %s by seat %i to seat %i', (type, seat, other, ...said) => {
    expect(toReader({ type, seat, data: { ...deal, other } })).toEqual(said);
  });

  it('[FS-107] who gains a card as a soul', () => {
    const cards = [{ card: 'the-d6' }];
    const event = { type: 'moved', cards, from: { kind: 'items', seat: 0 }, to: { kind: 'souls', seat: 0 } };
    expect(toReader(event)).toEqual(['Du erhältst The D6 als Seele.', 'You gain The D6 as a soul.']);
  });
});

describe('fights are told', () => {
  it('[FS-157] an attack on a player names the player', () => {
    const attacks = { type: 'attacks', seat: 1, data: { target: 'seat:0' } };
    expect(inBoth(attacks)).toEqual(['Ben attacks Anna.', 'Ben greift Anna an.']);
    expect(toReader(attacks)).toEqual(['Ben attacks you.', 'Ben greift dich an.']);
  });

  it('[FS-161] [FS-162] a hit and a miss', () => {
    expect(toReader({ type: 'hit', seat: 0 })).toEqual(['Du triffst.', 'You hit.']);
    expect(inBoth({ type: 'missed', seat: 0 })).toEqual(['Anna misses.', 'Anna trifft nicht.']);
  });
});

describe('damage and death are told with what is behind them', () => {
  const clotty = { body: 7, card: 'clotty', n: 2 };
  it.each<[string, ToldEvent, string, string]>([
    [
      '[FS-221] a card',
      { type: 'damaged', cause: 'bomb', data: { ...clotty, by: 1 } },
      'Clotty erleidet 2 Schaden (Bomb!).',
      'Clotty takes 2 damage (Bomb!).',
    ],
    [
      '[FS-161] the attacker',
      { type: 'damaged', data: { ...clotty, by: 1 } },
      'Clotty erleidet 2 Schaden durch Ben.',
      'Clotty takes 2 damage from Ben.',
    ],
    [
      '[FS-161] the reader',
      { type: 'damaged', data: { ...clotty, by: 0 } },
      'Clotty erleidet 2 Schaden durch dich.',
      'Clotty takes 2 damage from you.',
    ],
    [
      '[FS-162] the monster attacked',
      { type: 'damaged', cause: 'clotty', data: { body: 'seat:0', n: 1 } },
      'Du erleidest 1 Schaden (Clotty).',
      'You take 1 damage (Clotty).',
    ],
    [
      '[FS-238] a monster dies of a card',
      { type: 'monsterDied', cause: 'bomb', data: { card: 'clotty', by: 1 } },
      'Clotty dies (Bomb!).',
      'Clotty stirbt (Bomb!).',
    ],
    [
      '[FS-238] a monster dies of an attack',
      { type: 'monsterDied', data: { card: 'clotty', by: 0 } },
      'Du tötest Clotty.',
      'You kill Clotty.',
    ],
    [
      '[FS-250] a player dies of a card',
      { type: 'died', seat: 1, cause: 'troll-bombs' },
      'Ben dies (Troll Bombs).',
      'Ben stirbt (Troll Bombs).',
    ],
    [
      '[FS-175] a player dies of an attack',
      { type: 'died', seat: 0, data: { by: 1 } },
      'Ben kills you.',
      'Ben tötet dich.',
    ],
    [
      '[FS-237] a player dies of too few HP',
      { type: 'died', seat: 1 },
      'Ben dies: no HP left.',
      'Ben stirbt: keine Leben mehr.',
    ],
  ])('%s', (_, event, ...said) => {
    expect(toReader(event)).toEqual(said);
  });
});

describe('effects are told', () => {
  it('[FS-057] [FS-058] who activates one puts it on the stack, what is triggered comes there by itself', () => {
    const declared = (via: string) => inBoth({ type: 'declared', seat: 0, cause: 'gluttony', data: { via } });
    expect(declared('tap')).toEqual([
      'Anna legt den Effekt von Gluttony auf den Stapel.',
      'Anna puts the effect of Gluttony on the stack.',
    ]);
    const byItself = ['Der Effekt von Gluttony kommt auf den Stapel.', 'The effect of Gluttony goes on the stack.'];
    expect(declared('trigger')).toEqual(byItself);
    expect(declared('outcome')).toEqual(byItself);
    expect(declared('loot')).toEqual([undefined, undefined]);
  });
});

describe('cards that come and go are told', () => {
  it.each([
    [
      '[FS-266] a trinket',
      'items>loot-discard',
      'swallowed-penny',
      'Swallowed Penny is destroyed.',
      'Swallowed Penny wird zerstört.',
    ],
    [
      '[FS-110] a destroyed soul',
      'souls>monster-discard',
      'monstro',
      'Anna loses a soul: Monstro.',
      'Anna verliert eine Seele: Monstro.',
    ],
    [
      '[FS-093] a discarded curse',
      'curses>monster-discard',
      'curse-of-pain',
      'Anna is rid of Curse of Pain.',
      'Anna ist Curse of Pain los.',
    ],
    [
      '[FS-266] an item of the shop',
      'shop>treasure-discard',
      'the-d6',
      'The D6 leaves the shop.',
      'The D6 verlässt den Shop.',
    ],
    ['[FS-291] a room that comes', 'room-deck>room', 'beggar', 'A new room: Beggar.', 'Ein neuer Raum: Beggar.'],
    [
      '[FS-292] a room that goes',
      'room>room-discard',
      'beggar',
      'Der Raum Beggar ist fort.',
      'The room Beggar is gone.',
    ],
    [
      '[FS-016] an event that turns up too early',
      'monster>monster-deck',
      'troll-bombs',
      'Troll Bombs goes back into the deck.',
      'Troll Bombs kommt zurück in das Deck.',
    ],
    ['[FS-038] what was covered', 'covered>monster', 'fly', 'Fly can be seen again.', 'Fly liegt wieder offen.'],
    [
      '[FS-041] a monster that did not die',
      'monster>monster-discard',
      'fly',
      'Fly is put into discard.',
      'Fly kommt in die Ablage.',
    ],
    ['[FS-087] an event that has been carried out', 'monster>monster-discard', 'troll-bombs', undefined, undefined],
    [
      '[FS-106] an event that becomes a soul',
      'monster>souls',
      'holy-chest',
      'Anna erhält Holy Chest als Seele.',
      'Anna gains Holy Chest as a soul.',
    ],
    ['[FS-149] what fills the shop', 'treasure-deck>shop', 'meat', 'Neu im Shop: Meat!', 'New in the shop: Meat!'],
    [
      'one mark behind a card that ends with one',
      'hand>pending',
      'three-cents',
      'Anna plays 3 Cents!',
      'Anna spielt 3 Cents!',
    ],
  ])('%s', (_, way, card, ...said) => {
    const [from = '', to = ''] = way.split('>');
    const event = { type: 'moved', cards: [{ card }], from: { kind: from, seat: 0 }, to: { kind: to } };
    expect(inBoth(event)).toEqual(said);
  });
});

import { describe, expect, it } from 'vitest';
import { deck, discard, hand, MARKET, play, REMOVED, relics, STREET } from '../state.ts';
import { cultists, table } from '../table-in-tests.ts';

describe('COMMAND', () => {
  it('[TL-129, TL-139, TL-176] takes a monster for three or less from the own discard pile; it can be played at once', () => {
    const t = table({
      hands: [['undead-revenant'], []],
      discards: [
        [
          'undead-crypt-wight',
          'beast-werewolf',
          'starter-fanatic',
          'influence-lilith-night-hunt',
          'relic-hand-of-glory',
        ],
        ['undead-ghoul'],
      ],
    });
    t.pick(0, 'undead-revenant');
    expect(t.options(0)).toEqual(['starter-fanatic', 'undead-crypt-wight']);
    t.pick(0, 'undead-crypt-wight');
    expect(t.in(hand(0))).toEqual(['undead-crypt-wight']);
    t.pick(0, 'undead-crypt-wight');
    expect(t.in(play(0))).toEqual(['undead-revenant', 'undead-crypt-wight']);
  });

  it('[TL-176] with nothing to fetch nothing happens', () => {
    const t = table({ hands: [['undead-revenant'], []], discards: [['beast-werewolf'], []] });
    t.pick(0, 'undead-revenant');
    expect(t.asked()).toEqual([[0, 'action']]);
  });
});

describe('CURSE', () => {
  it('[TL-140, TL-177, TL-178] has the victim choose: lose two life', () => {
    const t = table({ hands: [['undead-crypt-wight'], ['undead-ghoul', 'starter-cultist']], life: [45, 50] });
    t.pick(0, 'undead-crypt-wight');
    expect(t.asked()).toEqual([[1, 'curse']]);
    expect(t.options(1)).toEqual(['button:lose-life', 'starter-cultist', 'undead-ghoul']);
    t.pick(1, 'button:lose-life');
    expect(t.state().life).toEqual([45, 48]);
    expect(t.hand(1)).toEqual(['starter-cultist', 'undead-ghoul']);
  });

  it('[TL-103, TL-140, TL-178] or discard a card, which goes face up to the own discard pile', () => {
    const t = table({ hands: [['undead-crypt-wight'], ['undead-ghoul', 'starter-cultist']], life: [45, 1] });
    t.pick(0, 'undead-crypt-wight').pick(1, 'undead-ghoul');
    expect(t.state().life).toEqual([45, 1]);
    expect(t.in(discard(1))).toEqual(['undead-ghoul']);
    expect(t.knowing(discard(1), 'undead-ghoul')).toEqual([0, 1]);
  });

  it('[TL-177] without cards life is lost', () => {
    const t = table({ hands: [['undead-crypt-wight'], []], life: [45, 50] });
    t.pick(0, 'undead-crypt-wight');
    expect(t.state().life).toEqual([45, 48]);
    expect(t.asked()).toEqual([[0, 'action']]);
  });

  it('[TL-186, TL-099] that takes the last life ends the game before anything else happens', () => {
    const t = table({ hands: [['undead-plague-cart'], []], life: [45, 2] });
    t.pick(0, 'undead-plague-cart');
    expect(t.outcome()?.winners).toEqual([0]);
    expect(t.in(REMOVED)).toEqual([]);
  });
});

describe('SACRIFICE', () => {
  it('[TL-142, TL-143, TL-144, TL-156, TL-175] takes a card of the own play area out of the game and gives 1 power', () => {
    const t = table({
      hands: [['spirit-drowned-sailor', 'starter-fanatic'], []],
      play: [['starter-cultist', 'influence-lilith-night-hunt'], ['spirit-wraith']],
      haunts: { 'spirit-wraith': 'spent' },
      relics: [['relic-hand-of-glory'], []],
      decks: [['undead-ghoul'], []],
      discards: [['beast-werewolf'], []],
    });
    t.pick(0, 'spirit-drowned-sailor');
    expect(t.question(0)).toMatchObject({ min: 1, max: 1 });
    expect(t.options(0)).toEqual([
      'influence-lilith-night-hunt',
      'relic-hand-of-glory',
      'spirit-drowned-sailor',
      'starter-cultist',
    ]);
    t.pick(0, 'starter-cultist');
    expect(t.in(REMOVED)).toEqual(['starter-cultist']);
    expect(t.state()).toMatchObject({ coins: 2, power: 1 });
  });

  it('[TL-175] the card itself and relics can be chosen', () => {
    const t = table({
      hands: [['spirit-drowned-sailor', 'spirit-drowned-sailor'], []],
      relics: [['relic-hand-of-glory'], []],
    });
    t.pick(0, 'spirit-drowned-sailor').pick(0, 'spirit-drowned-sailor');
    expect(t.in(play(0))).toEqual([]);
    t.pick(0, 'spirit-drowned-sailor').pick(0, 'relic-hand-of-glory');
    expect(t.in(relics(0))).toEqual([]);
    expect(t.state().power).toBe(2);
  });

  it('[TL-175] may be declined where the card says so', () => {
    const t = table({ play: [['beast-bog-lurker', 'undead-ghoul'], []] });
    t.pick(0, 'horde undead-ghoul').pick(0, 'beast-bog-lurker').pick(0, 'horde:beast-bog-lurker.0');
    expect(t.options(0)).toEqual(['beast-bog-lurker', 'button:decline', 'undead-ghoul']);
    t.pick(0, 'button:decline');
    expect(t.state().power).toBe(0);
  });
});

describe('DESTROY', () => {
  const given = {
    hands: [['beast-bog-lurker'], []],
    play: [['starter-cultist'], ['spirit-wraith']],
    haunts: { 'spirit-wraith': 'spent' },
    relics: [['relic-hand-of-glory'], ['relic-iron-maiden']],
    street: ['undead-ghoul', 'relic-cursed-crown'],
    market: ['beast-werewolf'],
  } as const;

  it('[TL-147, TL-174] offers cards in play of both players and the street, not overlords; it may be declined', () => {
    const t = table(given);
    t.pick(0, 'beast-bog-lurker');
    expect(t.options(0)).toEqual(
      [
        'beast-bog-lurker',
        'starter-cultist',
        'spirit-wraith',
        'relic-hand-of-glory',
        'relic-iron-maiden',
        'undead-ghoul',
        'relic-cursed-crown',
        'button:decline',
      ].sort(),
    );
    t.pick(0, 'button:decline');
    expect(t.in(play(1))).toEqual(['spirit-wraith']);
  });

  it("[TL-147, TL-162, TL-174] a card in play goes to its owner's discard pile, its marker to the supply", () => {
    const t = table(given);
    t.pick(0, 'beast-bog-lurker').pick(0, 'spirit-wraith');
    expect(t.in(discard(1))).toEqual(['spirit-wraith']);
    expect(t.state().haunts).toEqual([]);
  });

  it('[TL-174] a relic goes to the discard pile as well', () => {
    const t = table(given);
    t.pick(0, 'beast-bog-lurker').pick(0, 'relic-iron-maiden');
    expect(t.in(discard(1))).toEqual(['relic-iron-maiden']);
  });

  it('[TL-174] what a destroyed card has given is kept', () => {
    const t = table({ ...given, hands: [['beast-bog-lurker', 'mortal-warlock'], []] });
    t.pick(0, 'mortal-warlock').pick(0, 'beast-bog-lurker').pick(0, 'mortal-warlock');
    expect(t.state().power).toBe(7);
    expect(t.in(discard(0))).toEqual(['mortal-warlock']);
  });

  it('[TL-148, TL-189] a card in the street is out of the game, and the market fills the gap', () => {
    const t = table(given);
    t.pick(0, 'beast-bog-lurker').pick(0, 'undead-ghoul');
    expect(t.in(REMOVED)).toEqual(['undead-ghoul']);
    expect(t.in(STREET)).toEqual(['beast-werewolf', 'relic-cursed-crown']);
    expect(t.in(MARKET)).toEqual([]);
  });
});

describe('RALLY', () => {
  it('[TL-137, TL-138] brings one more card in the own draw phase', () => {
    const t = table({ hands: [['undead-lich-of-highgate'], []], decks: [cultists(9), cultists(9)] });
    t.pick(0, 'undead-lich-of-highgate');
    expect(t.state().rally).toEqual([1, 0]);
    t.pick(0, 'button:pass');
    // DRAW 1 has drawn one, which went back on the deck; then five and one.
    expect(t.hand(0)).toHaveLength(6);
    expect(t.state().rally).toEqual([0, 0]);
  });
});

describe('HAUNT', () => {
  it('[TL-131, TL-132, TL-145] lays a marker on the monster, haunt side up', () => {
    const t = table({ hands: [['spirit-poltergeist'], []] });
    t.pick(0, 'spirit-poltergeist');
    expect(t.marker(0, 'spirit-poltergeist')).toBe('haunt');
  });

  it("[TL-129, TL-131] for a monster of one's choice: only monsters of one's own without a marker", () => {
    const t = table({
      hands: [['spirit-mirror-phantom'], []],
      play: [['undead-ghoul', 'spirit-wraith', 'influence-lilith-night-hunt'], ['beast-gargoyle']],
      haunts: { 'spirit-wraith': 'spent', 'beast-gargoyle': 'spent' },
      relics: [['relic-hand-of-glory'], []],
    });
    t.pick(0, 'spirit-mirror-phantom');
    expect(t.options(0)).toEqual(['spirit-mirror-phantom', 'undead-ghoul']);
    t.pick(0, 'undead-ghoul');
    expect(t.marker(0, 'undead-ghoul')).toBe('haunt');
  });

  it('[TL-162] markers do not run out', () => {
    const eleven = Array.from({ length: 11 }, () => 'spirit-poltergeist');
    const t = table({ hands: [eleven, []] });
    for (const card of eleven) t.pick(0, `play ${card}`);
    expect(t.state().haunts).toHaveLength(11);
  });
});

describe('RAGE', () => {
  it('[TL-146, TL-157] gives 2 power or 2 coins', () => {
    for (const [pick, gained] of [
      ['rage:power', { power: 3, coins: 0 }],
      ['rage:coins', { power: 1, coins: 2 }],
    ] as const) {
      const t = table({ hands: [['beast-dire-bat'], []] });
      t.pick(0, 'beast-dire-bat');
      expect(t.options(0)).toEqual(['rage:coins', 'rage:power']);
      t.pick(0, pick);
      expect(t.state()).toMatchObject(gained);
    }
  });
});

describe('DRAW', () => {
  it('[TL-149] draws that many cards', () => {
    const t = table({
      hands: [['mortal-grand-magus'], []],
      decks: [['undead-ghoul', 'beast-werewolf', ...cultists(2)], []],
    });
    t.pick(0, 'mortal-grand-magus');
    expect(t.hand(0)).toEqual(['beast-werewolf', 'undead-ghoul']);
  });
});

describe('looking at the top card', () => {
  it('[TL-105] shows it to nobody else; it may stay', () => {
    const t = table({ hands: [['beast-carrion-crows'], []], decks: [['undead-ghoul', 'starter-cultist'], []] });
    t.pick(0, 'beast-carrion-crows');
    expect(t.options(0)).toEqual(['pile:deck', 'pile:discard']);
    expect(t.knowing(deck(0), 'undead-ghoul')).toEqual([0]);
    t.pick(0, 'pile:deck');
    expect(t.pile(deck(0))).toEqual(['undead-ghoul', 'starter-cultist']);
  });

  it('or be discarded, where everybody sees it', () => {
    const t = table({ hands: [['beast-carrion-crows'], []], decks: [['undead-ghoul', 'starter-cultist'], []] });
    t.pick(0, 'beast-carrion-crows').pick(0, 'pile:discard');
    expect(t.pile(deck(0))).toEqual(['starter-cultist']);
    expect(t.knowing(discard(0), 'undead-ghoul')).toEqual([0, 1]);
  });

  it('[TL-106] makes an empty deck anew from the discard pile first', () => {
    const t = table({ hands: [['beast-carrion-crows'], []], discards: [['undead-ghoul', 'beast-werewolf'], []] });
    t.pick(0, 'beast-carrion-crows');
    expect(t.asked()).toEqual([[0, 'peek']]);
    expect([t.in(deck(0)).length, t.in(discard(0)).length]).toEqual([2, 0]);
  });

  it('[TL-106] with no cards at all there is nothing to see', () => {
    const t = table({ hands: [['beast-carrion-crows'], []] });
    t.pick(0, 'beast-carrion-crows');
    expect(t.asked()).toEqual([[0, 'action']]);
  });
});

describe('discard piles', () => {
  it('[TL-101, TL-102] lie open to everybody, and nothing in them takes effect', () => {
    const t = table({
      discards: [['relic-iron-maiden', 'beast-gargoyle'], ['undead-headless-horseman']],
      life: [45, 50],
    });
    for (const seat of [0, 1]) {
      expect(t.run.game.zones.discard?.learn).toBe('everybody');
      expect(t.knowing(discard(0), 'beast-gargoyle')).toContain(seat);
      expect(t.knowing(discard(1), 'undead-headless-horseman')).toContain(seat);
    }
    const attacked = table({ discards: [[], ['relic-iron-maiden']], life: [45, 50], state: { power: 3 } });
    attacked.pick(0, 'button:attack');
    expect(attacked.state().life).toEqual([45, 47]);
  });
});

describe('effects under a condition', () => {
  it('the Vampire Hunter looks for relics of the opponent, the Thames Serpent for a horde', () => {
    const power = (given: Parameters<typeof table>[0], card: string): number => {
      const t = table({ ...given, hands: [[card], []] });
      t.pick(0, card);
      return t.state().power;
    };
    expect(power({}, 'mortal-vampire-hunter')).toBe(2);
    expect(power({ relics: [['relic-iron-maiden'], []] }, 'mortal-vampire-hunter')).toBe(2);
    expect(power({ relics: [[], ['relic-iron-maiden']] }, 'mortal-vampire-hunter')).toBe(3);
    const serpent = table({ hands: [['beast-thames-serpent'], []], play: [['undead-ghoul', 'beast-rat-swarm'], []] });
    serpent.pick(0, 'horde undead-ghoul').pick(0, 'beast-rat-swarm').pick(0, 'button:decline');
    serpent.pick(0, 'beast-thames-serpent');
    expect(serpent.state()).toMatchObject({ power: 4, recovery: 2 });
  });
});

import { describe, expect, it } from 'vitest';
import { deck, discard, hand, play, REMOVED, relics } from '../state.ts';
import { cultists, table } from '../table-in-tests.ts';

describe('playing a card', () => {
  it('[TL-026, TL-029] puts one card of the hand face up into the own play area', () => {
    const t = table({ hands: [['undead-ghoul', 'starter-cultist'], []] });
    t.pick(0, 'undead-ghoul');
    expect(t.in(play(0))).toEqual(['undead-ghoul']);
    expect(t.in(hand(0))).toEqual(['starter-cultist']);
    expect(t.knowing(play(0), 'undead-ghoul')).toEqual([0, 1]);
  });

  it('[TL-027] monsters, influence cards and relics can be played', () => {
    const hands = [['undead-ghoul', 'influence-lilith-night-hunt', 'relic-cursed-crown'], []] as const;
    expect(table({ hands }).labelled(0, 'play')).toEqual([...hands[0]].sort());
  });

  it('[TL-028] costs nothing', () => {
    const t = table({ hands: [['beast-leviathan-of-the-thames'], []] });
    t.pick(0, 'beast-leviathan-of-the-thames');
    expect(t.state().coins).toBe(0);
    expect(t.in(play(0))).toEqual(['beast-leviathan-of-the-thames']);
  });

  it('[TL-030, TL-031, TL-032] gives its symbols into the pool, where they add up', () => {
    const t = table({ hands: [['mortal-relic-hunter', 'undead-vampire-thrall'], []] });
    t.pick(0, 'mortal-relic-hunter').pick(0, 'undead-vampire-thrall');
    expect(t.state()).toMatchObject({ coins: 1, power: 3, recovery: 2 });
  });

  it('[TL-033, TL-150, TL-151, TL-152] the pool buys cards, does damage and raises life', () => {
    const t = table({
      hands: [['mortal-inquisitor', 'undead-vampire-thrall'], []],
      life: [40, 50],
      street: ['mortal-pickpocket'],
    });
    t.pick(0, 'undead-vampire-thrall').pick(0, 'button:recover').pick(0, 'button:attack');
    t.pick(0, 'mortal-inquisitor').pick(0, 'mortal-inquisitor').pick(0, 'buy mortal-pickpocket');
    expect(t.state()).toMatchObject({ life: [42, 48], coins: 0, recovery: 0, power: 3 });
  });

  it('[TL-035, TL-158] keywords take effect in printed order, after the symbols', () => {
    const t = table({ hands: [['undead-plague-cart'], cultists(1)] });
    t.pick(0, 'undead-plague-cart');
    expect(t.state().power).toBe(2);
    expect(t.asked()).toEqual([[1, 'curse']]);
    t.pick(1, 'button:lose-life');
    expect(t.asked()).toEqual([[0, 'sacrifice']]);
  });

  it('[TL-036, TL-158] the unique ability comes after symbols and keywords', () => {
    // DRAW 1 first: the Lich counts the other Undead in play when all else is done.
    const t = table({ hands: [['undead-lich-of-highgate'], []], play: [['undead-ghoul', 'beast-werewolf'], []] });
    t.pick(0, 'undead-lich-of-highgate');
    expect(t.state()).toMatchObject({ power: 3, rally: [1, 0] });
    const ripper = table({ hands: [['mortal-the-ripper'], cultists(2)], play: [['starter-cultist'], []] });
    ripper.pick(0, 'mortal-the-ripper');
    expect(ripper.asked()).toEqual([[0, 'sacrifice']]);
    ripper.pick(0, 'starter-cultist');
    expect(ripper.asked()).toEqual([[1, 'discardOne']]);
    ripper.pick(1, 'starter-cultist');
    expect(ripper.discard(1)).toEqual(cultists(1));
  });
});

describe('an influence card', () => {
  const frenzy = 'influence-methuselah-feeding-frenzy';
  const overlords = ['overlord-methuselah', 'overlord-azazael'] as const;
  const decks = [['undead-crypt-wight'], []] as const;

  it('[TL-042] gives what it promises with a monster of the faction in play', () => {
    const t = table({ overlords, decks, hands: [[frenzy], []], play: [['undead-ghoul'], []] });
    t.pick(0, frenzy);
    expect(t.state().coins).toBe(1);
    expect(t.hand(0)).toEqual(['undead-crypt-wight']);
  });

  it('[TL-043] gives only its symbols without one', () => {
    const t = table({ overlords, decks, hands: [[frenzy], []], play: [['beast-werewolf', 'starter-cultist'], []] });
    t.pick(0, frenzy);
    expect(t.state().coins).toBe(1);
    expect(t.hand(0)).toEqual([]);
  });

  it('[TL-043] a monster of the opponent does not count', () => {
    const t = table({
      overlords,
      decks,
      hands: [[frenzy], []],
      play: [[], ['undead-mummy-guardian']],
      haunts: { 'undead-mummy-guardian': 'spent' },
    });
    t.pick(0, frenzy);
    expect(t.hand(0)).toEqual([]);
  });

  it('[TL-044] a monster that comes later does not make up for it', () => {
    const t = table({ overlords, decks, hands: [[frenzy, 'undead-ghoul'], []] });
    t.pick(0, frenzy).pick(0, 'undead-ghoul');
    expect(t.in(deck(0))).toEqual(['undead-crypt-wight']);
  });

  it('[TL-187] monsters that haunt and monsters in a horde count, other influence cards do not', () => {
    const hunger = 'influence-methuselah-ancient-hunger';
    const haunting = table({
      overlords,
      hands: [[hunger], []],
      play: [['undead-mummy-guardian'], []],
      haunts: { 'undead-mummy-guardian': 'spent' },
    });
    haunting.pick(0, hunger);
    expect(haunting.state().recovery).toBe(2);
    const horde = table({ overlords, hands: [[hunger], []], play: [['undead-ghoul', 'beast-rat-swarm'], []] });
    horde.pick(0, 'undead-ghoul').pick(0, 'beast-rat-swarm').pick(0, 'button:decline').pick(0, hunger);
    expect(horde.state().recovery).toBe(2);
    const alone = table({ overlords, hands: [[hunger], []], play: [[frenzy], []] });
    alone.pick(0, hunger);
    expect(alone.state()).toMatchObject({ power: 1, recovery: 0 });
  });
});

describe('a relic in hand', () => {
  it('[TL-030, TL-045, TL-046] goes to the relic area and is not activated by that', () => {
    const t = table({ hands: [['relic-hand-of-glory'], []] });
    t.pick(0, 'relic-hand-of-glory');
    expect(t.in(relics(0))).toEqual(['relic-hand-of-glory']);
    expect(t.in(play(0))).toEqual([]);
    expect(t.state().coins).toBe(0);
    t.pick(0, 'relic-hand-of-glory');
    expect(t.state().coins).toBe(1);
  });

  it('[TL-047, TL-171] as a fourth takes the place of one that leaves the game', () => {
    const three = ['relic-hand-of-glory', 'relic-blood-chalice', 'relic-canopic-jar'] as const;
    const t = table({ hands: [['relic-iron-maiden'], []], relics: [three, []] });
    t.pick(0, 'relic-iron-maiden');
    expect(t.asked()).toEqual([[0, 'placeRelic']]);
    expect(t.options(0)).toEqual([...three].sort());
    t.pick(0, 'relic-blood-chalice');
    expect(t.in(relics(0))).toEqual(['relic-hand-of-glory', 'relic-canopic-jar', 'relic-iron-maiden']);
    expect(t.in(REMOVED)).toEqual(['relic-blood-chalice']);
    expect(t.in(discard(0))).toEqual([]);
  });
});

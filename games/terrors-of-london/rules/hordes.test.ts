import { describe, expect, it } from 'vitest';
import { DECLINE, play } from '../state.ts';
import { cultists, table } from '../table-in-tests.ts';

/** Forms a horde of two and declines its ability. */
const link = (t: ReturnType<typeof table>, card: string, partner: string, ability: string = DECLINE) =>
  t.pick(0, `horde ${card}`).pick(0, partner).pick(0, ability);

describe('forming a horde', () => {
  it('[TL-065, TL-066, TL-068, TL-070, TL-112] takes two monsters that fit', () => {
    // From left to right: Spirits, Undead, Beasts, Mortals. A Mortal fits neither an Undead nor another Mortal.
    const t = table({ play: [['undead-ghoul', 'beast-rat-swarm', 'mortal-warlock', 'starter-cultist'], []] });
    expect(t.labelled(0, 'horde')).toEqual(['beast-rat-swarm', 'mortal-warlock', 'undead-ghoul']);
    t.pick(0, 'undead-ghoul');
    expect(t.asked()).toEqual([[0, 'link']]);
    expect(t.options(0)).toEqual(['beast-rat-swarm']);
    t.pick(0, 'beast-rat-swarm');
    expect(t.hordes()).toEqual([['undead-ghoul', 'beast-rat-swarm']]);
    expect(t.state().hordeFormed).toBe(true);
  });

  it('[TL-066] is not offered where nothing fits', () => {
    const offered = (...cards: string[]) => table({ play: [cards, []] }).labelled(0, 'horde');
    expect(offered('undead-ghoul', 'mortal-warlock', 'starter-cultist')).toEqual([]);
    expect(offered('beast-rat-swarm', 'spirit-wraith')).toEqual([]);
    expect(offered('undead-ghoul', 'undead-crypt-wight')).toEqual([]);
    expect(offered('undead-ghoul')).toEqual([]);
  });

  it('[TL-066] monsters of the opponent do not help', () => {
    const t = table({ play: [['undead-ghoul'], ['beast-gargoyle']], haunts: { 'beast-gargoyle': 'spent' } });
    expect(t.labelled(0, 'horde')).toEqual([]);
  });

  it('[TL-070, TL-071, TL-163] lays each on its side, whichever was picked first', () => {
    for (const [first, second] of [
      ['spirit-wraith', 'mortal-warlock'],
      ['mortal-warlock', 'spirit-wraith'],
    ] as const) {
      const t = table({ play: [['spirit-wraith', 'mortal-warlock'], []] });
      link(t, first, second);
      expect(t.hordes()).toEqual([['mortal-warlock', 'spirit-wraith']]);
    }
  });

  it('[TL-073, TL-113, TL-078, TL-079] lets one ability of either monster be activated; two on one card are two', () => {
    const t = table({ play: [['undead-ghoul', 'beast-werewolf'], []] });
    t.pick(0, 'undead-ghoul').pick(0, 'beast-werewolf');
    expect(t.asked()).toEqual([[0, 'hordeAbility']]);
    expect(t.options(0)).toEqual([
      'button:decline',
      'horde:beast-werewolf.0',
      'horde:beast-werewolf.1',
      'horde:undead-ghoul.0',
    ]);
    t.pick(0, 'horde:beast-werewolf.1');
    expect(t.state()).toMatchObject({ power: 0, recovery: 2 });
    expect(t.asked()).toEqual([[0, 'action']]);
  });

  it('[TL-165] the ability may be declined, and stays unused', () => {
    const t = table({ play: [['undead-ghoul', 'beast-werewolf'], []] });
    link(t, 'undead-ghoul', 'beast-werewolf');
    expect(t.state()).toMatchObject({ power: 0, recovery: 0, spent: [] });
    expect(t.hordes()).toHaveLength(1);
  });
});

describe('extending a horde', () => {
  // The example of the rulebook: Ghoul or Skeletal Creature with a partner, then the Werewolf.
  const trio = ['spirit-wraith', 'undead-skeletal-creature', 'beast-werewolf'];

  it('[TL-074, TL-075, TL-076, TL-077] adds a monster at a fitting end; then any unused ability of the horde', () => {
    const t = table({ play: [trio, []] });
    link(t, 'spirit-wraith', 'undead-skeletal-creature', 'horde:undead-skeletal-creature.0');
    expect(t.state().power).toBe(1);
    t.pick(0, 'horde beast-werewolf');
    expect(t.options(0)).toEqual(['undead-skeletal-creature']);
    t.pick(0, 'undead-skeletal-creature');
    expect(t.hordes()).toEqual([trio]);
    expect(t.options(0)).toEqual([
      'button:decline',
      'horde:beast-werewolf.0',
      'horde:beast-werewolf.1',
      'horde:spirit-wraith.0',
      'horde:spirit-wraith.1',
    ]);
    t.pick(0, 'horde:spirit-wraith.0');
    expect(t.state().power).toBe(3);
  });

  it('[TL-075, TL-163] grows at both ends, never between two others', () => {
    const t = table({ play: [['undead-ghoul', 'beast-werewolf', 'spirit-wraith', 'mortal-warlock'], []] });
    link(t, 'undead-ghoul', 'beast-werewolf');
    t.pick(0, 'horde spirit-wraith');
    // The Ghoul's free left side, or the Warlock, which is in no horde yet.
    expect(t.options(0)).toEqual(['mortal-warlock', 'undead-ghoul']);
    t.pick(0, 'undead-ghoul').pick(0, DECLINE);
    t.pick(0, 'horde mortal-warlock');
    expect(t.options(0)).toEqual(['beast-werewolf', 'spirit-wraith']);
    t.pick(0, 'beast-werewolf').pick(0, DECLINE);
    expect(t.hordes()).toEqual([['spirit-wraith', 'undead-ghoul', 'beast-werewolf', 'mortal-warlock']]);
  });

  it('[TL-067, TL-163] a member joins no other horde, and hordes are not joined together', () => {
    const t = table({ play: [['undead-ghoul', 'beast-werewolf', 'mortal-warlock', 'spirit-wraith'], []] });
    link(t, 'undead-ghoul', 'beast-werewolf');
    link(t, 'mortal-warlock', 'spirit-wraith');
    expect(t.hordes()).toHaveLength(2);
    expect(t.labelled(0, 'horde')).toEqual([]);
  });

  it('[TL-165] is possible when no ability is left', () => {
    const t = table({
      play: [['undead-ghoul', 'beast-rat-swarm', 'spirit-poltergeist'], []],
      relics: [['relic-lantern-of-souls'], []],
    });
    link(t, 'undead-ghoul', 'beast-rat-swarm', 'horde:undead-ghoul.0');
    const { spent } = t.state();
    spent.push({ card: t.object(play(0), 'beast-rat-swarm'), ability: 0 });
    spent.push({ card: t.object(play(0), 'spirit-poltergeist'), ability: 0 });
    t.pick(0, 'spirit-poltergeist').pick(0, 'undead-ghoul');
    expect(t.asked()).toEqual([[0, 'action']]);
    expect(t.hordes()).toEqual([['spirit-poltergeist', 'undead-ghoul', 'beast-rat-swarm']]);
  });
});

describe('a member that leaves play', () => {
  const row = ['spirit-wraith', 'undead-ghoul', 'beast-werewolf'];

  function broken() {
    const t = table({ play: [[...row, 'undead-crypt-wight'], []], hands: [['beast-bog-lurker'], []] });
    link(t, 'spirit-wraith', 'undead-ghoul');
    link(t, 'beast-werewolf', 'undead-ghoul');
    t.pick(0, 'beast-bog-lurker').pick(0, 'undead-ghoul');
    return t;
  }

  it('[TL-166] breaks the row; each part can be extended at both ends', () => {
    const t = broken();
    expect(t.hordes()).toEqual([['spirit-wraith'], ['beast-werewolf']]);
    t.pick(0, 'undead-crypt-wight');
    // Right of the Wraith, left of the Werewolf, or a new horde with the Bog Lurker.
    expect(t.options(0)).toEqual(['beast-bog-lurker', 'beast-werewolf', 'spirit-wraith']);
    t.pick(0, 'beast-werewolf').pick(0, DECLINE);
    expect(t.hordes()).toEqual([['spirit-wraith'], ['undead-crypt-wight', 'beast-werewolf']]);
  });

  it('[TL-166] the parts are not put together again', () => {
    const t = broken();
    expect(t.labelled(0, 'horde')).toEqual(['beast-bog-lurker', 'undead-crypt-wight']);
  });

  it('[TL-067, TL-077, TL-167] and comes back has still used its ability, and joins no horde', () => {
    const t = table({
      play: [['undead-ghoul', 'beast-rat-swarm', 'spirit-poltergeist'], []],
      hands: [['beast-bog-lurker', 'undead-revenant'], []],
    });
    link(t, 'undead-ghoul', 'beast-rat-swarm', 'horde:undead-ghoul.0');
    t.pick(0, 'beast-bog-lurker').pick(0, 'undead-ghoul');
    t.pick(0, 'undead-revenant').pick(0, 'undead-ghoul').pick(0, 'undead-ghoul');
    expect(t.in(play(0))).toContain('undead-ghoul');
    expect(t.labelled(0, 'horde')).not.toContain('undead-ghoul');
    expect(t.state().spent).toEqual([{ card: t.object(play(0), 'undead-ghoul'), ability: 0 }]);
  });

  it('[TL-067] in the next turn all is new', () => {
    const t = table({
      play: [['undead-mummy-guardian', 'beast-gargoyle'], []],
      decks: [cultists(5), cultists(5)],
    });
    link(t, 'undead-mummy-guardian', 'beast-gargoyle');
    t.pick(0, 'button:pass');
    expect(t.state()).toMatchObject({ hordes: [], linked: [], spent: [], hordeFormed: false });
  });
});

describe('other ways to a horde ability', () => {
  it('[TL-115, TL-077] the Grand Magus activates any unused one in play, also of a monster in no horde', () => {
    const t = table({ play: [['mortal-grand-magus', 'beast-rat-swarm', 'undead-vampire-thrall'], []] });
    t.pick(0, 'horde mortal-grand-magus').pick(0, 'beast-rat-swarm').pick(0, 'horde:mortal-grand-magus.1');
    expect(t.options(0)).toEqual([
      'button:decline',
      'horde:beast-rat-swarm.0',
      'horde:mortal-grand-magus.0',
      'horde:undead-vampire-thrall.0',
      'horde:undead-vampire-thrall.1',
    ]);
    t.pick(0, 'horde:undead-vampire-thrall.0');
    expect(t.state().power).toBe(2);
    t.pick(0, 'horde undead-vampire-thrall').pick(0, 'beast-rat-swarm');
    expect(t.options(0)).not.toContain('horde:undead-vampire-thrall.0');
    expect(t.options(0)).toContain('horde:undead-vampire-thrall.1');
  });
});

import { describe, expect, it } from 'vitest';
import { deck, discard, hand, play, relics } from '../state.ts';
import { cultists, table } from '../table-in-tests.ts';

const decks = [cultists(10), cultists(10)] as const;

/** Both pass until it is seat 0's turn again. */
function nextTurn(t: ReturnType<typeof table>): void {
  for (const seat of [0, 1]) {
    while (t.hand(seat).length > 1) t.pick(seat, `play ${t.hand(seat)[0]}`);
    t.pick(seat, 'button:pass');
  }
}

describe('a relic action', () => {
  it('[TL-080, TL-081, TL-172] gives what the relic says, once per turn', () => {
    const t = table({ relics: [['relic-sword-of-methuselah', 'relic-canopic-jar'], []], decks });
    t.pick(0, 'relic-sword-of-methuselah');
    expect(t.state().power).toBe(3);
    expect(t.labelled(0, 'activate')).toEqual(['relic-canopic-jar']);
    t.pick(0, 'relic-canopic-jar');
    expect(t.state().recovery).toBe(2);
    nextTurn(t);
    expect(t.labelled(0, 'activate')).toEqual(['relic-canopic-jar', 'relic-sword-of-methuselah']);
  });

  it('[TL-167, TL-172] has happened for a relic that leaves play and comes back in the same turn', () => {
    const t = table({
      hands: [['beast-bog-lurker', 'mortal-mad-doctor'], []],
      relics: [['relic-hand-of-glory', 'relic-canopic-jar'], []],
      street: ['relic-sword-of-methuselah'],
      state: { coins: 6 },
    });
    t.pick(0, 'relic-hand-of-glory').pick(0, 'beast-bog-lurker').pick(0, 'relic-hand-of-glory');
    // The discard pile, which is nothing but the relic, is shuffled and drawn.
    t.pick(0, 'mortal-mad-doctor').pick(0, 'relic-hand-of-glory');
    t.pick(0, 'buy relic-sword-of-methuselah');
    expect(t.in(relics(0))).toEqual(['relic-canopic-jar', 'relic-hand-of-glory', 'relic-sword-of-methuselah']);
    expect(t.labelled(0, 'activate')).toEqual(['relic-canopic-jar', 'relic-sword-of-methuselah']);
  });

  it('[TL-172] relics that only give armor or wait for something have nothing to activate', () => {
    const t = table({ relics: [['relic-iron-maiden', 'relic-lantern-of-souls', 'relic-saints-reliquary'], []] });
    expect(t.labelled(0, 'activate')).toEqual(['relic-saints-reliquary']);
  });

  it('[TL-185] life can be paid only as long as some is left', () => {
    const t = table({ relics: [['relic-blood-chalice'], []], life: [1, 50] });
    expect(t.idle(0, 'relic-blood-chalice')).toBe('nothing-happens');
    t.pick(0, 'relic-blood-chalice');
    expect(t.options(0)).toEqual(['button:no']);
    const rich = table({ relics: [['relic-blood-chalice'], []], life: [2, 50] });
    rich.pick(0, 'relic-blood-chalice').pick(0, 'button:yes');
    expect(rich.state()).toMatchObject({ life: [1, 50], power: 2 });
  });

  it('coins can be paid only by who has them, and the offer may be declined', () => {
    const relics = [['relic-bone-flute'], []] as const;
    const discards = [['undead-ghoul'], []] as const;
    expect(table({ relics, discards }).idle(0, 'relic-bone-flute')).toBe('nothing-happens');
    const t = table({ relics, discards, state: { coins: 1 } });
    expect(t.idle(0, 'relic-bone-flute')).toBeUndefined();
    t.pick(0, 'relic-bone-flute').pick(0, 'button:no');
    expect(t.state().coins).toBe(1);
    const paid = table({ relics, discards, state: { coins: 1 } });
    paid.pick(0, 'relic-bone-flute').pick(0, 'button:yes').pick(0, 'undead-ghoul');
    expect(paid.state().coins).toBe(0);
    expect(paid.hand(0)).toEqual(['undead-ghoul']);
  });
});

describe('an overlord action', () => {
  it('[TL-082, TL-173] uses the ability of the overlord, once per turn', () => {
    const t = table({ overlords: ['overlord-cain', 'overlord-azazael'], decks });
    t.pick(0, 'overlord-cain').pick(0, 'button:yes');
    expect(t.state()).toMatchObject({ life: [41, 50], coins: 2 });
    expect(t.options(0)).not.toContain('overlord-cain');
    nextTurn(t);
    expect(t.options(0)).toContain('overlord-cain');
  });

  it('says when nothing would come of it, and may be used all the same', () => {
    const t = table({ overlords: ['overlord-fenris', 'overlord-azazael'] });
    expect(t.idle(0, 'overlord-fenris')).toBe('nothing-happens');
    t.pick(0, 'overlord-fenris');
    expect(t.asked()).toEqual([[0, 'action']]);
    expect(t.state()).toMatchObject({ power: 0, overlordUsed: true });
  });

  it('Fenris rages after a horde was formed', () => {
    const t = table({
      overlords: ['overlord-fenris', 'overlord-azazael'],
      play: [['undead-ghoul', 'beast-rat-swarm'], []],
    });
    t.pick(0, 'undead-ghoul').pick(0, 'beast-rat-swarm').pick(0, 'button:decline');
    t.pick(0, 'overlord-fenris').pick(0, 'rage:coins');
    expect(t.state()).toMatchObject({ coins: 2, power: 2 });
  });
});

describe('a haunt action', () => {
  it('[TL-083, TL-084, TL-085, TL-086, TL-135] gives symbols, keywords and unique ability once more, once', () => {
    const t = table({
      play: [['spirit-banshee'], []],
      hands: [[], cultists(1)],
      haunts: { 'spirit-banshee': 'spent' },
    });
    t.pick(0, 'haunt:spirit-banshee');
    expect(t.state().power).toBe(1);
    expect(t.asked()).toEqual([[1, 'curse']]);
    t.pick(1, 'starter-cultist');
    expect(t.options(0)).not.toContain('haunt:spirit-banshee');
  });

  it('[TL-087, TL-131] the marker stays as it is: a second HAUNT does nothing', () => {
    const t = table({ play: [['spirit-wraith'], []], haunts: { 'spirit-wraith': 'spent' } });
    t.pick(0, 'haunt:spirit-wraith');
    expect(t.marker(0, 'spirit-wraith')).toBe('spent');
    expect(t.state().haunts).toHaveLength(1);
  });

  it('[TL-083] is not there for a monster that was played this turn', () => {
    const t = table({ hands: [['spirit-wraith'], []] });
    t.pick(0, 'spirit-wraith');
    expect(t.marker(0, 'spirit-wraith')).toBe('haunt');
    expect(t.options(0)).not.toContain('haunt:spirit-wraith');
  });

  it('[TL-083] nor for a monster of the opponent', () => {
    const t = table({ play: [[], ['spirit-wraith']], haunts: { 'spirit-wraith': 'spent' } });
    expect(t.options(0)).not.toContain('haunt:spirit-wraith');
  });

  it('[TL-130, TL-159] a monster with a marker stays for one more turn and no longer', () => {
    const t = table({ hands: [['spirit-grey-lady'], ['starter-fanatic', 'starter-fanatic']], decks, life: [45, 50] });
    t.pick(0, 'spirit-grey-lady').pick(0, 'button:pass');
    expect(t.marker(0, 'spirit-grey-lady')).toBe('spent');
    // While the opponent plays, its armor counts.
    t.pick(1, 'starter-fanatic').pick(1, 'starter-fanatic').pick(1, 'button:attack');
    expect(t.state().life).toEqual([44, 50]);
    t.pick(1, 'button:pass');
    t.pick(0, 'haunt:spirit-grey-lady');
    expect(t.state()).toMatchObject({ coins: 1, recovery: 3 });
    while (t.hand(0).length > 1) t.pick(0, 'starter-cultist');
    t.pick(0, 'button:pass');
    expect(t.in(play(0))).toEqual([]);
    expect(t.discard(0)).toContain('spirit-grey-lady');
    expect(t.state().haunts).toEqual([]);
  });

  it('[TL-133, TL-160] joining a horde in the turn of the marker turns it: the monster leaves in cleanup', () => {
    const t = table({ hands: [['spirit-wraith', 'undead-ghoul'], []], decks });
    t.pick(0, 'spirit-wraith').pick(0, 'undead-ghoul');
    t.pick(0, 'horde undead-ghoul').pick(0, 'spirit-wraith').pick(0, 'button:decline');
    expect(t.marker(0, 'spirit-wraith')).toBe('spent');
    expect(t.options(0)).not.toContain('haunt:spirit-wraith');
    t.pick(0, 'button:pass');
    expect(t.in(play(0))).toEqual([]);
  });

  it('[TL-160] in the turn after, the haunt action may come before or after the horde', () => {
    for (const order of ['before', 'after']) {
      const t = table({ play: [['spirit-wraith', 'undead-ghoul'], []], haunts: { 'spirit-wraith': 'spent' } });
      if (order === 'before') t.pick(0, 'haunt:spirit-wraith');
      t.pick(0, 'horde undead-ghoul').pick(0, 'spirit-wraith').pick(0, 'button:decline');
      if (order === 'after') t.pick(0, 'haunt:spirit-wraith');
      expect(t.state().power).toBe(2);
    }
  });

  it('[TL-161] a member of a horde that gets a marker keeps its haunt side up', () => {
    const t = table({ play: [['spirit-will-o-the-wisp', 'undead-ghoul'], []], hands: [['spirit-mirror-phantom'], []] });
    t.pick(0, 'horde undead-ghoul').pick(0, 'spirit-will-o-the-wisp').pick(0, 'button:decline');
    t.pick(0, 'spirit-mirror-phantom').pick(0, 'undead-ghoul');
    expect(t.marker(0, 'undead-ghoul')).toBe('haunt');
  });
});

describe('a monster that haunts after it was part of a horde', () => {
  it('[TL-067, TL-077, TL-161] has nothing to do with that horde in the next turn', () => {
    const t = table({
      play: [['spirit-will-o-the-wisp', 'undead-ghoul'], []],
      hands: [['spirit-mirror-phantom'], []],
      decks: [['spirit-poltergeist', ...cultists(4)], cultists(5)],
    });
    t.pick(0, 'horde undead-ghoul').pick(0, 'spirit-will-o-the-wisp').pick(0, 'horde:undead-ghoul.0');
    t.pick(0, 'spirit-mirror-phantom').pick(0, 'undead-ghoul');
    t.state().remembered = [{ card: 'undead-revenant', linked: true, abilities: [0], used: false, triggered: false }];
    nextTurn(t);
    expect(t.in(play(0))).toEqual(['undead-ghoul']);
    expect([t.hordes(), t.state().remembered]).toEqual([[], []]);
    t.pick(0, 'spirit-poltergeist').pick(0, 'horde spirit-poltergeist').pick(0, 'undead-ghoul');
    expect(t.hordes()).toEqual([['spirit-poltergeist', 'undead-ghoul']]);
    expect(t.options(0)).toEqual(['button:decline', 'horde:spirit-poltergeist.0', 'horde:undead-ghoul.0']);
  });

  it('[TL-190] answers once more what it answered once', () => {
    const t = table({
      play: [['mortal-bounty-hunter'], []],
      hands: [['spirit-mirror-phantom'], []],
      street: ['undead-ghoul', 'mortal-pickpocket'],
      decks: [cultists(5), cultists(5)],
    });
    t.pick(0, 'spirit-mirror-phantom').pick(0, 'mortal-bounty-hunter').pick(0, 'buy undead-ghoul');
    expect(t.state().power).toBe(2);
    nextTurn(t);
    t.pick(0, 'starter-cultist').pick(0, 'buy mortal-pickpocket');
    expect(t.state().power).toBe(2);
  });
});

describe('triggered abilities', () => {
  it('[TL-037, TL-038, TL-190] give nothing when played, and once per turn what they say', () => {
    const t = table({
      hands: [['mortal-relic-hunter'], []],
      relics: [['relic-canopic-jar', 'relic-hand-of-glory'], []],
    });
    t.pick(0, 'mortal-relic-hunter');
    expect(t.state().coins).toBe(1);
    t.pick(0, 'relic-canopic-jar');
    expect(t.state().coins).toBe(2);
    t.pick(0, 'relic-hand-of-glory');
    expect(t.state().coins).toBe(3);
  });

  it('[TL-167, TL-190] of a card that leaves play and comes back are used up', () => {
    const t = table({
      hands: [['mortal-relic-hunter', 'beast-bog-lurker', 'undead-revenant'], []],
      relics: [['relic-canopic-jar', 'relic-hand-of-glory'], []],
    });
    t.pick(0, 'mortal-relic-hunter').pick(0, 'relic-canopic-jar');
    t.pick(0, 'beast-bog-lurker').pick(0, 'mortal-relic-hunter');
    t.pick(0, 'undead-revenant').pick(0, 'mortal-relic-hunter').pick(0, 'mortal-relic-hunter');
    // 1 each time it is played, 1 for the Canopic Jar.
    expect(t.state().coins).toBe(3);
    t.pick(0, 'relic-hand-of-glory');
    expect(t.state().coins).toBe(4);
  });

  it('[TL-190] "each time" has no limit', () => {
    const t = table({
      play: [['undead-headless-horseman', 'beast-rat-swarm', 'spirit-poltergeist'], []],
    });
    t.pick(0, 'horde beast-rat-swarm').pick(0, 'undead-headless-horseman').pick(0, 'button:decline');
    t.pick(0, 'horde spirit-poltergeist').pick(0, 'undead-headless-horseman').pick(0, 'button:decline');
    expect(t.state().power).toBe(2);
  });

  it('[TL-039] come after the effect that set them off is done', () => {
    const t = table({ play: [['undead-headless-horseman', 'beast-rat-swarm'], []] });
    t.pick(0, 'horde beast-rat-swarm').pick(0, 'undead-headless-horseman');
    expect(t.state().power).toBe(0);
    t.pick(0, 'horde:undead-headless-horseman.0');
    expect(t.state().power).toBe(4);
  });

  it('[TL-040] of several, their player says which comes first', () => {
    const t = table({
      play: [['undead-headless-horseman', 'beast-rat-swarm'], []],
      relics: [['relic-lantern-of-souls'], []],
    });
    t.pick(0, 'horde beast-rat-swarm').pick(0, 'undead-headless-horseman').pick(0, 'button:decline');
    expect(t.asked()).toEqual([[0, '$orderTriggers']]);
    expect(t.options(0)).toEqual(['card:relic-lantern-of-souls', 'card:undead-headless-horseman']);
    t.pick(0, 'card:relic-lantern-of-souls');
    expect(t.state().power).toBe(3);
    const order = t.events.filter(({ type }) => type === 'triggered').map(({ cause }) => cause);
    expect(order).toEqual(['relic-lantern-of-souls', 'undead-headless-horseman']);
  });

  it('[TL-040] of several that are the same ability, nobody needs to say which comes first', () => {
    const t = table({
      play: [['mortal-relic-hunter', 'mortal-relic-hunter'], []],
      relics: [['relic-canopic-jar'], []],
    });
    t.pick(0, 'relic-canopic-jar');
    expect(t.asked()).toEqual([[0, 'action']]);
    expect(t.state()).toMatchObject({ coins: 2, recovery: 2 });
  });

  it('are lost when their card has left play in the meantime', () => {
    const t = table({ play: [['undead-headless-horseman', 'mortal-vampire-hunter', 'beast-rat-swarm'], []] });
    t.pick(0, 'horde beast-rat-swarm').pick(0, 'undead-headless-horseman').pick(0, 'horde:beast-rat-swarm.0');
    expect(t.state().power).toBe(2);
    t.pick(0, 'horde mortal-vampire-hunter').pick(0, 'beast-rat-swarm').pick(0, 'horde:mortal-vampire-hunter.0');
    t.pick(0, 'undead-headless-horseman');
    expect(t.state().power).toBe(2);
    expect(t.in(discard(0))).toEqual(['undead-headless-horseman']);
  });

  it('[TL-136, TL-190] of a monster that haunts work as others do, anew in each turn', () => {
    const t = table({
      play: [['spirit-phantom-coachman', 'spirit-wraith'], []],
      haunts: { 'spirit-phantom-coachman': 'spent', 'spirit-wraith': 'spent' },
      decks,
    });
    t.pick(0, 'haunt:spirit-wraith');
    // The Wraith's 2, and 1 for the haunt action.
    expect(t.state().power).toBe(3);
    t.pick(0, 'haunt:spirit-phantom-coachman');
    expect(t.state()).toMatchObject({ power: 6, coins: 2, rally: [1, 0] });
    const hunter = table({
      play: [['mortal-bounty-hunter'], []],
      haunts: { 'mortal-bounty-hunter': 'spent' },
      street: ['undead-ghoul', 'mortal-pickpocket'],
      state: { coins: 2 },
    });
    hunter.pick(0, 'buy undead-ghoul').pick(0, 'buy mortal-pickpocket');
    expect(hunter.state()).toMatchObject({ coins: 0, power: 2 });
  });

  it('do not answer what the opponent does', () => {
    const t = table({
      relics: [['relic-hand-of-glory'], ['relic-lantern-of-souls']],
      play: [['undead-ghoul', 'beast-rat-swarm'], []],
    });
    t.pick(0, 'horde undead-ghoul').pick(0, 'beast-rat-swarm').pick(0, 'button:decline');
    expect(t.state().power).toBe(0);
  });

  it('the Pact Dagger answers a SACRIFICE, its own too', () => {
    const t = table({ relics: [['relic-pact-dagger'], []], play: [['starter-cultist'], []], state: { coins: 1 } });
    t.pick(0, 'relic-pact-dagger').pick(0, 'button:yes').pick(0, 'starter-cultist');
    expect(t.state()).toMatchObject({ coins: 0, power: 1, recovery: 1 });
  });
});

describe('overlords', () => {
  it('Methuselah draws for life, Carmilla drains, Azazael haunts, Black Shuck curses', () => {
    const methuselah = table({ overlords: ['overlord-methuselah', 'overlord-azazael'], decks });
    methuselah.pick(0, 'overlord-methuselah').pick(0, 'button:yes');
    expect([methuselah.state().life[0], methuselah.in(hand(0)), methuselah.in(deck(0)).length]).toEqual([
      39,
      cultists(1),
      9,
    ]);
    const carmilla = table({ overlords: ['overlord-countess-carmilla', 'overlord-azazael'], state: { coins: 1 } });
    carmilla.pick(0, 'overlord-countess-carmilla').pick(0, 'button:yes');
    expect(carmilla.state()).toMatchObject({ life: [46, 49], coins: 0, recovery: 1 });
    const azazael = table({
      overlords: ['overlord-azazael', 'overlord-lilith'],
      play: [['mortal-warlock'], []],
      state: { coins: 2 },
    });
    azazael.pick(0, 'overlord-azazael').pick(0, 'button:yes').pick(0, 'mortal-warlock');
    expect(azazael.marker(0, 'mortal-warlock')).toBe('haunt');
    const shuck = table({ overlords: ['overlord-black-shuck', 'overlord-lilith'], play: [['beast-rat-swarm'], []] });
    shuck.pick(0, 'overlord-black-shuck');
    expect(shuck.state()).toMatchObject({ life: [47, 43], power: 2 });
  });
});

import { quickChance } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { deck, discard, hand, play, relics } from '../state.ts';
import { cultists, table } from '../table-in-tests.ts';

describe('the action phase', () => {
  it('[TL-024] offers every action that can be taken now', () => {
    const t = table({
      hands: [['starter-cultist'], []],
      play: [['spirit-banshee', 'undead-ghoul'], []],
      haunts: { 'spirit-banshee': 'spent' },
      relics: [['relic-hand-of-glory'], []],
      street: ['beast-rat-swarm', 'beast-leviathan-of-the-thames'],
      acolytes: ['acolyte-beast'],
      state: { coins: 2, power: 1 },
    });
    expect(t.options(0)).toEqual(
      [
        'starter-cultist',
        'spirit-banshee',
        'undead-ghoul',
        'haunt:spirit-banshee',
        'relic-hand-of-glory',
        'overlord-lilith',
        'beast-rat-swarm',
        'pile:acolytes',
        'button:attack',
        'button:pass',
      ].sort(),
    );
    expect(t.asked()).toEqual([[0, 'action']]);
  });

  it('[TL-023] lets actions be taken in any order, and again and again', () => {
    const t = table({
      hands: [['starter-fanatic', 'starter-cultist', 'starter-cultist'], []],
      street: ['undead-ghoul', 'beast-rat-swarm'],
    });
    t.pick(0, 'starter-cultist').pick(0, 'buy undead-ghoul').pick(0, 'starter-fanatic').pick(0, 'button:attack');
    t.pick(0, 'starter-cultist').pick(0, 'buy beast-rat-swarm').pick(0, 'pile:discard');
    expect(t.asked()).toEqual([[0, 'action']]);
    expect(t.discard(0)).toEqual(['beast-rat-swarm', 'undead-ghoul']);
    expect(t.state().life).toEqual([45, 49]);
  });

  it('[TL-025, TL-088] goes on until its player passes', () => {
    const t = table({ hands: [['starter-cultist'], []], decks: [cultists(5), cultists(5)] });
    t.pick(0, 'starter-cultist');
    expect(t.asked()).toEqual([[0, 'action']]);
    t.pick(0, 'button:pass');
    expect(t.asked()).toEqual([[1, 'action']]);
  });

  it('[TL-104] offers no way to discard a card', () => {
    const t = table({ hands: [['starter-cultist', 'starter-fanatic'], []] });
    expect(t.options(0)).toEqual(['overlord-lilith', 'starter-cultist', 'starter-fanatic']);
  });
});

describe('passing', () => {
  it('[TL-089, TL-179] takes a hand of one card or none; with two there is always one to play', () => {
    const hands = [['relic-iron-maiden', 'influence-lilith-night-hunt'], []] as const;
    const t = table({ hands, decks: [['starter-cultist'], []] });
    expect(t.options(0)).not.toContain('button:pass');
    expect(t.options(0)).toEqual(expect.arrayContaining([...hands[0]]));
    t.pick(0, 'relic-iron-maiden');
    expect(t.options(0)).toContain('button:pass');
  });

  it('[TL-090, TL-179, TL-191] puts a last card on top of the deck, and only its owner knows it', () => {
    const t = table({ hands: [['starter-fanatic'], cultists(1)], decks: [cultists(7), cultists(5)] });
    t.pick(0, 'button:pass');
    // The fanatic lies on top and is the first of the five cards of the draw phase.
    expect(t.hand(0)).toEqual([...cultists(4), 'starter-fanatic']);
    expect(t.in(deck(0))).toEqual(cultists(3));
    const put = t.events.find(({ type, from }) => type === 'moved' && from?.kind === 'hand');
    expect(put?.cards).toMatchObject([{ card: 'starter-fanatic', sees: 0b001 }]);
  });
});

describe('cleanup and drawing', () => {
  const t = table({
    hands: [[], []],
    play: [['influence-lilith-night-hunt', 'starter-cultist', 'spirit-wraith', 'undead-mummy-guardian'], []],
    haunts: { 'spirit-wraith': 'haunt', 'undead-mummy-guardian': 'spent' },
    relics: [['relic-iron-maiden'], []],
    decks: [['undead-ghoul', ...cultists(6)], cultists(5)],
    state: { coins: 3, power: 2, recovery: 1, rally: [2, 0] },
  });
  t.pick(0, 'button:pass');

  it('[TL-091, TL-092, TL-134] discards influence cards and all monsters that do not haunt', () => {
    expect(t.discard(0)).toEqual(['influence-lilith-night-hunt', 'starter-cultist', 'undead-mummy-guardian']);
    expect(t.in(play(0))).toEqual(['spirit-wraith']);
  });

  it('[TL-034, TL-093, TL-125] empties the pool', () => {
    expect(t.state()).toMatchObject({ coins: 0, power: 0, recovery: 0 });
  });

  it('[TL-094, TL-134] then turns the markers that are left', () => {
    expect(t.marker(0, 'spirit-wraith')).toBe('spent');
    expect(t.state().haunts).toHaveLength(1);
  });

  it('[TL-095] leaves relics alone', () => {
    expect(t.in(relics(0))).toEqual(['relic-iron-maiden']);
  });

  it('[TL-096, TL-138] draws five cards, and one for each rally marker, which then goes back', () => {
    expect(t.hand(0)).toEqual([...cultists(6), 'undead-ghoul']);
    expect(t.state().rally).toEqual([0, 0]);
  });

  it('[TL-021, TL-022] and then it is the opponent who acts', () => {
    expect(t.asked()).toEqual([[1, 'action']]);
    expect(t.state()).toMatchObject({ active: 1, turns: 2 });
  });
});

describe('an empty deck', () => {
  it('[TL-097, TL-180] draws what is there, then the shuffled discard pile', () => {
    const t = table({
      decks: [['undead-ghoul', 'starter-fanatic'], []],
      discards: [['beast-werewolf', ...cultists(4)], []],
      play: [['mortal-warlock'], []],
      chance: quickChance(5),
    });
    t.pick(0, 'button:pass');
    // Two of the deck, three of the six that were shuffled: five in the discard pile and the Warlock from cleanup.
    expect(t.hand(0)).toHaveLength(5);
    expect(t.hand(0)).toEqual(expect.arrayContaining(['undead-ghoul', 'starter-fanatic']));
    expect([t.in(deck(0)).length, t.discard(0)]).toEqual([3, []]);
  });

  it('[TL-180, TL-181] with too few cards altogether draws fewer; rally markers go back all the same', () => {
    const t = table({
      decks: [['undead-ghoul'], []],
      discards: [['starter-fanatic'], []],
      play: [['spirit-wraith'], []],
      haunts: { 'spirit-wraith': 'haunt' },
      state: { rally: [1, 0] },
    });
    t.pick(0, 'button:pass');
    expect(t.hand(0)).toEqual(['starter-fanatic', 'undead-ghoul']);
    expect(t.in(play(0))).toEqual(['spirit-wraith']);
    expect(t.state().rally).toEqual([0, 0]);
  });

  it('[TL-098] nothing is shuffled as long as there are cards to draw', () => {
    const t = table({ decks: [cultists(5), []], discards: [['undead-ghoul', 'beast-werewolf'], []] });
    t.pick(0, 'button:pass');
    expect(t.in(deck(0))).toEqual([]);
    expect(t.in(discard(0))).toEqual(['beast-werewolf', 'undead-ghoul']);
    expect(t.events.filter(({ type }) => type === 'shuffled')).toEqual([]);
  });

  it('[TL-117] a hand may be as large as it gets', () => {
    const t = table({ decks: [cultists(20), []], state: { rally: [9, 0] } });
    t.pick(0, 'button:pass');
    expect(t.in(hand(0))).toHaveLength(14);
  });
});

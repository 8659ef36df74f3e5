import { at, cardOf, quickChance, type Seat } from '@tafelrunde/kernel';
import { following, knowingNoMore, type Player, playedBy, randomPlayer, winsOf } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { terrorsOfLondonBot } from './bot.ts';
import { terrorsOfLondon } from './index.ts';
import { cultists, type Given, table } from './table-in-tests.ts';

const { quick, practised, expert, 'random-buyer': randomBuyer } = terrorsOfLondonBot.players;

type Laid = ReturnType<typeof table>;

/** What a bot picks here, by card or by name. */
function picked(
  given: Given,
  seat: Seat = 0,
  before: (laid: Laid) => void = () => {},
  bot = following(terrorsOfLondon, quick),
): string {
  const laid = table(given);
  before(laid);
  const [pick = ''] = bot(laid.run.match, laid.question(seat), quickChance(1));
  return typeof pick === 'number' ? (cardOf(laid.run, pick) ?? 'gone') : pick;
}

describe('the bots of Terrors of London', () => {
  it.each([{}, { influence: 'beginner' }, { mirror: true }])(
    '[TL-023] answer every question legally: %o',
    (options) => {
      for (const bot of [quick, practised, randomBuyer]) {
        expect(
          playedBy(terrorsOfLondon, [following(terrorsOfLondon, bot), randomPlayer], { seed: 3, options }).outcome
            ?.winners,
        ).toHaveLength(1);
      }
    },
  );

  it('[TL-116] decide by what they know: other hidden cards, same answer', () => {
    const player = (bot: Player): Player => knowingNoMore(terrorsOfLondon, bot);
    const [hasty, thoughtful] = [following(terrorsOfLondon, quick), following(terrorsOfLondon, expert, 8)];
    expect(playedBy(terrorsOfLondon, [player(hasty), player(hasty)], { seed: 5, most: 60 }).outcome).toBeUndefined();
    expect(
      playedBy(terrorsOfLondon, [player(thoughtful), player(hasty)], { seed: 5, most: 8 }).outcome,
    ).toBeUndefined();
  });

  it('[TL-099] beat the random player', () => {
    expect(winsOf(terrorsOfLondon, following(terrorsOfLondon, quick), [randomPlayer], 10)).toBe(10);
  });

  it('[TL-050] beat the player who buys at random', () => {
    expect(
      winsOf(terrorsOfLondon, following(terrorsOfLondon, quick), [following(terrorsOfLondon, randomBuyer)], 20),
    ).toBeGreaterThanOrEqual(13);
  });

  it('[TL-050] of medium strength stand between the weak and the strong', () => {
    const [weak, medium, strong] = [randomBuyer, practised, quick].map((bot) => following(terrorsOfLondon, bot));
    if (weak === undefined || medium === undefined || strong === undefined) throw new Error('three players');
    expect(winsOf(terrorsOfLondon, medium, [weak], 60)).toBeGreaterThan(33);
    expect(winsOf(terrorsOfLondon, strong, [medium], 60)).toBeGreaterThan(36);
  });
});

describe('a turn of theirs', () => {
  it('[TL-149] draws before anything else', () => {
    expect(picked({ hands: [['starter-cultist', 'undead-bone-piper', 'undead-ghoul'], []] })).toBe('undead-bone-piper');
  });

  it('[TL-042] plays a monster of the faction before the influence card that asks for one', () => {
    const hands = [['influence-lilith-the-long-sunrise', 'mortal-pickpocket'], []] as const;
    expect(picked({ hands })).toBe('mortal-pickpocket');
  });

  it('[TL-143] plays what may be sacrificed before the monster that sacrifices', () => {
    const hands = [['mortal-inquisitor', 'starter-cultist'], []] as const;
    expect(picked({ hands })).toBe('starter-cultist');
  });

  it('[TL-142] sacrifices a Cultist and not the monster', () => {
    const given = { hands: [['mortal-inquisitor'], []], play: [cultists(1), []], decks: [cultists(4), []] } as const;
    expect(picked(given, 0, (laid) => laid.pick(0, 'mortal-inquisitor'))).toBe('starter-cultist');
  });

  it('[TL-074] [TL-075] links so that every monster can join, even if the strongest abilities come later', () => {
    // The Leviathan fits between the Undead and the Mortal; there it would leave no place for the other Beast.
    const monsters = [
      'beast-leviathan-of-the-thames',
      'mortal-pickpocket',
      'spirit-poltergeist',
      'undead-ghoul',
      'beast-rat-swarm',
    ];
    const laid = table({ play: [monsters, []], hands: [[], cultists(5)], decks: [cultists(5), []] });
    const thoughts = quickChance(1);
    for (let i = 0; i < 40 && laid.state().active === 0 && laid.state().linked.length < 5; i++) {
      laid.run.choose(
        at(laid.run.open(), 0),
        following(terrorsOfLondon, quick)(laid.run.match, laid.question(0), thoughts),
      );
    }
    expect(laid.hordes().map((horde) => horde.map((card) => card.replace(/-.*/, '')))).toEqual([
      ['beast', 'mortal', 'spirit', 'undead', 'beast'],
    ]);
  });

  it.each([
    ['spirit-archdemon', 'button:attack'],
    ['spirit-poltergeist', 'undead-ghoul'],
  ])('[TL-133] keeps a strong monster that haunts out of hordes, not a weak one: %s', (haunting, next) => {
    const given: Given = { hands: [[haunting], []], play: [['undead-ghoul'], []] };
    expect(picked(given, 0, (laid) => laid.pick(0, haunting).pick(0, 'overlord-lilith'))).toBe(next);
  });

  it('[TL-128] turns coins into power when that wins the game', () => {
    const state: Given = { hands: [['mortal-alchemist'], []], life: [40, 2], street: ['beast-feral-hound'] };
    expect(picked(state, 0, (laid) => laid.pick(0, 'mortal-alchemist'))).toBe('convert:coins>power');
  });

  it('[TL-140] the victim of a curse discards a Cultist rather than the strong monster or life', () => {
    const given: Given = { hands: [['undead-crypt-wight'], ['undead-elder-vampire', 'starter-cultist']] };
    expect(picked(given, 1, (laid) => laid.pick(0, 'undead-crypt-wight'))).toBe('starter-cultist');
  });

  it('[TL-140] the victim of a curse loses life rather than its only strong monster', () => {
    const given: Given = { hands: [['undead-crypt-wight'], ['undead-elder-vampire']] };
    expect(picked(given, 1, (laid) => laid.pick(0, 'undead-crypt-wight'))).toBe('button:lose-life');
  });

  it('[TL-099] the victim of a curse with 2 life left discards whatever it has', () => {
    const given: Given = { hands: [['undead-crypt-wight'], ['undead-elder-vampire']], life: [40, 2] };
    expect(picked(given, 1, (laid) => laid.pick(0, 'undead-crypt-wight'))).toBe('undead-elder-vampire');
  });

  it('[TL-140] the expert rehearses: who loses life to the curse now falls to the attack after it', () => {
    const given: Given = {
      hands: [['undead-crypt-wight'], ['undead-elder-vampire', 'undead-vampire-noble']],
      decks: [cultists(5), cultists(5)],
      life: [1, 3],
    };
    const cursed = (laid: Laid) => laid.pick(0, 'undead-crypt-wight');
    expect(picked(given, 1, cursed)).toBe('button:lose-life');
    expect(picked(given, 1, cursed, following(terrorsOfLondon, expert, 8))).toMatch(/^undead-/);
  });

  it('[TL-050] buys the strong card that it can afford instead of two weak ones', () => {
    const given: Given = {
      hands: [cultists(4), []],
      decks: [cultists(4), []],
      street: ['undead-ghoul', 'undead-vampire-thrall', 'spirit-will-o-the-wisp'],
    };
    const play4 = (laid: Laid) => {
      for (let i = 0; i < 4; i++) laid.pick(0, 'starter-cultist');
      laid.pick(0, 'overlord-lilith');
    };
    expect(picked(given, 0, play4)).toBe('undead-vampire-thrall');
  });
});

import { type Reacting, Run, reactingIn, type Seat } from '@tafelrunde/kernel';
import { positionAfter } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { bossMonster } from './index.ts';

/** What somebody is asked where a scenario ends. */
function reacting(given: object, play: readonly object[] = [], seat: Seat = 1): Reacting | undefined {
  const run = new Run(bossMonster, positionAfter(bossMonster, { given, play }));
  const open = run.open().find((each) => each.seat === seat && each.ask.reaction !== undefined);
  return open === undefined ? undefined : reactingIn(run, open);
}

/** One Room of 3 damage that nobody can use, and a Hero in front of it: Boden has 4 Health, the Fool has 2. */
const WALK = {
  active: 0,
  phase: 'adventure',
  'boss/0': ['cleopatra'],
  'boss/1': ['robobo'],
  'room/0#0': ['neanderthal-cave'],
};
const DYING = { ...WALK, 'entrance/0': ['the-fool'] };
const LIVING = { ...WALK, 'entrance/0': ['boden-the-pantless'] };

const PASSED = (seat: Seat) => [{ [seat]: 'pass' }];

describe('who is asked only when it matters', () => {
  const about = (card: string, given: object, play: readonly object[] = []) =>
    reacting({ ...given, 'hand/1': [card] }, play)?.calls;

  it('[R-09] before a Hero enters the dungeon of another: who could make a Hero live that would die', () => {
    expect(about('freeze', DYING)).toBe(true);
    expect(about('giant-size', DYING)).toBe(false); // It would only deal more.
    expect(about('jeopardy', DYING)).toBe(false); // It has nothing to do with the Hero.
    expect(about('freeze', LIVING)).toBe(false);
  });

  it('[R-22] in the Room where it would die: who could save it there', () => {
    expect(about('assassin', DYING, PASSED(1))).toBe(true);
    expect(about('fear', DYING, PASSED(1))).toBe(true);
    expect(about('freeze', DYING, PASSED(1))).toBe(false); // The damage is dealt.
    expect(about('assassin', LIVING, PASSED(1))).toBe(false);
  });

  it('[BM-075] [BM-079] at the own dungeon: who could kill a Hero that would survive, while it can', () => {
    const own = (card: string, given: object, play: readonly object[] = []) =>
      reacting({ ...given, 'hand/0': [card] }, play, 0)?.calls;
    expect(own('giant-size', LIVING)).toBe(true);
    expect(own('giant-size', DYING)).toBe(false);
    expect(own('giant-size', LIVING, PASSED(0))).toBe(false); // The damage is dealt.
    expect(own('exhaustion', LIVING, PASSED(0))).toBe(true);
    expect(own('fear', LIVING, PASSED(0))).toBe(true);
    expect(own('jeopardy', LIVING)).toBe(false);
  });

  it('[BM-142] in the Room that can do something itself, and not in those before it', () => {
    const pit = { ...LIVING, 'room/0#0': ['bottomless-pit'], 'room/0#1': ['dizzygas-hallway'] };
    const acting = { ...pit, 'entrance/0': ['dartteon-elf-pyromancer'] }; // 8 Health, 1 and 3 damage.
    expect(reacting(acting, PASSED(0), 0)?.calls).toBe(false);
    expect(reacting(acting, [...PASSED(0), ...PASSED(0)], 0)?.calls).toBe(true);
  });

  it('[BM-062] in Build turns of others only the last one, for what can be done in no other phase', () => {
    const building = { ...WALK, phase: 'build', town: ['boden-the-pantless'] };
    const done = [{ 0: 'done' }];
    // Cleopatra builds first, Robobo last.
    expect(reacting({ ...building, 'hand/1': ['princess-in-peril'] }, done)?.calls).toBe(false);
    const last = { ...building, 'hand/0': ['princess-in-peril'] };
    expect(reacting(last, [...done, { 1: 'done' }], 0)?.calls).toBe(true);
    const any = { ...building, 'hand/0': ['freeze'] };
    expect(reacting(any, [...done, { 1: 'done' }], 0)?.calls).toBe(false);
  });

  it('[R-11] about a Spell that one could cancel', () => {
    const given = { ...LIVING, 'hand/0': ['giant-size'] };
    const played = [{ 0: 'giant-size -> neanderthal-cave' }];
    expect(reacting({ ...given, 'hand/1': ['counterspell'] }, played)?.calls).toBe(true);
    expect(reacting({ ...given, 'hand/1': ['freeze'] }, played)?.calls).toBe(false);
  });

  it('[BM-148] [R-60] at a shared screen is asked whatever the hand holds, by what everybody sees', () => {
    for (const card of ['freeze', 'giant-size', 'jeopardy', 'counterspell']) {
      expect(reacting({ ...DYING, 'hand/1': [card] })?.openlyCalls).toBe(true);
      expect(reacting({ ...LIVING, 'hand/1': [card] })?.openlyCalls).toBe(false);
    }
  });
});

describe('what wakes who passes until their turn', () => {
  it('[BM-079] a Hero that would survive the own dungeon', () => {
    expect(reacting({ ...LIVING, 'hand/0': ['freeze'] }, [], 0)?.rings).toEqual(['alarm:survives']);
    expect(reacting({ ...DYING, 'hand/0': ['freeze'] }, [], 0)?.rings).toEqual([]);
  });

  it('[BM-088] the tenth Soul of somebody else', () => {
    const souls = ['katelyn-angelic-healer', 'lord-van-ette', 'frankov-the-envoy', 'antonius-the-rune-knight'];
    const nine = { ...DYING, 'hand/1': ['freeze'], 'souls/0': [...souls, 'nick-the-masher'] }; // Epic ones count twice.
    expect(reacting(nine)?.rings).toEqual(['alarm:winning']);
    expect(reacting({ ...nine, 'souls/0': souls })?.rings).toEqual([]);
  });

  it('[R-10] a Spell of another, and that it is aimed at what is one’s own', () => {
    const given = { ...LIVING, 'hand/0': ['freeze'], 'hand/1': ['counterspell'], 'room/1#0': ['golem-factory'] };
    expect(reacting(given, [{ 0: 'freeze -> golem-factory' }])?.rings).toEqual(['alarm:aimed', 'alarm:spell']);
    expect(reacting(given, [{ 0: 'freeze -> neanderthal-cave' }])?.rings).toEqual(['alarm:spell']);
  });
});

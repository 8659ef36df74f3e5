import type { Bot } from '@tafelrunde/bots';
import { at, type Lang, type Ref } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { findOffer } from '../games.ts';
import { partyOf } from '../table/position-in-tests.ts';
import { HEEDS, type HeedName } from '../table/reactions.ts';
import { run, typing } from '../testing.ts';

const souls = await findOffer('four-souls');

const MONSTERS = { 'monster#0': ['fly'], 'monster#1': ['clotty'] };

/** The turn of a bot, and somebody who could react to everything. */
const ITS_TURN = { active: 1, phase: 'action', 'items/0': ['yum-heart'], 'hand/1': [], ...MONSTERS };

/** Who could meddle with its dice. */
const MEDDLING = { ...ITS_TURN, 'items/0': ['the-d6'] };

/** Does what comes first in its list, or else what comes first. */
const does = (...wanted: readonly Ref[]): Bot => ({
  name: 'tester',
  decide: (_, { options }) => [wanted.find((ref) => options.some((each) => each.ref === ref)) ?? at(options, 0).ref],
});
const idle = does('button:end', 'button:pass');
const fighting = does('button:attack', 'button:pass');

interface Against {
  readonly given: object;
  readonly bot?: Bot;
  readonly heed?: HeedName;
  readonly lang?: Lang;
}

/** One person against a bot. */
const against = ({ given, bot = idle, heed = 'normal', lang = 'en' }: Against) =>
  partyOf(souls, { given }, { names: ['You'], heed: HEEDS[heed], lang, bot });

describe('Four Souls at the terminal', () => {
  it('lists its cards with their numbers', async () => {
    const { code, out } = await run(['cards', 'four-souls', '--json', '--lang', 'de']);
    expect(code).toBe(0);
    const cards: { id: string; kind: string; name: string; copies: number }[] = JSON.parse(out);
    expect(cards.find(({ id }) => id === 'fly')).toMatchObject({ name: 'Fly', kind: 'monster', hp: 1, evasion: 2 });
    expect((await run(['cards', 'four-souls', '--lang', 'en'])).out).toContain('Monstro ♥4 ⚄4+ ⚔1☻');
  });

  it('lets bots play', async () => {
    const words = ['simulate', 'four-souls', '--bots', 'quick', '--seats', '2', '--games', '1', '--json'];
    const { code, out } = await run(words);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'four-souls', games: 1, wins: { quick: 1 } });
  });

  it('[FS-199] is played by a person: asked what they react to, with the stack in sight and people by name', async () => {
    const given = { ...ITS_TURN, 'monster#0': ['hanger'], 'loot-deck': ['a-penny'], coins: [3, 0] };
    const typed = ['', 'attack', 'hanger', 'yum heart', 'you'];
    const out = await typing(against({ given }), typed);
    expect(out).not.toContain('The turn is about to end. Do you react?');
    expect(out).toContain('Type the number or the name of what you pick'); // Enter offers nobody coins.
    expect(out).toContain('offer ¢: Bot');
    expect(out).toMatch(/You \(.+\): 2 of 2 HP, attack 1, 3¢, 0 of 4 souls/);
    expect(out).toContain('Next on the stack: 2 damage: You.\n'); // what a Hanger deals
    expect(out).toContain('is about to take damage. Do you react?');
    expect(out).toContain('You put the effect of Yum Heart on the stack.');
    expect(out).toMatch(/Choose the target\.\n +1 {2}You\n +2 {2}Bot/);
    expect(out).not.toContain('cannot be picked');
  });

  describe('with reactions', () => {
    const times = (text: string, said: string): number => text.split(said).length - 1;

    it('asks about everything, where it matters, or not before one’s turn, as one chooses from the start', async () => {
      const asked = async (given: object, heed: HeedName, bot?: Bot): Promise<string | undefined> => {
        const out = await typing(against({ given, heed, ...(bot && { bot }) }), []);
        return /^.*(?:Do you react|what do you do)\?/m.exec(out)?.[0];
      };
      const { phase: _, ...begins } = ITS_TURN;
      expect(await asked(begins, 'all')).toBe('The turn begins. Do you react?');
      expect(await asked(begins, 'normal')).toBe('Your turn: what do you do?');
      expect(await asked(MEDDLING, 'normal', fighting)).toBe('The dice roll is about to count. Do you react?');
      expect(await asked(MEDDLING, 'turn')).toBe('Your turn: what do you do?');
    });

    it('lets one choose again in the game; the rest ends with one’s turn', async () => {
      const out = await typing(against({ given: MEDDLING, bot: fighting }), [
        'r',
        'r turn',
        'r sometimes',
        'pass',
        'r',
        'r all',
        '?',
      ]);
      expect(out).toContain('Reactions: passed until your turn');
      expect(times(out, 'Reactions: you are asked where you could do something that matters.')).toBe(2);
      expect(out).toContain('Reactions can be "all", "normal" or "turn" (until my turn), not "sometimes".');
      expect(out).toContain('Reactions: you are asked about all that you could make.');
      expect(out).toContain('r turn   pass until it is my turn');
      const german = await typing(against({ given: MEDDLING, bot: fighting, lang: 'de' }), ['r zug', 'r alles']);
      expect(german).toContain('Gepasst wird bis zu deinem Zug');
      expect(german).toContain('Du wirst zu allen gefragt');
    });

    it('says so where there are none, and what can be set', async () => {
      const realms = ['play', 'fantasy-realms', '--bots', 'random', '--seed', '4', '--lang', 'en'];
      expect((await run(realms, { input: 'r all\n' })).out).toContain(
        'In this game nobody reacts to the moves of others.',
      );
      const { code, err } = await run(['play', 'four-souls', '--reactions', 'never', '--lang', 'en']);
      expect([code, err]).toEqual([2, expect.stringContaining('not "never"')]);
    });

    it('asks people at one screen once for each round, and only who speaks up is asked', async () => {
      const given = { active: 1, phase: 'action', 'items/1': ['the-d6'], ...MONSTERS };
      const together = (lang: Lang = 'en') => partyOf(souls, { given }, { names: ['Anna', 'Ben'], lang });
      const nobody = await typing(together(), ['attack', 'fly', '9', '?', '']);
      expect(times(nobody, 'The dice roll is about to count. Does anybody react?')).toBe(2); // He misses and rolls again.
      expect(nobody).toContain('There is no number 9; there is only 1.');
      expect(nobody).not.toContain('Do you react?');
      const ben = await typing(together(), ['attack', 'fly', 'ben']);
      expect(ben).toContain('The dice roll is about to count. Do you react?');
      expect(ben).not.toContain('You take 1 damage');
      expect(await typing(together('de'), ['angreifen', 'fly'])).toContain('Reagiert jemand?');
    });
  });
});

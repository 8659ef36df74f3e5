import { describe, expect, it } from 'vitest';
import { actionWith, viewWith, type Wanted } from './board-in-tests.tsx';
import { toPlay } from './play-all.ts';

/** The hand of Methuselah, who leads the Undead: which cards are played, by their place in the hand. */
function played(hand: readonly string[], wanted: Wanted = {}): number[] {
  const question = actionWith({ options: hand.map((_, i) => ({ ref: 100 + i, label: 'play' })) });
  return toPlay(viewWith({ ...wanted, hand }), 0, question).map((obj) => obj - 100);
}

describe('play all', () => {
  it('[TL-042, TL-044] plays monsters of the overlord’s faction first, influence cards last', () => {
    expect(played(['influence-methuselah-feeding-frenzy', 'starter-cultist', 'undead-ghoul'])).toEqual([2, 1, 0]);
  });

  it('leaves out what asks something: RAGE, CURSE, SACRIFICE, a look at the deck', () => {
    expect(
      played(['beast-werewolf', 'undead-crypt-wight', 'mortal-inquisitor', 'beast-carrion-crows', 'starter-fanatic']),
    ).toEqual([4]);
  });

  it('leaves influence cards until the monster that they need has been played by hand', () => {
    expect(played(['influence-methuselah-feeding-frenzy', 'undead-crypt-wight'])).toEqual([]);
    expect(played(['influence-methuselah-feeding-frenzy', 'undead-crypt-wight'], { play: [['undead-ghoul']] })).toEqual(
      [0],
    );
    expect(played(['influence-methuselah-feeding-frenzy', 'starter-cultist'])).toEqual([1, 0]);
  });

  it('plays what counts the others after them', () => {
    expect(played(['undead-lich-of-highgate', 'undead-ghoul', 'starter-cultist'])).toEqual([1, 2, 0]);
  });

  it('waits with what looks for a horde until there is one', () => {
    expect(played(['beast-thames-serpent'])).toEqual([]);
    expect(played(['beast-thames-serpent'], { state: { hordeFormed: true } })).toEqual([0]);
  });

  it('[TL-171] asks before a fourth relic', () => {
    const three = ['relic-iron-maiden', 'relic-bone-flute', 'relic-black-mirror'];
    expect(played(['relic-hand-of-glory'], { relics: [three] })).toEqual([]);
    expect(played(['relic-hand-of-glory'])).toEqual([0]);
  });
});

import { may } from '@tafelrunde/words';
import { always, when } from '../effects/ability.ts';
import { expand, giveSoul, skipTurn } from '../effects/board.ts';
import type { Card } from '../effects/card.ts';
import { damage, gets, kill, tillEndOfTurn } from '../effects/damage.ts';
import { cancel, roll } from '../effects/dice.ts';
import { choose } from '../effects/flow.ts';
import { discardLoot } from '../effects/loot.ts';
import { aLivingPlayer, anotherPlayer, aPlayer } from '../effects/picks.ts';
import { aim } from '../effects/who.ts';
import { boss } from './card.ts';

/* Monsters with souls (FS-102, FS-103). */

const attackRolls = (...rolls: readonly number[]) =>
  ({ who: 'attacker', attack: true, whileAttacked: true, rolls }) as const;

export const bosses: Readonly<Record<string, Card>> = {
  'daddy-long-legs': boss('Daddy Long Legs', [4, 4, 1], { coins: 7 }, [
    when('rolled', attackRolls(1), [tillEndOfTurn(always('evasion', 1, { whose: 'monsters' }))]),
  ]),
  'dark-one': boss('Dark One', [3, 4, 1], { treasure: 1 }, [
    when('damaged', { this: true }, [gets('attack', 1, 'this')]),
  ]),
  death: boss('Death', [3, 4, 2], { treasure: 1 }, [when('monsterDied', { this: true }, [kill(aim(aPlayer))])]),
  famine: boss('Famine', [2, 3, 1], { loot: 3 }, [when('monsterDied', { this: true }, [skipTurn('active')])]),
  gemini: boss('Gemini', [3, 4, 1], { coins: 5 }, [always('attack', 1, { whose: 'this', if: { test: 'hpIs', n: 1 } })]),
  gurdy: boss('Gurdy', [5, 4, 1], { coins: 7 }),
  'larry-jr': boss('Larry Jr.', [4, 3, 1], { coins: 6 }, [
    always('evasion', 1, { whose: 'this', if: { test: 'hpAtMost', n: 2 } }),
  ]),
  'little-horn': boss('Little Horn', [2, 6, 1], { loot: 2 }),
  mom: boss(
    'Mom!',
    [5, 4, 2],
    { treasure: 1 },
    [always('combatTimes', 2, { whose: 'this', on: [1] }), when('monsterDied', { this: true }, [expand('monster', 1)])],
    { subtype: 'epic-boss', souls: 2 },
  ),
  monstro: boss('Monstro', [4, 4, 1], { coins: 6 }),
  pin: boss('Pin', [2, 4, 1], { coins: 5 }, [always('combatImmune', 1, { whose: 'this', on: [6] })]),
  pride: boss('Pride', [2, 4, 1], { coins: 5 }, [when('attacked', { this: true }, [discardLoot(2, aim(aPlayer))])]),
  satan: boss('Satan!', [6, 4, 2], { treasure: 2 }, [when('rolled', attackRolls(6), [kill(aim(aLivingPlayer))])], {
    subtype: 'epic-boss',
    souls: 2,
  }),
  'the-duke-of-flies': boss('The Duke of Flies', [4, 3, 1], { loot: 2 }, [
    when('wouldBeDamaged', { this: true }, [roll({ 1: [cancel('that')] }, 'active')]),
  ]),
  'the-haunt': boss('The Haunt', [3, 4, 1], { treasure: 1 }, [
    when('damaged', { this: true, nth: 'even' }, [gets('evasion', 1, 'this')]),
  ]),
  'the-lamb': boss(
    'The Lamb',
    [6, 3, 6],
    { coins: 3 },
    [when('monsterDied', { this: true }, [may([choose(anotherPlayer, [giveSoul('chosen')])])])],
    { subtype: 'epic-boss' },
  ),
  wrath: boss('Wrath', [3, 3, 1], { coins: 6 }, [
    when('monsterDied', { this: true }, [
      roll({ '1-3': [damage(1, 'everybody')], '4-6': [damage(2, 'everybody')] }, 'active'),
    ]),
  ]),
};

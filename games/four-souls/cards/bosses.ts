import { may } from '@tafelrunde/words';
import { gets } from '../effects/holding/lasting.ts';
import { always, when } from '../effects/language/ability.ts';
import type { Card } from '../effects/language/card.ts';
import { aLivingPlayer, anotherPlayer, aPlayer } from '../effects/selectors/picks.ts';
import { aim } from '../effects/selectors/who.ts';
import { attackMore } from '../effects/words/attacks.ts';
import { expand, giveSoul, skipTurn } from '../effects/words/board.ts';
import { loseCoins } from '../effects/words/coins.ts';
import { damage, divideDamage, heal, kill, takes } from '../effects/words/damage.ts';
import { cancel, roll } from '../effects/words/dice.ts';
import { discardLoot } from '../effects/words/loot.ts';
import { putOnDeck } from '../effects/words/returns.ts';
import { searchMonster } from '../effects/words/search.ts';
import { attackRolls, boss, forThree, onDeath } from './card.ts';

/* Monsters with souls (FS-102, FS-103). */

export const bosses: Readonly<Record<string, Card>> = {
  'carrion-queen': boss('Carrion Queen', [3, 4, 1], { treasure: 1 }, [
    always('combatImmune', 1, { whose: 'this', on: [4, 5] }),
  ]),
  chub: boss('Chub', [4, 3, 1], { coins: 7 }, [when('rolled', attackRolls(1), [heal(2, 'this')])]),
  conquest: boss('Conquest', [2, 3, 1], { coins: 6 }, [onDeath([attackMore(1, { must: true })])]),
  'daddy-long-legs': boss('Daddy Long Legs', [4, 4, 1], { coins: 7 }, [
    when('rolled', attackRolls(1), [gets('evasion', 1, 'monsters')]),
  ]),
  'dark-one': boss('Dark One', [3, 4, 1], { treasure: 1 }, [
    when('damaged', { this: true }, [gets('attack', 1, 'this')]),
  ]),
  death: boss('Death', [3, 4, 2], { treasure: 1 }, [onDeath([kill(aim(aPlayer))])]),
  delirium: boss(
    'Delirium',
    [5, 4, 3],
    { treasure: 2 },
    [always('evasion', 1, { whose: 'otherMonsters' }), onDeath([putOnDeck('this', 5)])],
    { subtype: 'epic-boss', souls: 0 },
  ),
  envy: boss('Envy', [2, 5, 1], { coins: 1 }, [onDeath([attackMore(1, { must: true })])]),
  famine: boss('Famine', [2, 3, 1], { loot: 3 }, [onDeath([skipTurn('active')])]),
  gemini: boss('Gemini', [3, 4, 1], { coins: 5 }, [always('attack', 1, { whose: 'this', if: { test: 'hpIs', n: 1 } })]),
  gluttony: boss('Gluttony', [4, 3, 1], { loot: 1 }, [
    when('damaged', { this: true, combat: true, rolls: [6] }, [damage(1, 'leftOfActive')]),
  ]),
  greed: boss('Greed', [3, 4, 1], { coins: 9 }, [
    when('dealt', { this: true, combat: true }, [loseCoins(4, 'everybody')]),
  ]),
  gurdy: boss('Gurdy', [5, 4, 1], { coins: 7 }),
  'gurdy-jr': boss('Gurdy Jr.', [2, 5, 1], { treasure: 1 }, [
    when('activated', { who: 'attacker', whileAttacked: true }, [takes(1, 'they')]),
  ]),
  'larry-jr': boss('Larry Jr.', [4, 3, 1], { coins: 6 }, [
    always('evasion', 1, { whose: 'this', if: { test: 'hpAtMost', n: 2 } }),
  ]),
  'little-horn': boss('Little Horn', [2, 6, 1], { loot: 2 }),
  lust: boss('Lust', [2, 4, 1], { loot: 2 }, [when('damaged', { this: true, combat: true }, [damage(1, 'attacker')])]),
  'mask-of-infamy': boss('Mask of Infamy', [4, 4, 1], { treasure: 1 }, [
    always('evasion', 2, { whose: 'this', if: { test: 'hpIs', n: 1 } }),
  ]),
  'mega-fatty': boss('Mega Fatty', [3, 3, 1], { loot: 2 }, [
    when('dealt', { this: true, combat: true }, [heal(1, 'this')]),
  ]),
  mom: boss(
    'Mom!',
    [5, 4, 2],
    { treasure: 1 },
    [always('combatTimes', 2, { whose: 'this', on: [1] }), onDeath([expand('monster', 1)])],
    { subtype: 'epic-boss', souls: 2 },
  ),
  monstro: boss('Monstro', [4, 4, 1], { coins: 6 }),
  peep: boss('Peep', [3, 4, 1], { treasure: 1 }, [onDeath([searchMonster('the-bloat')])]),
  pestilence: boss('Pestilence', [4, 4, 1], { loot: 2 }, [onDeath([divideDamage(2)])]),
  pin: boss('Pin', [2, 4, 1], { coins: 5 }, [always('combatImmune', 1, { whose: 'this', on: [6] })]),
  pride: boss('Pride', [2, 4, 1], { coins: 5 }, [when('attacked', { this: true }, [discardLoot(2, aim(aPlayer))])]),
  'rag-man': boss('Rag Man', [2, 3, 2], { loot: 3 }, [
    when('rewarded', { this: true }, [roll({ 1: [putOnDeck('this')], 6: [putOnDeck('this')] }, 'active')]),
  ]),
  satan: forThree(
    boss('Satan!', [6, 4, 2], { treasure: 2 }, [when('rolled', attackRolls(6), [kill(aim(aLivingPlayer))])], {
      subtype: 'epic-boss',
      souls: 2,
    }),
  ),
  scolex: boss('Scolex', [3, 5, 1], { treasure: 1 }, [
    when('dealt', { this: true, combat: true, to: 'player' }, [discardLoot(1, 'they')]),
  ]),
  sloth: boss('Sloth', [3, 4, 1], { coins: 1 }, [onDeath([discardLoot('all', 'killer')])]),
  'the-bloat': boss('The Bloat', [4, 4, 2], { treasure: 1 }, [
    when('dealt', { this: true, combat: true }, [damage(1, 'nonActive')]),
  ]),
  'the-duke-of-flies': boss('The Duke of Flies', [4, 3, 1], { loot: 2 }, [
    when('wouldBeDamaged', { this: true }, [roll({ 1: [cancel('that')] }, 'active')]),
  ]),
  'the-haunt': boss('The Haunt', [3, 4, 1], { treasure: 1 }, [
    when('damaged', { this: true, nth: 'even' }, [gets('evasion', 1, 'this')]),
  ]),
  'the-lamb': boss('The Lamb', [6, 3, 6], { coins: 3 }, [onDeath([may([giveSoul(aim(anotherPlayer))])])], {
    subtype: 'epic-boss',
  }),
  war: boss('War', [3, 3, 1], { coins: 8 }, [when('damaged', { this: true }, [gets('attack', 1, 'this')])]),
  wrath: boss('Wrath', [3, 3, 1], { coins: 6 }, [
    onDeath([roll({ '1-3': [takes(1, 'everybody')], '4-6': [takes(2, 'everybody')] }, 'active')]),
  ]),
};

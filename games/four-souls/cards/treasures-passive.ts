import { both, may } from '@tafelrunde/words';
import { atMost, fromCounters, more, takenOver, toCounters } from '../effects/holding/changes.ts';
import { UNLIMITED } from '../effects/holding/stats.ts';
import { ifThen } from '../effects/holding/values.ts';
import { always, instead, when } from '../effects/language/ability.ts';
import type { Card } from '../effects/language/card.ts';
import { choose, chooseAny, randomPlayer } from '../effects/language/flow.ts';
import { aDeck, aMonster, aMonsterNotAttacked, anItem, anotherPlayer, aPlayer } from '../effects/selectors/picks.ts';
import { aim } from '../effects/selectors/who.ts';
import { placeMonster, replaceMonster } from '../effects/words/board.ts';
import { gainCoins } from '../effects/words/coins.ts';
import { damage, takes } from '../effects/words/damage.ts';
import { lookAtTop } from '../effects/words/decks.ts';
import { cancel, endTurn, reroll, roll, setRoll } from '../effects/words/dice.ts';
import { giveLoot, stealLoot } from '../effects/words/hands.ts';
import {
  addCounters,
  characterOfPlayer,
  destroyItems,
  gainTreasure,
  putIntoDiscard,
  recharge,
  removeCounters,
} from '../effects/words/items.ts';
import { discardLoot, loot } from '../effects/words/loot.ts';
import { giveThis, maySwapItems } from '../effects/words/trades.ts';
import { forThree, passive } from './card.ts';

/* Treasures with a silver border: permanent and triggered effects (FS-055). */

export const hauntAnother = when('died', { who: 'you' }, [giveThis(aim(anotherPlayer))]);

export const passiveTreasures: Readonly<Record<string, Card>> = {
  'baby-haunt': passive('Baby Haunt', [
    always('evasion', 1, { whose: 'monsters', if: { test: 'yourTurn' } }),
    hauntAnother,
  ]),
  'belly-button': passive('Belly Button', [
    always('lootPlays', 1),
    when('damaged', { who: 'you' }, [may([recharge(characterOfPlayer('you'))])]),
  ]),
  'bobs-brain': passive("Bob's Brain", [
    when('attackDeclared', { who: 'you' }, [
      roll({ '1-2': [damage(1, aim(aMonster))], '3-4': [damage(1, aim(aPlayer))], '5-6': [damage(1, 'you')] }),
    ]),
  ]),
  breakfast: passive('Breakfast', [always('hp', 1)]),
  brimstone: forThree(
    passive('Brimstone', [
      always('attack', 1),
      when('dealt', { who: 'you', combat: true, to: 'monster' }, [damage(1, aim(anotherPlayer))]),
    ]),
  ),
  'cambion-conception': passive('Cambion Conception', [
    when('damaged', { who: 'you' }, [
      addCounters('n'),
      ifThen({ test: 'countersAtLeast', n: 6 }, [removeCounters(6), gainTreasure(1)]),
    ]),
  ]),
  'champion-belt': passive('Champion Belt', [
    always('attack', 1, { if: { test: 'firstAttackRoll' } }),
    always('attacks', 1),
  ]),
  'charged-baby': passive('Charged Baby', [
    when('rolled', { who: 'everybody', rolls: [2] }, [may([choose(anItem('anybody'), [recharge('chosen')])])]),
  ]),
  'cheese-grater': passive('Cheese Grater', [
    when('rolled', { who: 'everybody', rolls: [6] }, [lookAtTop(1, aim(aDeck), 'mayDiscard')]),
  ]),
  'curse-of-the-tower': forThree(
    passive('Curse of the Tower', [
      when('damaged', { who: 'you' }, [roll({ '1-3': [takes(1, 'others')], '4-6': [damage(1, aim(aMonster))] })]),
    ]),
  ),
  'daddy-haunt': passive('Daddy Haunt', [instead('hurt', more(1)), hauntAnother]),
  'bum-bo': passive('Bum-Bo!', [
    instead('gainCoins', toCounters),
    always('attackRoll', 2, { if: both({ test: 'countersAtLeast', n: 1 }, { test: 'firstAttackRoll' }) }),
    always('attack', 1, { if: { test: 'countersAtLeast', n: 10 } }),
    always('attacks', UNLIMITED, { if: { test: 'countersAtLeast', n: 25 } }),
  ]),
  'dads-lost-coin': passive("Dad's Lost Coin", [
    when('wouldRoll', { who: 'everybody', rolls: [1] }, [may([reroll('that')])]),
  ]),
  'dark-bum': passive('Dark Bum', [
    when('turnStart', { who: 'you' }, [roll({ '1-2': [gainCoins(3)], '3-4': [loot(1)], '5-6': [damage(1, 'you')] })]),
  ]),
  'dead-bird': passive('Dead Bird', [
    when('rolled', { who: 'everybody', rolls: [3] }, [may([stealLoot('seen', 'they')])]),
  ]),
  dinner: passive('Dinner', [always('hp', 1)]),
  'dry-baby': passive('Dry Baby', [instead('hurt', atMost(1), { atLeast: 2 })]),
  'edens-blessing': passive("Eden's Blessing", [
    when('turnEnd', { who: 'you', if: { test: 'coinsAtMost', n: 0 } }, [gainCoins(6)]),
  ]),
  'empty-vessel': passive('Empty Vessel', [
    always('attack', 1, { if: { test: 'handAtMost', n: 0 } }),
    always('attackRoll', 1, { if: { test: 'coinsAtMost', n: 0 } }),
  ]),
  'eye-of-greed': passive('Eye of Greed', [when('rolled', { who: 'everybody', rolls: [5] }, [gainCoins(3)])]),
  'fanny-pack': passive('Fanny Pack', [when('damaged', { who: 'you' }, [loot(1)])]),
  finger: passive('Finger!', [
    when('rolled', { who: 'everybody', rolls: [2] }, [
      maySwapItems(anItem('you', { nonEternal: true }), anItem('they', { nonEternal: true })),
    ]),
  ]),
  'goat-head': passive('Goat Head', [when('turnEnd', { who: 'you' }, [discardLoot('any'), loot('n')])]),
  'greeds-gullet': passive("Greed's Gullet", [when('died', { who: 'you' }, [gainCoins(8)])]),
  'guppys-collar': passive(
    "Guppy's Collar",
    [when('wouldDie', { who: 'you' }, [roll({ '1-3': [cancel('that'), ifThen({ test: 'yourTurn' }, [endTurn()])] })])],
    { guppy: true },
  ),
  ipecac: passive('Ipecac', [
    always('attack', 1),
    when('rolled', { who: 'you', rolls: [6], attack: true }, [damage(1, 'others')]),
  ]),
  meat: passive('Meat!', [always('attackRoll', 1)]),
  'moms-box': passive("Mom's Box", [
    when('rolled', { who: 'everybody', rolls: [4] }, [may([loot(1), discardLoot(1)])]),
  ]),
  'moms-coin-purse': passive("Mom's Coin Purse", [always('lootStep', 1)]),
  'moms-purse': passive("Mom's Purse", [always('lootStep', 1)]),
  'moms-razor': passive("Mom's Razor", [when('rolled', { who: 'everybody', rolls: [6] }, [may([damage(1, 'they')])])]),
  'monstros-tooth': passive("Monstro's Tooth", [
    when('turnStart', { who: 'you' }, [randomPlayer([destroyItems(1, 'chosen')])]),
  ]),
  polydactyly: passive('Polydactyly', [
    always('lootPlays', 1),
    always('attack', 1, { if: { test: 'firstAttackRoll' } }),
  ]),
  restock: passive('Restock', [
    when('turnStart', { who: 'you' }, [chooseAny(anItem('shop'), [putIntoDiscard('chosen')])]),
  ]),
  'sacred-heart': passive('Sacred Heart', [
    when('wouldRoll', { who: 'you', rolls: [1] }, [may([setRoll([6], 'that')])]),
  ]),
  shadow: passive('Shadow', [instead('payPenalty', takenOver, { whose: 'others' })]),
  'shiny-rock': passive('Shiny Rock', [when('activated', { who: 'you' }, [gainCoins(1)])]),
  'spider-mod': passive('Spider Mod', [
    when('rolled', { who: 'everybody', rolls: [5] }, [may([choose(aMonsterNotAttacked, [replaceMonster('chosen')])])]),
  ]),
  'starter-deck': passive('Starter Deck', [
    when('turnEnd', { who: 'you', if: { test: 'handAtLeast', n: 8 } }, [loot(2)]),
  ]),
  'steamy-sale': passive('Steamy Sale!', [always('price', -5)]),
  'suicide-king': passive('Suicide King', [when('died', { who: 'you' }, [loot(3)])]),
  synthoil: passive('Synthoil', [always('attackRoll', 1)]),
  'tarot-cloth': passive('Tarot Cloth', [when('rolled', { who: 'everybody', rolls: [4] }, [giveLoot('they')])]),
  'the-blue-map': passive('The Blue Map', [when('turnEnd', { who: 'you' }, [lookAtTop(4, 'treasure', 'reorder')])]),
  'the-compass': passive('The Compass', [when('turnEnd', { who: 'you' }, [lookAtTop(4, 'loot', 'reorder')])]),
  'the-d10': passive('The D10', [when('rolled', { who: 'everybody', rolls: [3] }, [may([placeMonster()])])]),
  'the-dead-cat': passive('The Dead Cat', [instead('hurt', fromCounters, { if: { test: 'countersAtLeast', n: 1 } })], {
    guppy: true,
    counters: 9,
  }),
  'the-habit': passive('The Habit', [
    when('damaged', { who: 'you', nth: 'first' }, [may([choose(anItem('anybody'), [recharge('chosen')])])]),
  ]),
  'the-map': passive('The Map', [when('turnEnd', { who: 'you' }, [lookAtTop(4, 'monster', 'reorder')])]),
  'the-midas-touch': passive('The Midas Touch', [when('monsterDied', {}, [gainCoins(3)])]),
  'the-polaroid': passive('The Polaroid', [
    when('turnEnd', { who: 'you', if: { test: 'handAtMost', n: 0 } }, [loot(2)]),
  ]),
  'the-relic': passive('The Relic', [when('rolled', { who: 'everybody', rolls: [1] }, [loot(1)])]),
  'theres-options': passive("There's Options", [
    always('seesTreasure', 1, { if: { test: 'yourTurn' } }),
    always('purchases', 1),
  ]),
  'trinity-shield': forThree(
    passive('Trinity Shield', [always('cannotReact', 1, { whose: 'others', if: { test: 'yourTurn' } })]),
  ),
};

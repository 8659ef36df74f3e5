import { may } from '@tafelrunde/words';
import { always, instead, when } from '../effects/ability.ts';
import { placeMonster, replaceMonster } from '../effects/board.ts';
import type { Card } from '../effects/card.ts';
import { fromCounters, more, takenOver, toCounters } from '../effects/changes.ts';
import { gainCoins } from '../effects/coins.ts';
import { both } from '../effects/conditions.ts';
import { damage } from '../effects/damage.ts';
import { lookAtTop } from '../effects/decks.ts';
import { reroll, roll, setRoll } from '../effects/dice.ts';
import { choose, chooseAny, ifSo, randomPlayer } from '../effects/flow.ts';
import {
  addCounters,
  destroyItems,
  gainTreasure,
  giveThis,
  putIntoDiscard,
  recharge,
  removeCounters,
} from '../effects/items.ts';
import { loot, stealLoot } from '../effects/loot.ts';
import { aMonster, aMonsterNotAttacked, anItem, anotherPlayer, aPlayer } from '../effects/picks.ts';
import { aim } from '../effects/who.ts';
import { passive } from './card.ts';

/* Treasures with a silver border: permanent and triggered effects (FS-055). */

/** "Any number of times." */
const UNLIMITED = 1000;

const hauntAnother = when('died', { who: 'you' }, [giveThis(aim(anotherPlayer))]);

export const passiveTreasures: Readonly<Record<string, Card>> = {
  'baby-haunt': passive('Baby Haunt', [
    always('evasion', 1, { whose: 'monsters', if: { test: 'yourTurn' } }),
    hauntAnother,
  ]),
  'bobs-brain': passive("Bob's Brain", [
    when('attackDeclared', { who: 'you' }, [
      roll({ '1-2': [damage(1, aim(aMonster))], '3-4': [damage(1, aim(aPlayer))], '5-6': [damage(1, 'you')] }),
    ]),
  ]),
  breakfast: passive('Breakfast', [always('hp', 1)]),
  brimstone: passive('Brimstone', [
    always('attack', 1),
    when('dealt', { who: 'you', combat: true, to: 'monster' }, [damage(1, aim(anotherPlayer))]),
  ]),
  'cambion-conception': passive('Cambion Conception', [
    when('damaged', { who: 'you' }, [
      addCounters('n'),
      ifSo({ test: 'countersAtLeast', n: 6 }, [removeCounters(6), gainTreasure(1)]),
    ]),
  ]),
  'daddy-haunt': passive('Daddy Haunt', [instead('hurt', more(1)), hauntAnother]),
  'bum-bo': passive('Bum-bo!', [
    instead('gainCoins', toCounters),
    always('attackRoll', 2, { if: both({ test: 'countersAtLeast', n: 1 }, { test: 'firstAttackRoll' }) }),
    always('attack', 1, { if: { test: 'countersAtLeast', n: 10 } }),
    always('attacks', UNLIMITED, { if: { test: 'countersAtLeast', n: 25 } }),
  ]),
  'dads-lost-coin': passive("Dad's Lost Coin", [
    when('wouldRoll', { who: 'anybody', rolls: [1] }, [may([reroll('that')])]),
  ]),
  'dead-bird': passive('Dead Bird', [
    when('rolled', { who: 'anybody', rolls: [3] }, [may([stealLoot('seen', 'they')])]),
  ]),
  'empty-vessel': passive('Empty Vessel', [
    always('attack', 1, { if: { test: 'handAtMost', n: 0 } }),
    always('attackRoll', 1, { if: { test: 'coinsAtMost', n: 0 } }),
  ]),
  'fanny-pack': passive('Fanny Pack', [when('damaged', { who: 'you' }, [loot(1)])]),
  meat: passive('Meat!', [always('attackRoll', 1)]),
  'moms-purse': passive("Mom's Purse", [always('lootStep', 1)]),
  'monstros-tooth': passive("Monstro's Tooth", [
    when('turnStart', { who: 'you' }, [randomPlayer([destroyItems(1, 'chosen')])]),
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
    when('rolled', { who: 'anybody', rolls: [5] }, [may([choose(aMonsterNotAttacked, [replaceMonster('chosen')])])]),
  ]),
  'steamy-sale': passive('Steamy Sale!', [always('price', -5)]),
  'the-d10': passive('The D10', [when('rolled', { who: 'anybody', rolls: [3] }, [may([placeMonster()])])]),
  'the-dead-cat': passive('The Dead Cat', [instead('hurt', fromCounters, { if: { test: 'countersAtLeast', n: 1 } })], {
    guppy: true,
    counters: 9,
  }),
  'the-habit': passive('The Habit', [
    when('damaged', { who: 'you', nth: 'first' }, [may([choose(anItem('anybody'), [recharge('chosen')])])]),
  ]),
  'the-map': passive('The Map', [when('turnEnd', { who: 'you' }, [lookAtTop(4, 'monster', 'reorder')])]),
  'the-relic': passive('The Relic', [when('rolled', { who: 'anybody', rolls: [1] }, [loot(1)])]),
  'trinity-shield': passive('Trinity Shield', [
    always('cannotReact', 1, { whose: 'others', if: { test: 'yourTurn' } }),
  ]),
};

import { may } from '@tafelrunde/words';
import { always, instead, when } from '../effects/ability.ts';
import type { Card } from '../effects/card.ts';
import { fromCounters, more } from '../effects/changes.ts';
import { gainCoins } from '../effects/coins.ts';
import { damage } from '../effects/damage.ts';
import { lookAtTop } from '../effects/decks.ts';
import { reroll, roll, setRoll } from '../effects/dice.ts';
import { choose, ifSo } from '../effects/flow.ts';
import { addCounters, gainTreasure, giveThis, recharge, removeCounters } from '../effects/items.ts';
import { loot, stealLoot } from '../effects/loot.ts';
import { aMonster, anItem, anotherPlayer, aPlayer } from '../effects/picks.ts';
import { aim } from '../effects/who.ts';
import { passive } from './card.ts';

/* Treasures with a silver border: permanent and triggered effects (FS-055). */

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
  'sacred-heart': passive('Sacred Heart', [
    when('wouldRoll', { who: 'you', rolls: [1] }, [may([setRoll([6], 'that')])]),
  ]),
  'shiny-rock': passive('Shiny Rock', [when('activated', { who: 'you' }, [gainCoins(1)])]),
  'steamy-sale': passive('Steamy Sale!', [always('price', -5)]),
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

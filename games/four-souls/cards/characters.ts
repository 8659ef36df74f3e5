import { gets, preventNext } from '../effects/holding/lasting.ts';
import { chooseOne, paid, tap, when } from '../effects/language/ability.ts';
import type { Card } from '../effects/language/card.ts';
import { aDeck, aDiscard, aMonsterOrPlayer, anotherPlayer, aPlayer, aRoll } from '../effects/selectors/picks.ts';
import { aim } from '../effects/selectors/who.ts';
import { stealCoins } from '../effects/words/coins.ts';
import { damage } from '../effects/words/damage.ts';
import { lookAtTop, mill } from '../effects/words/decks.ts';
import { addToRoll, reroll } from '../effects/words/dice.ts';
import { swapLoot } from '../effects/words/hands.ts';
import { addCounters, becomeSoul, gainTreasure, recharge, removeCounters } from '../effects/words/items.ts';
import { discardLoot, loot, lootPlays, returnLoot } from '../effects/words/loot.ts';
import { recover } from '../effects/words/returns.ts';
import { characterCard, startingItem } from './card.ts';

/* Characters and their starting items (FS-017, FS-069). */

export const lootPlay = tap([lootPlays(1)]); // FS-076
const rechargeAtEnd = when('turnEnd', { who: 'you' }, [recharge('this')]);

export const characters: Readonly<Record<string, Card>> = {
  isaac: characterCard('Isaac', 'the-d6', lootPlay),
  maggy: characterCard('Maggy', 'yum-heart', lootPlay),
  cain: characterCard('Cain', 'sleight-of-hand', lootPlay, 'begins'),
  judas: characterCard('Judas', 'book-of-belial', lootPlay),
  'blue-baby': characterCard('Blue Baby', 'forever-alone', lootPlay),
  eve: characterCard('Eve', 'the-curse', lootPlay),
  samson: characterCard('Samson', 'blood-lust', lootPlay),
  lazarus: characterCard('Lazarus', 'lazarus-rags', lootPlay),
  lilith: characterCard('Lilith', 'incubus', lootPlay),
  'the-forgotten': characterCard('The Forgotten', 'the-bone', lootPlay),
  eden: characterCard('Eden', undefined, lootPlay, 'choosesItem'),
};

export const startingItems: Readonly<Record<string, Card>> = {
  'the-d6': startingItem('active', 'The D6', [tap([reroll(aim(aRoll))]), rechargeAtEnd]),
  'yum-heart': startingItem('active', 'Yum Heart', [tap([preventNext('all', aim(aMonsterOrPlayer))]), rechargeAtEnd]),
  'sleight-of-hand': startingItem('active', 'Sleight of Hand', [tap([lookAtTop(5, aim(aDeck), 'reorder')])]),
  'book-of-belial': startingItem('active', 'Book of Belial', [
    tap(chooseOne([addToRoll([1], aim(aRoll))], [addToRoll([-1], aim(aRoll))])),
    rechargeAtEnd,
  ]),
  'forever-alone': startingItem('active', 'Forever Alone', [
    tap(
      chooseOne([stealCoins(1, aim(anotherPlayer))], [lookAtTop(1, aim(aDeck), 'nothing')], [discardLoot(1), loot(1)]),
    ),
    when('damaged', { who: 'you' }, [recharge('this')]),
  ]),
  'the-curse': startingItem('active', 'The Curse', [
    when('turnStart', { who: 'you' }, [mill(aim(aDeck))]),
    tap([recover(aim(aDiscard))]),
  ]),
  'blood-lust': startingItem('active', 'Blood Lust', [tap([gets('attack', 1, aim(aMonsterOrPlayer))]), rechargeAtEnd]),
  'lazarus-rags': startingItem('passive', "Lazarus' Rags", [when('paidPenalty', { who: 'you' }, [gainTreasure(1)])]),
  incubus: startingItem('active', 'Incubus', [tap(chooseOne([swapLoot(aim(aPlayer))], [loot(1), returnLoot()]))]),
  'the-bone': startingItem(
    'paid',
    'The Bone',
    [
      tap([addCounters(1)]),
      paid(removeCounters(1), [addToRoll([1], aim(aRoll))]),
      paid(removeCounters(2), [damage(1, aim(aMonsterOrPlayer))]),
      paid(removeCounters(5), [becomeSoul()]),
    ],
    { souls: 1 },
  ),
};

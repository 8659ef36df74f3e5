import { chooseOne, instead, tap } from '../effects/ability.ts';
import { clear, mustAttack } from '../effects/board.ts';
import type { Card } from '../effects/card.ts';
import { fromDiscard, times } from '../effects/changes.ts';
import { gainCoins, stealCoins } from '../effects/coins.ts';
import { damage, nextTime, tillEndOfTurn } from '../effects/damage.ts';
import { putOnDeck } from '../effects/decks.ts';
import { addToRoll, cancel, roll, setRoll } from '../effects/dice.ts';
import { target } from '../effects/flow.ts';
import { copyItem, recharge, rerollItem, swapItems } from '../effects/items.ts';
import { giveLoot, loot, passHands, stealLoot } from '../effects/loot.ts';
import {
  aDiscardedMonster,
  aMonster,
  anItem,
  anItemsEffect,
  anotherPlayer,
  aPlayer,
  aRoll,
  aRollButNoAttack,
} from '../effects/picks.ts';
import { aim } from '../effects/who.ts';
import { active } from './card.ts';

/* Treasures with a golden border: effects that exhaust the card (FS-058, FS-059). */

export const activeTreasures: Readonly<Record<string, Card>> = {
  boomerang: active('Boomerang', [tap([stealLoot('random', aim(anotherPlayer))])]),
  chaos: active('Chaos', [tap([passHands()])]),
  compost: active('Compost', [tap([nextTime(instead('lootCards', fromDiscard, { whose: 'players' }), 'game')])]),
  decoy: active('Decoy', [tap([swapItems('this', aim(anItem('others', { nonEternal: true })))])]),
  flush: active('Flush!', [tap(chooseOne([clear('monster')], [clear('shop')]))]),
  godhead: active('Godhead', [tap([setRoll([1, 6], aim(aRoll))])]),
  'guppys-head': active("Guppy's Head", [tap([giveLoot(aim(aPlayer))])], { guppy: true }),
  jawbone: active('Jawbone', [tap([stealCoins(3, aim(aPlayer))])]),
  'lucky-foot': active('Lucky Foot', [tap([addToRoll([1, 2], aim(aRollButNoAttack))])]),
  'modeling-clay': active('Modeling Clay', [
    tap([copyItem(aim(anItem('anybody', { nonEternal: true, another: true })))]),
  ]),
  'monster-manual': active('Monster Manual', [tap([mustAttack(aim(aMonster))])]),
  'mr-boom': active('Mr. Boom', [tap([damage(1, aim(aMonster))])]),
  'mystery-sack': active('Mystery Sack', [tap([roll({ '1-2': [loot(1)], '3-4': [gainCoins(4)] })])]),
  no: active('No!', [tap([cancel(aim(anItemsEffect))])]),
  'razor-blade': active('Razor Blade', [tap([damage(1, aim(aPlayer))])]),
  'the-battery': active('The Battery', [tap([recharge(aim(anItem('anybody', { another: true })))])]),
  'the-d20': active('The D20', [tap([rerollItem(aim(anItem('anybody')))])]),
  'the-shovel': active('The Shovel', [tap([putOnDeck(aim(aDiscardedMonster))])]),
  'two-of-clubs': active('Two of Clubs', [
    tap([target(aim(aPlayer)), tillEndOfTurn(instead('lootCards', times(2), { whose: 'target' }))]),
  ]),
};

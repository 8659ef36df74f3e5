import { ifDone, may } from '@tafelrunde/words';
import { fromDiscard } from '../effects/holding/changes.ts';
import { gets, lootTwice, nextTime, preventNext } from '../effects/holding/lasting.ts';
import { chooseOne, instead, paid, tap, when } from '../effects/language/ability.ts';
import type { Card } from '../effects/language/card.ts';
import { choose } from '../effects/language/flow.ts';
import {
  aDeck,
  aDiscardedMonster,
  aMonster,
  aMonsterOrPlayer,
  anItem,
  anItemsEffect,
  anotherPlayer,
  aPlayer,
  aRoll,
  aRollButNoAttack,
} from '../effects/selectors/picks.ts';
import { aim } from '../effects/selectors/who.ts';
import { mustAttack } from '../effects/words/attacks.ts';
import { clear } from '../effects/words/board.ts';
import { gainCoins, stealCoins } from '../effects/words/coins.ts';
import { copyItem, copyLoot, copyTap } from '../effects/words/copies.ts';
import { damage, kill, payHp } from '../effects/words/damage.ts';
import { lookAtTop, mill } from '../effects/words/decks.ts';
import { addToRoll, cancel, foretell, roll, setRoll } from '../effects/words/dice.ts';
import { giveLoot, passHands, stealLoot } from '../effects/words/hands.ts';
import { addCounters, destroy, recharge, removeCounters, rerollItem } from '../effects/words/items.ts';
import { loot, returnLoot } from '../effects/words/loot.ts';
import { putOnDeck } from '../effects/words/returns.ts';
import { swapItems } from '../effects/words/trades.ts';
import { vote } from '../effects/words/votes.ts';
import { active, forThree } from './card.ts';

/* Treasures with a golden border: effects that exhaust the card (FS-058, FS-059). */

export const activeTreasures: Readonly<Record<string, Card>> = {
  boomerang: active('Boomerang', [tap([stealLoot('random', aim(anotherPlayer))])]),
  'blank-card': active('Blank Card', [
    tap([nextTime(when('lootPlayed', { who: 'you', noTrinket: true }, [copyLoot()]))]),
  ]),
  'book-of-sin': active('Book of Sin', [
    tap([roll({ '1-2': [gainCoins(1)], '3-4': [loot(1)], '5-6': [gets('hp', 1)] })]),
  ]),
  'bum-friend': active('Bum Friend', [tap([loot(1), returnLoot()])]),
  chaos: active('Chaos', [tap([passHands()])]),
  compost: active('Compost', [tap([nextTime(instead('lootCards', fromDiscard, { whose: 'everybody' }), 'game')])]),
  'crystal-ball': active('Crystal Ball', [tap([foretell([loot(3)])], { if: { test: 'noRollOnStack' } })]),
  decoy: active('Decoy', [tap([swapItems('this', aim(anItem('others', { nonEternal: true })))])]),
  diplopia: active('Diplopia', [
    tap([copyItem(aim(anItem('anybody', { nonEternal: true, passive: true })), { tillEndOfTurn: true })]),
  ]),
  flush: active('Flush!', [tap(chooseOne([clear('monster')], [clear('shop')]))]),
  'glass-cannon': active('Glass Cannon', [
    tap([
      destroy(aim(anItem('anybody', { another: true }))),
      roll({ '1-5': [destroy('this'), ifDone(loot(2))], 6: [recharge('this')] }),
    ]),
  ]),
  godhead: active('Godhead', [tap([setRoll([1, 6], aim(aRoll))])]),
  'guppys-head': active("Guppy's Head", [tap([giveLoot(aim(aPlayer))])], { guppy: true }),
  'guppys-paw': active("Guppy's Paw", [tap([payHp(1), ifDone(choose(aPlayer, [preventNext(2, 'chosen')]))])], {
    guppy: true,
  }),
  'host-hat': active('Host Hat', [tap([preventNext(1, 'you', [damage(1, aim(anotherPlayer))])])]),
  jawbone: active('Jawbone', [tap([stealCoins(3, aim(aPlayer))])]),
  'lucky-foot': active('Lucky Foot', [tap([addToRoll([0, 1, 2], aim(aRollButNoAttack))])]),
  'mini-mush': active('Mini Mush', [tap([addToRoll([0, -1, -2], aim(aRoll))])]),
  'modeling-clay': active('Modeling Clay', [
    tap([copyItem(aim(anItem('anybody', { nonEternal: true, another: true })))]),
  ]),
  'moms-bra': active("Mom's Bra", [tap([preventNext('allButOne', aim(aMonsterOrPlayer))])]),
  'monster-manual': forThree(active('Monster Manual', [tap([mustAttack(aim(aMonster))])])),
  'mr-boom': active('Mr. Boom', [tap([damage(1, aim(aMonster))])]),
  'mystery-sack': active('Mystery Sack', [tap([roll({ '1-2': [loot(1)], '3-4': [gainCoins(4)] })])]),
  no: active('No!', [tap([cancel(aim(anItemsEffect))])]),
  placebo: active('Placebo', [
    tap([copyTap(aim(anItem('anybody', { nonEternal: true, withTap: true, another: true })))]),
  ]),
  'potato-peeler': active('Potato Peeler', [tap([mill('each')])]),
  'razor-blade': forThree(active('Razor Blade', [tap([damage(1, aim(aPlayer))])])),
  'remote-detonator': forThree(active('Remote Detonator', [tap([vote(anItem('anybody'), [destroy('chosen')])])])),
  'sack-head': active('Sack Head', [tap([lookAtTop(1, aim(aDeck), 'mayBottom')])]),
  'sack-of-pennies': active('Sack of Pennies', [
    tap([gainCoins(1)]),
    when('rolled', { who: 'everybody', rolls: [1] }, [may([recharge('this')])]),
  ]),
  'spoon-bender': active('Spoon Bender', [tap([addToRoll([1], aim(aRoll))])]),
  'tech-x': active('Tech X', [tap([addCounters(1)]), paid(removeCounters(3), [kill(aim(aMonsterOrPlayer))])]),
  'the-battery': active('The Battery', [tap([recharge(aim(anItem('anybody', { another: true })))])]),
  'the-d100': active('The D100', [
    tap([
      roll({
        1: [loot(1)],
        2: [loot(2)],
        3: [gainCoins(3)],
        4: [gainCoins(4)],
        5: [gets('hp', 1)],
        6: [gets('attack', 1)],
      }),
    ]),
  ]),
  'the-d20': active('The D20', [tap([rerollItem(aim(anItem('anybody')))])]),
  'the-shovel': active('The Shovel', [tap([putOnDeck(aim(aDiscardedMonster))])]),
  'two-of-clubs': active('Two of Clubs', [tap([lootTwice(aim(aPlayer))])]),
};

import { preventNext } from '../effects/holding/lasting.ts';
import { paid, when } from '../effects/language/ability.ts';
import type { Card } from '../effects/language/card.ts';
import { aMonsterOrPlayer, anItem } from '../effects/selectors/picks.ts';
import { aim } from '../effects/selectors/who.ts';
import { gainCoins, payCoins } from '../effects/words/coins.ts';
import { damage } from '../effects/words/damage.ts';
import { roll } from '../effects/words/dice.ts';
import { addCounters, payItems, recharge, removeCounters } from '../effects/words/items.ts';
import { discardLoot, loot } from '../effects/words/loot.ts';
import { giveItem, stealItem } from '../effects/words/trades.ts';
import { forThree, paidItem } from './card.ts';

/* Treasures whose effects are paid for (FS-060, FS-061). */

export const paidTreasures: Readonly<Record<string, Card>> = {
  'battery-bum': paidItem('Battery Bum', [paid(payCoins(4), [recharge(aim(anItem('anybody')))])]),
  'contract-from-below': paidItem('Contract From Below', [
    paid(payItems(2), [stealItem(aim(anItem('players', { nonEternal: true })))]),
  ]),
  'donation-machine': paidItem('Donation Machine', [
    paid(giveItem(anItem('you', { another: true, nonEternal: true })), [gainCoins(8)]),
  ]),
  'golden-razor-blade': forThree(
    paidItem('Golden Razor Blade', [paid(payCoins(5), [damage(1, aim(aMonsterOrPlayer))])]),
  ),
  'pay-to-play': paidItem('Pay To Play', [
    paid(payCoins(10), [stealItem(aim(anItem('players', { nonEternal: true })))]),
  ]),
  'portable-slot-machine': paidItem('Portable Slot Machine', [
    paid(payCoins(3), [roll({ '1-2': [loot(1)], '3-4': [gainCoins(4)] })]),
  ]),
  smelter: paidItem('Smelter', [paid(discardLoot(1), [gainCoins(3)])]),
  'the-poop': paidItem('The Poop', [
    when('damaged', { who: 'you' }, [addCounters(1)]),
    paid(removeCounters(1), [preventNext(1, 'you')]),
  ]),
};

import { paid, when } from '../effects/ability.ts';
import type { Card } from '../effects/card.ts';
import { gainCoins, payCoins } from '../effects/coins.ts';
import { damage } from '../effects/damage.ts';
import { roll } from '../effects/dice.ts';
import { addCounters, payItems, recharge, removeCounters } from '../effects/items.ts';
import { preventNext } from '../effects/lasting.ts';
import { discardLoot, loot } from '../effects/loot.ts';
import { aMonsterOrPlayer, anItem } from '../effects/picks.ts';
import { giveItem, stealItem } from '../effects/trades.ts';
import { aim } from '../effects/who.ts';
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

import { paid, when } from '../effects/ability.ts';
import type { Card } from '../effects/card.ts';
import { gainCoins, payCoins } from '../effects/coins.ts';
import { preventNext } from '../effects/damage.ts';
import { addCounters, destroyItems, recharge, removeCounters, stealItem } from '../effects/items.ts';
import { discardLoot } from '../effects/loot.ts';
import { anItem } from '../effects/picks.ts';
import { aim } from '../effects/who.ts';
import { paidItem } from './card.ts';

/* Treasures whose effects are paid for (FS-060, FS-061). */

export const paidTreasures: Readonly<Record<string, Card>> = {
  'battery-bum': paidItem('Battery Bum', [paid(payCoins(4), [recharge(aim(anItem('anybody')))])]),
  'contract-from-below': paidItem('Contract From Below', [
    paid(destroyItems(2), [stealItem(aim(anItem('players', { nonEternal: true })))]),
  ]),
  smelter: paidItem('Smelter', [paid(discardLoot(1), [gainCoins(3)])]),
  'the-poop': paidItem('The Poop', [
    when('damaged', { who: 'you' }, [addCounters(1)]),
    paid(removeCounters(1), [preventNext(1, 'you')]),
  ]),
};

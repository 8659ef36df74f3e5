import { may } from '@tafelrunde/words';
import { doInstead } from '../../effects/holding/changes.ts';
import { tillEndOfTurn } from '../../effects/holding/lasting.ts';
import { always, effect, instead, when } from '../../effects/language/ability.ts';
import type { Card } from '../../effects/language/card.ts';
import {
  aDeck,
  aMonster,
  aMonsterOrPlayer,
  anItem,
  anItemsEffectOrLoot,
  anotherPlayer,
  aPlayedLoot,
  aPlayer,
  aRoll,
} from '../../effects/selectors/picks.ts';
import { aim } from '../../effects/selectors/who.ts';
import { attackMore } from '../../effects/words/attacks.ts';
import { gainCoins } from '../../effects/words/coins.ts';
import { copyTap } from '../../effects/words/copies.ts';
import { damage } from '../../effects/words/damage.ts';
import { lookAtTop } from '../../effects/words/decks.ts';
import { cancel, reroll, roll } from '../../effects/words/dice.ts';
import { itemsOfPlayer, recharge, rerollItem } from '../../effects/words/items.ts';
import { discardLoot, loot as take } from '../../effects/words/loot.ts';
import { loot, trinket } from '../card.ts';

/* Loot cards and trinkets of Four Souls+. */

const coin = (name: string, n: number, copies: number): Card => loot('coin', name, [gainCoins(n)], { copies });

export const plusLoot: Readonly<Record<string, Card>> = {
  'a-penny-fsp2': coin('A Penny!', 1, 3),
  'two-cents-fsp2': coin('2 Cents!', 2, 3),
  'three-cents-fsp2': coin('3 Cents!', 3, 4),
  'four-cents-fsp2': coin('4 Cents!', 4, 2),
  'a-nickel-fsp2': coin('A Nickel!', 5, 1),
  'lil-battery-fsp2': loot('battery', 'Lil Battery', [recharge(aim(anItem()))]),
  'bomb-fsp2': loot('bomb', 'Bomb!', [damage(1, aim(aMonsterOrPlayer))]),
  'butter-bean-fsp2': loot('butter-bean', 'Butter Bean!', [cancel(aim(anItemsEffectOrLoot))]),
  'dice-shard-fsp2': loot('dice-shard', 'Dice Shard', [reroll(aim(aRoll))]),
  'pills-white-white': loot('pill', 'Pills!', [
    roll({ '1-2': [cancel(aim(aPlayedLoot))], '3-4': [discardLoot(1, 'others')] }),
  ]),
  'pills-white-spot': loot('pill', 'Pills!', [
    roll({
      '1-2': [rerollItem(aim(anItem('you')))],
      '3-4': [rerollItem(aim(anItem()))],
      '5-6': [rerollItem(itemsOfPlayer('you'))],
    }),
  ]),
  'pills-black-black': loot('pill', 'Pills!', [
    roll({ '1-2': [damage(1, aim(aPlayer))], '3-4': [damage(1, aim(aMonster))], '5-6': [damage(1, 'you')] }),
  ]),
  'questionmark-card': loot('wild', '? Card', [copyTap(aim(anItem('anybody', { withTap: true })))]),
  'get-out-of-jail-card': loot('wild', 'Get Out of Jail Card', [
    tillEndOfTurn(always('cannotReact', 1, { whose: 'others' })),
  ]),
  ansuz: loot('rune', 'Ansuz', [lookAtTop(4, aim(aDeck), 'reorder')]),
  perthro: loot('rune', 'Perthro', [rerollItem(aim(anItem()))]),
  'black-rune': loot('rune', 'Black Rune', [
    roll({
      '1-2': [damage(1, 'monsters')],
      '3-4': [rerollItem(aim(anItem()))],
      '5-6': [discardLoot('all'), take(3)],
    }),
  ]),
  'aaa-battery': trinket('AAA Battery', [
    when('turnEnd', { who: 'you' }, [roll({ '4-6': [recharge(aim(anItem()))] })]),
  ]),
  'poker-chip': trinket('Poker Chip', [
    instead('gainCoins', doInstead, {
      if: { test: 'yourTurn' },
      first: true,
      atLeast: 1,
      then: effect([roll({ '1-3': [gainCoins(1)], '4-6': [gainCoins('twice')] })]),
    }),
  ]),
  'tape-worm': trinket('Tape Worm', [when('missed', { who: 'you' }, [damage(1, aim(anotherPlayer))])]),
  'the-left-hand': trinket('The Left Hand', [when('died', { who: 'others' }, [may([recharge(aim(anItem()))])])]),
  'gold-key': loot('key', 'Gold Key', [attackMore('unlimited', { deckOnly: true })]),
};

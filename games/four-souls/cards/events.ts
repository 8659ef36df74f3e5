import { always, chooseOne, when } from '../effects/language/ability.ts';
import type { Card } from '../effects/language/card.ts';
import { chooseAny } from '../effects/language/flow.ts';
import { aDiscardedMonster, playerWithMost } from '../effects/selectors/picks.ts';
import { aim } from '../effects/selectors/who.ts';
import { attackMore, mustAttackDeck } from '../effects/words/attacks.ts';
import { destroySoul, expand } from '../effects/words/board.ts';
import { gainCoins, loseCoins } from '../effects/words/coins.ts';
import { damage, takes } from '../effects/words/damage.ts';
import { lookAtTop } from '../effects/words/decks.ts';
import { roll } from '../effects/words/dice.ts';
import { gainTreasure, putIntoDiscard } from '../effects/words/items.ts';
import { discardLoot, loot } from '../effects/words/loot.ts';
import { putOnDeck } from '../effects/words/returns.ts';
import { searchGuppy } from '../effects/words/search.ts';
import { curse, event } from './card.ts';

/* Events and curses (FS-086 ff.). "You" is the active player. */

export const events: Readonly<Record<string, Card>> = {
  ambush: event('bad', 'Ambush!', [mustAttackDeck(2)]),
  'cursed-chest': event('bad', 'Cursed Chest', [
    roll({ '1-3': [damage(1, 'you')], '4-5': [damage(2, 'you')], 6: [searchGuppy()] }),
  ]),
  'greed-event': event('bad', 'Greed!', [loseCoins('all', aim(playerWithMost('coins')))]),
  'mega-troll-bomb': event('bad', 'Mega Troll Bomb!', [takes(2, 'everybody')]),
  'troll-bombs': event('bad', 'Troll Bombs', [damage(2, 'you')]),
  chest: event('good', 'Chest', [roll({ '1-2': [gainCoins(1)], '3-4': [gainCoins(3)], '5-6': [gainCoins(6)] })]),
  'chest-2': event('good', 'Chest', [roll({ '1-2': [loot(1)], '3-4': [loot(2)], '5-6': [loot(3)] })]),
  'dark-chest': event('good', 'Dark Chest', [
    roll({ '1-2': [loot(1)], '3-4': [gainCoins(3)], '5-6': [damage(2, 'you')] }),
  ]),
  'dark-chest-2': event('good', 'Dark Chest', [
    roll({ '1-2': [gainCoins(1)], '3-4': [loot(2)], '5-6': [damage(2, 'you')] }),
  ]),
  'devil-deal': event(
    'good',
    'Devil Deal',
    chooseOne([putIntoDiscard('this')], [loot(2), damage(1, 'you')], [damage(2, 'you'), searchGuppy()]),
  ),
  'gold-chest': event('good', 'Gold Chest', [
    roll({ '1-2': [gainTreasure(1)], '3-4': [gainCoins(5)], '5-6': [gainCoins(7)] }),
  ]),
  'gold-chest-2': event('good', 'Gold Chest', [roll({ '1-2': [gainTreasure(1)], '3-4': [loot(1)], '5-6': [loot(2)] })]),
  'i-can-see-forever': event('good', 'I Can See Forever!', [lookAtTop(6, 'loot', 'reorder'), loot(1)]),
  'secret-room': event('good', 'Secret Room!', [
    roll({ 1: [damage(3, 'you')], '2-3': [discardLoot(2)], '4-5': [gainCoins(7)], 6: [gainTreasure(1)] }),
  ]),
  'shop-upgrade': event('good', 'Shop Upgrade!', [expand('shop', 2)], [attackMore(1)]),
  'we-need-to-go-deeper': event(
    'good',
    'We Need to Go Deeper!',
    [chooseAny(aDiscardedMonster, [putOnDeck('chosen')])],
    [attackMore(1)],
  ),
  'xl-floor': event('good', 'XL Floor!', [expand('monster', 1)], [attackMore(1)]),
};

export const curseCards: Readonly<Record<string, Card>> = {
  'curse-of-amnesia': curse('Curse of Amnesia', when('turnEnd', { who: 'you' }, [discardLoot(2)])),
  'curse-of-greed': curse('Curse of Greed', when('turnEnd', { who: 'you' }, [loseCoins(4)])),
  'curse-of-loss': curse('Curse of Loss', when('died', { who: 'you' }, [destroySoul('you')])),
  'curse-of-pain': curse('Curse of Pain', when('turnStart', { who: 'you' }, [damage(1, 'you')])),
  'curse-of-the-blind': curse(
    'Curse of the Blind',
    always('evasion', 1, { whose: 'monsters', if: { test: 'yourTurn' } }),
  ),
};

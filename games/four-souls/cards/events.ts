import { always, chooseOne, when } from '../effects/ability.ts';
import { attackMore, destroySoul, expand } from '../effects/board.ts';
import type { Card } from '../effects/card.ts';
import { gainCoins, loseCoins } from '../effects/coins.ts';
import { damage } from '../effects/damage.ts';
import { searchGuppy } from '../effects/decks.ts';
import { roll } from '../effects/dice.ts';
import { putIntoDiscard } from '../effects/items.ts';
import { discardLoot, loot } from '../effects/loot.ts';
import { playerWithMost } from '../effects/picks.ts';
import { aim } from '../effects/who.ts';
import { curse, event } from './card.ts';

/* Events and curses (FS-086 ff.). "You" is the active player. */

export const events: Readonly<Record<string, Card>> = {
  ambush: event('bad', 'Ambush!', [attackMore(2, { deckOnly: true, must: true })]),
  'greed-event': event('bad', 'Greed!', [loseCoins('all', aim(playerWithMost('coins')))]),
  'mega-troll-bomb': event('bad', 'Mega Troll Bomb!', [damage(2, 'everybody')]),
  'troll-bombs': event('bad', 'Troll Bombs', [damage(2, 'you')]),
  chest: event('good', 'Chest (coins)', [
    roll({ '1-2': [gainCoins(1)], '3-4': [gainCoins(3)], '5-6': [gainCoins(6)] }),
  ]),
  'devil-deal': event(
    'good',
    'Devil Deal',
    chooseOne([putIntoDiscard('this')], [loot(2), damage(1, 'you')], [damage(2, 'you'), searchGuppy()]),
  ),
  'xl-floor': event('good', 'XL Floor!', [expand('monster', 1)], [attackMore(1)]),
};

export const curseCards: Readonly<Record<string, Card>> = {
  'curse-of-amnesia': curse('Curse of Amnesia', when('turnEnd', { who: 'you' }, [discardLoot(2)])),
  'curse-of-loss': curse('Curse of Loss', when('died', { who: 'you' }, [destroySoul('you')])),
  'curse-of-pain': curse('Curse of Pain', when('turnStart', { who: 'you' }, [damage(1, 'you')])),
  'curse-of-the-blind': curse(
    'Curse of the Blind',
    always('evasion', 1, { whose: 'monsters', if: { test: 'yourTurn' } }),
  ),
};

import { preventPoints } from '../../effects/holding/lasting.ts';
import { always, when } from '../../effects/language/ability.ts';
import type { Card } from '../../effects/language/card.ts';
import { attackMore } from '../../effects/words/attacks.ts';
import { gainCoins } from '../../effects/words/coins.ts';
import { damage } from '../../effects/words/damage.ts';
import { roll } from '../../effects/words/dice.ts';
import { becomeSoul, characterOfPlayer, deactivate, gainTreasure, itemsOfPlayer } from '../../effects/words/items.ts';
import { discardLoot, loot } from '../../effects/words/loot.ts';
import { bossRush } from '../../effects/words/search.ts';
import { curse, event } from '../card.ts';

/* Events and curses of Four Souls+. */

export const plusEvents: Readonly<Record<string, Card>> = {
  'boss-rush': event('bad', 'Boss Rush!', [bossRush(2)]),
  'head-trauma': event('bad', 'Head Trauma', [discardLoot(2)]),
  'troll-bombs-fsp2': event('bad', 'Troll Bombs', [damage(2, 'you')]),
  'angel-room': event('good', 'Angel Room', [
    roll({ 1: [gainTreasure(2)], '2-3': [gainTreasure(1)], '4-6': [loot(2)] }),
  ]),
  'holy-chest': {
    ...event('good', 'Holy Chest', [
      roll({
        '1-2': [preventPoints(2, 'you'), attackMore(1, { who: 'you' })],
        '3-5': [gainCoins(7)],
        6: [becomeSoul()],
      }),
    ]),
    souls: 1,
  },
  'spiked-chest': event('good', 'Spiked Chest', [
    roll({
      '1-2': [damage(1, 'you')],
      '3-4': [damage(1, 'you'), loot(1)],
      '5-6': [damage(1, 'you'), gainTreasure(1)],
    }),
  ]),
  'curse-of-blood-lust': curse('Curse of Blood Lust', always('mustAttack', 1)),
  'curse-of-impulse': curse(
    'Curse of Impulse',
    when('turnEnd', { who: 'you' }, [deactivate(itemsOfPlayer('you')), deactivate(characterOfPlayer('you'))]),
  ),
};

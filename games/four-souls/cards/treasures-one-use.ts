import { ifDone } from '@tafelrunde/words';
import { becomesSoul } from '../effects/holding/changes.ts';
import { instead, tap } from '../effects/language/ability.ts';
import type { Card } from '../effects/language/card.ts';
import { choose, oneOf } from '../effects/language/flow.ts';
import { aMonster, aMonsterOrPlayer, anItemOrSoul, aPlayer, aSoul } from '../effects/selectors/picks.ts';
import { aim } from '../effects/selectors/who.ts';
import { stealSoul } from '../effects/words/board.ts';
import { gainCoins } from '../effects/words/coins.ts';
import { kill } from '../effects/words/damage.ts';
import { roll } from '../effects/words/dice.ts';
import { becomeSoul, destroy, itemsOfPlayer, rerollItem } from '../effects/words/items.ts';
import { loot, lootPlays } from '../effects/words/loot.ts';
import { oneUse } from './card.ts';

/* Treasures that destroy themselves, or become souls (FS-072). */

export const oneUseTreasures: Readonly<Record<string, Card>> = {
  box: oneUse('Box!', [tap([destroy('this'), ifDone(lootPlays('unlimited'))])]),
  'chaos-card': oneUse('Chaos Card', [
    tap([
      destroy('this'),
      ifDone(oneOf([choose(aMonsterOrPlayer, [kill('chosen')])], [choose(anItemOrSoul, [destroy('chosen')])])),
    ]),
  ]),
  'moms-shovel': oneUse(
    "Mom's Shovel",
    [tap([destroy('this'), ifDone(choose(aSoul('others'), [stealSoul('chosen')]))])],
    { entersTapped: true },
  ),
  'pandoras-box': oneUse(
    "Pandora's Box",
    [
      tap([
        destroy('this'),
        ifDone(
          roll({
            1: [gainCoins(1)],
            2: [gainCoins(6)],
            3: [kill(aim(aMonster))],
            4: [loot(3)],
            5: [gainCoins(9)],
            6: [becomeSoul({ destroyed: true })],
          }),
        ),
      ]),
    ],
    { souls: 1, subtype: 'soul' },
  ),
  'the-chest': oneUse('The Chest', [instead('destroyCard', becomesSoul, { whose: 'this' })], {
    souls: 1,
    subtype: 'soul',
  }),
  'the-d4': oneUse('The D4', [tap([destroy('this'), ifDone(choose(aPlayer, [rerollItem(itemsOfPlayer('chosen'))]))])]),
};

import { ifThen } from '@tafelrunde/words';
import { instead, tap } from '../effects/ability.ts';
import { stealSoul } from '../effects/board.ts';
import type { Card } from '../effects/card.ts';
import { becomesSoul } from '../effects/changes.ts';
import { choose } from '../effects/flow.ts';
import { destroy, itemsOfPlayer, rerollItem } from '../effects/items.ts';
import { lootPlays } from '../effects/loot.ts';
import { aPlayer, aSoul } from '../effects/picks.ts';
import { oneUse } from './card.ts';

/* Treasures that destroy themselves, or become souls (FS-072). */

export const oneUseTreasures: Readonly<Record<string, Card>> = {
  box: oneUse('Box!', [tap([destroy('this'), ifThen({ did: 'did' }, [lootPlays('unlimited')])])]),
  'moms-shovel': oneUse(
    "Mom's Shovel",
    [tap([destroy('this'), ifThen({ did: 'did' }, [choose(aSoul('others'), [stealSoul('chosen')])])])],
    { entersTapped: true },
  ),
  'the-chest': oneUse('The Chest', [instead('destroyCard', becomesSoul, { whose: 'this' })], {
    souls: 1,
    subtype: 'soul',
  }),
  'the-d4': oneUse('The D4', [
    tap([destroy('this'), ifThen({ did: 'did' }, [choose(aPlayer, [rerollItem(itemsOfPlayer('chosen'))])])]),
  ]),
};

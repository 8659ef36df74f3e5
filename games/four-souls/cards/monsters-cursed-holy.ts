import { may } from '@tafelrunde/words';
import { gets } from '../effects/holding/lasting.ts';
import { when } from '../effects/language/ability.ts';
import type { Card } from '../effects/language/card.ts';
import { by, choose } from '../effects/language/flow.ts';
import { anItem } from '../effects/selectors/picks.ts';
import { gainCoins, loseCoins } from '../effects/words/coins.ts';
import { heal, takes } from '../effects/words/damage.ts';
import { endTurn } from '../effects/words/dice.ts';
import { recharge } from '../effects/words/items.ts';
import { discardLoot, loot } from '../effects/words/loot.ts';
import { monster } from './card.ts';

/* Monsters that answer every roll (FS-100): cursed and holy ones. */

const cursed = { subtype: 'cursed' } as const;
const holy = { subtype: 'holy' } as const;

export const cursedAndHolyMonsters: Readonly<Record<string, Card>> = {
  'cursed-fatty': monster(
    'Cursed Fatty',
    [4, 2, 1],
    { loot: 2 },
    [when('rolled', { who: 'everybody', rolls: [5] }, [discardLoot(1, 'they')])],
    cursed,
  ),
  'cursed-gaper': monster(
    'Cursed Gaper',
    [2, 4, 1],
    { coins: 3 },
    [when('rolled', { who: 'everybody', rolls: [4] }, [gets('attack', 1, 'monsters')])],
    cursed,
  ),
  'cursed-horf': monster(
    'Cursed Horf',
    [1, 4, 1],
    { coins: 3 },
    [when('rolled', { who: 'everybody', rolls: [2] }, [takes(2, 'they')])],
    cursed,
  ),
  'cursed-keeper-head': monster(
    'Cursed Keeper Head',
    [2, 4, 1],
    { roll: 'coins' },
    [when('rolled', { who: 'everybody', rolls: [1] }, [loseCoins(2, 'they')])],
    cursed,
  ),
  'cursed-moms-hand': monster(
    "Cursed Mom's Hand",
    [2, 4, 1],
    { coins: 4 },
    [when('rolled', { who: 'active', rolls: [6] }, [endTurn()])],
    cursed,
  ),
  'cursed-psy-horf': monster(
    'Cursed Psy Horf',
    [1, 5, 1],
    { loot: 2 },
    [when('activated', { who: 'everybody' }, [takes(1, 'they')])],
    cursed,
  ),
  'holy-dinga': monster(
    'Holy Dinga',
    [3, 3, 1],
    { roll: 'coins' },
    [when('rolled', { who: 'everybody', rolls: [6] }, [heal(1, 'they')])],
    holy,
  ),
  'holy-dip': monster(
    'Holy Dip',
    [1, 4, 1],
    { coins: 1 },
    [when('rolled', { who: 'everybody', rolls: [1] }, [gainCoins(1, 'they')])],
    holy,
  ),
  'holy-keeper-head': monster(
    'Holy Keeper Head',
    [2, 4, 1],
    { roll: 'coins' },
    [when('rolled', { who: 'everybody', rolls: [4] }, [gainCoins(2, 'they')])],
    holy,
  ),
  'holy-moms-eye': monster(
    "Holy Mom's Eye",
    [1, 4, 2],
    { loot: 1 },
    [when('rolled', { who: 'everybody', rolls: [2] }, [by('they', [may([choose(anItem(), [recharge('chosen')])])])])],
    holy,
  ),
  'holy-squirt': monster(
    'Holy Squirt',
    [2, 3, 1],
    { loot: 2 },
    [when('rolled', { who: 'everybody', rolls: [5] }, [loot(1, 'they')])],
    holy,
  ),
};

import { may } from '@tafelrunde/words';
import { doInstead } from '../../effects/holding/changes.ts';
import { gets } from '../../effects/holding/lasting.ts';
import { always, effect, instead, when } from '../../effects/language/ability.ts';
import type { Card } from '../../effects/language/card.ts';
import { by, choose } from '../../effects/language/flow.ts';
import { aDeck, aLivingPlayer, playerWithMost } from '../../effects/selectors/picks.ts';
import { aim } from '../../effects/selectors/who.ts';
import { attackMore } from '../../effects/words/attacks.ts';
import { expand } from '../../effects/words/board.ts';
import { damage, heal, takes } from '../../effects/words/damage.ts';
import { lookAtTop } from '../../effects/words/decks.ts';
import { roll } from '../../effects/words/dice.ts';
import { win } from '../../effects/words/goals.ts';
import { attackRolls, boss, forThree, monster, onDeath } from '../card.ts';

/* Monsters of Four Souls+, those with souls last. */

const cursed = { subtype: 'cursed' } as const;
const holy = { subtype: 'holy' } as const;
const epic = { subtype: 'epic-boss', souls: 2 } as const;

export const plusMonsters: Readonly<Record<string, Card>> = {
  bony: monster('Bony', [2, 3, 1], { loot: 1 }, [when('rolled', attackRolls(1), [gets('attack', 2, 'this')])]),
  brain: monster('Brain', [2, 3, 1], { loot: 1 }, [when('rolled', attackRolls(6), [takes(1, 'they')])]),
  'flaming-hopper': monster('Flaming Hopper', [1, 4, 2], { coins: 4 }, [
    always('combatImmune', 1, { whose: 'this', on: [6] }),
  ]),
  globin: monster('Globin', [4, 4, 1], { loot: 3 }, [
    when('damaged', { this: true, downTo: 1 }, [
      roll({ '1-4': [takes(1, 'this')], '5-6': [heal(2, 'this')] }, 'active'),
    ]),
  ]),
  'nerve-ending': monster('Nerve Ending', [4, 2, 1], { coins: 3 }),
  roundy: monster('Roundy', [3, 4, 2], { coins: 6 }, [
    when('dealt', { this: true, combat: true }, [damage(1, 'otherMonsters')]),
  ]),
  sucker: monster('Sucker', [1, 3, 1], { loot: 1 }, [onDeath([damage(1, 'everybody')])]),
  swarmer: monster('Swarmer', [4, 3, 2], { treasure: 1 }, [onDeath([expand('monster', 2)])]),
  tumor: monster('Tumor', [2, 5, 2], { coins: 6 }, [when('damaged', { this: true }, [damage(1, 'nonActive')])]),
  'cursed-globin': monster(
    'Cursed Globin',
    [3, 4, 1],
    { roll: 'loot' },
    [when('rolled', { who: 'everybody', rolls: [3] }, [heal(2, 'monsters')])],
    cursed,
  ),
  'cursed-tumor': monster(
    'Cursed Tumor',
    [3, 4, 1],
    { roll: 'coins' },
    [when('rolled', { who: 'everybody', rolls: [4] }, [takes(1, 'everybody')])],
    cursed,
  ),
  'holy-bony': monster(
    'Holy Bony',
    [1, 3, 1],
    { loot: 2 },
    [
      when('rolled', { who: 'everybody', rolls: [6] }, [
        by('they', [may([choose(aDeck, [lookAtTop(3, 'chosen', 'reorder')])])]),
      ]),
    ],
    holy,
  ),
  'holy-mulligan': monster(
    'Holy Mulligan',
    [1, 3, 1],
    { coins: 3 },
    [onDeath([expand('monster', 2), attackMore(1)])],
    holy,
  ),
  blastocyst: boss('Blastocyst', [5, 4, 1], { loot: 1 }, [
    onDeath([expand('monster', 2), attackMore(1, { deckOnly: true })]),
  ]),
  dingle: boss('Dingle', [3, 3, 1], { coins: 6 }, [
    when('damaged', { this: true, by: 'active' }, [
      roll({ '1-2': [takes(1, 'active')], '3-4': [takes(1, 'everybody')], '5-6': [takes(1, 'this')] }, 'active'),
    ]),
  ]),
  'headless-horseman': boss('Headless Horseman', [3, 3, 2], { treasure: 1 }, [
    instead('putDeath', doInstead, {
      whose: 'this',
      first: true,
      then: effect([heal(2, 'this'), gets('evasion', 1, 'this', ['attack', -1])]),
    }),
  ]),
  krampus: boss('Krampus', [4, 4, 2], { treasure: 1 }, [always('mustBeAttacked', 1, { whose: 'this' })]),
  'monstro-ii': forThree(
    boss('Monstro II', [5, 4, 1], { treasure: 1 }, [
      when('dealt', { this: true, combat: true }, [
        roll({ '1-3': [damage(1, 'rightOfActive')], '4-6': [damage(1, 'leftOfActive')] }, 'active'),
      ]),
    ]),
  ),
  'the-fallen': boss('The Fallen', [4, 5, 2], { treasure: 1 }, [onDeath([lookAtTop(5, 'monster', 'reorder')])]),
  widow: boss('Widow', [3, 4, 1], { loot: 2 }),
  'isaac-fsp2': forThree(
    boss(
      'Isaac!',
      [7, 3, 1],
      { treasure: 1 },
      [when('damaged', { this: true }, [damage(1, aim(aLivingPlayer))])],
      epic,
    ),
  ),
  'moms-heart': boss(
    "Mom's Heart!",
    [8, 4, 2],
    {},
    [when('becameSoul', { this: true }, [win(aim(playerWithMost('souls')))])],
    epic,
  ),
};

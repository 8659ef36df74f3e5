import { aim, may } from '@tafelrunde/words';
import { test } from '../../../effects/holding/conditions.ts';
import {
  always,
  ONCE,
  use,
  when,
  whenAppears,
  whenBuilt,
  whenHeroDiesHere,
} from '../../../effects/language/ability.ts';
import { per } from '../../../effects/language/amounts.ts';
import { choose } from '../../../effects/language/flow.ts';
import { ANY_CARD, ROOM, SPELL } from '../../../effects/selectors/cards.ts';
import { aDiscarded, aHeroHere, aMiniboss, aRoom } from '../../../effects/selectors/picks.ts';
import { discard, draw, take, takeDiscarded } from '../../../effects/words/cards.ts';
import { gain, pay } from '../../../effects/words/coins.ts';
import { toEntrance } from '../../../effects/words/heroes.ts';
import { cancelSpell, roomGets } from '../../../effects/words/lasting.ts';
import { lookTop } from '../../../effects/words/offering.ts';
import { deactivate, destroyThis } from '../../../effects/words/rooms.ts';
import { promoteNow } from '../../../effects/words/staff.ts';
import { advancedMonster, advancedTrap, monster, trap } from '../../card.ts';
import { exploring } from '../own.ts';

const HERE = { rooms: { where: 'this' } } as const;

/** The Rooms of Vault of Villains. */
export const rooms = {
  'weeping-chapel': trap(
    ['Weeping Chapel', 'Weinende Kapelle'],
    [2, 2, { cleric: 1 }],
    when('heroSurvivedRoom', { this: true }, [takeDiscarded(ROOM)], ONCE),
  ),
  'ghoul-kennel': monster(
    ['Ghoul Kennel', 'Ghulzwinger'],
    [2, 1, { cleric: 2 }],
    whenBuilt(discard(ANY_CARD, 1, 'fullerHands')),
  ),
  'bone-bank': trap(
    ['Bone Bank', 'Knochenbank'],
    [1, 2, { cleric: 1 }],
    use([gain(2)], { cost: [discard(ANY_CARD, 2)], ...ONCE }),
  ),
  'lich-treasury': advancedMonster(
    ['Lich Treasury', 'Schatzkammer des Lichs'],
    [1, 4, { cleric: 1 }],
    use([take(aim(aDiscarded(ANY_CARD)))], { cost: [pay(1)], ...ONCE }),
  ),
  'ogre-barracks': monster(
    ['Ogre Barracks', 'Ogerkaserne'],
    [2, 3, { fighter: 1 }],
    always('damage', -1, { ...HERE, if: test('noMinibossHere') }),
  ),
  'mercenary-camp': monster(
    ['Mercenary Camp', 'Söldnerlager'],
    [2, 1, { fighter: 2 }],
    use([roomGets('this', 'damage', 2)], { cost: [pay(1)], ...ONCE }),
  ),
  'training-pit': monster(
    ['Training Pit', 'Trainingsgrube'],
    [1, 2, { fighter: 1 }],
    whenBuilt(may([choose(aMiniboss('you', 'promoteNow'), [promoteNow('chosen')])])),
  ),
  'dragon-colosseum': advancedMonster(
    ['Dragon Colosseum', 'Drachenkolosseum'],
    [1, 4, { fighter: 1 }],
    always('damage', 2, { rooms: { where: 'adjacent', miniboss: true } }),
  ),
  'whispering-archive': trap(
    ['Whispering Archive', 'Flüsterarchiv'],
    [2, 2, { mage: 1 }],
    whenHeroDiesHere(lookTop('spell', 2, 'bottom')),
  ),
  'homunculus-nursery': monster(
    ['Homunculus Nursery', 'Homunkulus-Brutkasten'],
    [2, 1, { mage: 2 }],
    whenAppears(may([draw('spell')], { pay: [pay(1)] })),
  ),
  'rune-press': trap(
    ['Rune Press', 'Runenpresse'],
    [1, 1, { mage: 1 }],
    when('spellResolved', {}, [roomGets('this', 'damage', 2)], ONCE),
  ),
  'astral-observatory': advancedMonster(
    ['Astral Observatory', 'Astralobservatorium'],
    [1, 3, { mage: 1 }],
    use([cancelSpell()], { cost: [discard(SPELL)], once: 'card', answers: 'spell' }),
    use([gain(2)], { cost: [discard(SPELL)], once: 'card' }),
  ),
  'coin-slot-trap': trap(
    ['Coin Slot Trap', 'Münzschlitzfalle'],
    [2, 2, { thief: 1 }],
    when('heroEntered', { this: true }, [gain(1)], ONCE),
  ),
  'fences-backroom': trap(
    ["Fence's Backroom", 'Hinterzimmer des Hehlers'],
    [2, 1, { thief: 2 }],
    use([gain(1)], { cost: [discard(ROOM)], ...ONCE }),
  ),
  'trapdoor-hall': trap(
    ['Trapdoor Hall', 'Falltürhalle'],
    [1, 1, { thief: 1 }],
    use([toEntrance(aim(aHeroHere))], { cost: [destroyThis()] }),
  ),
  'the-gilded-press': advancedTrap(
    ['The Gilded Press', 'Die vergoldete Presse'],
    [1, 3, { thief: 1 }],
    use([roomGets('this', 'damage', 4)], { cost: [pay(2)], ...ONCE }),
  ),
  'saucer-hangar': exploring(
    trap(
      ['Saucer Hangar', 'Untertassenhangar'],
      [2, 2, { explorer: 1 }],
      when('uncovered', { this: true }, [draw('room', 2)]),
    ),
  ),
  'xeno-hatchery': exploring(
    monster(
      ['Xeno Hatchery', 'Xeno-Brutstätte'],
      [2, 1, { explorer: 2 }],
      when('builtOver', { this: true }, [roomGets('this', 'damage', 2)]),
    ),
  ),
  'cryo-cells': exploring(
    trap(
      ['Cryo Cells', 'Kryozellen'],
      [1, 1, { explorer: 1 }],
      use([deactivate(aim(aRoom('anybody', { where: 'other' })))], { cost: [destroyThis()] }),
    ),
  ),
  'mothership-core': exploring(
    advancedMonster(
      ['Mothership Core', 'Kern des Mutterschiffs'],
      [1, 4, { explorer: 1 }],
      always('damage', 1, { rooms: { where: 'other', treasure: 'explorer' } }),
    ),
  ),
  'pilgrim-toll': exploring(
    trap(['Pilgrim Toll', 'Pilgerzoll'], [1, 1, { cleric: 1, explorer: 1 }], whenBuilt(gain(per('heroesInTown')))),
  ),
  'gladiator-dome': exploring(
    monster(['Gladiator Dome', 'Gladiatorenkuppel'], [1, 1, { fighter: 1, explorer: 1 }], whenHeroDiesHere(gain(2))),
  ),
  'psionic-tank': exploring(
    monster(
      ['Psionic Tank', 'Psionischer Tank'],
      [1, 1, { mage: 1, explorer: 1 }],
      when('uncovered', { this: true }, [draw('spell')]),
    ),
  ),
  'smuggler-bay': exploring(
    trap(['Smuggler Bay', 'Schmugglerbucht'], [1, 1, { thief: 1, explorer: 1 }], whenAppears(gain(1))),
  ),
  'vault-of-villains': advancedTrap(
    ['Vault of Villains', 'Gewölbe der Schurken'],
    [1, 2, { cleric: 1, fighter: 1, mage: 1, thief: 1 }],
    always('damage', per('minibosses'), HERE),
  ),
};

import { test } from '../../effects/holding/conditions.ts';
import { always, when } from '../../effects/language/ability.ts';
import { by } from '../../effects/language/flow.ts';
import { drawUpTo } from '../../effects/words/offering.ts';
import { hybrid, STAR, specialEpic } from '../card.ts';

/** The Heroes of the promo cards. */
export const heroes = {
  demigod: specialEpic(['Demigod', 'Halbgott'], 'special', 20, 2, { by: 'fewest', of: 'wounds' }, STAR),
  'monster-hunter': hybrid(
    ['Monster Hunter', 'Monsterjäger'],
    ['cleric', 'fighter'],
    13,
    always('damageTaken', -1, { rooms: { type: 'monster' } }),
  ),
  'trap-master': hybrid(
    ['Trap Master', 'Fallenmeister'],
    ['mage', 'thief'],
    13,
    always('ignoresRooms', 1),
    always('noAbility', 1, { rooms: {}, if: test('heroInside') }),
  ),
  'the-princess': specialEpic(
    ['The Princess', 'Die Prinzessin'],
    'special',
    16,
    2,
    { by: 'most', of: 'cards' },
    {
      ...STAR,
      abilities: [when('heroAppeared', { who: 'anybody', thisHero: true }, [by('everybody', [drawUpTo(3)])])],
    },
  ),
};

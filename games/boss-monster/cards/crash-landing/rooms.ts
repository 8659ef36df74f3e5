import { aim } from '@tafelrunde/words';
import { ifThen, test } from '../../effects/holding/conditions.ts';
import { always, ONCE, use, when, whenBuilt } from '../../effects/language/ability.ts';
import { choose } from '../../effects/language/flow.ts';
import { aHeroOfYours, aRoom } from '../../effects/selectors/picks.ts';
import { discard, discardThis, draw, takeDiscarded } from '../../effects/words/cards.ts';
import { damage } from '../../effects/words/heroes.ts';
import { roomGets } from '../../effects/words/lasting.ts';
import { bringUpOne, deactivate, destroyThis, doAgain } from '../../effects/words/rooms.ts';
import { advancedTrap, monster, trap } from '../card.ts';

const ADVANCED = { kind: 'room', advanced: true } as const;

/** The Rooms of Crash Landing. */
export const rooms = {
  'alien-excavator': trap(['Alien Excavator', 'Alien-Bagger'], [2, 2, { explorer: 1 }], whenBuilt(bringUpOne('you'))),
  'alien-ooze': trap(
    ['Alien Ooze', 'Alienschleim'],
    [2, 1, { explorer: 2 }],
    always('damage', 1, { rooms: { where: 'this' }, withRoom: { where: 'other', treasure: 'explorer' } }),
  ),
  'decoy-garden': monster(
    ['Decoy Garden', 'Lockgarten'],
    [1, 1, { explorer: 2 }],
    whenBuilt(roomGets('this', 'treasure', 2, { treasure: 'explorer' })),
  ),
  'frostman-lander': monster(
    ['Frostman Lander', 'Landefähre der Frostmänner'],
    [2, 2, { explorer: 1 }],
    use([deactivate(aim(aRoom('anybody', { advanced: true })))], { cost: [discardThis()], fromHand: true }),
  ),
  'invasion-swarm': monster(
    ['Invasion Swarm', 'Invasionsschwarm'],
    [2, 0, { explorer: 1 }],
    always('damage', 1, { rooms: { where: 'adjacent' } }),
  ),
  'reactor-core': trap(
    ['Reactor Core', 'Reaktorkern'],
    [2, 2, { explorer: 1 }],
    always('damage', 1, { rooms: { advanced: true } }),
  ),
  'digicron-library': advancedTrap(
    ['Digicron Library', 'Digicron-Bibliothek'],
    [1, 3, { explorer: 1 }],
    whenBuilt(ifThen(test('anotherAdvancedRoom'), [draw('spell', 2)])),
  ),
  hypercube: advancedTrap(['Hypercube', 'Hyperwürfel'], [2, 4, { explorer: 1 }], always('coversAnything', 1)),
  'the-omega-42': advancedTrap(
    ['The Omega 42', 'Die Omega 42'],
    [1, 3, { explorer: 1 }],
    use([doAgain(aim(aRoom('you', { appearing: true })))], { cost: [discard(ADVANCED)], ...ONCE }),
  ),
  'crash-site': trap(
    ['Crash Site', 'Absturzstelle'],
    [2, 1, { cleric: 1, explorer: 1 }],
    when('uncovered', { this: true }, [takeDiscarded(ADVANCED)]),
  ),
  'caged-gundarf': monster(
    ['Caged Gundarf', 'Gundarf im Käfig'],
    [2, 1, { fighter: 1, explorer: 1 }],
    when('uncovered', { this: true }, [roomGets('this', 'doubleDamage')]),
  ),
  'celestial-map': trap(
    ['Celestial Map', 'Himmelskarte'],
    [2, 1, { mage: 1, explorer: 1 }],
    when('uncovered', { this: true }, [draw('spell'), destroyThis()]),
  ),
  'darkling-lair': monster(
    ['Darkling Lair', 'Dunkelwesenbau'],
    [2, 1, { thief: 1, explorer: 1 }],
    when('uncovered', { this: true }, [choose(aHeroOfYours, [damage(3, 'chosen')])]),
  ),
};

import { per, perPresenceAround } from '../../effects/language/amounts.ts';
import { HAS_INVADERS, is, YOURS } from '../../effects/language/lands.ts';
import { ifThen } from '../../effects/language/words/conditions.ts';
import { defend } from '../../effects/language/words/defence.ts';
import { oneOf } from '../../effects/language/words/flow.ts';
import { damage, damageDifferent, damageEach, damageEachInvader, fear } from '../../effects/language/words/harm.ts';
import { slipAway } from '../../effects/language/words/lands.ts';
import { drawOther, unnerve } from '../../effects/language/words/mist.ts';
import { push, pushUpTo } from '../../effects/language/words/moving.ts';
import { gainPower, reclaimAll, reclaimOne } from '../../effects/language/words/power-cards.ts';
import { addPresence, movePresence } from '../../effects/language/words/presence.ts';
import {
  type Card,
  element,
  energySpaces,
  innate,
  land,
  ours,
  playSpaces,
  range,
  spirit,
  threshold,
  uniqueOf,
} from '../card.ts';

/* Shroud of Silent Mist. */

const unique = uniqueOf('jagged-earth');

export const shroud: Readonly<Record<string, Card>> = {
  'shroud-of-silent-mist': spirit({
    set: 'jagged-earth',
    name: { en: 'Shroud of Silent Mist', de: 'Nebel des leisen Todes' },
    complexity: 'high',
    setup: [
      { n: 1, in: { last: is('wetland') } },
      { n: 1, in: { last: is('mountain') } },
    ],
    growth: {
      pick: 1,
      options: [
        { do: [reclaimAll(), gainPower()] },
        { do: [addPresence(0), addPresence(0)] },
        { do: [gainPower(), addPresence(3, is('mountain', 'wetland'))] },
      ],
    },
    tracks: [
      energySpaces(0, 1, element('water'), 2, element('air')),
      playSpaces(1, 2, { action: [movePresence(1)] }, element('moon'), 3, 4, { action: [reclaimOne()] }, 5),
    ],
    special: [
      {
        name: { en: 'Gather Power from the Cool and Dark', de: 'Kraft aus Kühle und Dunkelheit' },
        abilities: [{ always: 'cools', lacking: 'fire', n: 1 }],
      },
      {
        name: { en: 'Mists Shift and Flow', de: 'Nebel wallen und wandern' },
        abilities: [{ always: 'flows' }],
      },
      {
        name: { en: 'Slow and Silent Death', de: 'Ein langsamer, leiser Tod' },
        abilities: [{ always: 'smothers', where: YOURS, most: 5, every: 3 }],
      },
    ],
    innates: [
      innate(
        'slow',
        ['Suffocating Shroud', 'Erstickender Schleier'],
        land(range(0)),
        threshold('1 moon 2 air 1 water', damage(1)),
        threshold('2 moon 3 air 2 water', damageDifferent(perPresenceAround(1))),
        threshold('4 moon 4 air 3 water', damage(1)),
        threshold('5 moon 6 air 4 water', damageEachInvader(1)),
      ),
      innate(
        'slow',
        ['Lost in the Swirling Haze', 'Verloren im wirbelnden Dunst'],
        land(range(0)),
        threshold('1 air 2 water', pushUpTo(1, 'dahan')),
        threshold('2 air 3 water', pushUpTo(2, 'explorer', 'dahan')),
        threshold('3 air 4 water', pushUpTo(2, 'explorer', 'dahan')),
      ),
    ],
    uniques: ['dissolving-vapors', 'flowing-and-silent-forms-dart-by', 'the-fog-closes-in', 'unnerving-pall'],
  }),
  'dissolving-vapors': ours(
    unique(2, 'slow', 'air water', ['Dissolving Vapors', 'Zersetzende Dämpfe'], land(range(0)), [
      fear(1),
      damageEachInvader(1),
      damageEach(1, 'dahan'),
    ]),
  ),
  'flowing-and-silent-forms-dart-by': ours(
    unique(
      0,
      'fast',
      'moon air water',
      ['Flowing and Silent Forms Dart By', 'Fließende, stille Gestalten huschen vorbei'],
      land(range(0)),
      [ifThen(HAS_INVADERS, [fear(2)]), slipAway(), drawOther()],
    ),
  ),
  'the-fog-closes-in': ours(
    unique(1, 'slow', 'moon air water', ['The Fog Closes In', 'Der Nebel schließt sich'], land(range(0)), [
      damageDifferent(perPresenceAround(1)),
      push(2, 'dahan'),
    ]),
  ),
  'unnerving-pall': ours(
    unique(1, 'fast', 'moon air animal', ['Unnerving Pall', 'Zermürbender Schleier'], land(range(0), HAS_INVADERS), [
      oneOf([fear(1), unnerve(3)], [fear(1), defend(per(1, 'presence'))]),
    ]),
  ),
};

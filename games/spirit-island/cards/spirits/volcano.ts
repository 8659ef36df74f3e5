import { may } from '@tafelrunde/words';
import { perBurst, perElement } from '../../effects/language/amounts.ts';
import {
  ADJACENT,
  allOf,
  atLeast,
  HAS_INVADERS,
  HERE_OR_ADJACENT,
  is,
  lacks,
  near,
} from '../../effects/language/lands.ts';
import { burstOf, ifThen } from '../../effects/language/words/conditions.ts';
import { gainEnergy, payFor, splitEnergy } from '../../effects/language/words/energy.ts';
import { aLand, aside, by, choose, eachLand, oneOf } from '../../effects/language/words/flow.ts';
import { damage, damageEach, damageTo, fear, moreDamage, moreDamageTo } from '../../effects/language/words/harm.ts';
import { push, pushAway } from '../../effects/language/words/moving.ts';
import { add, addBlight, addBlightSparing } from '../../effects/language/words/pieces.ts';
import { gainPower, morePlays, reclaimAll } from '../../effects/language/words/power-cards.ts';
import {
  addPresence,
  burst,
  drawPresence,
  restorePresence,
  returnOwnPresence,
} from '../../effects/language/words/presence.ts';
import { rangeFrom } from '../../effects/language/words/spirits.ts';
import {
  ANOTHER_SPIRIT,
  type Card,
  element,
  energySpaces,
  fromSacredSite,
  innate,
  land,
  ours,
  playSpaces,
  range,
  spirit,
  threshold,
  uniqueOf,
} from '../card.ts';

/* Volcano Looming High. */

const unique = uniqueOf('jagged-earth');

export const volcano: Readonly<Record<string, Card>> = {
  'volcano-looming-high': spirit({
    set: 'jagged-earth',
    name: { en: 'Volcano Looming High', de: 'Hochaufragender Vulkan' },
    complexity: 'moderate',
    setup: [{ n: 1, in: { any: is('mountain') }, with: ['badlands'], then: [push('all', 'dahan')] }],
    growth: {
      pick: 1,
      options: [
        { do: [reclaimAll(), gainPower(), gainEnergy(3)] },
        { do: [addPresence(0), addPresence(0)] },
        { do: [gainPower(), addPresence(4), morePlays(1), gainEnergy(2)] },
      ],
    },
    tracks: [
      energySpaces(1, 2, element('earth'), 3, 4, 5),
      playSpaces(1, element('fire'), element('earth'), 2, element('air'), 3, element('fire'), 4),
    ],
    special: [
      {
        name: { en: 'Mountain Home', de: 'Heimat in den Bergen' },
        abilities: [{ always: 'dwells', where: is('mountain') }],
      },
      {
        name: { en: 'Collapse in a Blast of Lava and Steam', de: 'Zusammenbruch in Lava und Dampf' },
        abilities: [{ always: 'erupts', n: 1 }],
      },
      {
        name: { en: 'Volcanic Peaks Tower Over the Landscape', de: 'Vulkangipfel überragen das Land' },
        abilities: [{ always: 'rangeFrom', n: 1, where: atLeast(3, 'presence'), cards: true }],
      },
    ],
    innates: [
      {
        ...innate(
          'fast',
          ['Explosive Eruption', 'Gewaltiger Ausbruch'],
          land(range(0)),
          threshold(
            '2 fire 2 earth',
            ifThen(burstOf(2), [
              choose(aside(aLand(HERE_OR_ADJACENT)), [damage(perBurst(1)), damageTo(perBurst(1), 'dahan')]),
            ]),
          ),
          threshold('3 fire 3 earth', ifThen(burstOf(4), [fear(perBurst(1))])),
          threshold(
            '4 fire 2 air 4 earth',
            ifThen(burstOf(6), [eachLand(HERE_OR_ADJACENT, damage(4), damageTo(4, 'dahan')), addBlightSparing()]),
          ),
          threshold(
            '5 fire 3 air 5 earth',
            ifThen(burstOf(10), [
              eachLand(near(2), moreDamage(4), moreDamageTo(4, 'dahan')),
              eachLand(allOf(ADJACENT, lacks('blight')), addBlight()),
            ]),
          ),
        ),
        do: [burst(1)],
      },
      innate(
        'slow',
        ['Powered by the Furnace of the Earth', 'Gespeist vom Ofen der Erde'],
        land(range(0)),
        threshold('3 earth', returnOwnPresence(1)),
        threshold('3 fire', may([payFor(2, gainPower())])),
        threshold('4 earth 4 fire', drawPresence(2)),
        threshold('5 fire', restorePresence(2)),
      ),
    ],
    uniques: ['exaltation-of-molten-stone', 'lava-flows', 'pyroclastic-bombardment', 'rain-of-ash'],
  }),
  'exaltation-of-molten-stone': ours(
    unique(
      1,
      'fast',
      'moon fire earth',
      ['Exaltation of Molten Stone', 'Verzückung geschmolzenen Gesteins'],
      ANOTHER_SPIRIT,
      [splitEnergy(perElement(1, 'fire')), by('target', [rangeFrom(1, is('mountain'))])],
    ),
  ),
  'lava-flows': ours(
    unique(1, 'slow', 'fire earth', ['Lava Flows', 'Lavaströme'], land(range(1)), [
      oneOf([add(1, 'badlands'), add(1, 'wilds')], [damage(1)]),
    ]),
  ),
  'pyroclastic-bombardment': ours(
    unique(
      3,
      'fast',
      'fire air earth',
      ['Pyroclastic Bombardment', 'Pyroklastischer Beschuss'],
      land(fromSacredSite(2)),
      [damageEach(1, 'town', 'city'), damageEach(1, 'dahan'), damage(1), damageTo(1, 'dahan')],
    ),
  ),
  'rain-of-ash': ours(
    unique(2, 'slow', 'fire air earth', ['Rain of Ash', 'Aschenregen'], land(range(1)), [
      ifThen(HAS_INVADERS, [fear(2)]),
      pushAway(2, 'dahan'),
      pushAway(2, 'explorer', 'town'),
    ]),
  ),
};

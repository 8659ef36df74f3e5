import { perElement, perEveryElement, perShowing, perTerrorLevel, plusPer } from '../../effects/language/amounts.ts';
import { allOf, amid, atLeast, HAS_INVADERS, has, YOURS } from '../../effects/language/lands.ts';
import { ifThen } from '../../effects/language/words/conditions.ts';
import { gainEnergy } from '../../effects/language/words/energy.ts';
import { aLand, by, choose } from '../../effects/language/words/flow.ts';
import { boostDamage, damage, fear, maySpreadDamage, moreFear, spreadAt } from '../../effects/language/words/harm.ts';
import { push, pushAway, pushUpTo } from '../../effects/language/words/moving.ts';
import { addBlight, destroy, remove } from '../../effects/language/words/pieces.ts';
import { gainPower, reclaimAll } from '../../effects/language/words/power-cards.ts';
import { addPresence } from '../../effects/language/words/presence.ts';
import { INVADERS } from '../../pieces.ts';
import {
  ANY_SPIRIT,
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
  thresholdInstead,
  thresholdIsFast,
  uniqueOf,
} from '../card.ts';

/* Heart of the Wildfire. */

const unique = uniqueOf('feather-flame');

const YOURS_WITH_BLIGHT = allOf(YOURS, has('blight'));

export const wildfire: Readonly<Record<string, Card>> = {
  'heart-of-the-wildfire': spirit({
    set: 'feather-flame',
    name: { en: 'Heart of the Wildfire', de: 'Seele des Flächenbrandes' },
    complexity: 'high',
    setup: [{ n: 3, in: { highest: 'sands' }, with: ['blight', 'blight'] }],
    growth: {
      pick: 1,
      options: [
        { do: [reclaimAll(), gainPower(), gainEnergy(1)] },
        { do: [gainPower(), addPresence(3)] },
        { do: [addPresence(1), gainEnergy(plusPer(2, perShowing(1, 'fire')))] },
      ],
    },
    tracks: [
      energySpaces(0, element('fire'), 1, 2, element('fire plant'), 3),
      playSpaces(1, element('fire'), 2, 3, element('fire'), 4),
    ],
    special: [
      {
        name: { en: 'Blazing Presence', de: 'Lodernde Präsenz' },
        abilities: [
          {
            always: 'arrives',
            do: [
              damage(perShowing(1, 'fire')),
              ifThen({ showing: 'fire', least: 2 }, [addBlight()]),
              push('all', 'beasts'),
              pushUpTo('all', 'dahan'),
            ],
          },
        ],
      },
      {
        name: { en: 'Destructive Nature', de: 'Zerstörerisches Wesen' },
        abilities: [{ always: 'fireproof' }],
      },
    ],
    innates: [
      innate(
        'fast',
        ['Firestorm', 'Feuersturm'],
        land(range(0), has('blight')),
        threshold('1 plant', spreadAt(2, YOURS_WITH_BLIGHT, damage(perEveryElement(2, 'fire')))),
        thresholdInstead('3 plant', spreadAt(2, YOURS_WITH_BLIGHT, damage(perElement(1, 'fire')))),
        threshold('4 fire 2 air', maySpreadDamage(YOURS_WITH_BLIGHT)),
        threshold(
          '7 fire',
          choose(aLand(YOURS_WITH_BLIGHT), [push('all', 'dahan'), destroy('all', ...INVADERS, 'beasts'), addBlight()]),
        ),
      ),
      innate(
        'slow',
        ['The Burned Land Regrows', 'Das verbrannte Land ergrünt'],
        land(range(0)),
        threshold('4 fire 1 plant', ifThen(atLeast(2, 'blight'), [remove(1, 'blight')])),
        thresholdInstead('4 fire 2 plant', remove(1, 'blight')),
        threshold('5 fire 2 earth 2 plant', remove(1, 'blight')),
      ),
    ],
    uniques: ['asphyxiating-smoke', 'flames-fury', 'flash-fires', 'threatening-flames'],
  }),
  'asphyxiating-smoke': ours(
    unique(2, 'slow', 'fire air plant', ['Asphyxiating Smoke', 'Erstickender Rauch'], land(fromSacredSite(2)), [
      fear(1),
      destroy(1, 'town'),
      push(1, 'dahan'),
    ]),
  ),
  'flames-fury': ours(
    unique(0, 'fast', 'sun fire plant', ["Flame's Fury", 'Zorn der Flamme'], ANY_SPIRIT, [
      by('target', [gainEnergy(1), boostDamage(1)]),
    ]),
  ),
  'flash-fires': ours(
    unique(
      2,
      'slow',
      'fire air',
      ['Flash-Fires', 'Stichflammen'],
      land(range(1)),
      [fear(1), damage(1)],
      thresholdIsFast('2 air'),
    ),
  ),
  'threatening-flames': ours(
    unique(
      0,
      'fast',
      'fire plant',
      ['Threatening Flames', 'Bedrohliche Flammen'],
      land(range(0), allOf(has('blight'), HAS_INVADERS)),
      [fear(2), pushAway(perTerrorLevel(1), 'explorer', 'town'), ifThen(amid(YOURS), [moreFear(2)])],
    ),
  ),
};

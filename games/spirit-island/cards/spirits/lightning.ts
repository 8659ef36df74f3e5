import { has } from '../../effects/language/lands.ts';
import { ifThen } from '../../effects/language/words/conditions.ts';
import { gainEnergy } from '../../effects/language/words/energy.ts';
import { by } from '../../effects/language/words/flow.ts';
import { damageEachInvader, fear } from '../../effects/language/words/harm.ts';
import { pushUpTo } from '../../effects/language/words/moving.ts';
import { destroy } from '../../effects/language/words/pieces.ts';
import { gainPower, reclaimAll } from '../../effects/language/words/power-cards.ts';
import { addPresence } from '../../effects/language/words/presence.ts';
import { hasten } from '../../effects/language/words/spirits.ts';
import {
  ANY_SPIRIT,
  type Card,
  energySpaces,
  fromSacredSite,
  innate,
  land,
  playSpaces,
  range,
  spirit,
  threshold,
  thresholdMayInstead,
  unique,
} from '../card.ts';

/* Lightning's Swift Strike. */

export const lightning: Readonly<Record<string, Card>> = {
  'lightnings-swift-strike': spirit({
    set: 'base',
    name: { en: "Lightning's Swift Strike", de: 'Pfeilschneller Blitzschlag' },
    complexity: 'low',
    setup: [{ n: 2, in: { highest: 'sands' } }],
    growth: {
      pick: 1,
      options: [
        { do: [reclaimAll(), gainPower(), gainEnergy(1)] },
        { do: [addPresence(2), addPresence(0)] },
        { do: [addPresence(1), gainEnergy(3)] },
      ],
    },
    tracks: [energySpaces(1, 1, 2, 2, 3, 4, 4, 5), playSpaces(2, 3, 4, 5, 6)],
    special: [
      {
        name: { en: 'Swiftness of Lightning', de: 'Schnelligkeit des Blitzes' },
        abilities: [{ always: 'hasten', perElement: 'air' }],
      },
    ],
    innates: [
      innate(
        'slow',
        ['Thundering Destruction', 'Donnernde Zerstörung'],
        land(fromSacredSite(1)),
        threshold('3 fire 2 air', destroy(1, 'town')),
        thresholdMayInstead('4 fire 3 air', destroy(1, 'city')),
        threshold('5 fire 4 air 1 water', destroy(1, 'town', 'city')),
        threshold('5 fire 5 air 2 water', destroy(1, 'town', 'city')),
      ),
    ],
    uniques: ['harbingers-of-the-lightning', 'lightnings-boon', 'raging-storm', 'shatter-homesteads'],
  }),
  'harbingers-of-the-lightning': unique(
    0,
    'slow',
    'fire air',
    ['Harbingers of the Lightning', 'Vorbote des Blitzes'],
    land(range(1)),
    [pushUpTo(2, 'dahan'), ifThen({ pushedTo: has('town', 'city') }, [fear(1)])],
  ),
  'lightnings-boon': unique(1, 'fast', 'fire air', ["Lightning's Boon", 'Blitzschub'], ANY_SPIRIT, [
    by('target', [hasten(2)]),
  ]),
  'raging-storm': unique(3, 'slow', 'fire air water', ['Raging Storm', 'Wütender Sturm'], land(range(1)), [
    damageEachInvader(1),
  ]),
  'shatter-homesteads': unique(
    2,
    'slow',
    'fire air',
    ['Shatter Homesteads', 'Vernichtete Siedlung'],
    land(fromSacredSite(2)),
    [fear(1), destroy(1, 'town')],
  ),
};

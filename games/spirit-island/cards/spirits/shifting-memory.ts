import { perDiscardedInvader } from '../../effects/language/amounts.ts';
import { BUILDINGS_HERE, HAS_INVADERS, is } from '../../effects/language/lands.ts';
import { ifThen } from '../../effects/language/words/conditions.ts';
import { defend } from '../../effects/language/words/defence.ts';
import { gainEnergy } from '../../effects/language/words/energy.ts';
import { by, mayDoBoth, oneOrBoth } from '../../effects/language/words/flow.ts';
import { fear } from '../../effects/language/words/harm.ts';
import { shelter } from '../../effects/language/words/lands.ts';
import { observe, payMarkers, prepare, teach } from '../../effects/language/words/markers.ts';
import { gatherUpTo } from '../../effects/language/words/moving.ts';
import {
  gainPower,
  gainPowerSparing,
  morePlays,
  reclaimAll,
  reclaimOne,
} from '../../effects/language/words/power-cards.ts';
import { addPresence } from '../../effects/language/words/presence.ts';
import { revealTopFear } from '../../effects/language/words/spirits.ts';
import {
  ANY_SPIRIT,
  type Card,
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
  uniqueOf,
} from '../card.ts';
import { elements } from '../elements.ts';

/* Shifting Memory of Ages. */

const unique = uniqueOf('jagged-earth');

/** Which threshold of Share Secrets of Survival lets both be done. */
const BOTH = 0;

export const shiftingMemory: Readonly<Record<string, Card>> = {
  'shifting-memory-of-ages': spirit({
    set: 'jagged-earth',
    name: { en: 'Shifting Memory of Ages', de: 'Wandelndes Urgedächtnis' },
    complexity: 'moderate',
    setup: [{ n: 2, in: { last: is('sands', 'mountain') } }],
    prepared: elements('moon air earth'),
    growth: {
      pick: 1,
      options: [
        { do: [reclaimAll(), addPresence(0)] },
        { do: [gainPower(), addPresence(2)] },
        { do: [addPresence(1), gainEnergy(2)] },
        { do: [gainEnergy(9)] },
      ],
    },
    tracks: [
      energySpaces(0, 1, 2, { energy: 3, action: [prepare()] }, 4, { action: [reclaimOne()] }, 5, {
        energy: 6,
        action: [prepare()],
      }),
      playSpaces(1, 2, 2, { action: [payMarkers(2, morePlays(1))] }, 3),
    ],
    special: [
      {
        name: { en: 'Long Ages of Knowledge and Forgetfulness', de: 'Lange Zeitalter des Wissens und Vergessens' },
        abilities: [{ always: 'remembers' }],
      },
      {
        name: { en: "Insights into the World's Nature", de: 'Einblicke ins Wesen der Welt' },
        abilities: [{ always: 'prepares' }],
      },
    ],
    innates: [
      innate(
        'fast',
        ["Learn the Invaders' Tactics", 'Die List der Invasoren lernen'],
        land(range(1), HAS_INVADERS),
        threshold('2 earth', defend(2)),
        thresholdInstead('1 air 2 earth', defend(3)),
        thresholdInstead('2 moon 3 air 4 earth', defend(perDiscardedInvader(2))),
      ),
      innate(
        'fast',
        ['Observe the Ever-Changing World', 'Die wandelbare Welt beobachten'],
        land(range(1)),
        threshold('1 moon', prepare()),
        thresholdInstead('2 moon 1 air', observe(3)),
      ),
    ],
    uniques: [
      'boon-of-ancient-memories',
      'elemental-teachings',
      'share-secrets-of-survival',
      'study-the-invaders-fears',
    ],
  }),
  'boon-of-ancient-memories': ours(
    unique(
      1,
      'slow',
      'moon water earth plant',
      ['Boon of Ancient Memories', 'Segen uralter Erinnerungen'],
      ANY_SPIRIT,
      [ifThen({ targets: 'yourself' }, [gainPower('minor')], [by('target', [gainPowerSparing(2)])])],
    ),
  ),
  'elemental-teachings': ours(
    unique(0, 'fast', 'moon air earth', ['Elemental Teachings', 'Lehren der Elemente'], ANY_SPIRIT, [
      prepare(),
      teach(3),
    ]),
  ),
  'share-secrets-of-survival': ours(
    unique(
      0,
      'fast',
      'sun air earth',
      ['Share Secrets of Survival', 'Geheimnisse des Überlebens'],
      land(fromSacredSite(1)),
      [oneOrBoth(BOTH, [shelter(2)], [gatherUpTo(2, 'dahan')])],
      threshold('3 air', mayDoBoth()),
    ),
  ),
  'study-the-invaders-fears': ours(
    unique(
      0,
      'fast',
      'moon air animal',
      ["Study the Invaders' Fears", 'Die Ängste der Invasoren erforschen'],
      land(range(0), BUILDINGS_HERE),
      [fear(2), revealTopFear()],
    ),
  ),
};

import { atMost, per } from '../../effects/language/amounts.ts';
import { allOf, BUILDINGS_HERE, HAS_INVADERS, has, is, lacks, THEIRS, within } from '../../effects/language/lands.ts';
import { ifThen } from '../../effects/language/words/conditions.ts';
import { gainEnergy } from '../../effects/language/words/energy.ts';
import { aLand, choose, oneOf } from '../../effects/language/words/flow.ts';
import { damage, damageTo, fear, moreDamage, moreDamageTo } from '../../effects/language/words/harm.ts';
import { push, pushAlong } from '../../effects/language/words/moving.ts';
import { add, remove } from '../../effects/language/words/pieces.ts';
import { gainPower, reclaimAll } from '../../effects/language/words/power-cards.ts';
import { addPresence, forDestroyed } from '../../effects/language/words/presence.ts';
import { skip } from '../../effects/language/words/skipping.ts';
import {
  ANY_SPIRIT,
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
  thresholdFarther,
  uniqueOf,
} from '../card.ts';

/* Vengeance as a Burning Plague. */

const unique = uniqueOf('jagged-earth');

const CORRUPTED = has('town', 'city', 'blight');

export const vengeance: Readonly<Record<string, Card>> = {
  'vengeance-as-a-burning-plague': spirit({
    set: 'jagged-earth',
    name: { en: 'Vengeance as a Burning Plague', de: 'Rache in Gestalt brennender Seuche' },
    complexity: 'high',
    setup: [
      { n: 1, in: { any: has('blight') } },
      { n: 1, in: { any: allOf(is('wetland'), lacks('dahan')) } },
    ],
    destroyed: 1,
    growth: {
      pick: 1,
      options: [
        { do: [reclaimAll(), gainPower(), gainEnergy(1)] },
        { do: [addPresence(2, CORRUPTED), addPresence(2, CORRUPTED)] },
        {
          do: [gainPower(), oneOf([addPresence(1)], [choose(aLand(within(1)), [add(1, 'disease')])]), gainEnergy(1)],
        },
      ],
    },
    tracks: [energySpaces(1, 2, element('animal'), 3, 4), playSpaces(1, 2, element('fire'), 2, 3, 3, 4)],
    special: [
      {
        name: {
          en: 'The Terror of a Slowly Unfolding Plague',
          de: 'Der Schrecken einer schleichenden Seuche',
        },
        abilities: [{ always: 'festers', n: 1 }],
      },
      {
        name: { en: 'Lingering Pestilence', de: 'Schwelende Pestilenz' },
        abilities: [{ always: 'lingers', do: [add(1, 'disease')] }],
      },
      {
        name: { en: "Wreak Vengeance for the Land's Corruption", de: 'Rache für das verdorbene Land' },
        abilities: [{ always: 'scorched', kinds: ['blight'] }],
      },
    ],
    innates: [
      innate(
        'fast',
        ['Epidemics Run Rampant', 'Epidemien greifen um sich'],
        land(range(1), has('disease')),
        threshold('1 fire 3 animal', damage(per(1, 'disease')), damageTo(per(1, 'disease'), 'dahan')),
        threshold('2 fire 1 water 4 animal', moreDamage(per(1, 'disease')), moreDamageTo(per(1, 'disease'), 'dahan')),
        threshold(
          '3 fire 3 water 5 animal',
          moreDamage(per(1, 'disease')),
          moreDamageTo(per(1, 'disease'), 'dahan'),
          fear(atMost(5, per(1, 'disease'))),
          remove(1, 'disease'),
        ),
      ),
      innate(
        'slow',
        ['Savage Revenge', 'Wilde Rache'],
        land(range(0), BUILDINGS_HERE),
        thresholdFarther('3 air', 1),
        threshold('3 fire 1 animal', damage(1)),
        threshold('4 fire 2 animal', moreDamage(2)),
        threshold('5 fire 2 air 2 animal', moreDamage(3)),
      ),
    ],
    uniques: ['fetid-breath-spreads-infection', 'fiery-vengeance', 'plaguebearers', 'strike-low-with-sudden-fevers'],
  }),
  'fetid-breath-spreads-infection': ours(
    unique(
      2,
      'slow',
      'air water animal',
      ['Fetid Breath Spreads Infection', 'Fauliger Atem verbreitet Ansteckung'],
      land(range(1), HAS_INVADERS),
      [fear(1), add(1, 'disease')],
    ),
  ),
  'fiery-vengeance': ours(
    unique(0, 'fast', 'sun fire', ['Fiery Vengeance', 'Feurige Rache'], ANY_SPIRIT, [
      forDestroyed(choose(aLand(THEIRS), [fear(1), damage(1)])),
    ]),
  ),
  plaguebearers: ours(
    unique(1, 'slow', 'fire water animal', ['Plaguebearers', 'Seuchenträger'], land(range(2), has('disease')), [
      ifThen(HAS_INVADERS, [fear(1)]),
      pushAlong('disease', push(per(2, 'disease'), 'explorer', 'town', 'dahan')),
    ]),
  ),
  'strike-low-with-sudden-fevers': ours(
    unique(
      2,
      'fast',
      'fire air earth animal',
      ['Strike Low with Sudden Fevers', 'Jähe Fieber strecken sie nieder'],
      land(range(1), has('disease')),
      [fear(1), skip('ravage')],
    ),
  ),
};

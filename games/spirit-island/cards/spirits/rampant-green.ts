import { allOf, HAS_INVADERS, is, lacks, YOURS } from '../../effects/language/lands.ts';
import { ifThen, insteadIf } from '../../effects/language/words/conditions.ts';
import { defend } from '../../effects/language/words/defence.ts';
import { gainEnergy } from '../../effects/language/words/energy.ts';
import { by, oneOf } from '../../effects/language/words/flow.ts';
import { damageEach, damageTo, fear } from '../../effects/language/words/harm.ts';
import { push } from '../../effects/language/words/moving.ts';
import { remove } from '../../effects/language/words/pieces.ts';
import { gainPower, morePlays, reclaimAll } from '../../effects/language/words/power-cards.ts';
import { addPresence, addPresenceHere } from '../../effects/language/words/presence.ts';
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
  thresholdInstead,
  thresholdRepeat,
  unique,
} from '../card.ts';

/* A Spread of Rampant Green. */

export const rampantGreen: Readonly<Record<string, Card>> = {
  'a-spread-of-rampant-green': spirit({
    set: 'base',
    name: { en: 'A Spread of Rampant Green', de: 'Wildwucherndes Grün' },
    complexity: 'moderate',
    setup: [
      { n: 1, in: { highest: 'wetland' } },
      { n: 1, in: { any: allOf(is('jungle'), lacks('dahan')) } },
    ],
    growth: {
      pick: 1,
      always: [addPresence(2, is('jungle', 'wetland'))],
      options: [
        { do: [reclaimAll(), gainPower()] },
        { do: [addPresence(1), morePlays(1)] },
        { do: [gainPower(), gainEnergy(3)] },
      ],
    },
    tracks: [energySpaces(0, 1, element('plant'), 2, 2, element('plant'), 3), playSpaces(1, 1, 2, 2, 3, 4)],
    special: [
      { name: { en: 'Choke the Land with Green', de: 'Grün erstickt das Land' }, abilities: [{ always: 'chokes' }] },
      { name: { en: 'Steady Regeneration', de: 'Stetiges Nachwachsen' }, abilities: [{ always: 'regrows' }] },
    ],
    innates: [
      innate(
        'slow',
        ['Creepers Tear Into Mortar', 'Ranken sprengen Mauern'],
        land(range(0)),
        threshold('1 moon 2 plant', damageTo(1, 'town', 'city')),
        thresholdRepeat('2 moon 3 plant'),
        thresholdRepeat('3 moon 4 plant'),
      ),
      innate(
        'fast',
        ['All-Enveloping Green', 'Alles umhüllendes Grün'],
        land(fromSacredSite(1)),
        threshold('1 water 3 plant', defend(2)),
        thresholdInstead('2 water 4 plant', defend(4)),
        threshold('3 water 1 earth 5 plant', remove(1, 'blight')),
      ),
    ],
    uniques: [
      'fields-choked-with-growth',
      'gift-of-proliferation',
      'overgrow-in-a-night',
      'stem-the-flow-of-fresh-water',
    ],
  }),
  'fields-choked-with-growth': ours(
    unique(0, 'slow', 'sun water plant', ['Fields Choked with Growth', 'Überwucherte Felder'], land(range(1)), [
      oneOf([push(1, 'town')], [push(3, 'dahan')]),
    ]),
  ),
  'gift-of-proliferation': ours(
    unique(1, 'fast', 'moon plant', ['Gift of Proliferation', 'Gabe des Wucherns'], ANOTHER_SPIRIT, [
      by('target', [addPresence(1)]),
    ]),
  ),
  'overgrow-in-a-night': ours(
    unique(2, 'fast', 'moon plant', ['Overgrow in a Night', 'Über Nacht zugewachsen'], land(range(1)), [
      oneOf([addPresenceHere()], [ifThen(allOf(YOURS, HAS_INVADERS), [fear(3)])]),
    ]),
  ),
  'stem-the-flow-of-fresh-water': ours(
    unique(0, 'slow', 'water plant', ['Stem the Flow of Fresh Water', 'Versiegende Quellen'], land(fromSacredSite(1)), [
      insteadIf(is('mountain', 'sands'), [damageTo(1, 'town', 'city')], [damageEach(1, 'town', 'city')]),
    ]),
  ),
};

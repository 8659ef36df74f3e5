import { dahanByPresence, per, perElement, perEvery } from '../../effects/language/amounts.ts';
import { HAS_INVADERS, has } from '../../effects/language/lands.ts';
import { ifThen } from '../../effects/language/words/conditions.ts';
import { defend } from '../../effects/language/words/defence.ts';
import { gainEnergy } from '../../effects/language/words/energy.ts';
import { oneOf } from '../../effects/language/words/flow.ts';
import { damage, fear } from '../../effects/language/words/harm.ts';
import { sameTime } from '../../effects/language/words/lands.ts';
import { gatherUpTo, pushUpTo } from '../../effects/language/words/moving.ts';
import { destroy } from '../../effects/language/words/pieces.ts';
import { gainPower, reclaimAll, reclaimOne } from '../../effects/language/words/power-cards.ts';
import { addPresence } from '../../effects/language/words/presence.ts';
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
  thresholdFast,
  unique,
} from '../card.ts';

/* Thunderspeaker. */

export const thunderspeaker: Readonly<Record<string, Card>> = {
  thunderspeaker: spirit({
    set: 'base',
    name: { en: 'Thunderspeaker', de: 'Stimme des Donners' },
    complexity: 'moderate',
    setup: [
      { n: 1, in: { most: 'dahan' } },
      { n: 1, in: { most: 'dahan' } },
    ],
    growth: {
      pick: 1,
      options: [
        { do: [reclaimAll(), gainPower(), gainPower()] },
        { do: [addPresence(2, has('dahan')), addPresence(1, has('dahan'))] },
        { do: [addPresence(1), gainEnergy(4)] },
      ],
    },
    tracks: [
      energySpaces(1, element('air'), 2, element('fire'), element('sun'), 3),
      playSpaces(1, 2, 2, 3, { action: [reclaimOne()] }, 3, 4),
    ],
    special: [
      {
        name: { en: 'Ally of the Dahan', de: 'Verbündeter der Dahan' },
        abilities: [{ always: 'follows', kind: 'dahan' }],
      },
      { name: { en: 'Sworn to Victory', de: 'Dem Sieg verschworen' }, abilities: [{ always: 'sworn' }] },
    ],
    innates: [
      innate(
        'slow',
        ['Gather the Warriors', 'Ruf der Krieger'],
        land(range(1)),
        thresholdFast('4 air'),
        threshold('1 animal', gatherUpTo(perElement(1, 'air'), 'dahan'), pushUpTo(perElement(1, 'sun'), 'dahan')),
      ),
      innate(
        'slow',
        ['Lead the Furious Assault', 'Führe den wütenden Angriff'],
        land(range(0)),
        thresholdFast('4 air'),
        threshold('2 sun 1 fire', destroy(perEvery(2, 'dahan'), 'town')),
        threshold('4 sun 3 fire', destroy(perEvery(3, 'dahan'), 'city')),
      ),
    ],
    uniques: ['manifestation-of-power-and-glory', 'sudden-ambush', 'voice-of-thunder', 'words-of-warning'],
  }),
  'manifestation-of-power-and-glory': ours(
    unique(
      3,
      'slow',
      'sun fire air',
      ['Manifestation of Power and Glory', 'Erscheinung von Macht und Ruhm'],
      land(range(0), has('dahan')),
      [fear(1), damage(dahanByPresence(1))],
    ),
  ),
  'sudden-ambush': ours(
    unique(2, 'fast', 'fire air animal', ['Sudden Ambush', 'Plötzlicher Hinterhalt'], land(range(1)), [
      gatherUpTo(1, 'dahan'),
      destroy(per(1, 'dahan'), 'explorer'),
    ]),
  ),
  'voice-of-thunder': ours(
    unique(0, 'slow', 'sun air', ['Voice of Thunder', 'Donnerstimme'], land(range(1)), [
      oneOf([pushUpTo(4, 'dahan')], [ifThen(HAS_INVADERS, [fear(2)])]),
    ]),
  ),
  'words-of-warning': ours(
    unique(1, 'fast', 'sun air animal', ['Words of Warning', 'Warnende Worte'], land(range(1), has('dahan')), [
      defend(3),
      sameTime(),
    ]),
  ),
};

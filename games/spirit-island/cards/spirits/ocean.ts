import { may } from '@tafelrunde/words';
import { COASTAL, OCEAN, YOURS } from '../../effects/language/lands.ts';
import { ifThen } from '../../effects/language/words/conditions.ts';
import { defend } from '../../effects/language/words/defence.ts';
import { gainEnergy } from '../../effects/language/words/energy.ts';
import { aLand, by, choose } from '../../effects/language/words/flow.ts';
import { fear, moreFear } from '../../effects/language/words/harm.ts';
import { gather, gatherUpTo, push, pushUpTo } from '../../effects/language/words/moving.ts';
import { drown } from '../../effects/language/words/pieces.ts';
import { gainPower, reclaimAll } from '../../effects/language/words/power-cards.ts';
import { addPresence, gatherIntoOceans, pushFromOceans, spareDahan } from '../../effects/language/words/presence.ts';
import {
  ANOTHER_SPIRIT,
  ANYWHERE_IN_RANGE,
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
  thresholdMayInstead,
  unique,
} from '../card.ts';

/* Ocean's Hungry Grasp. */

export const ocean: Readonly<Record<string, Card>> = {
  'oceans-hungry-grasp': spirit({
    set: 'base',
    name: { en: "Ocean's Hungry Grasp", de: 'Hunger des Ozeans' },
    complexity: 'high',
    setup: [
      { n: 1, in: { ocean: true } },
      { n: 1, in: { any: COASTAL } },
    ],
    growth: {
      pick: 1,
      options: [
        { do: [reclaimAll(), gainPower(), gatherIntoOceans(), gainEnergy(2)] },
        { do: [addPresence(ANYWHERE_IN_RANGE, OCEAN), addPresence(ANYWHERE_IN_RANGE, OCEAN), gainEnergy(1)] },
        { do: [gainPower(), pushFromOceans(), addPresence(1, COASTAL)] },
      ],
    },
    tracks: [
      energySpaces(0, element('moon'), element('water'), 1, element('earth'), element('water'), 2),
      playSpaces(1, 2, 2, 3, 4, 5),
    ],
    special: [
      { name: { en: 'Ocean in Play, Drowning', de: 'Ozean im Spiel, Ertrinken' }, abilities: [{ always: 'ocean' }] },
    ],
    innates: [
      innate(
        'fast',
        ['Pound Ships to Splinters', 'Zerschmetterte Schiffe'],
        land(range(0), COASTAL),
        threshold('1 moon 1 air 2 water', fear(1)),
        threshold('2 moon 1 air 3 water', moreFear(1)),
        threshold('3 moon 2 air 4 water', moreFear(2)),
      ),
      innate(
        'slow',
        ['Ocean Breaks the Shore', 'Der Ozean bricht die Küste'],
        land(range(0), COASTAL),
        threshold('2 water 1 earth', drown(1, 'town')),
        thresholdMayInstead('3 water 2 earth', drown(1, 'city')),
        threshold('4 water 3 earth', drown(1, 'town', 'city')),
      ),
    ],
    uniques: ['call-of-the-deeps', 'grasping-tide', 'swallow-the-land-dwellers', 'tidal-boon'],
  }),
  'call-of-the-deeps': ours(
    unique(0, 'fast', 'moon air water', ['Call of the Deeps', 'Ruf der Tiefen'], land(range(0), COASTAL), [
      gather(1, 'explorer'),
      ifThen(OCEAN, [gatherUpTo(1, 'explorer')]),
    ]),
  ),
  'grasping-tide': ours(
    unique(1, 'fast', 'moon water', ['Grasping Tide', 'Gierige Flut'], land(range(1), COASTAL), [fear(2), defend(4)]),
  ),
  'swallow-the-land-dwellers': ours(
    unique(
      0,
      'slow',
      'water earth',
      ['Swallow the Land-Dwellers', 'Die Landbewohner verschlingen'],
      land(range(0), COASTAL),
      [drown(1, 'explorer'), drown(1, 'town'), drown(1, 'dahan')],
    ),
  ),
  'tidal-boon': ours(
    unique(1, 'slow', 'moon water earth', ['Tidal Boon', 'Segen der Gezeiten'], ANOTHER_SPIRIT, [
      spareDahan(),
      by('target', [gainEnergy(2), may([choose(aLand(YOURS), [push(1, 'town'), pushUpTo(2, 'dahan')])])]),
    ]),
  ),
};

import { atMost, per } from '../../effects/language/amounts.ts';
import { BUILDINGS_HERE, HAS_INVADERS, HERE_OR_ADJACENT, INLAND, YOURS } from '../../effects/language/lands.ts';
import { gatherReplaced } from '../../effects/language/words/carrying.ts';
import { fallen, fallenAtLeast, ifThen, REPLACED } from '../../effects/language/words/conditions.ts';
import { gainTheseElements } from '../../effects/language/words/elements.ts';
import { gainEnergy } from '../../effects/language/words/energy.ts';
import { aLand, aside, by, choose, oneOf } from '../../effects/language/words/flow.ts';
import { damage, fear, moreFear } from '../../effects/language/words/harm.ts';
import { gatherUpTo, pushUpTo } from '../../effects/language/words/moving.ts';
import { add, destroyUpTo, replace } from '../../effects/language/words/pieces.ts';
import { gainPower, reclaimAll, reclaimOne } from '../../effects/language/words/power-cards.ts';
import { addPresence, replacePresence } from '../../effects/language/words/presence.ts';
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
  thresholdInstead,
  thresholdRepeat,
  uniqueOf,
} from '../card.ts';

/* Lure of the Deep Wilderness. */

const unique = uniqueOf('jagged-earth');

export const lure: Readonly<Record<string, Card>> = {
  'lure-of-the-deep-wilderness': spirit({
    set: 'jagged-earth',
    name: { en: 'Lure of the Deep Wilderness', de: 'Verlockung der tiefsten Wälder' },
    complexity: 'moderate',
    setup: [
      { n: 2, in: { number: 8 }, with: ['beasts'] },
      { n: 1, in: { number: 7 } },
    ],
    growth: {
      pick: 2,
      options: [
        { group: 0, do: [reclaimAll(), gainEnergy(1)] },
        { group: 0, do: [addPresence(4, INLAND)] },
        {
          group: 1,
          do: [
            oneOf([gainTheseElements('moon')], [gainTheseElements('air')], [gainTheseElements('plant')]),
            gainEnergy(2),
          ],
        },
        { group: 1, do: [gainPower()] },
      ],
    },
    tracks: [
      energySpaces(
        1,
        2,
        element('moon'),
        { energy: 3, ...element('plant') },
        { energy: 4, ...element('air') },
        { energy: 5, action: [reclaimOne()] },
      ),
      playSpaces(1, 2, element('animal'), 3, 4, { plays: 5, action: [reclaimOne()] }),
    ],
    special: [
      {
        name: { en: "Home of the Island's Heart", de: 'Heimat im Herzen der Insel' },
        abilities: [{ always: 'dwells', where: INLAND }],
      },
      {
        name: { en: 'Enthrall the Foreign Explorers', de: 'Bann über die fremden Entdecker' },
        abilities: [{ always: 'enthralls', n: 2 }],
      },
    ],
    innates: [
      {
        ...innate(
          'slow',
          ['Forsake Society to Chase After Dreams', 'Allem entsagen, um Träumen nachzujagen'],
          land(range(1), HAS_INVADERS),
          threshold('2 moon', replace('explorer', 'explorer')),
          thresholdInstead('2 moon 1 air', replace('town', 'explorer', 2)),
          thresholdInstead('3 moon 2 air 1 animal', replace('city', 'explorer', 3)),
          thresholdRepeat('4 air'),
        ),
        after: [ifThen(REPLACED, [gatherReplaced(), ifThen(BUILDINGS_HERE, [fear(1)])])],
      },
      {
        ...innate(
          'slow',
          ['Never Heard From Again', 'Nie wieder gesehen'],
          land(range(0), INLAND),
          threshold('1 fire 3 plant', add(1, 'badlands')),
          threshold('2 plant', destroyUpTo(per(2, 'badlands', 'beasts', 'disease', 'wilds'), 'explorer')),
          threshold('4 plant 1 animal', damage(2)),
          thresholdRepeat('6 plant'),
        ),
        after: [ifThen(fallen('explorer'), [fear(1)]), ifThen(fallenAtLeast(5, 'explorer'), [moreFear(1)])],
      },
    ],
    uniques: [
      'gift-of-the-untamed-wild',
      'perils-of-the-deepest-island',
      'softly-beckon-ever-inward',
      'swallowed-by-the-wilderness',
    ],
  }),
  'gift-of-the-untamed-wild': ours(
    unique(
      0,
      'slow',
      'moon fire air plant',
      ['Gift of the Untamed Wild', 'Geschenk der ungezähmten Wildnis'],
      ANY_SPIRIT,
      [by('target', [oneOf([choose(aLand(YOURS), [add(1, 'wilds')])], [replacePresence('disease')])])],
    ),
  ),
  'perils-of-the-deepest-island': ours(
    unique(
      1,
      'slow',
      'moon plant animal',
      ['Perils of the Deepest Island', 'Gefahren der innersten Insel'],
      land(range(0), INLAND),
      [fear(1), add(1, 'badlands'), choose(aside(aLand(HERE_OR_ADJACENT)), [add(1, 'beasts')]), pushUpTo(2, 'dahan')],
    ),
  ),
  'softly-beckon-ever-inward': ours(
    unique(
      2,
      'slow',
      'moon air',
      ['Softly Beckon Ever Inward', 'Sanft immer tiefer hineinlocken'],
      land(range(0), INLAND),
      [gatherUpTo(2, 'explorer'), gatherUpTo(2, 'town'), gatherUpTo(2, 'beasts'), gatherUpTo(2, 'dahan')],
    ),
  ),
  'swallowed-by-the-wilderness': ours(
    unique(
      1,
      'fast',
      'fire air plant animal',
      ['Swallowed by the Wilderness', 'Von der Wildnis verschlungen'],
      land(range(0), INLAND),
      [fear(2), damage(atMost(5, per(1, 'beasts', 'disease', 'wilds', 'badlands')))],
    ),
  ),
};

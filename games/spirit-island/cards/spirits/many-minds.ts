import { per, perDone, perElement, perEvery, perPastFirst } from '../../effects/language/amounts.ts';
import { atLeast, HAS_INVADERS, has, withinYours, YOURS } from '../../effects/language/lands.ts';
import { defend, forestall, ward } from '../../effects/language/words/defence.ts';
import { gainEnergy, payFor } from '../../effects/language/words/energy.ts';
import { guide } from '../../effects/language/words/flocks.ts';
import { aLand, by, choose } from '../../effects/language/words/flow.ts';
import { fear } from '../../effects/language/words/harm.ts';
import { gatherUpTo, push, pushUpTo } from '../../effects/language/words/moving.ts';
import { add, removeUpTo } from '../../effects/language/words/pieces.ts';
import { gainPower, reclaimAll } from '../../effects/language/words/power-cards.ts';
import { addPresence, addPresenceWith, pushOnePresence } from '../../effects/language/words/presence.ts';
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
  uniqueOf,
  whereTarget,
} from '../card.ts';

/* Many Minds Move as One. */

const unique = uniqueOf('jagged-earth');

export const manyMinds: Readonly<Record<string, Card>> = {
  'many-minds-move-as-one': spirit({
    set: 'jagged-earth',
    name: { en: 'Many Minds Move as One', de: 'Viele bewegen sich als Eines' },
    complexity: 'moderate',
    setup: [{ n: 1, in: { any: has('beasts') }, with: ['beasts'] }],
    growth: {
      pick: 1,
      options: [
        { do: [reclaimAll(), gainPower()] },
        { do: [addPresence(1), addPresence(0)] },
        {
          do: [addPresenceWith('beasts', 3), gainEnergy(1), choose(aLand(withinYours(2)), [gatherUpTo(1, 'beasts')])],
        },
      ],
    },
    tracks: [
      energySpaces(0, 1, element('air'), 2, element('animal'), 3, 4),
      playSpaces(1, 2, { action: [payFor(2, gainPower())] }, 3, 3, 4, 5),
    ],
    special: [
      {
        name: { en: 'Fly Fast as Thought', de: 'Schnell wie ein Gedanke' },
        abilities: [{ always: 'flies', kind: 'beasts', n: 2 }],
      },
      {
        name: { en: 'A Joining of Swarms and Flocks', de: 'Ein Bund aus Schwärmen und Herden' },
        abilities: [{ always: 'flocks' }],
      },
    ],
    innates: [
      innate(
        'fast',
        ['The Teeming Host Arrives', 'Die wimmelnde Schar trifft ein'],
        land(range(2)),
        threshold('2 air 1 animal', gatherUpTo(1, 'beasts')),
        thresholdInstead('3 air 1 water 2 animal', gatherUpTo(perElement(1, 'air'), 'beasts')),
        threshold('1 fire 4 air 2 animal', pushUpTo(3, 'beasts')),
      ),
      innate(
        'fast',
        ['Beset and Confound the Invaders', 'Invasoren bedrängen und verwirren'],
        land(range(2), HAS_INVADERS),
        whereTarget(atLeast(2, 'beasts'), threshold('1 air 2 animal', fear(2), defend(2))),
        whereTarget(atLeast(3, 'beasts'), thresholdInstead('2 air 3 animal', fear(3), defend(4))),
        whereTarget(atLeast(4, 'beasts'), thresholdInstead('3 air 4 animal', fear(4), defend(7))),
        whereTarget(atLeast(5, 'beasts'), thresholdInstead('4 air 1 earth 5 animal', fear(6), defend(10))),
      ),
    ],
    uniques: [
      'a-dreadful-tide-of-scurrying-flesh',
      'boon-of-swarming-bedevilment',
      'ever-multiplying-swarm',
      'guide-the-way-on-feathered-wings',
      'pursue-with-scratches-pecks-and-stings',
    ],
  }),
  'a-dreadful-tide-of-scurrying-flesh': ours(
    unique(
      0,
      'fast',
      'moon air water animal',
      ['A Dreadful Tide of Scurrying Flesh', 'Eine Schreckensflut aus wimmelnden Leibern'],
      land(fromSacredSite(1), atLeast(2, 'beasts')),
      [removeUpTo(perEvery(2, 'beasts'), 'beasts'), fear(perDone(2)), forestall(perDone(1))],
    ),
  ),
  'boon-of-swarming-bedevilment': ours(
    unique(
      0,
      'fast',
      'air water animal',
      ['Boon of Swarming Bedevilment', 'Segen der schwirrenden Plage'],
      ANOTHER_SPIRIT,
      [by('target', [ward(per(1, 'presence'), YOURS), pushOnePresence()])],
    ),
  ),
  'ever-multiplying-swarm': ours(
    unique(1, 'slow', 'fire earth animal', ['Ever-Multiplying Swarm', 'Ewig wachsender Schwarm'], land(range(0)), [
      add(2, 'beasts'),
    ]),
  ),
  'guide-the-way-on-feathered-wings': ours(
    unique(
      0,
      'fast',
      'sun air animal',
      ['Guide the Way on Feathered Wings', 'Den Weg weisen auf gefiederten Schwingen'],
      land(range(1)),
      [guide('beasts', 2, 2, 'dahan')],
    ),
  ),
  'pursue-with-scratches-pecks-and-stings': ours(
    unique(
      0,
      'fast',
      'sun fire air animal',
      ['Pursue with Scratches, Pecks, and Stings', 'Verfolgung mit Kratzern, Hieben und Stichen'],
      land(range(2), has('beasts')),
      [fear(1), push(perPastFirst(1, 'beasts'), 'explorer', 'town')],
    ),
  ),
};

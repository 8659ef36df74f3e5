import { perCardInPlay } from '../../effects/language/amounts.ts';
import { atLeast, COASTAL, is } from '../../effects/language/lands.ts';
import { ifThen } from '../../effects/language/words/conditions.ts';
import { gainEnergy } from '../../effects/language/words/energy.ts';
import { by } from '../../effects/language/words/flow.ts';
import { damage, damageEachInvader, moreDamage } from '../../effects/language/words/harm.ts';
import { gatherUpTo, push, pushUpTo } from '../../effects/language/words/moving.ts';
import { add } from '../../effects/language/words/pieces.ts';
import { gainPower, reclaimAll, reclaimOne } from '../../effects/language/words/power-cards.ts';
import { addPresence } from '../../effects/language/words/presence.ts';
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
  thresholdInstead,
  unique,
} from '../card.ts';

/* River Surges in Sunlight. */

export const river: Readonly<Record<string, Card>> = {
  'river-surges-in-sunlight': spirit({
    set: 'base',
    name: { en: 'River Surges in Sunlight', de: 'Sonnengenährter Fluss' },
    complexity: 'low',
    setup: [{ n: 1, in: { highest: 'wetland' } }],
    growth: {
      pick: 1,
      options: [
        { do: [reclaimAll(), gainPower(), gainEnergy(1)] },
        { do: [addPresence(1), addPresence(1)] },
        { do: [gainPower(), addPresence(2)] },
      ],
    },
    tracks: [energySpaces(1, 2, 2, 3, 4, 4, 5), playSpaces(1, 2, 2, 3, { action: [reclaimOne()] }, 4, 5)],
    special: [
      {
        name: { en: "River's Domain", de: 'Reich des Flusses' },
        abilities: [{ always: 'sacredSite', where: is('wetland') }],
      },
    ],
    innates: [
      innate(
        'slow',
        ['Massive Flooding', 'Gewaltige Flut'],
        land(fromSacredSite(1)),
        threshold('1 sun 2 water', push(1, 'explorer', 'town')),
        thresholdInstead('2 sun 3 water', damage(2), pushUpTo(3, 'explorer', 'town')),
        thresholdInstead('3 sun 4 water 1 earth', damageEachInvader(2)),
      ),
    ],
    uniques: ['boon-of-vigor', 'flash-floods', 'rivers-bounty', 'wash-away'],
  }),
  'boon-of-vigor': unique(0, 'fast', 'sun water plant', ['Boon of Vigor', 'Energieschub'], ANY_SPIRIT, [
    ifThen({ targets: 'yourself' }, [gainEnergy(1)]),
    ifThen({ targets: 'another' }, [by('target', [gainEnergy(perCardInPlay(1))])]),
  ]),
  'flash-floods': unique(2, 'fast', 'sun water', ['Flash Floods', 'Überschwemmung'], land(range(1)), [
    damage(1),
    ifThen(COASTAL, [moreDamage(1)]),
  ]),
  'rivers-bounty': unique(
    0,
    'slow',
    'sun water animal',
    ["River's Bounty", 'Fruchtbarkeit des Flusses'],
    land(range(0)),
    [gatherUpTo(2, 'dahan'), ifThen(atLeast(2, 'dahan'), [add(1, 'dahan'), gainEnergy(1)])],
  ),
  'wash-away': unique(1, 'slow', 'water earth', ['Wash Away', 'Fortreißende Wasser'], land(range(1)), [
    pushUpTo(3, 'explorer', 'town'),
  ]),
};

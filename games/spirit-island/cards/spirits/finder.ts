import { halfOf, per, perEvery } from '../../effects/language/amounts.ts';
import { allOf, BUILDINGS_HERE, has, numbered, SAME_SHORE, SAME_TERRAIN, YOURS } from '../../effects/language/lands.ts';
import { carryUpTo, exchange } from '../../effects/language/words/carrying.ts';
import { gainEnergy } from '../../effects/language/words/energy.ts';
import { aLand, choose, oneOf } from '../../effects/language/words/flow.ts';
import { isolate, shelterOnce } from '../../effects/language/words/lands.ts';
import { push, pushUpTo, pushUpToInto } from '../../effects/language/words/moving.ts';
import { escort, ignoreRange } from '../../effects/language/words/paths.ts';
import { gainPower, morePlays, reclaimAll } from '../../effects/language/words/power-cards.ts';
import { addPresence, movePresence } from '../../effects/language/words/presence.ts';
import { INVADERS } from '../../pieces.ts';
import {
  ANOTHER_SPIRIT,
  ANY_ELEMENT,
  ANYWHERE_IN_RANGE,
  type Card,
  element,
  energySpaces,
  innate,
  land,
  laterSpaces,
  ours,
  playSpaces,
  range,
  spirit,
  threshold,
  thresholdRepeat,
  uniqueOf,
} from '../card.ts';

/* Finder of Paths Unseen. */

const unique = uniqueOf('feather-flame');

/** Whoever it may lead: invaders, dahan, presence of any spirit, beasts. */
const TRAVELLERS = [...INVADERS, 'dahan', 'anyPresence', 'beasts'] as const;

/** The spaces of the panel, each a track of its own: what is beside a bare one can be uncovered. */
const [ENERGY, PLAYS, SUN, EARTH, MOON, WATER, AIR, FIRST_PLAY, SECOND_PLAY, MORE_ENERGY, RANGE, ANY, PUSH] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
] as const;

/** Each level is a power of its own. */
const closing = (level: string, needs: string) =>
  innate(
    'fast',
    [`Close the Ways ${level}`, `Die Wege schließen ${level}`],
    land(range(1)),
    threshold(needs, isolate()),
  );

export const finder: Readonly<Record<string, Card>> = {
  'finder-of-paths-unseen': spirit({
    set: 'feather-flame',
    name: { en: 'Finder of Paths Unseen', de: 'Finder unsichtbarer Wege' },
    complexity: 'very high',
    setup: [
      { n: 1, in: { number: 3 } },
      { n: 1, in: { anywhere: numbered(1) } },
    ],
    growth: {
      pick: 1,
      options: [
        { do: [reclaimAll(), gainPower(), ignoreRange()] },
        { do: [addPresence(1), morePlays(1)] },
        { do: [gainPower(), addPresence(2)] },
        { do: [addPresence(ANYWHERE_IN_RANGE), gainEnergy(2)] },
      ],
    },
    tracks: [
      energySpaces(0),
      playSpaces(1),
      laterSpaces(element('sun')),
      laterSpaces(element('earth')),
      laterSpaces({ energy: 1, ...element('moon') }),
      laterSpaces({ energy: 2, ...element('water') }),
      laterSpaces({ ...element('air'), action: [movePresence(1)] }),
      laterSpaces({ morePlays: 1 }),
      laterSpaces({ morePlays: 1 }),
      laterSpaces({ moreEnergy: 2 }),
      laterSpaces({ moreEnergy: 1, widens: 1 }),
      laterSpaces({ moreEnergy: 1, ...ANY_ELEMENT }),
      laterSpaces({ action: [choose(aLand(allOf(YOURS, BUILDINGS_HERE)), [push(1, 'town', 'city')])] }),
    ],
    gates: {
      [SUN]: { any: [ENERGY, WATER, MOON] },
      [EARTH]: { any: [PLAYS, MOON, FIRST_PLAY] },
      [MOON]: { any: [SUN, EARTH, WATER, AIR] },
      [WATER]: { any: [SUN, MOON, MORE_ENERGY] },
      [AIR]: { any: [MOON, MORE_ENERGY, SECOND_PLAY] },
      [FIRST_PLAY]: { any: [EARTH, SECOND_PLAY] },
      [SECOND_PLAY]: { any: [FIRST_PLAY, AIR, RANGE, PUSH] },
      [MORE_ENERGY]: { any: [WATER, AIR, ANY, RANGE] },
      [RANGE]: { any: [MORE_ENERGY, SECOND_PLAY, ANY, PUSH] },
      [ANY]: { any: [MORE_ENERGY, RANGE] },
      [PUSH]: { any: [SECOND_PLAY, RANGE] },
    },
    special: [
      {
        name: { en: 'Responsibilities to the Dead', de: 'Verantwortung für die Toten' },
        abilities: [{ always: 'atones' }],
      },
      { name: { en: 'Open the Ways', de: 'Die Wege öffnen' }, abilities: [{ always: 'opensWays' }] },
    ],
    innates: [
      innate(
        'fast',
        ['Lay Paths They Cannot Help But Walk', 'Pfade legen, denen niemand widersteht'],
        land(range(0)),
        threshold(
          '2 moon 2 air',
          pushUpTo(perEvery(2, ...INVADERS), ...INVADERS),
          pushUpTo(perEvery(2, 'dahan'), 'dahan'),
          pushUpTo(perEvery(2, 'anyPresence'), 'anyPresence'),
          pushUpTo(perEvery(2, 'beasts'), 'beasts'),
        ),
        threshold('2 sun 2 air', pushUpTo(1, ...TRAVELLERS)),
        thresholdRepeat('2 moon 4 air 3 water'),
      ),
      closing('I', '1 air 2 water'),
      closing('II', '2 air 2 earth'),
      closing('III', '3 air 2 plant'),
    ],
    uniques: [
      'a-circuitous-and-wending-journey',
      'aid-from-the-spirit-speakers',
      'offer-passage-between-worlds',
      'paths-tied-by-nature',
      'travelers-boon',
      'ways-of-shore-and-heartland',
    ],
  }),
  'a-circuitous-and-wending-journey': ours(
    unique(
      0,
      'slow',
      'moon air',
      ['A Circuitous and Wending Journey', 'Eine Reise auf verschlungenen Wegen'],
      land(range(0)),
      [
        pushUpTo(halfOf(...INVADERS), ...INVADERS),
        pushUpTo(halfOf('dahan'), 'dahan'),
        pushUpTo(halfOf('anyPresence'), 'anyPresence'),
        pushUpTo(halfOf('beasts'), 'beasts'),
      ],
    ),
  ),
  'aid-from-the-spirit-speakers': ours(
    unique(
      2,
      'fast',
      'sun fire air animal',
      ['Aid from the Spirit-Speakers', 'Beistand der Geistersprecher'],
      land(range(1)),
      [carryUpTo(2, has('dahan'), per(1, 'dahan'), ...TRAVELLERS)],
    ),
  ),
  'offer-passage-between-worlds': ours(
    unique(1, 'fast', 'sun moon air', ['Offer Passage Between Worlds', 'Passage zwischen den Welten'], land(range(1)), [
      oneOf([exchange(4, YOURS, 'dahan')], [shelterOnce(2)]),
    ]),
  ),
  'paths-tied-by-nature': ours(
    unique(
      0,
      'slow',
      'sun air earth plant',
      ['Paths Tied by Nature', 'Pfade, von der Natur verbunden'],
      land(range(1)),
      [carryUpTo(2, SAME_TERRAIN, 2, ...TRAVELLERS)],
    ),
  ),
  'travelers-boon': ours(
    unique(0, 'fast', 'moon air water', ["Traveler's Boon", 'Segen der Reisenden'], ANOTHER_SPIRIT, [escort(3)]),
  ),
  'ways-of-shore-and-heartland': ours(
    unique(
      1,
      'slow',
      'air water earth',
      ['Ways of Shore and Heartland', 'Wege von Küste und Herzland'],
      land(range(2)),
      [pushUpToInto(SAME_SHORE, 2, ...TRAVELLERS)],
    ),
  ),
};

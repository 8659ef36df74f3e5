import { perCardPlay, perInvaderFallen } from '../../effects/language/amounts.ts';
import { allOf, HAS_INVADERS, has, YOURS } from '../../effects/language/lands.ts';
import { drawn, GATHERED, ifThen } from '../../effects/language/words/conditions.ts';
import { discardTop } from '../../effects/language/words/decks.ts';
import { gainEnergy } from '../../effects/language/words/energy.ts';
import { aLand, choose } from '../../effects/language/words/flow.ts';
import { damage, fear } from '../../effects/language/words/harm.ts';
import { gather, gatherUpTo, push } from '../../effects/language/words/moving.ts';
import { add, addBlight, destroy } from '../../effects/language/words/pieces.ts';
import { gainPower, reclaimAll } from '../../effects/language/words/power-cards.ts';
import { addPresence, movePresence } from '../../effects/language/words/presence.ts';
import { addStrife, infight } from '../../effects/language/words/tokens.ts';
import { duel, keepUsed, useMinor } from '../../effects/language/words/trickery.ts';
import {
  ANY_ELEMENT,
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
  thresholdEither,
  thresholdSlow,
  uniqueOf,
} from '../card.ts';

/* Grinning Trickster Stirs Up Trouble. */

const unique = uniqueOf('jagged-earth');

export const trickster: Readonly<Record<string, Card>> = {
  'grinning-trickster-stirs-up-trouble': spirit({
    set: 'jagged-earth',
    name: { en: 'Grinning Trickster Stirs Up Trouble', de: 'Grinsender Gestaltwandler macht Ärger' },
    complexity: 'moderate',
    setup: [
      { n: 1, in: { last: has('dahan') } },
      { n: 1, in: { number: 4 } },
    ],
    growth: {
      pick: 2,
      options: [
        { cost: 1, do: [reclaimAll(), movePresence(1)] },
        { do: [addPresence(2)] },
        { do: [gainPower()] },
        { do: [gainEnergy(perCardPlay(1))] },
      ],
    },
    tracks: [
      energySpaces(1, element('moon'), 2, ANY_ELEMENT, element('fire'), 3),
      playSpaces(
        2,
        { action: [choose(aLand(allOf(YOURS, has('dahan'))), [push(1, 'dahan')])] },
        3,
        3,
        4,
        element('air'),
        5,
      ),
    ],
    special: [
      {
        name: { en: 'A Real Flair for Discord', de: 'Ein Händchen für Zwietracht' },
        abilities: [{ always: 'sowsDiscord' }],
      },
      {
        name: { en: 'Cleaning Up Messes Is a Drag', de: 'Aufräumen ist öde' },
        abilities: [{ always: 'leavesMesses' }],
      },
    ],
    innates: [
      innate(
        'fast',
        ["Let's See What Happens", 'Mal sehen, was passiert'],
        land(range(1), HAS_INVADERS),
        threshold('1 moon 1 fire 2 air', useMinor()),
        threshold('2 moon 1 fire 2 air', keepUsed()),
      ),
      innate(
        'fast',
        ["Why Don't You and Them Fight", 'Prügelt euch doch selbst'],
        land(range(0), HAS_INVADERS),
        thresholdSlow('3 moon'),
        threshold('3 air', addStrife(1)),
        thresholdEither('3 sun', '3 fire', duel()),
        threshold('3 animal', ifThen(has('beasts'), [damage(2)], [gatherUpTo(1, 'beasts')])),
      ),
    ],
    uniques: ['impersonate-authority', 'incite-the-mob', 'overenthusiastic-arson', 'unexpected-tigers'],
  }),
  'impersonate-authority': ours(
    unique(0, 'slow', 'sun air animal', ['Impersonate Authority', 'Falsche Obrigkeit'], land(range(1)), [addStrife(1)]),
  ),
  'incite-the-mob': ours(
    unique(1, 'slow', 'moon fire air animal', ['Incite the Mob', 'Die Meute aufhetzen'], land(range(1), HAS_INVADERS), [
      infight('one'),
      fear(perInvaderFallen(1)),
    ]),
  ),
  'overenthusiastic-arson': ours(
    unique(1, 'fast', 'fire air', ['Overenthusiastic Arson', 'Übereifrige Brandstiftung'], land(range(1)), [
      destroy(1, 'town'),
      discardTop('minor'),
      ifThen(drawn({ has: 'fire' }), [fear(1), damage(2), addBlight()]),
    ]),
  ),
  'unexpected-tigers': ours(
    unique(0, 'slow', 'moon fire animal', ['Unexpected Tigers', 'Plötzlich Tiger'], land(range(1)), [
      ifThen(HAS_INVADERS, [fear(1)]),
      gather(1, 'beasts'),
      ifThen(GATHERED, [push(1, 'explorer')], [add(1, 'beasts')]),
    ]),
  ),
};

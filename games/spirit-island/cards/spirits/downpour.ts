import { may } from '@tafelrunde/words';
import { allOf, has, is, YOURS } from '../../effects/language/lands.ts';
import { ifThen, mayInsteadIf } from '../../effects/language/words/conditions.ts';
import { defend } from '../../effects/language/words/defence.ts';
import { gainTheseElements } from '../../effects/language/words/elements.ts';
import { gainEnergy } from '../../effects/language/words/energy.ts';
import { by, oneOf } from '../../effects/language/words/flow.ts';
import { damageEach, damageTo, fear } from '../../effects/language/words/harm.ts';
import { isolate, noBlight } from '../../effects/language/words/lands.ts';
import { gatherUpTo, push, pushUpTo } from '../../effects/language/words/moving.ts';
import { remove } from '../../effects/language/words/pieces.ts';
import { gainPower, reclaimAll } from '../../effects/language/words/power-cards.ts';
import { addPresence, movePresence } from '../../effects/language/words/presence.ts';
import { discardPower, eitherReturns, removePresence, suppress, wither } from '../../effects/language/words/rain.ts';
import { mayRepeatPaying } from '../../effects/language/words/spirits.ts';
import {
  ANOTHER_SPIRIT,
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
  uniqueOf,
  YOURSELF,
} from '../card.ts';

/* Downpour Drenches the World. */

const unique = uniqueOf('feather-flame');

const STROLL = { action: [movePresence(1)] };

export const downpour: Readonly<Record<string, Card>> = {
  'downpour-drenches-the-world': spirit({
    set: 'feather-flame',
    name: { en: 'Downpour Drenches the World', de: 'Sturzregen durchnässt die Welt' },
    complexity: 'high',
    setup: [{ n: 1, in: { first: is('wetland') } }],
    growth: {
      pick: 1,
      options: [
        { do: [reclaimAll(), gainPower(), movePresence(2)] },
        { do: [addPresence(2), addPresence(2), gainTheseElements('2 water'), discardPower(2)] },
        { do: [gainPower(), addPresence(3), gainEnergy(1)] },
      ],
    },
    tracks: [
      energySpaces(
        1,
        element('water'),
        element('plant'),
        element('water'),
        { ...element('air'), energy: 2 },
        element('water'),
        element('earth'),
        element('2 water'),
      ),
      playSpaces(1, STROLL, element('water'), 2, STROLL, 3),
    ],
    special: [
      {
        name: { en: 'Drench the Landscape', de: 'Durchnässtes Land' },
        abilities: [{ always: 'drenches', terrain: 'wetland' }],
      },
      {
        name: { en: 'Pour Down Power Across the Island', de: 'Kraft ergießt sich über die Insel' },
        abilities: [{ always: 'repeat', pays: true, perElement: 'water', every: 2, most: 5, orEnergy: 1 }],
      },
    ],
    innates: [
      innate(
        'fast',
        ['Rain and Mud Suppress Conflict', 'Regen und Schlamm ersticken Streit'],
        YOURSELF,
        threshold('1 air 3 water', suppress()),
        threshold('5 water 1 earth', suppress()),
        threshold('3 air 9 water 2 earth', fear(2), wither()),
      ),
      innate(
        'fast',
        ["Water Nourishes Life's Growth", 'Wasser nährt das Leben'],
        land(range(0)),
        threshold(
          '3 water 2 plant',
          gainEnergy(1),
          ifThen(allOf(has('blight'), YOURS), [may([removePresence(1), remove(1, 'blight')])]),
        ),
        threshold('5 water 1 earth 2 plant', gainEnergy(1), gatherUpTo(1, 'dahan')),
        threshold('7 water 2 earth 3 plant', noBlight()),
      ),
    ],
    uniques: [
      'dark-skies-loose-a-stinging-rain',
      'foundations-sink-into-mud',
      'gift-of-abundance',
      'unbearable-deluge',
    ],
  }),
  'dark-skies-loose-a-stinging-rain': ours(
    unique(
      1,
      'fast',
      'moon air water',
      ['Dark Skies Loose a Stinging Rain', 'Dunkler Himmel, peitschender Regen'],
      land(range(1, 'wetland')),
      [isolate(), pushUpTo(1, 'explorer'), pushUpTo(2, 'dahan')],
    ),
  ),
  'foundations-sink-into-mud': ours(
    unique(1, 'slow', 'water earth', ['Foundations Sink into Mud', 'Fundamente versinken im Schlamm'], land(range(0)), [
      mayInsteadIf(is('wetland'), [damageTo(2, 'town')], [damageEach(1, 'town', 'city')]),
    ]),
  ),
  'gift-of-abundance': ours(
    unique(1, 'fast', 'sun air water plant', ['Gift of Abundance', 'Gabe der Fülle'], ANOTHER_SPIRIT, [
      by('target', [oneOf([gainEnergy(2)], [mayRepeatPaying(1)])]),
      eitherReturns(allOf(is('wetland'), YOURS)),
    ]),
  ),
  'unbearable-deluge': ours(
    unique(0, 'fast', 'air water earth', ['Unbearable Deluge', 'Unerträgliche Sintflut'], land(range(0)), [
      fear(1),
      push(2, 'dahan'),
      defend(3),
      ifThen(is('wetland'), [isolate()]),
    ]),
  ),
};

import { may } from '@tafelrunde/words';
import { perAbsorbed, perNear, perPair } from '../../effects/language/amounts.ts';
import { ANYWHERE, HERE_OR_ADJACENT, lacks } from '../../effects/language/lands.ts';
import { defend } from '../../effects/language/words/defence.ts';
import { absorb, gainAnyElement, gainFreely } from '../../effects/language/words/depths.ts';
import { gainTheseElements } from '../../effects/language/words/elements.ts';
import { gainEnergy } from '../../effects/language/words/energy.ts';
import { by, eachLand, oneOf } from '../../effects/language/words/flow.ts';
import { damage, damageTo, fear } from '../../effects/language/words/harm.ts';
import { pushUpTo } from '../../effects/language/words/moving.ts';
import {
  gainPower,
  playAnother,
  playGained,
  reclaimAll,
  reclaimOne,
} from '../../effects/language/words/power-cards.ts';
import { addPresence, movePresence } from '../../effects/language/words/presence.ts';
import {
  ANOTHER_SPIRIT,
  ANY_ELEMENT,
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
  thresholdFor,
  uniqueOf,
  YOURSELF,
} from '../card.ts';

/* Serpent Slumbering Beneath the Island. */

const unique = uniqueOf('feather-flame');

export const serpent: Readonly<Record<string, Card>> = {
  'serpent-slumbering-beneath-the-island': spirit({
    set: 'feather-flame',
    name: { en: 'Serpent Slumbering Beneath the Island', de: 'Unter der Insel schlummernde Schlange' },
    complexity: 'high',
    setup: [{ n: 1, in: { number: 5 } }],
    growth: {
      pick: 2,
      options: [
        { do: [reclaimAll(), movePresence(1)] },
        { do: [gainPower(), gainEnergy(1)] },
        { do: [gainEnergy(4)] },
        { do: [addPresence(3, lacks('blight'))] },
      ],
    },
    tracks: [
      energySpaces(1, element('fire'), ANY_ELEMENT, { action: [reclaimOne()] }),
      playSpaces(1, element('moon'), 2, element('water')),
      laterSpaces(element('earth')),
      laterSpaces({ energy: 6 }, ANY_ELEMENT, { energy: 12 }),
      laterSpaces({ plays: 4 }, { plays: 5, action: [reclaimOne()] }),
    ],
    gates: { 2: { all: [0, 1] }, 3: { all: [2] }, 4: { all: [2] } },
    special: [
      {
        name: { en: 'Deep Slumber', de: 'Tiefer Schlummer' },
        abilities: [{ always: 'slumbers', limits: [5, 7, 8, 10, 11, 12, 13] }],
      },
    ],
    innates: [
      innate(
        'slow',
        ['Serpent Wakes in Power', 'Die Schlange erwacht in ihrer Macht'],
        YOURSELF,
        threshold('2 fire 1 water 1 plant', gainEnergy(1), by('absorbed1', [gainEnergy(1)])),
        threshold('2 water 3 earth 2 plant', addPresence(1), by('absorbed2', [may([addPresence(1)])])),
        threshold('3 fire 3 water 3 earth 3 plant', gainFreely('major'), by('absorbed3', [may([gainFreely('major')])])),
      ),
      innate(
        'slow',
        ['Serpent Rouses in Anger', 'Die Schlange fährt im Zorn auf'],
        land(range(0)),
        threshold('1 fire 1 earth', damageTo(perPair(1, 'fire', 'earth'), 'town', 'city')),
        threshold(
          '2 moon 2 earth',
          fear({ ...perPair(2, 'moon', 'earth'), every: 2 }),
          pushUpTo({ ...perPair(1, 'moon', 'earth'), every: 2 }, 'town'),
        ),
        thresholdFor('5 moon 6 fire 6 earth', 7, eachLand(ANYWHERE, damage(perNear(1, 'presence')))),
      ),
    ],
    uniques: ['absorb-essence', 'elemental-aegis', 'gift-of-flowing-power', 'gift-of-the-primordial-deeps'],
  }),
  'absorb-essence': ours(
    unique(2, 'fast', 'moon fire water earth', ['Absorb Essence', 'Essenz aufnehmen'], ANOTHER_SPIRIT, [
      gainEnergy(3),
      absorb(1),
      by('target', [gainAnyElement(1), gainEnergy(1)]),
    ]),
  ),
  'elemental-aegis': ours(
    unique(1, 'fast', 'fire water earth', ['Elemental Aegis', 'Schild der Elemente'], land(range(0)), [
      eachLand(HERE_OR_ADJACENT, defend(2), defend(perAbsorbed(1))),
    ]),
  ),
  'gift-of-flowing-power': ours(
    unique(1, 'fast', 'fire water', ['Gift of Flowing Power', 'Gabe fließender Kraft'], ANOTHER_SPIRIT, [
      by('target', [gainEnergy(1), oneOf([playAnother()], [gainTheseElements('fire water')])]),
    ]),
  ),
  'gift-of-the-primordial-deeps': ours(
    unique(1, 'fast', 'moon earth', ['Gift of the Primordial Deeps', 'Gabe der Urtiefen'], ANOTHER_SPIRIT, [
      by('target', [gainPower('minor'), oneOf([playGained()], [gainTheseElements('moon earth')])]),
    ]),
  ),
};

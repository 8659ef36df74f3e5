import { per } from '../../effects/language/amounts.ts';
import { BUILDINGS_HERE, HAS_INVADERS, has } from '../../effects/language/lands.ts';
import { ifThen } from '../../effects/language/words/conditions.ts';
import { gainOwnElement } from '../../effects/language/words/elements.ts';
import { gainEnergy } from '../../effects/language/words/energy.ts';
import { by, oneOf } from '../../effects/language/words/flow.ts';
import { damage, fear, moreFear } from '../../effects/language/words/harm.ts';
import { apparition } from '../../effects/language/words/lands.ts';
import { gatherUpTo, pushUpTo } from '../../effects/language/words/moving.ts';
import { bargainForMajor, gainPower, reclaimAll, reclaimOne } from '../../effects/language/words/power-cards.ts';
import { addPresence } from '../../effects/language/words/presence.ts';
import { revealFear } from '../../effects/language/words/spirits.ts';
import { INVADERS } from '../../pieces.ts';
import {
  ANY_ELEMENT,
  ANY_SPIRIT,
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
  unique,
} from '../card.ts';

/* Bringer of Dreams and Nightmares. */

export const bringer: Readonly<Record<string, Card>> = {
  'bringer-of-dreams-and-nightmares': spirit({
    set: 'base',
    name: { en: 'Bringer of Dreams and Nightmares', de: 'Bote der Albträume' },
    complexity: 'high',
    setup: [{ n: 2, in: { highest: 'sands' } }],
    growth: {
      pick: 1,
      options: [
        { do: [reclaimAll(), gainPower()] },
        { do: [reclaimOne(), addPresence(0)] },
        { do: [gainPower(), addPresence(1)] },
        { do: [addPresence(4, has('dahan', ...INVADERS)), gainEnergy(2)] },
      ],
    },
    tracks: [
      energySpaces(2, element('air'), 3, element('moon'), 4, ANY_ELEMENT, 5),
      playSpaces(2, 2, 2, 3, 3, ANY_ELEMENT),
    ],
    special: [
      { name: { en: 'To Dream a Thousand Deaths', de: 'Tausend Tode träumen' }, abilities: [{ always: 'dreams' }] },
    ],
    innates: [
      innate(
        'fast',
        ['Spirits May Yet Dream', 'Auch Geister träumen'],
        ANY_SPIRIT,
        threshold('2 moon 2 air', revealFear()),
        threshold('3 moon', by('target', [gainOwnElement()])),
      ),
      innate(
        'fast',
        ['Night Terrors', 'Nachtschrecken'],
        land(range(0), HAS_INVADERS),
        threshold('1 moon 1 air', fear(1)),
        threshold('2 moon 1 air 1 animal', moreFear(1)),
        threshold('3 moon 2 air 1 animal', moreFear(1)),
      ),
    ],
    uniques: ['call-on-midnights-dream', 'dread-apparitions', 'dreams-of-the-dahan', 'predatory-nightmares'],
  }),
  'call-on-midnights-dream': ours(
    unique(0, 'fast', 'moon animal', ["Call on Midnight's Dream", 'Ruf des Mitternachtstraums'], land(range(0)), [
      oneOf([ifThen(has('dahan'), [bargainForMajor()])], [ifThen(HAS_INVADERS, [fear(2)])]),
    ]),
  ),
  'dread-apparitions': ours(
    unique(2, 'fast', 'moon air', ['Dread Apparitions', 'Grauenhafte Erscheinungen'], land(range(1), HAS_INVADERS), [
      apparition(),
      fear(1),
    ]),
  ),
  'dreams-of-the-dahan': ours(
    unique(0, 'fast', 'moon air', ['Dreams of the Dahan', 'Träume der Dahan'], land(range(2)), [
      oneOf([gatherUpTo(2, 'dahan')], [ifThen(BUILDINGS_HERE, [fear({ ...per(1, 'dahan'), most: 3 })])]),
    ]),
  ),
  'predatory-nightmares': ours(
    unique(
      2,
      'slow',
      'moon fire earth animal',
      ['Predatory Nightmares', 'Räuberische Albträume'],
      land(fromSacredSite(1), HAS_INVADERS),
      [damage(2), pushUpTo(2, 'dahan')],
    ),
  ),
};

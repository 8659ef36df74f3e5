import { may } from '@tafelrunde/words';
import { perDone } from '../../effects/language/amounts.ts';
import { allOf, HAS_INVADERS, has, outnumber, YOURS } from '../../effects/language/lands.ts';
import { ifThen } from '../../effects/language/words/conditions.ts';
import { gainEnergy } from '../../effects/language/words/energy.ts';
import { aLand, by, choose, oneOf } from '../../effects/language/words/flow.ts';
import { damage, fear } from '../../effects/language/words/harm.ts';
import { dahanUnharmed } from '../../effects/language/words/lands.ts';
import { gather, gatherUpTo, push } from '../../effects/language/words/moving.ts';
import { destroyUpTo, replace } from '../../effects/language/words/pieces.ts';
import { gainPower, reclaimAll } from '../../effects/language/words/power-cards.ts';
import { addPresence } from '../../effects/language/words/presence.ts';
import { INVADERS } from '../../pieces.ts';
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
  unique,
} from '../card.ts';

/* Shadows Flicker Like Flame. */

export const shadows: Readonly<Record<string, Card>> = {
  'shadows-flicker-like-flame': spirit({
    set: 'base',
    name: { en: 'Shadows Flicker Like Flame', de: 'Flackernde Schatten' },
    complexity: 'low',
    setup: [
      { n: 2, in: { highest: 'jungle' } },
      { n: 1, in: { number: 5 } },
    ],
    growth: {
      pick: 1,
      options: [
        { do: [reclaimAll(), gainPower()] },
        { do: [gainPower(), addPresence(1)] },
        { do: [addPresence(3), gainEnergy(3)] },
      ],
    },
    tracks: [energySpaces(0, 1, 3, 4, 5, 6), playSpaces(1, 2, 3, 3, 4, 5)],
    special: [
      {
        name: { en: 'Shadows of the Dahan', de: 'Schatten der Dahan' },
        abilities: [{ always: 'reach', where: has('dahan'), cost: 1 }],
      },
    ],
    innates: [
      innate(
        'fast',
        ['Darkness Swallows the Unwary', 'Dunkelheit verschlingt die Arglosen'],
        land(fromSacredSite(1)),
        threshold('2 moon 1 fire', gather(1, 'explorer')),
        threshold('3 moon 2 fire', destroyUpTo(2, 'explorer'), fear(perDone(1))),
        threshold('4 moon 3 fire 2 air', damage(3), fear(perDone(1))),
      ),
    ],
    uniques: ['concealing-shadows', 'crops-wither-and-fade', 'favors-called-due', 'mantle-of-dread'],
  }),
  'concealing-shadows': unique(
    0,
    'fast',
    'moon air',
    ['Concealing Shadows', 'Schatten des Schreckens'],
    land(range(0)),
    [fear(1), dahanUnharmed()],
  ),
  'crops-wither-and-fade': unique(
    1,
    'slow',
    'moon fire plant',
    ['Crops Wither and Fade', 'Verdorrende Ernte'],
    land(range(0)),
    [fear(2), oneOf([replace('town', 'explorer')], [replace('city', 'town')])],
  ),
  'favors-called-due': unique(
    1,
    'slow',
    'moon air animal',
    ['Favors Called Due', 'Im Namen des Schattens'],
    land(range(1)),
    [gatherUpTo(4, 'dahan'), ifThen(allOf(HAS_INVADERS, outnumber(['dahan'], INVADERS)), [fear(3)])],
  ),
  'mantle-of-dread': unique(1, 'slow', 'moon fire air', ['Mantle of Dread', 'Schreckgestalt'], ANY_SPIRIT, [
    fear(2),
    by('target', [may([choose(aLand(YOURS), [push(1, 'explorer'), push(1, 'town')])])]),
  ]),
};

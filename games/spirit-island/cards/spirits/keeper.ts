import { per, perEveryElement, perPair, perSiteNear } from '../../effects/language/amounts.ts';
import { anyOf, between, has, is, lacks, YOURS } from '../../effects/language/lands.ts';
import { ifThen } from '../../effects/language/words/conditions.ts';
import { gainEnergy } from '../../effects/language/words/energy.ts';
import { by, oneOf } from '../../effects/language/words/flow.ts';
import { damage, fear, maySplitDamage, moreDamage, splitAt } from '../../effects/language/words/harm.ts';
import { push } from '../../effects/language/words/moving.ts';
import { add, destroy, remove } from '../../effects/language/words/pieces.ts';
import { gainPower, reclaimAll, reclaimOne } from '../../effects/language/words/power-cards.ts';
import { addPresence } from '../../effects/language/words/presence.ts';
import {
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
  thresholdFarther,
  uniqueOf,
} from '../card.ts';

/* Keeper of the Forbidden Wilds. */

const unique = uniqueOf('branch-claw');

/** Which threshold of Punish Those Who Trespass lets its damage be split. */
const SPLIT = 2;

export const keeper: Readonly<Record<string, Card>> = {
  'keeper-of-the-forbidden-wilds': spirit({
    set: 'branch-claw',
    name: { en: 'Keeper of the Forbidden Wilds', de: 'Hüter der verbotenen Wildnis' },
    complexity: 'moderate',
    setup: [{ n: 1, in: { highest: 'jungle' }, with: ['wilds'] }],
    growth: {
      pick: 2,
      options: [
        { do: [reclaimAll(), gainEnergy(1)] },
        { do: [gainPower()] },
        { do: [addPresence(3, anyOf(has('wilds'), YOURS)), gainEnergy(1)] },
        { cost: 3, do: [gainPower(), addPresence(3, lacks('blight'))] },
      ],
    },
    tracks: [
      energySpaces(2, element('sun'), 4, 5, element('plant'), 7, 8, 9),
      playSpaces(1, 2, 2, 3, 4, { plays: 5, action: [reclaimOne()] }),
    ],
    special: [
      {
        name: { en: 'Forbidden Ground', de: 'Verbotener Boden' },
        abilities: [{ always: 'hallows', do: [push('all', 'dahan')] }],
      },
    ],
    innates: [
      innate(
        'slow',
        ['Punish Those Who Trespass', 'Strafe für Eindringlinge'],
        land(range(0)),
        threshold('2 sun 1 fire 2 plant', splitAt(SPLIT, YOURS, damage(2)), destroy(1, 'dahan')),
        threshold('2 sun 2 fire 3 plant', splitAt(SPLIT, YOURS, moreDamage(perPair(1, 'sun', 'plant')))),
        threshold('4 plant', maySplitDamage(YOURS)),
      ),
      innate(
        'slow',
        ['Spreading Wilds', 'Wachsende Wildnis'],
        land(range(1), lacks('blight')),
        threshold('2 sun', push(perEveryElement(2, 'sun'), 'explorer')),
        threshold('1 plant', ifThen(lacks('explorer'), [add(1, 'wilds')])),
        thresholdFarther('3 plant', 1),
        thresholdFarther('1 air', 1),
      ),
    ],
    uniques: ['boon-of-growing-power', 'regrow-from-roots', 'sacrosanct-wilderness', 'towering-wrath'],
  }),
  'boon-of-growing-power': ours(
    unique(1, 'slow', 'sun moon plant', ['Boon of Growing Power', 'Segen wachsender Macht'], ANY_SPIRIT, [
      by('target', [gainPower()]),
      ifThen({ targets: 'another' }, [by('target', [gainEnergy(1)])]),
    ]),
  ),
  'regrow-from-roots': ours(
    unique(
      1,
      'slow',
      'water earth plant',
      ['Regrow from Roots', 'Aus den Wurzeln neu'],
      land(range(1), is('jungle', 'wetland')),
      [ifThen(between(0, 2, 'blight'), [remove(1, 'blight')])],
    ),
  ),
  'sacrosanct-wilderness': ours(
    unique(
      2,
      'fast',
      'sun earth plant',
      ['Sacrosanct Wilderness', 'Unantastbare Wildnis'],
      land(range(1), lacks('blight')),
      [push(2, 'dahan'), oneOf([damage(per(2, 'wilds'))], [add(1, 'wilds')])],
    ),
  ),
  'towering-wrath': ours(
    unique(3, 'slow', 'sun fire plant', ['Towering Wrath', 'Hochragender Zorn'], land(fromSacredSite(1)), [
      fear(2),
      damage(perSiteNear(2)),
      destroy('all', 'dahan'),
    ]),
  ),
};
